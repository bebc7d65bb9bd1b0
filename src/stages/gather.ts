/** Stage 1 to 3: from what CI left to failures that were seen and isolated here, with mypy and what else can be asked beside it. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Collected, GatheredTest } from "../collect/collect.js";
import type { ReportedRun, ReportedType } from "../collect/failure.js";
import { timeLeft, whyStopped, type Context, type Interpreter } from "../context.js";
import type { ProjectFiles } from "../env/files.js";
import { OutOfDomain } from "../errors.js";
import type { Prior } from "../inputs.js";
import { failedThere, remembersRed } from "../publish/remember.js";
import type { FactOf } from "../probe/facts.js";
import { Aside } from "../probe/isolate/aside.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Neutral } from "../probe/pytest.js";
import { join, nodeArgument, readRun, reproduce, unlessStopped, type Reproduction } from "../probe/reproduce.js";
import type { Evidence } from "../trace/evidence.js";
import { candidate, type Candidate } from "../probe/resolve.js";
import type { Started } from "../probe/smoke/smoke.js";
import { Again, type Settled } from "./again.js";
import { lookAhead, type Ahead } from "./ahead.js";
import { isolateAll, orderOf } from "./isolation.js";
import { trySmoke } from "./start.js";
import { checkTypes, planTypes, type TypesCheck, type TypesPlan } from "../probe/types.js";
import { neededBefore } from "../probe/collected.js";
import { eachOf } from "../probe/width.js";

export interface Earlier extends Settled {
  readonly prior: Prior;
  /** The earlier run, as the pull request's state remembers it. */
  readonly evidence: Evidence;
}

export interface Gathered extends Started {
  readonly reproduction: Reproduction;
  readonly types: TypesCheck | null;
  /** How mypy was run; null where it was not. */
  readonly typesPlan: TypesPlan | null;
  /** Each given test with the id it was run as. */
  readonly given: ReadonlyMap<string, GatheredTest>;
  /** What an earlier push left to be tried again; null where nothing did. */
  readonly earlier: Earlier | null;
  /** Type errors that a given log holds; null where no log was given. */
  readonly reportedTypes: readonly ReportedType[] | null;
  /** By node: the representatives of the groups, and what CI saw fail and passes by itself. */
  readonly isolations: ReadonlyMap<string, Isolation>;
  readonly ahead: Ahead;
}

/**
 * Re-runs what failed and isolates it; with nothing given, the suite is run once and takes the place of both.
 * @param load loads what comes after it, as soon as this process has nothing better to do
 */
export async function gather(context: Context, interpreter: Interpreter, neutral: Neutral, files: ProjectFiles, collected: Collected, load: () => Promise<unknown>): Promise<Gathered> {
  const manifests = [...files.manifests.keys()];
  const reportedTypes = collected.mypyGiven ? collected.types : null;
  const prior = remembersRed(context.inputs.prior) ? context.inputs.prior : null;
  const plan = planTypes(context, interpreter, rootOnly(files.manifests), reportedTypes ?? (prior?.mypy == null ? null : []), [...defaultPackages(files.python), ...(prior?.mypy ?? []).filter((path) => existsSync(resolve(context.inputs.project, path)))]);
  const types = plan === null ? Promise.resolve(null) : unlessStopped(checkTypes(context, interpreter, plan));
  const given = new Map<string, GatheredTest>();
  const died = collected.runs.filter((r) => r.what !== "traceback");
  // A run that ended by itself and names no node can only be asked again as a whole.
  const whole = collected.tests.length === 0 && died.length > 0 ? died.every((r) => r.node === null) : prior === null && (collected.kind === "none" || collected.kind === "unclear");
  const wanted = [...collected.tests, ...died.flatMap((r) => (r.node === null ? [] : [asTest(r, r.node)]))];
  const again = new Again(prior?.nodes ?? []);
  const order = orderOf(context, files, collected);
  const aside = new Aside({ context, interpreter, neutral }, order);
  const tests = whole ? suite(context, interpreter, neutral) : named(context, interpreter, neutral, files.python, manifests, wanted, given, again, aside);
  const isolated = tests.then((found) => isolateAll(context, interpreter, neutral, found, { given: [...given.keys()], order, known: aside.known }));
  const ahead = lookAhead(context, interpreter, files, tests, isolated, load, plan === null ? null : types);
  const started = tests.then((found) => trySmoke(context, interpreter, files, found));
  const [reproduction, isolations, typesRun, looked, smoked] = await Promise.all([tests, isolated, types, ahead, started]);
  if (plan !== null && typesRun === null) context.notRun.push({ step: "mypy", reason: whyStopped(context) });
  if (whole && typesRun === null && foundNoTests(reproduction)) {
    throw new OutOfDomain(`pytest finds no tests in ${context.inputs.project} (exit ${String(NO_TESTS)}), and no failure was given: name the project's folder, or the failed tests with --node`);
  }
  return {
    reproduction, types: typesRun, typesPlan: typesRun === null ? null : plan, given, reportedTypes, isolations, ahead: looked, ...smoked,
    earlier: prior === null ? null : { prior, evidence: recalled(context, prior), ...again.settled(reproduction, whole) },
  };
}

/** pytest's `ExitCode.NO_TESTS_COLLECTED`. */
const NO_TESTS = 5;

function foundNoTests({ evidence, failures, runs }: Reproduction): boolean {
  return failures.length === 0 && runs.length === 0 && evidence.some(({ source }) => source.type === "command" && source.exit_code === NO_TESTS);
}

