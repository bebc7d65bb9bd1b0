/** Tests first: those that a change adds, run on the base's code. One that passes there too proves nothing new. */
import type { Context } from "../../context.js";
import { timeLeft, whyStopped } from "../../context.js";
import type { Change, ChangedFile } from "../../env/change.js";
import { isTestFile, type ProjectFiles } from "../../env/files.js";
import { messageOf, Stopped } from "../../errors.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import type { FactOf } from "../facts.js";
import type { Bench as Tools } from "../once-more.js";
import { nodeArgument, readRun } from "../reproduce.js";
import { askEach, type Answer } from "./ask.js";
import { contextIn, firstSetup, makeBench, type Bench } from "./bench.js";
import { checkOut } from "./checkout.js";
import { labelOf } from "./look.js";
import { namesThere, strangers } from "./origin.js";
import { openRepository, readCommit, testFilesBetween } from "./repository.js";
import { ignoredFiles } from "./worktree.js";

export interface AddedTest {
  /** Relative to the project. */
  readonly file: string;
  /** Of the definition, from 1. */
  readonly line: number;
  /** `TestCart::test_total`, without parameters. */
  readonly name: string;
  readonly onBase: "failed" | "passed" | "unknown";
  readonly evidence: Evidence<CommandSource> | null;
}

/** A definition that the change brought. */
interface Definition {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

const STEP = "tests of the change on the base's code";
const DEFINED = /^\s*(?:async\s+)?def\s+(\w+)\s*\(/;
/** Nodes that are run; the rest is said. */
const MOST = 60;
/** Lines between the first decorator of a function and its `def`. */
const DECORATED = 20;
const LEAST_MS = 3000;

/** @returns each test function that the change adds; none where there is no base. What cannot be asked is in `not_run` */
export async function addedTests(tools: Tools, change: Change | null, files: ProjectFiles): Promise<AddedTest[]> {
  const { context } = tools;
  const defined = (change?.files ?? []).flatMap(definitions);
  if (change === null || change.base === null || change.base === change.head || defined.length === 0) return [];
  if (timeLeft(context) < LEAST_MS) {
    context.notRun.push({ step: STEP, reason: whyStopped(context) });
    return [];
  }
  try {
    const items = await collected(tools, defined);
    const nodes = items.flatMap(({ nodes: of }) => of);
    if (nodes.length === 0) return [];
    if (nodes.length > MOST) context.notRun.push({ step: STEP, reason: `${String(MOST)} of ${String(nodes.length)} were run` });
    return await onBase(tools, change.base, change.head, files, items, nodes.slice(0, MOST));
  } catch (thrown) {
    context.notRun.push({ step: STEP, reason: thrown instanceof Stopped ? whyStopped(context) : messageOf(thrown) });
    return [];
  }
}

/** A function whose old form the change took away is altered, not added. */
function definitions({ file, status, added, removed }: ChangedFile): Definition[] {
  if (status === "deleted" || !file.endsWith(".py") || !isTestFile(file)) return [];
  const before = new Set(removed.map(({ text }) => DEFINED.exec(text)?.[1]));
  return added.flatMap(({ line, text }) => {
    const name = DEFINED.exec(text)?.[1];
    return name === undefined || before.has(name) ? [] : [{ file, line, name }];
  });
}

interface Found extends Definition {
  readonly nodes: readonly string[];
}

/** Those of the definitions that pytest takes for tests, with their nodes. */
async function collected({ context, interpreter, neutral }: Tools, defined: readonly Definition[]): Promise<Found[]> {
  const files = [...new Set(defined.map((d) => d.file))];
  const read = await readRun(context, interpreter, neutral, {
    stepId: "S3", action: "pytest.collect", args: ["--collect-only", "-q", ...files.map(nodeArgument), "--continue-on-collection-errors"],
  });
  const items = read.facts.filter((f) => f.t === "item");
  return defined.flatMap((d) => {
    const mine = items.filter((i) => isOf(i, d));
    const [first] = mine;
    return first === undefined ? [] : [{ ...d, name: first.node.split("::").slice(1).join("::").replace(/\[.*$/s, ""), nodes: mine.map((i) => i.node) }];
  });
}

function isOf({ node, line }: FactOf<"item">, { file, line: at, name }: Definition): boolean {
  const [where = "", ...names] = node.split("::");
  return where === file && names.at(-1)?.replace(/\[.*$/s, "") === name && line !== null && line <= at && at <= line + DECORATED;
}

async function onBase({ context, interpreter, neutral }: Tools, base: string, head: string, files: ProjectFiles, found: readonly Found[], nodes: readonly string[]): Promise<AddedTest[]> {
  const repository = await openRepository(context);
  const bench = makeBench({ context, interpreter, neutral, repository, asked: { groups: [], types: null, files }, renames: new Map() });
  const [commit, of] = [await readCommit(context, base), await readCommit(context, head)];
  const revision = { commit, tests: { of, files: await testFilesBetween(context, repository, base, head) } };
  const setup = { ...firstSetup(bench), extras: await ignoredFiles(context) };
  const checkout = await checkOut(context, repository, revision, setup.extras);
  try {
    const there = contextIn(context, checkout.project, setup);
    const answers = await askEach(there, bench.interpreter, neutral, { action: "history.added", words: nodes, collectOnly: false, env: {}, factor: null, manifests: [...files.manifests.keys()], head: context.inputs.project });
    const foreign = foreignIn(bench, there, answers);
    if (foreign !== null) {
      context.notRun.push({ step: STEP, reason: foreign });
      return [];
    }
    return found.map(({ file, line, name, nodes: mine }) => ({ file, line, name, ...outcomeOf(context, labelOf(revision), mine, answers) }));
  } finally {
    checkout.remove();
  }
}

function foreignIn({ own, repository }: Bench, there: Context, answers: readonly Answer[]): string | null {
  const origins = answers.map(({ read }) => strangers(read, namesThere(own, there.inputs.project), repository.top));
  if (origins.includes(null)) return "the run did not tell where its modules came from";
  const foreign = origins.flatMap((o) => o ?? []);
  return foreign.length === 0 ? null : `it ran other code than the checkout's: ${foreign.slice(0, 3).join(", ")}`;
}

/** One case that fails is enough: the test then tells the two apart. */
function outcomeOf(context: Context, label: string, nodes: readonly string[], answers: readonly Answer[]): Pick<AddedTest, "onBase" | "evidence"> {
  const file = nodes[0]?.split("::", 1)[0] ?? "";
  const red = answers.find(({ read }) => read.outcome.failures.some((f) => nodes.includes(f.node) || (f.phase === "collect" && (f.node === file || f.node === ""))));
  const shown = red ?? answers.find(({ read }) => nodes.every((n) => read.outcome.passed.has(n)));
  if (shown === undefined) return { onBase: "unknown", evidence: null };
  const { ran, evidence } = shown.read;
  return { onBase: red === undefined ? "passed" : "failed", evidence: context.recorder.fromCommand(ran, `at ${label}: ${evidence.claim}`, ran.output.slice(-1400)) };
}
