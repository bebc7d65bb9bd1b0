/** `ruff check` on some files, where the project configures it; it changes nothing and keeps no cache. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { timeLeft, type Context, type Interpreter } from "../context.js";
import { onPath } from "../env/python.js";
import type { NonEmpty } from "../ports.js";
import type { Ran } from "../trace/recorder.js";
import { toProject } from "./paths.js";

export interface LintFinding {
  readonly file: string;
  readonly line: number;
  /** `F821`; "syntax" where the file does not parse. */
  readonly code: string;
  readonly message: string;
}

export interface LintRun {
  readonly ran: Ran;
  readonly findings: readonly LintFinding[];
}

/** `ruff check --output-format=json` (docs.astral.sh/ruff, "Output formats"); a file that does not parse has no code. */
const diagnostics = z.array(z.object({ filename: z.string(), message: z.string(), code: z.string().nullable(), location: z.object({ row: z.number().int() }) }));

const RUFF_MS = 30_000;
const MOST_FILES = 100;

/** The file by which ruff is configured, as ruff looks for it: in the project, then in the folders above up to the repository. */
export function ruffConfiguration(project: string): string | null {
  for (let folder = project; ; folder = dirname(folder)) {
    for (const name of [".ruff.toml", "ruff.toml"]) if (existsSync(join(folder, name))) return join(folder, name);
    const pyproject = join(folder, "pyproject.toml");
    if (existsSync(pyproject) && /^\[tool\.ruff\b/m.test(readFileSync(pyproject, "utf8"))) return pyproject;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return null;
  }
}

/** Of the project's own Python first: that is the version that the project has chosen. */
function command({ env }: Context, interpreter: Interpreter): { readonly argv: NonEmpty<string>; readonly shown: NonEmpty<string> } | null {
  if (interpreter.facts.distributions.some((d) => d.name.toLowerCase() === "ruff")) return { argv: [...interpreter.argv, "-m", "ruff"], shown: [...interpreter.shown, "-m", "ruff"] };
  const found = onPath("ruff", env);
  return found === null ? null : { argv: [found], shown: ["ruff"] };
}

/**
 * @param files Python files, relative to the project
 * @returns null where the project does not configure ruff, there is none, or it says nothing that can be read (`not_run` has the reason)
 */
export async function ruffCheck(context: Context, interpreter: Interpreter, files: readonly string[]): Promise<LintRun | null> {
  const { project } = context.inputs;
  const configuration = files.length === 0 ? null : ruffConfiguration(project);
  if (configuration === null) return null;
  const no = (reason: string): null => {
    context.notRun.push({ step: "ruff check", reason });
    return null;
  };
  const ruff = command(context, interpreter);
  if (ruff === null) return no(`${toProject(configuration, project)} configures ruff, and neither the project's Python nor PATH has it: \`${interpreter.shown.join(" ")} -m pip install ruff\``);
  // The configuration may ask for fixes; `--force-exclude` leaves out what it excludes though it is named.
  const words = ["check", "--no-cache", "--no-fix", "--no-fix-only", "--force-exclude", "--output-format=json", "--", ...files.slice(0, MOST_FILES)];
  const ran = await context.recorder.run(
    context.exec, { argv: [...ruff.argv, ...words], cwd: project, timeoutMs: Math.min(RUFF_MS, timeLeft(context)), capture: "all" },
    { stepId: "S4", action: "ruff.check", shown: [...ruff.shown, ...words] },
  );
  const read = diagnostics.safeParse(json(ran.stdout));
  if (!read.success) return no(`it ended with ${ran.exitCode === null ? "no exit code" : `exit ${String(ran.exitCode)}`} and no list of findings: ${ran.stderr.trim().split("\n")[0] ?? ""}`);
  return { ran, findings: read.data.map(({ filename, message, code, location }) => ({ file: toProject(filename, project), line: location.row, code: code ?? "syntax", message })) };
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
