/** Masks that the change brought, and those on nodes that CI saw fail and that are skipped here, are taken off in a scratch copy to see what they hide. */
import { timeLeft, whyStopped } from "../context.js";
import { liftsIn, type Lift } from "../marks/lift.js";
import type { Change } from "../marks/change.js";
import type { Remark } from "../marks/remark.js";
import { parse } from "../syntax/source.js";
import { Lifter, named, type Placed } from "../probe/masks/lifter.js";
import type { Bench } from "../probe/once-more.js";
import { isUnder, unlessStopped, type ReadRun } from "../probe/reproduce.js";
import type { TypesPlan } from "../probe/types.js";
import type { Evidence } from "../trace/evidence.js";

export interface MaskQuestion {
  readonly remarks: readonly Remark[];
  readonly change: Change;
  /** Nodes that pass here: what a new handler may have turned green. */
  readonly passed: readonly string[];
  /** Given nodes that were skipped here. */
  readonly skipped: readonly string[];
  readonly types: TypesPlan | null;
  readonly python: readonly string[];
  /** Text of a file of the project. */
  readonly text: (file: string) => string | null;
}

/** What became of a mask: what it hides, with the run that shows it, or that it hides nothing. */
export interface Proof {
  readonly hides: "something" | "nothing";
  /** One sentence. */
  readonly says: string;
  readonly evidence: Evidence;
}

export interface Proofs {
  readonly of: ReadonlyMap<Remark, Proof>;
  /** Runs of skipped nodes without what skips them, by node. */
  readonly nodes: ReadonlyMap<string, Evidence>;
}

const RUN_MS = 120_000;
const MOST_NODES = 200;

