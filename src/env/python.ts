/** Which Python runs the project's tests, and why that one. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { UserError } from "../errors.js";
import type { NonEmpty } from "../ports.js";

export interface PythonChoice {
  /** The words that start it: `.venv/bin/python`, or `uv run --no-sync python`. */
  readonly argv: NonEmpty<string>;
  readonly reason: string;
}

export interface PythonQuestion {
  readonly project: string;
  /** The words of `--python`. */
  readonly given: readonly [string, ...string[]] | null;
  readonly env: Readonly<Record<string, string | undefined>>;
}

const BIN = process.platform === "win32" ? ["Scripts", "python.exe"] : ["bin", "python"];

/** A tool that manages environments: the file that shows it is in use, its program, and the words that run Python in it. */
const MANAGERS: readonly { readonly marker: string; readonly program: string; readonly argv: NonEmpty<string> }[] = [
  { marker: "uv.lock", program: "uv", argv: ["uv", "run", "--no-sync", "python"] },
  { marker: "poetry.lock", program: "poetry", argv: ["poetry", "run", "python"] },
  { marker: "pdm.lock", program: "pdm", argv: ["pdm", "run", "python"] },
  { marker: "Pipfile", program: "pipenv", argv: ["pipenv", "run", "python"] },
  { marker: "hatch.toml", program: "hatch", argv: ["hatch", "run", "python"] },
  { marker: "pixi.lock", program: "pixi", argv: ["pixi", "run", "--frozen", "python"] },
];

/**
 * Finds the project's Python: `--python`, the active virtual environment, `.venv` or `venv` in the project, the
 * environment of the tool whose lock file is there, `python` on PATH.
 * @throws UserError where there is none, with what was looked for
 */
export function choosePython(question: PythonQuestion): PythonChoice {
  const { project, given, env } = question;
  if (given !== null) return { argv: given, reason: "--python" };
  const active = env["VIRTUAL_ENV"];
  if (active && existsSync(join(active, ...BIN))) return { argv: [join(active, ...BIN)], reason: "VIRTUAL_ENV is set" };
  for (const folder of [".venv", "venv"]) {
    const python = join(project, folder, ...BIN);
    if (existsSync(python)) return { argv: [python], reason: `${folder} in the project` };
  }
  for (const manager of MANAGERS) {
    if (existsSync(join(project, manager.marker)) && onPath(manager.program, env) !== null) {
      return { argv: manager.argv, reason: `${manager.marker} in the project, and ${manager.program} on PATH` };
    }
  }
  for (const name of ["python", "python3"]) {
    const found = onPath(name, env);
    if (found !== null) return { argv: [found], reason: `${name} on PATH` };
  }
  throw new UserError("no Python found: looked for VIRTUAL_ENV, .venv, venv, a lock file's tool, and python on PATH; name one with --python");
}

/** The full path of a program on PATH, or null. */
export function onPath(name: string, env: Readonly<Record<string, string | undefined>>): string | null {
  const endings = process.platform === "win32" ? [".exe", ".cmd", ""] : [""];
  for (const folder of (env["PATH"] ?? "").split(delimiter)) {
    for (const ending of endings) {
      const file = join(folder, name + ending);
      if (folder !== "" && existsSync(file)) return file;
    }
  }
  return null;
}
