/** Joins what several sources say of the same thing. */
import { addressOf, partsOf } from "./address.js";
import { fromCheckout } from "./checkout.js";
import type { Origin, Place, Reference, Reported, ReportedContext, ReportedOrder, ReportedRun, ReportedTest, ReportedType, Unmapped } from "./failure.js";
import { detached } from "./text.js";

/** A place in a source that speaks of a test. */
export interface Mention {
  readonly origin: Origin;
  readonly text: string;
}

/** A failed test, as all sources together tell it. */
export interface GatheredTest {
  /** Its names, a node id first where a source has one. */
  readonly refs: readonly [Reference, ...Reference[]];
  readonly phase: ReportedTest["phase"];
  readonly exception: string | null;
  readonly message: string;
  readonly place: Place | null;
  readonly mentions: readonly Mention[];
}

export interface Merged {
  readonly tests: readonly GatheredTest[];
  readonly types: readonly ReportedType[];
  readonly runs: readonly ReportedRun[];
  readonly orders: readonly ReportedOrder[];
  readonly context: readonly ReportedContext[];
  readonly unmapped: readonly Unmapped[];
}

/** Mentions kept of one test; texts kept of all. */
const MENTIONS = 10;
const TEXTS = 5000;

interface Growing {
  readonly refs: Map<string, Reference>;
  best: ReportedTest;
  readonly mentions: Mention[];
}

/** Takes records in any order; `end` joins them. */
export class Merge {
  readonly #tests = new Map<string, Growing>();
  readonly #types = new Map<string, ReportedType>();
  readonly #runs = new Map<string, ReportedRun>();
  readonly #orders: ReportedOrder[] = [];
  readonly #context: ReportedContext[] = [];
  readonly #unmapped = new Map<string, Unmapped>();
  #texts = 0;

  add(given: Reported): void {
    // The refs of an order are copies by themselves.
    const record = given.type === "order" ? given : detached(given);
    switch (record.type) {
      case "test":
        this.#test(record);
        return;
      case "mypy": {
        const found = { ...record, file: fromCheckout(record.file, null) };
        const key = JSON.stringify([found.file, found.line, found.code, found.message]);
        if (!this.#types.has(key)) this.#types.set(key, found);
        return;
      }
      case "run":
        this.#run({ ...record, file: record.file === null ? null : fromCheckout(record.file, null) });
        return;
      case "order":
        this.#orders.push(record);
        return;
      case "context":
        this.#context.push(record);
        return;
      case "unmapped":
        this.#unmapped.set(JSON.stringify([record.input, record.reason]), record);
    }
  }

  #test(record: ReportedTest): void {
    const key = keyOf(record.ref);
    const found = this.#tests.get(key);
    const mention: Mention = { origin: record.origin, text: this.#texts < TEXTS ? record.text : "" };
    this.#texts += 1;
    const own: Growing = { refs: new Map([[nameOf(record.ref), record.ref]]), best: placed(record), mentions: [mention] };
    if (found === undefined) this.#tests.set(key, own);
    else join(found, own);
  }

  /** Of two that tell of the same death the one that knows the place is kept. */
  #run(record: ReportedRun): void {
    const key = record.what === "crash" && record.node !== null ? JSON.stringify([record.what, record.node]) : JSON.stringify([record.what, record.message, record.file, record.line]);
    const before = this.#runs.get(key);
    if (before === undefined || (before.file === null && record.file !== null)) this.#runs.set(key, record);
  }

  end(): Merged {
    return { tests: this.#joined(), types: [...this.#types.values()], runs: [...this.#runs.values()], orders: this.#orders, context: this.#context, unmapped: [...this.#unmapped.values()] };
  }

  /** A junit name goes to the one node id that pytest's junit writer would give it, with the file it names. */
  #joined(): GatheredTest[] {
    const byAddress = new Map<string, Growing[]>();
    for (const test of this.#tests.values()) {
      for (const ref of test.refs.values()) {
        if (ref.kind !== "node") continue;
        const { classname, name } = addressOf(ref.id);
        const key = junitKey(classname, name);
        byAddress.set(key, [...(byAddress.get(key) ?? []), test]);
      }
    }
    const out = new Set<Growing>();
    for (const test of this.#tests.values()) {
      const [ref] = test.refs.values();
      if (ref?.kind !== "junit") {
        out.add(test);
        continue;
      }
      const same = byAddress.get(junitKey(ref.classname, ref.name)) ?? [];
      const exact = same.filter((s) => [...s.refs.values()].some((r) => r.kind === "node" && partsOf(r.id).path === ref.file));
      const [only, second] = exact.length > 0 ? exact : same;
      if (only !== undefined && second === undefined) join(only, test);
      else out.add(test);
    }
    return [...out].flatMap((test) => finished(test) ?? []);
  }
}

function join(into: Growing, other: Growing): void {
  for (const [key, ref] of other.refs) {
    const before = into.refs.get(key);
    if (before === undefined || (before.kind === "junit" && before.file === null)) into.refs.set(key, ref);
  }
  if (rank(other.best) < rank(into.best)) into.best = other.best;
  into.mentions.push(...other.mentions.slice(0, MENTIONS - into.mentions.length));
}

/** What happened first, and what says most of it. */
function rank(test: ReportedTest): number {
  const order: readonly ReportedTest["phase"][] = ["collect", "setup", "call", "teardown", null];
  return order.indexOf(test.phase) * 4 + (test.exception === null ? 2 : 0) + (test.place === null ? 1 : 0);
}

function finished(test: Growing): GatheredTest | null {
  const [first, ...rest] = [...test.refs.values()].sort((a, b) => Number(a.kind === "junit") - Number(b.kind === "junit"));
  if (first === undefined) return null;
  const { phase, exception, message, place } = test.best;
  return { refs: [first, ...rest], phase, exception, message, place, mentions: test.mentions };
}

function placed(record: ReportedTest): ReportedTest {
  return record.place === null ? record : { ...record, place: { ...record.place, file: fromCheckout(record.place.file, null) } };
}

function junitKey(classname: string, name: string): string {
  return JSON.stringify(["junit", classname, name]);
}

/** What makes two records one test at once: junit names with and without a file are the same unless the files differ. */
function keyOf(ref: Reference): string {
  return ref.kind === "junit" ? JSON.stringify(["junit", ref.classname, ref.name, ref.file]) : JSON.stringify(["id", ref.id]);
}

function nameOf(ref: Reference): string {
  return ref.kind === "junit" ? junitKey(ref.classname, ref.name) : JSON.stringify(["id", ref.id]);
}
