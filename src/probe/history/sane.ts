/** The counter-check before any search: a clean checkout of HEAD must fail as the user's does, with its own code. */
import type { Context } from "../../context.js";
import type { Failure } from "../failure.js";
import { firstSetup, type Bench, type Setup } from "./bench.js";
import { rootsIn } from "./origin.js";
import { nameOf, type Question } from "./question.js";
import type { Commit } from "./repository.js";
import { stateOf, type Seen, type State } from "./seen.js";
import { Visits } from "./visits.js";
import { byReference, ignoredFiles, untracked } from "./worktree.js";

export interface Sane {
  readonly visits: Visits;
  /** Groups that fail in the checkout as they do in place. */
  readonly open: readonly Question[];
}

/** Tries HEAD bare, then with what a checkout may lack; groups that still do not fail are said. */
export async function sane(bench: Bench, questions: readonly Question[], head: Commit, dirty: readonly string[]): Promise<Sane> {
  let best = await attempt(bench, firstSetup(bench), questions, head);
  if (best.failed.length > 0 && best.visits.setup.path.length === 0 && best.failed.some(({ state }) => state === "unknown")) {
    best = better(best, await attempt(bench, { path: rootsIn(bench.context.inputs.project, ""), extras: [] }, questions, head));
  }
  const extras = best.failed.length > 0 ? await ignoredFiles(bench.context) : [];
  if (extras.length > 0) best = better(best, await attempt(bench, { ...best.visits.setup, extras }, questions, head));
  const lacks = best.failed.length > 0 ? await lacking(bench.context, dirty) : [];
  for (const { question, state, seen } of best.failed) {
    bench.context.notRun.push({ step: `history of ${nameOf(question.focus) || "the run"}`, reason: reasonOf(question.focus, state, seen, dirty, lacks) });
  }
  const failed = new Set(best.failed.map((f) => f.question));
  const open = questions.filter((q) => !failed.has(q));
  best.visits.narrow(open);
  return { visits: best.visits, open };
}

interface Attempt {
  readonly visits: Visits;
  readonly failed: readonly { readonly question: Question; readonly state: State; readonly seen: Seen | undefined }[];
}

async function attempt(bench: Bench, setup: Setup, questions: readonly Question[], head: Commit): Promise<Attempt> {
  const visits = new Visits(bench, setup, questions);
  const seen = await visits.look(questions, { commit: head, tests: null }, "followed");
  const failed = questions.flatMap((question) => {
    const mine = seen.get(question.group.signature);
    const state = mine === undefined ? "unknown" : stateOf(mine, question.focus);
    return state === "same" ? [] : [{ question, state, seen: mine }];
  });
  return { visits, failed };
}

const better = (one: Attempt, other: Attempt): Attempt => (other.failed.length < one.failed.length ? other : one);

/** What lies in the work tree and in no commit, for a reader to guess from. */
async function lacking(context: Context, dirty: readonly string[]): Promise<string[]> {
  const [reference, loose] = [await byReference(context), (await untracked(context)).filter((f) => !dirty.includes(f))];
  const named = loose.slice(0, 3).join(", ");
  return [
    ...reference,
    ...(loose.length > 0 ? [`files that git does not track (${named}${loose.length > 3 ? ` and ${String(loose.length - 3)} more` : ""})`] : []),
    "files that git ignores",
  ];
}

function reasonOf(focus: Failure, state: State, seen: Seen | undefined, dirty: readonly string[], lacks: readonly string[]): string {
  if (state === "unknown") return `a clean checkout of HEAD could not be asked: ${seen?.reason ?? "nothing ran"}`;
  const how = { same: "fails", passed: "passes", other: "fails in another way", absent: focus.type === "mypy" ? "is not reported" : "does not exist, or is skipped," }[state];
  const why = [
    ...(dirty.length > 0 ? [`the uncommitted changes (${dirty.slice(0, 3).join(", ")}) bring the failure`] : []),
    `it lacks ${lacks.join(" and ")}`,
  ];
  return `it ${how} in a clean checkout of HEAD, so that older commits say nothing: ${why.join(", or ")}`;
}
