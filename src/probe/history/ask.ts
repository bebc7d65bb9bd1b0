/** Runs nodes in a scratch checkout, whichever of them exist there. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Context, Interpreter } from "../../context.js";
import type { Neutral } from "../pytest.js";
import { batches, nodeArgument, readRun, type ReadRun } from "../reproduce.js";

export interface Ask {
  readonly action: string;
  /** Node ids or files in their order; none for the whole suite. */
  readonly words: readonly string[];
  readonly collectOnly: boolean;
  readonly env: Readonly<Record<string, string>>;
  readonly factor: readonly [name: string, value: number | string] | null;
  readonly manifests: readonly string[];
  /** The user's checkout: where the nodes are known to exist. */
  readonly head: string;
}

/** A run, and the words that it answers for. */
export interface Answer {
  readonly read: ReadRun;
  /** Null for a run in company, which answers for all that is in it. */
  readonly words: readonly string[] | null;
}

/** Runs the words in one process, or nothing where one of them does not exist there. */
export async function askTogether(context: Context, interpreter: Interpreter, neutral: Neutral, ask: Ask): Promise<Answer[]> {
  if (ask.words.some((id) => isAbsent(id, context.inputs.project, ask.head))) return [];
  const read = await once(context, interpreter, neutral, ask, ask.words);
  return ask.words.some((id) => found(id, read) !== "yes") ? [] : [{ read, words: null }];
}

/** Runs the words in as few processes as they can share. A word that no answer holds does not exist there. */
export async function askEach(context: Context, interpreter: Interpreter, neutral: Neutral, ask: Ask): Promise<Answer[]> {
  const there = ask.words.filter((id) => !isAbsent(id, context.inputs.project, ask.head));
  const answers: Answer[] = [];
  const queue = batches(there, ask.manifests);
  for (let batch = queue.shift(); batch !== undefined; batch = queue.shift()) {
    const read = await once(context, interpreter, neutral, ask, batch);
    const known = batch.filter((id) => found(id, read) === "yes");
    const doubted = batch.filter((id) => found(id, read) === "perhaps");
    const half = Math.ceil(doubted.length / 2);
    // One by itself is what pytest means.
    if (doubted.length > 1) queue.unshift(doubted.slice(0, half), doubted.slice(half));
    const rest = new Set(left(known, read));
    // A run that settles nothing at all is the answer for all of its words.
    const again = rest.size > 0 && rest.size < batch.length;
    answers.push({ read, words: known.filter((id) => !again || !rest.has(id)) });
    if (again) queue.unshift([...rest]);
  }
  return answers;
}

function once(context: Context, interpreter: Interpreter, neutral: Neutral, ask: Ask, words: readonly string[]): Promise<ReadRun> {
  const files = new Set(words.map((id) => id.split("::", 1)[0]));
  return readRun(context, interpreter, neutral, {
    stepId: "S3", action: ask.action, env: ask.env, ...(ask.factor === null ? {} : { settings: { factor: ask.factor } }),
    args: ["-q", ...(ask.collectOnly ? ["--collect-only"] : []), ...words.map(nodeArgument), "--tb=short", ...(files.size > 1 ? ["--continue-on-collection-errors"] : [])],
  });
}

/**
 * Whether pytest found an id in a module that it can collect, by its own words. From release 9 on it leaves the parameters
 * of what it misses out: then another case of the same function may be meant.
 */
function found(id: string, read: ReadRun): "yes" | "no" | "perhaps" {
  if (read.death?.what !== "usage" || !id.includes("::")) return "yes";
  const told = `${read.ran.stderr}\n${read.death.message}`;
  const misses = (one: string): boolean => new RegExp(`not found: \\S.*?${escape(one)}$`, "m").test(told);
  if (misses(id)) return "no";
  return misses(id.replace(/\[.*$/s, "")) ? "perhaps" : "yes";
}

/**
 * What a run left undone. pytest runs nothing where one id is unknown to it, or lies in a module that it cannot collect;
 * a process that dies takes the nodes after it along.
 */
function left(batch: readonly string[], { death, outcome }: ReadRun): string[] {
  if (death === null) return [];
  if (death.what === "usage") {
    const broken = new Set(outcome.failures.map((f) => f.node));
    return batch.filter((id) => !broken.has(id.split("::", 1)[0] ?? id));
  }
  if (death.what !== "crash" && death.what !== "hang") return [];
  const done = new Set([...outcome.passed, ...outcome.skipped.keys(), ...outcome.failures.map((f) => f.node), death.node]);
  return batch.filter((id) => !done.has(id));
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * True where the file is not there, or the function or class that the node names is defined in the user's file and not in
 * this one. What cannot be told by reading (parameters, inherited tests) is left to pytest.
 */
function isAbsent(id: string, project: string, head: string): boolean {
  const [file = "", ...names] = id.split("::");
  if (!existsSync(join(project, file))) return true;
  return names.some((name) => {
    const defined = new RegExp(`^\\s*(?:async\\s+)?(?:def|class)\\s+${escape(name.replace(/\[.*$/s, ""))}\\b`, "m");
    return defined.test(text(join(head, file))) && !defined.test(text(join(project, file)));
  });
}

function text(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
