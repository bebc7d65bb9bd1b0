/** The masks between a symptom and its root: those in the functions that the failing node came through, and what shows with them off. */
import { liftsIn } from "../../marks/lift.js";
import { definitionsAround, nameOf } from "../../syntax/names.js";
import { lineStart, parse } from "../../syntax/source.js";
import type { Contrast, Evidence, CommandSource } from "../../trace/evidence.js";
import type { Fact, FactOf } from "../facts.js";
import type { TestFailure } from "../failure.js";
import type { SourceFacts } from "../source-facts.js";
import { failingAlone, type Bench } from "../once-more.js";
import { signature } from "../signature.js";
import { named, type Lifter, type Placed } from "./lifter.js";

/** What a node does with masks taken off. */
export interface Lifted {
  /** Taken off together; where the node passes without them, those that it takes. */
  readonly masks: readonly Placed[];
  readonly outcome: "passed" | "same" | "other";
  /** What fails without them. */
  readonly failures: readonly TestFailure[];
  readonly evidence: Evidence<CommandSource>;
  /** With and without them, where the node passes without. */
  readonly contrast: Contrast | null;
}

/** So many masks are taken off at once, and so many are tried one by one. */
const MOST = 12;
const SINGLE = 3;
const LIFT_MS = 60_000;

/** Places of the project that the failing node is known to have come to: of its tracebacks, and of handlers that caught something. */
function wayOf(failure: TestFailure, facts: readonly Fact[]): { readonly file: string; readonly line: number }[] {
  const frames = failure.exceptions.flatMap((e) => e.frames.map(({ file, line }) => ({ file, line })));
  const caught = facts.flatMap((f) => (f.t === "caught" && (f.node === failure.node || f.node === "") ? [f.handler] : []));
  return [...frames, ...caught];
}

export interface WayQuestion {
  readonly facts: readonly Fact[];
  readonly sources: ReadonlyMap<string, SourceFacts>;
  /** Text of a file of the project; null for what is none of it. */
  readonly text: (file: string) => string | null;
}

/** Calls are followed so far from the functions on the way. */
const DEPTH = 3;

/** Functions that those on the way call, by name: they have returned when the failure shows, and may have hidden something. */
function calledFrom(homes: readonly string[], sources: ReadonlyMap<string, SourceFacts>): Set<string> {
  const tail = (name: string): string => name.slice(name.lastIndexOf(".") + 1);
  const found = new Set(homes);
  let fresh = [...homes];
  for (let level = 0; level < DEPTH && fresh.length > 0; level += 1) {
    const names = new Set([...sources].flatMap(([file, { calls }]) => calls.filter((c) => fresh.includes(`${file} ${c.scope}`)).map((c) => tail(c.func))));
    fresh = [...sources].flatMap(([file, { defs }]) => defs.filter((d) => d.kind !== "class" && names.has(tail(d.qualname))).map((d) => `${file} ${d.qualname}`)).filter((key) => !found.has(key));
    for (const key of fresh) found.add(key);
  }
  return found;
}

/**
 * The masks in the functions on the way. What a `with suppress` takes and what a filter drops nobody sees: these also in the
 * functions that were called on the way.
 */
export function masksOnWay(failure: TestFailure, { facts, sources, text }: WayQuestion): Placed[] {
  const byFile = new Map<string, number[]>();
  for (const { file, line } of wayOf(failure, facts)) byFile.set(file, [...(byFile.get(file) ?? []), line]);
  const near: string[] = [];
  const direct = [...byFile].flatMap(([file, lines]) => {
    const code = text(file);
    if (code === null || !file.endsWith(".py")) return [];
    const source = parse(file, code);
    const homes = new Set(lines.map((line) => {
      const from = lineStart(code, line);
      const indent = /^[ \t]*/.exec(code.slice(from))?.[0].length ?? 0;
      return definitionsAround(source.tree.resolveInner(from + indent, 1)).map((d) => nameOf(source, d)).join(".");
    }));
    near.push(...[...homes].map((home) => `${file} ${home}`));
    return liftsIn(source).filter((lift) => homes.has(lift.home)).map((lift) => ({ file, lift }));
  });
  const called = calledFrom(near, sources);
  const files = new Set([...called].map((key) => key.slice(0, key.lastIndexOf(" "))));
  const unseen = [...files].flatMap((file) => {
    const code = text(file);
    return code === null || !/suppress|warnings/.test(code) ? [] : liftsIn(parse(file, code)).filter(({ form, home }) => (form === "suppress" || form === "filter") && called.has(`${file} ${home}`)).map((lift) => ({ file, lift }));
  });
  return [...direct, ...unseen.filter((u) => !direct.some((d) => d.file === u.file && d.lift.edit.from === u.lift.edit.from))];
}

