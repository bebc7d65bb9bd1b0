/**
 * Where a type error goes wrong first. mypy sees the reported file alone, everything that it imports from the project
 * being `Any` (`--follow-imports=skip`); then the files that it imports come in, nearest first, until the error is there.
 */
import type { Context, Interpreter } from "../../context.js";
import { timeLeft, whyStopped } from "../../context.js";
import type { TypeFailure } from "../failure.js";
import type { Evidence } from "../../trace/evidence.js";
import type { ImportEdge } from "../imports/facts.js";
import { eachOf } from "../width.js";
import { errorKey, type Origin } from "./facts.js";
import { callMypy, errorsOf, excerpt, targetWords } from "./mypy.js";

/** Reported files that are looked at, those with the first errors first. */
const MOST_FILES = 6;
/** Files that a reported file reaches, nearest first. */
const MOST_REACHED = 64;
const WIDTH = 2;

/** Errors whose line alone is at fault, whatever is declared elsewhere. */
const OWN = new Set(["syntax", "import", "import-untyped", "import-not-found", "unused-ignore", "ignore-without-code", "redundant-cast", "no-untyped-def", "var-annotated", "type-arg", "name-defined"]);

/** Whether another file's declaration may have brought an error. */
export function mayStartElsewhere({ line, code }: TypeFailure): boolean {
  return line !== null && code !== null && !OWN.has(code);
}

interface Look {
  readonly keys: ReadonlySet<string>;
  readonly evidence: Evidence;
}

/**
 * @param errors of the run of record that no failing test explains
 * @param edges the project's import graph; what is imported for its types only counts as well
 */
export async function bisectTypes(context: Context, interpreter: Interpreter, errors: readonly TypeFailure[], edges: readonly ImportEdge[]): Promise<Origin[]> {
  const byFile = new Map<string, TypeFailure[]>();
  for (const error of errors) if (error.line !== null) byFile.set(error.file, [...(byFile.get(error.file) ?? []), error]);
  const files = [...byFile.keys()];
  for (const file of files.slice(MOST_FILES)) context.notRun.push({ step: `first file of the type errors in ${file}`, reason: `${String(MOST_FILES)} other files were looked at` });
  const found = await eachOf(files.slice(0, MOST_FILES), WIDTH, (file) => inFile(context, interpreter, file, byFile.get(file) ?? [], reached(file, edges)));
  return found.flat();
}

async function inFile(context: Context, interpreter: Interpreter, file: string, errors: readonly TypeFailure[], reach: readonly string[]): Promise<Origin[]> {
  const looks = new Map<number, Promise<Look>>();
  const look = (size: number): Promise<Look> => {
    const known = looks.get(size) ?? lookAt(context, interpreter, file, reach.slice(0, size));
    looks.set(size, known);
    return known;
  };
  const found: Origin[] = [];
  for (const error of errors) {
    if (timeLeft(context) === 0) {
      context.notRun.push({ step: `first file of the type errors in ${file}`, reason: whyStopped(context) });
      break;
    }
    const there = async (size: number): Promise<boolean> => (await look(size)).keys.has(errorKey(error));
    if (await there(0)) {
      found.push({ error, first: file, evidence: [(await look(0)).evidence] });
      continue;
    }
    // Without its imports it is not reported; with all of them it may still lack what an installed package declares.
    if (reach.length === 0 || !(await there(reach.length))) continue;
    let [low, high] = [0, reach.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (await there(middle)) high = middle;
      else low = middle;
    }
    found.push({ error, first: reach[high - 1] ?? file, evidence: [(await look(low)).evidence, (await look(high)).evidence] });
  }
  return found;
}

async function lookAt(context: Context, interpreter: Interpreter, file: string, more: readonly string[]): Promise<Look> {
  const run = await callMypy(context, interpreter, {
    stepId: "S3", action: "mypy.bisect", args: ["--follow-imports=skip", ...targetWords([file, ...more])], cache: "mypy-bisect-cache",
  });
  const errors = errorsOf(run, context.inputs.project).filter((e) => e.file === file);
  const seen = more.length === 0 ? `\`${file}\` alone` : `\`${file}\` with ${more.length === 1 ? `\`${more[0] ?? ""}\`` : `${String(more.length)} files that it reaches, \`${more.at(-1) ?? ""}\` last`}`;
  const evidence = context.recorder.fromCommand(run.ran, `mypy sees ${seen}: ${String(errors.length)} errors in it`, errors.length === 0 ? run.ran.output.slice(-600) : excerpt(errors.map((e) => ({ ...e, severity: "error" }))));
  return { keys: new Set(errors.map(errorKey)), evidence };
}

/** The files of the project that a file imports, and theirs, breadth first. */
function reached(file: string, edges: readonly ImportEdge[]): string[] {
  const found = new Set([file]);
  for (const from of found) for (const edge of edges) if (edge.from === from && found.size <= MOST_REACHED) found.add(edge.to);
  found.delete(file);
  return [...found];
}
