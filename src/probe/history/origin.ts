/** The right code: first-party modules of a scratch run must come from the scratch checkout. */
import { existsSync } from "node:fs";
import { delimiter, isAbsolute, join, sep } from "node:path";
import type { Context, Interpreter } from "../../context.js";
import { toProject } from "../paths.js";
import type { ReadRun } from "../reproduce.js";

const INSTALLED = /[\\/](?:site-packages|dist-packages|\.?venv|\.tox|\.nox)[\\/]/;

/** Top-level names that the project gives: packages and modules at its root or under `src`, less those of the stdlib. */
export function ownNames(interpreter: Interpreter, python: readonly string[]): ReadonlySet<string> {
  const stdlib = new Set(interpreter.facts.stdlib);
  const names = python.flatMap((file) => /^(?:src\/)?([^/]+)(?:\/__init__)?\.py$/.exec(file)?.[1] ?? []);
  return new Set(names.filter((name) => !stdlib.has(name) && name !== "conftest" && name !== "setup"));
}

/** Those of the names that a checkout gives: a module that came later may hide an installed one of its name. */
export function namesThere(own: ReadonlySet<string>, project: string): ReadonlySet<string> {
  return new Set([...own].filter((name) => ["", "src"].some((folder) => existsSync(join(project, folder, name)) || existsSync(join(project, folder, `${name}.py`)))));
}

/**
 * First-party code that came from elsewhere, `name from path` each.
 * @param read a run, its paths already relative to its checkout
 * @param top the user's repository: nothing of it may be loaded, installed packages of a virtual environment in it aside
 * @returns null where the run does not say where its modules came from: then nothing is proven
 */
export function strangers(read: ReadRun, own: ReadonlySet<string>, top: string): string[] | null {
  const outside = (file: string): boolean => file.startsWith(top + sep) && !INSTALLED.test(file);
  const raised = read.death?.exceptions.flatMap((e) => e.frames.filter((f) => outside(f.file)).map((f) => `${f.func} from ${f.file}`)) ?? [];
  const fact = read.facts.filter((f) => f.t === "modules").at(-1);
  // A run that pytest could not begin has loaded no more than its traceback shows.
  if (fact === undefined) return read.session === null && ["usage", "conftest", "internal-error"].includes(read.death?.what ?? "") ? raised : null;
  const loaded = Object.entries(fact.modules).filter(([name, file]) => isAbsolute(file) && (own.has(name) || outside(file)));
  return [...loaded.map(([name, file]) => `${name} from ${file}`), ...raised];
}

/** Folders, relative to the project, that an editable install of something in it puts on the path. */
export function editablePaths(context: Context, interpreter: Interpreter): string[] {
  const { project } = context.inputs;
  return interpreter.facts.distributions.flatMap(({ editable }) => {
    const folder = editable === null ? null : toProject(editable, project);
    if (editable !== project && (folder === null || isAbsolute(folder))) return [];
    return rootsIn(project, editable === project || folder === null ? "" : folder);
  });
}

/** Where the packages of a source folder begin: `src` in it where it has one. */
export function rootsIn(project: string, folder: string): string[] {
  const source = join(folder, "src");
  return [existsSync(join(project, source)) ? source : folder];
}

/**
 * PYTHONPATH of a scratch run: the checkout's own folders first, then the user's, those in the user's checkout moved.
 * Null where there is none.
 */
export function pythonPath(context: Context, checkout: string, folders: readonly string[]): string | null {
  const { project } = context.inputs;
  const user = (context.env["PYTHONPATH"] ?? "").split(delimiter).filter((p) => p !== "").map((p) => moved(p, project, checkout));
  const all = [...folders.map((f) => join(checkout, f)), ...user];
  return all.length === 0 ? null : all.join(delimiter);
}

/** A path in the user's checkout as one of the scratch checkout; any other word stays as it is. */
export function moved(word: string, project: string, checkout: string): string {
  return word === project ? checkout : word.replaceAll(`${project}${sep}`, `${checkout}${sep}`);
}
