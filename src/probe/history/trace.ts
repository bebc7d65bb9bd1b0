/**
 * The history of failures. A clean checkout of HEAD must show them first; then the merge base tells what is older than the
 * change; the rest is bisected along first parents, each commit with its own test files, so that faults in tests and
 * settings are found like those in code. Only where a node does not exist yet are newer tests laid over older code.
 */
import { whyStopped, type Context, type Interpreter } from "../../context.js";
import { git, type Change } from "../../env/change.js";
import { messageOf, Stopped } from "../../errors.js";
import type { TypeFailure } from "../failure.js";
import type { Baseline, History, HistoryQuestion, Verdict } from "../history.js";
import type { Neutral } from "../pytest.js";
import { makeBench, type Bench } from "./bench.js";
import { Judge, NOTHING, Undetermined } from "./judge.js";
import { members, nameOf, questionOf, type Question } from "./question.js";
import { lineOf, openRepository, orderOf, readCommit, renamesBetween, type Commit } from "./repository.js";
import { sane } from "./sane.js";
import { stateOf, type Seen } from "./seen.js";
import { joined } from "./settle.js";
import { OutOfTime, type Visits } from "./visits.js";
import { uncommitted } from "./worktree.js";

const EMPTY: History = { baseline: null, order: [], byGroup: new Map(), older: new Set() };

/**
 * Asks which failures are older than the change and which commit brought the others.
 * What could not be asked is said in `context.notRun`; nothing is thrown for it.
 */
export async function traceHistory(context: Context, interpreter: Interpreter, neutral: Neutral, change: Change | null, asked: HistoryQuestion): Promise<History> {
  const no = (reason: string): History => {
    context.notRun.push({ step: "history", reason });
    return EMPTY;
  };
  // Why there is no base is said by whoever looked for it.
  if (change === null || change.base === null || asked.groups.length === 0) return EMPTY;
  if (change.base === change.head) return no("HEAD is the base itself: there is no change to look at");
  try {
    const dirty = await uncommitted(context);
    if (dirty.length > 0) context.notRun.push({ step: "history", reason: `uncommitted changes (${listed(dirty)}) are in no commit: history looks at HEAD without them` });
    const repository = await openRepository(context);
    const [line, renames] = [await lineOf(context, change.base, change.head), await renamesBetween(context, change.base, change.head)];
    const bench = makeBench({ context, interpreter, neutral, repository, asked, renames });
    return await search(bench, line, await readCommit(context, change.base), dirty);
  } catch (thrown) {
    return no(thrown instanceof Stopped ? whyStopped(context) : messageOf(thrown));
  }
}

async function search(bench: Bench, line: readonly Commit[], base: Commit, dirty: readonly string[]): Promise<History> {
  const head = line.at(-1) ?? base;
  const questions = bench.asked.groups.filter((g) => g.failures[0].type !== "run" || g.failures[0].what !== "traceback").map(questionOf);
  const { visits, open } = await sane(bench, questions, head, dirty);
  if (open.length === 0) return EMPTY;
  const atBase = await visits.look(open, { commit: base, tests: null }, "all");
  const byGroup = new Map<string, Verdict>();
  const left = open.flatMap((q) => {
    const [first, ...others] = newer(q, atBase.get(q.group.signature));
    if (first !== undefined) return [{ first, others }];
    byGroup.set(q.group.signature, { ...NOTHING, preExisting: true });
    return [];
  });
  const order = await orderOf(bench.context, base.sha, head.sha);
  visits.narrow(left.map((l) => l.first));
  for (const { first, others } of left) {
    const verdicts: [Verdict, ...Verdict[]] = [await verdictOf(visits, first, line, atBase)];
    for (const other of others) verdicts.push(await verdictOf(visits, other, line, atBase));
    byGroup.set(first.group.signature, joined(verdicts, order));
  }
  return { baseline: baselineOf(bench, base, open, atBase), order, byGroup, older: olderOf(open, atBase) };
}

function olderOf(questions: readonly Question[], atBase: ReadonlyMap<string, Seen>): ReadonlySet<TypeFailure> {
  return new Set(questions.flatMap((q) => {
    const seen = atBase.get(q.group.signature);
    return seen === undefined ? [] : q.group.failures.filter((f) => f.type === "mypy" && stateOf(seen, f) === "same");
  }).filter((f) => f.type === "mypy"));
}

/** Files whose type errors are followed apart: one run of mypy shows them all. */
const MOST_FILES = 20;

/** What of a group is not as old as the base: the first such node, since each is run; of type errors the first in each file. */
function newer(question: Question, atBase: Seen | undefined): Question[] {
  const fresh = members(question).filter((f) => atBase === undefined || stateOf(atBase, f) !== "same");
  const byFile = new Map(fresh.map((f) => [f.type === "mypy" ? f.file : "", f] as const).reverse());
  return [...byFile.values()].reverse().slice(0, MOST_FILES).map((focus) => ({ ...question, focus }));
}

async function verdictOf(visits: Visits, question: Question, line: readonly Commit[], atBase: ReadonlyMap<string, Seen>): Promise<Verdict> {
  try {
    const verdict = await new Judge(visits, question).find(line);
    // Red at the base in a sibling, and in this node with the tests carried there: the whole group is as old.
    const sibling = [...(atBase.get(question.group.signature)?.states.values() ?? [])].includes("same");
    const older = verdict.exposes !== null && (sibling || (await wasMoved(visits, question, line[0])));
    return older ? { ...NOTHING, preExisting: true } : verdict;
  } catch (thrown) {
    if (!(thrown instanceof Undetermined) && !(thrown instanceof OutOfTime)) throw thrown;
    visits.bench.context.notRun.push({ step: `history of ${nameOf(question.focus) || "the run"}`, reason: thrown.message });
    return NOTHING;
  }
}

/** A test that stood in another file at the base, under the same name, is no new one. */
async function wasMoved({ bench }: Visits, { focus }: Question, base: Commit | undefined): Promise<boolean> {
  const [file = "", ...names] = nameOf(focus).split("::");
  const old = bench.renames.get(file);
  if (old === undefined || base === undefined) return false;
  const name = (names.at(-1) ?? "").replace(/\[.*$/s, "");
  return name === "" || (await git(bench.context, ["grep", "-q", "-w", "-F", "-e", name, base.sha, "--", `:(literal)${old}`])).exitCode === 0;
}

function baselineOf({ context }: Bench, base: Commit, questions: readonly Question[], atBase: ReadonlyMap<string, Seen>): Baseline | null {
  const nodes = new Map<string, "passed" | "same" | "other" | "absent">();
  for (const q of questions) {
    if (q.focus.type === "mypy") continue;
    for (const [node, state] of atBase.get(q.group.signature)?.states ?? []) if (node !== "" && state !== "unknown") nodes.set(node, state);
  }
  const shown = [...atBase.values()].flatMap((s) => (s.shown === null ? [] : [s.shown]))[0];
  if (shown === undefined) return null;
  const claim = shown.claim.replace(/^at /, "at the merge base ");
  return { sha: base.sha, nodes, evidence: context.recorder.fromCommand(shown.ran, claim, shown.ran.output.slice(-1400)) };
}

function listed(files: readonly string[]): string {
  return files.length <= 3 ? files.join(", ") : `${files.slice(0, 3).join(", ")} and ${String(files.length - 3)} more`;
}
