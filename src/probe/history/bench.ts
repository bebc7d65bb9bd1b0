/** Where and how history runs things: the repository, the interpreter by its path, what a scratch checkout needs. */
import type { Context, Interpreter } from "../../context.js";
import type { HistoryQuestion } from "../history.js";
import type { Neutral } from "../pytest.js";
import { editablePaths, moved, ownNames, pythonPath } from "./origin.js";
import type { Repository } from "./repository.js";

/** What a scratch checkout is given beside its commit. */
export interface Setup {
  /** Folders of the checkout put on PYTHONPATH, since the environment points at the user's checkout. */
  readonly path: readonly string[];
  /** Files that git ignores, copied in; relative to the project. */
  readonly extras: readonly string[];
}

export interface Bench {
  readonly context: Context;
  readonly interpreter: Interpreter;
  readonly neutral: Neutral;
  readonly repository: Repository;
  readonly asked: HistoryQuestion;
  /** First-party top-level names. */
  readonly own: ReadonlySet<string>;
  /** Path at HEAD → path at the merge base. */
  readonly renames: ReadonlyMap<string, string>;
}

/** A tool's words (`uv run python`) would look for its project in the scratch checkout: its interpreter is called by path. */
export function direct(interpreter: Interpreter): Interpreter {
  return interpreter.argv.length === 1 ? interpreter : { ...interpreter, argv: [interpreter.facts.executable], shown: ["python"] };
}

export function makeBench(parts: Omit<Bench, "own">): Bench {
  return { ...parts, interpreter: direct(parts.interpreter), own: ownNames(parts.interpreter, parts.asked.files.python) };
}

/** What to begin with: an editable install of the project is known to point elsewhere. */
export function firstSetup(bench: Bench): Setup {
  return { path: [...new Set(editablePaths(bench.context, bench.interpreter))], extras: [] };
}

/** The context as it is for a scratch checkout: paths of the user's checkout become its own. */
export function contextIn(context: Context, project: string, setup: Setup): Context {
  const from = context.inputs.project;
  return {
    ...context,
    inputs: { ...context.inputs, project, pytestArgs: context.inputs.pytestArgs.map((a) => moved(a, from, project)), mypyTargets: context.inputs.mypyTargets.map((a) => moved(a, from, project)) },
    env: { ...context.env, PYTHONPATH: pythonPath(context, project, setup.path) ?? undefined },
  };
}
