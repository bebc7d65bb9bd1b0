/** Runs groups of failures at one revision, in a checkout of its own that is removed again. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Context } from "../../context.js";
import type { Failure } from "../failure.js";
import { messageOf, Stopped } from "../../errors.js";
import type { ReadRun } from "../reproduce.js";
import { callMypy, errorsOf, targetWords } from "../types/mypy.js";
import { askEach, askTogether, type Answer, type Ask } from "./ask.js";
import { contextIn, type Bench, type Setup } from "./bench.js";
import { checkOut, type Revision } from "./checkout.js";
import { moved, namesThere, strangers } from "./origin.js";
import { members, nameOf, type Question } from "./question.js";
import { stateOf, testState, unknown, type Seen, type State } from "./seen.js";
import { typeStates } from "./type-states.js";

/** Which failures of a group are looked at. */
export type Scope = "followed" | "all";

/** What was seen, by signature of the group. */
export type View = ReadonlyMap<string, Seen>;

export const short = (sha: string): string => sha.slice(0, 7);

export function labelOf({ commit, tests }: Revision): string {
  const merge = commit.parents.length > 1 ? ` (merge of ${commit.parents.map(short).join(" and ")})` : "";
  return `${short(commit.sha)}${merge}${tests === null ? "" : ` with the tests of ${short(tests.of.sha)}`}`;
}

/**
 * What cannot be checked out or run is `unknown`, with the reason.
 * @throws Stopped
 */
export async function look(bench: Bench, setup: Setup, questions: readonly Question[], revision: Revision, scope: Scope): Promise<View> {
  try {
    const checkout = await checkOut(bench.context, bench.repository, revision, setup.extras);
    try {
      const here: Place = { bench, scope, name: labelOf(revision), context: contextIn(bench.context, checkout.project, setup) };
      const [tests, types] = await Promise.all([lookAtTests(here, questions), lookAtTypes(here, questions)]);
      return new Map([...tests, ...types]);
    } finally {
      checkout.remove();
    }
  } catch (thrown) {
    if (thrown instanceof Stopped) throw thrown;
    return new Map(questions.map((q) => [q.group.signature, unknown(messageOf(thrown))]));
  }
}

interface Place {
  readonly bench: Bench;
  readonly context: Context;
  readonly scope: Scope;
  readonly name: string;
}

const followed = ({ scope }: Place, question: Question): readonly Failure[] => (scope === "all" ? members(question) : [question.focus]);

async function lookAtTests(here: Place, questions: readonly Question[]): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>();
  for (const kind of ["nodes", "collect"] as const) {
    const shared = questions.filter((q) => q.manner.kind === kind);
    const words = [...new Set(shared.flatMap((q) => followed(here, q).map(nameOf)))];
    const answers = await each(here, askOf(here, words, kind === "collect", PLAIN));
    for (const q of shared) found.set(q.group.signature, seenOf(here, followed(here, q), answers));
  }
  const done = new Map<string, readonly Answer[]>();
  for (const q of questions) {
    if (q.manner.kind !== "own") continue;
    const { company, env, factor, repeats } = q.group;
    const alone = company === null && q.manner.words.length > 0;
    const ask = askOf(here, alone ? followed(here, q).map(nameOf) : q.manner.words, q.manner.collectOnly, { env, factor });
    let seen = unknown("nothing ran");
    for (let i = 0; i < repeats && stateOf(seen, q.focus) !== "same"; i += 1) {
      // Groups with the same company share its run.
      const key = JSON.stringify([ask.words, ask.collectOnly, env, factor, i]);
      const answers = done.get(key) ?? (await (alone ? each : together)(here, ask));
      done.set(key, answers);
      seen = seenOf(here, followed(here, q), answers);
    }
    found.set(q.group.signature, seen);
  }
  return found;
}

const PLAIN = { env: {}, factor: null } as const;

function askOf({ bench }: Place, words: readonly string[], collectOnly: boolean, under: Pick<Ask, "env" | "factor">): Ask {
  return { action: "history.pytest", words, collectOnly, ...under, manifests: [...bench.asked.files.manifests.keys()], head: bench.context.inputs.project };
}

const each = ({ bench, context }: Place, ask: Ask): Promise<Answer[]> => askEach(context, bench.interpreter, bench.neutral, ask);
const together = ({ bench, context }: Place, ask: Ask): Promise<Answer[]> => askTogether(context, bench.interpreter, bench.neutral, ask);

/** Reads the answers for the failures of one group, the followed one first. */
function seenOf({ bench, context, name }: Place, failures: readonly Failure[], answers: readonly Answer[]): Seen {
  const of = (f: Failure): ReadRun[] => answers.filter((a) => a.words === null || a.words.includes(nameOf(f))).map((a) => a.read);
  const mine = [...new Set(failures.flatMap(of))];
  const origins = mine.map((read) => strangers(read, namesThere(bench.own, context.inputs.project), bench.repository.top));
  const foreign = origins.flatMap((o) => o ?? []);
  if (foreign.length > 0) return unknown(`it ran other code than the checkout's: ${foreign.slice(0, 3).join(", ")}`);
  if (origins.includes(null)) return unknown("the run did not tell where its modules came from");
  const states = new Map(failures.flatMap((f): [string, State][] => (f.type === "mypy" ? [] : [[nameOf(f), testState(f, of(f))]])));
  const [shown] = mine;
  return { states, reason: "", shown: shown === undefined ? null : { ran: shown.ran, claim: `at ${name}: ${shown.evidence.claim}` } };
}

async function lookAtTypes(here: Place, questions: readonly Question[]): Promise<Map<string, Seen>> {
  const { bench, context, name } = here;
  const asked = questions.filter((q) => q.manner.kind === "mypy");
  const plan = bench.asked.types;
  if (asked.length === 0 || plan === null) return new Map();
  const targets = plan.targets.map((t) => moved(t, bench.context.inputs.project, context.inputs.project)).filter((t) => existsSync(resolve(context.inputs.project, t)));
  if (plan.targets.length > 0 && targets.length === 0) {
    return new Map(asked.map((q) => [q.group.signature, { states: new Map(q.group.failures.map((f) => [nameOf(f), "absent" as const])), shown: null, reason: "" }]));
  }
  const run = await callMypy(context, bench.interpreter, { stepId: "S3", action: "history.mypy", args: targetWords(targets), cache: null });
  const errors = errorsOf(run, context.inputs.project);
  const { ran } = run;
  const shown = { ran, claim: `at ${name}: exit ${String(ran.exitCode)}; ${String(errors.length)} type errors` };
  // Where it could not check at all, its own words are the error (see runTypes).
  const trouble = { file: plan.configuration ?? "mypy", line: null, code: null, message: ran.output.trim().slice(-1000) || "mypy ended without a word" };
  const found = errors.length === 0 && ran.exitCode !== 0 ? [trouble] : errors;
  return new Map(asked.map((q) => [q.group.signature, { states: typeStates(q.group.failures, { errors: found, exitCode: ran.exitCode, project: context.inputs.project, head: bench.context.inputs.project, renames: bench.renames }), shown, reason: "" }]));
}