/** Runs the node alone without the masks that may hide an error or a warning of it. Null where there are none, or no run counts. */
export async function liftOnWay(bench: Bench, lifter: Lifter, failure: TestFailure, way: readonly Placed[]): Promise<Lifted | null> {
  const masks = way.filter(({ lift }) => lift.hides === "error" || lift.hides === "warning").slice(0, MOST);
  const all = masks.length === 0 ? null : await attempt(bench, lifter, failure, masks);
  if (all?.outcome !== "passed" || masks.length === 1) return all;
  for (const mask of masks.filter((m) => m.lift.hides === "error").slice(0, SINGLE)) {
    const one = await attempt(bench, lifter, failure, [mask]);
    if (one?.outcome === "passed") return one;
  }
  return all;
}

async function attempt(bench: Bench, lifter: Lifter, failure: TestFailure, masks: readonly Placed[]): Promise<Lifted | null> {
  const run = await lifter.run(masks, [failure.node], LIFT_MS);
  if (run === null) return null;
  if (run.kind === "foreign") {
    bench.context.notRun.push({ step: `without ${named(masks)}`, reason: run.reason });
    return null;
  }
  const { outcome: { failures, passed }, evidence, death } = run.read;
  const outcome = failures.some((f) => signature(f, () => true) === signature(failure, () => true)) ? "same" : failures.length > 0 || death !== null ? "other" : passed.has(failure.node) ? "passed" : null;
  if (outcome === null) return null;
  const failing = outcome === "passed" ? await failingAlone(bench, failure) : null;
  const shown = outcome === "other" ? bench.context.recorder.fromCommand(run.read.ran, `in a scratch checkout without ${named(masks)}: ${told(failures)}`, evidence.excerpt) : evidence;
  return { masks, outcome, failures, evidence: shown, contrast: failing === null ? null : bench.context.recorder.contrast(`taking off ${named(masks)}`, failing, evidence) };
}

/** The error that shows, and where it was raised. */
function told(failures: readonly TestFailure[]): string {
  const [error] = failures.flatMap((f) => f.exceptions.slice(0, 1));
  if (error === undefined) return "it fails in another way";
  const at = error.frames.at(-1);
  return `${error.type}: ${error.message.split("\n", 1)[0] ?? ""}${at === undefined ? "" : ` at \`${at.file}:${String(at.line)}\``}`.slice(0, 300);
}

/**
 * What a handler caught, as a fact of its own: the error that shows without it came through what it guards.
 * @param known facts of the run as it is: what they tell already is not told again
 */
export function uncovered({ masks, failures }: Lifted, node: string, known: readonly Fact[]): FactOf<"caught">[] {
  return failures.flatMap((f) => f.exceptions.slice(0, 1)).flatMap((exception) => {
    const hid = masks.find(({ file, lift }) => lift.hides === "error" && exception.frames.some((x) => x.file === file && lift.covers[0] <= x.line && x.line <= lift.covers[1]));
    if (hid === undefined || known.some((f) => f.t === "caught" && f.node === node && f.handler.file === hid.file && f.handler.line === hid.lift.line && f.exception.type === exception.type)) return [];
    return [{ t: "caught", node, exception, handler: { file: hid.file, line: hid.lift.line, func: hid.lift.home.split(".").at(-1) ?? "" } }];
  });
}