async function suite(context: Context, interpreter: Interpreter, neutral: Neutral): Promise<Reproduction> {
  context.progress.stage("no failed test is named: running the suite once");
  const read = await unlessStopped(readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.suite", args: ["-q", "--tb=short"] }));
  if (read === null) context.notRun.push({ step: "pytest -q --tb=short", reason: whyStopped(context) });
  return join(read === null ? [] : [read], []);
}

async function named(context: Context, interpreter: Interpreter, neutral: Neutral, files: readonly string[], manifests: readonly string[], tests: readonly GatheredTest[], given: Map<string, GatheredTest>, again: Again, aside: Aside): Promise<Reproduction> {
  const candidates = tests.map((test) => ({ test, found: candidate(test.refs, context.inputs.project, files) }));
  const asked = await ask(context, interpreter, neutral, candidates.map((c) => c.found));
  for (const { test, found } of candidates) {
    const id = settle(context, test, found, asked);
    if (id !== null && !given.has(id)) given.set(id, test);
  }
  for (const id of again.find(context.inputs.project, files, given)) given.set(id, remembered(id));
  context.progress.stage(`re-running ${String(given.size)} failed tests`);
  const reproduction = await inCompany(context, interpreter, neutral, await reproduce(context, interpreter, neutral, [...given.keys()], manifests, aside), given);
  for (const id of reproduction.unknown.filter((one) => !again.has(one))) {
    context.unmapped.push({ input: id, reason: "pytest does not know this node id in the checkout (renamed, removed, or another parametrisation)" });
  }
  return reproduction;
}

/**
 * A module that CI could not collect and that collects by itself: what other modules do on import may be why, so all are
 * collected together once, as CI did.
 */
async function inCompany(context: Context, interpreter: Interpreter, neutral: Neutral, alone: Reproduction, given: ReadonlyMap<string, GatheredTest>): Promise<Reproduction> {
  const failed = new Set(alone.failures.map((f) => f.node));
  const modules = new Set([...given.keys()].filter((id) => !id.includes("::") && !failed.has(id)));
  if (modules.size === 0 || timeLeft(context) === 0) return alone;
  const read = await unlessStopped(readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.collect", args: ["--collect-only", "-q"] }));
  const seen = read?.outcome.failures.filter((f) => modules.has(f.node)) ?? [];
  if (read === null || seen.length === 0) return alone;
  const found = await eachOf(seen, 1, async (f) => ({ ...f, beside: (await unlessStopped(neededBefore(context, interpreter, neutral, f, read))) ?? [] }));
  const gone = (node: string): boolean => found.some((f) => node.startsWith(`${f.node}::`));
  return {
    ...alone, failures: [...alone.failures, ...found], evidence: [...alone.evidence, read.evidence],
    facts: [...alone.facts, ...read.facts], passed: new Set([...alone.passed].filter((n) => !gone(n))),
  };
}

function recalled({ recorder }: Context, prior: Prior): Evidence {
  return recorder.fromPrior(prior.head, prior.runId, failedThere(prior));
}

/** A node that failed on an earlier push. */
function remembered(id: string): GatheredTest {
  return { refs: [{ kind: "node", id }], phase: null, exception: null, message: "failed on an earlier push", place: null, mentions: [] };
}

/** The node in which CI's run ended. */
function asTest(run: ReportedRun, node: string): GatheredTest {
  return { refs: [{ kind: "node", id: node }], phase: null, exception: null, message: run.message, place: null, mentions: [{ origin: run.origin, text: run.text }] };
}

type Items = readonly FactOf<"item">[];

/** One collection for all names that only pytest can place. */
async function ask(context: Context, interpreter: Interpreter, neutral: Neutral, candidates: readonly Candidate[]): Promise<Items> {
  const open = candidates.filter((c) => c.kind === "ask");
  if (open.length === 0) return [];
  const files = open.some((c) => c.files.length === 0) ? [] : [...new Set(open.flatMap((c) => c.files))];
  const read = await readRun(context, interpreter, neutral, {
    stepId: "S2", action: "pytest.collect", args: ["--collect-only", "-q", ...files.map(nodeArgument), "--continue-on-collection-errors"],
    select: open.map(({ classname, name }) => ({ classname, name })),
  });
  return read.facts.filter((f) => f.t === "item");
}

/** The id of a test, or null after saying why it has none. */
function settle(context: Context, test: GatheredTest, found: Candidate, items: Items): string | null {
  if (found.kind === "node" || found.kind === "module") return found.id;
  const name = describe(test);
  if (found.kind === "none") {
    context.unmapped.push({ input: name, reason: found.reason });
    return null;
  }
  const ids = [...new Set(items.filter((i) => i.junit.classname === found.classname && i.junit.name === found.name).map((i) => i.node))];
  if (ids.length === 1) return ids[0] ?? null;
  context.unmapped.push({ input: name, reason: ids.length === 0 ? "pytest collects no test whose junit name is this" : `ambiguous: ${ids.join(" or ")}` });
  return null;
}

/** How a source calls a test, for people. */
export function describe(test: GatheredTest): string {
  const [ref] = test.refs;
  return ref.kind === "junit" ? `${ref.classname}::${ref.name}` : ref.id;
}

function rootOnly(manifests: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...manifests].filter(([name]) => !name.includes("/")));
}

/** Packages of the project for mypy when nothing names any: folders with `__init__.py` at the top or under src. */
function defaultPackages(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((f) => /^((?:src\/)?[^/]+)\/__init__\.py$/.exec(f)?.[1] ?? []))];
}