const homeOf = (node: string): string => node.replace(/\[.*$/s, "").split("::").slice(1).join(".");
const nodeOf = (file: string, home: string): string => [file, ...home.split(".").filter((p) => p !== "")].join("::");

export async function proveMasks(bench: Bench, question: MaskQuestion): Promise<Proofs> {
  const { context } = bench;
  const found = { of: new Map<Remark, Proof>(), nodes: new Map<string, Evidence>() };
  const lifts = question.remarks.flatMap((remark): { remark: Remark; mask: Placed }[] => {
    const source = question.change.find((c) => c.file === remark.file)?.after?.source;
    const fits = (lift: Lift): boolean => lift.line === remark.line && (remark.what === "broad-except" ? lift.hides === "error" : remark.what === "mask" && (lift.hides === "test" || lift.hides === "types"));
    const lift = source == null ? undefined : liftsIn(source).find(fits);
    return lift === undefined ? [] : [{ remark, mask: { file: remark.file, lift } }];
  });
  const skips = skipsOf(question);
  if (lifts.length + skips.length === 0) return found;
  if (timeLeft(context) === 0) {
    context.notRun.push({ step: `without ${named([...lifts.map((l) => l.mask), ...skips])}`, reason: whyStopped(context) });
    return found;
  }
  const lifter = new Lifter(bench, question.python);
  const of = (hides: Lift["hides"]): typeof lifts => lifts.filter((l) => l.mask.lift.hides === hides);
  try {
    await unlessStopped((async () => {
      await tests(lifter, of("test"), skips, question, found);
      await errors(lifter, of("error"), question, found);
      await types(bench, lifter, of("types"), question, found);
    })());
  } finally {
    await lifter.close();
  }
  return found;
}

interface Found {
  readonly of: Map<Remark, Proof>;
  readonly nodes: Map<string, Evidence>;
}
type Lifts = readonly { readonly remark: Remark; readonly mask: Placed }[];

/** Masks around the skipped nodes: on the test, its class or its module. */
function skipsOf({ skipped, text }: MaskQuestion): Placed[] {
  return [...new Set(skipped.map((node) => node.split("::", 1)[0] ?? node))].flatMap((file) => {
    const code = text(file);
    const homes = skipped.filter((n) => n.startsWith(`${file}::`)).map(homeOf);
    return code === null ? [] : liftsIn(parse(file, code)).filter(({ hides, home }) => hides === "test" && (home === "" || homes.some((h) => h === home || h.startsWith(`${home}.`)))).map((lift) => ({ file, lift }));
  });
}

async function tests(lifter: Lifter, lifts: Lifts, skips: readonly Placed[], { skipped }: MaskQuestion, found: Found): Promise<void> {
  const masks = [...lifts.map((l) => l.mask), ...skips.filter((s) => !lifts.some((l) => l.mask.file === s.file && l.mask.lift.line === s.lift.line))];
  const words = [...new Set([...lifts.map(({ mask }) => nodeOf(mask.file, mask.lift.home)), ...(skips.length === 0 ? [] : skipped)])].slice(0, MOST_NODES);
  const run = masks.length === 0 ? null : await lifter.run(masks, words, RUN_MS);
  if (run?.kind !== "run") return;
  for (const { remark, mask } of lifts) {
    const proof = judge(run.read, (node) => isUnder(nodeOf(mask.file, mask.lift.home), node));
    if (proof !== null) found.of.set(remark, proof);
  }
  for (const node of skipped) if (run.read.outcome.failures.some((f) => f.node === node) || run.read.outcome.passed.has(node)) found.nodes.set(node, run.read.evidence);
}

function judge({ outcome: { failures, passed }, evidence }: ReadRun, mine: (node: string) => boolean): Proof | null {
  const failed = failures.find((f) => mine(f.node));
  if (failed !== undefined) {
    const [error] = failed.exceptions;
    const how = error === undefined ? "" : `: \`${error.type}: ${(error.message.split("\n", 1)[0] ?? "").replaceAll("`", "'").slice(0, 160)}\``;
    return { hides: "something", says: `Without it \`${failed.node}\` fails${how}.`, evidence };
  }
  return [...passed].some(mine) ? { hides: "nothing", says: "Without it the test passes all the same.", evidence } : null;
}

/** New handlers are taken off together; a test that passed and fails now is laid to the one that its error came through. */
async function errors(lifter: Lifter, lifts: Lifts, { passed }: MaskQuestion, found: Found): Promise<void> {
  const run = lifts.length === 0 || passed.length === 0 ? null : await lifter.run(lifts.map((l) => l.mask), passed.slice(0, MOST_NODES), RUN_MS);
  if (run?.kind !== "run") return;
  for (const { remark, mask: { file, lift } } of lifts) {
    const failed = run.read.outcome.failures.find((f) => lifts.length === 1 || f.exceptions.some((e) => e.frames.some((x) => x.file === file && lift.covers[0] <= x.line && x.line <= lift.covers[1])));
    found.of.set(remark, failed === undefined ? { hides: "nothing", says: "Without it no test that passes here fails.", evidence: run.read.evidence } : judge(run.read, (node) => node === failed.node) ?? { hides: "something", says: `Without it \`${failed.node}\` fails.`, evidence: run.read.evidence });
  }
}

async function types({ context }: Bench, lifter: Lifter, lifts: Lifts, { types: plan }: MaskQuestion, found: Found): Promise<void> {
  const run = plan === null || lifts.length === 0 ? null : await lifter.types(lifts.map((l) => l.mask), plan);
  if (run === null || (run.ran.exitCode !== 0 && run.errors.length === 0)) return;
  for (const { remark } of lifts) {
    const error = run.errors.find((e) => e.file === remark.file && e.line === remark.line);
    const told = error === undefined ? "mypy reports nothing there" : `mypy says: ${error.message.replaceAll("`", "'")}${error.code === null ? "" : ` [${error.code}]`}`;
    found.of.set(remark, { hides: error === undefined ? "nothing" : "something", says: `Without it ${told}.`, evidence: context.recorder.fromCommand(run.ran, `without \`${remark.file}:${String(remark.line)}\`'s mask ${told}`, error?.message ?? "") });
  }
}
