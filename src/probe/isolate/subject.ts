/** A node under experiment: how often it was run alone, how often it failed, and what shows it. */
import type { Fact } from "../facts.js";
import type { TestFailure } from "../failure.js";
import type { Evidence } from "../../trace/evidence.js";
import { isRed, type Answer } from "./answer.js";
import type { Isolation } from "./isolation.js";
import type { Fresh } from "./lab.js";
import type { TrialReply } from "./replies.js";

export class Subject {
  #runs = 0;
  #failed = 0;
  #base: "passes" | "fails" | "mixed";
  readonly #evidence: Evidence[] = [];
  #facts: readonly Fact[] = [];
  readonly #seen: boolean;
  failure: TestFailure | null;

  /** @param failed whether it failed in the plain re-run, which counts as one run */
  constructor(readonly node: string, failed: boolean, failure: TestFailure | null) {
    this.failure = failure;
    this.#seen = failure !== null;
    this.#base = failed ? "fails" : "passes";
    this.#count(failed);
    if (failure !== null) this.#evidence.push(failure.evidence);
  }

  get file(): string {
    return this.node.split("::", 1)[0] ?? this.node;
  }
  /** How it behaves alone, run again and again in forks of one process; before that, how it did in the plain re-run. */
  get base(): "passes" | "fails" | "mixed" {
    return this.#base;
  }
  /** What its code may depend on beside itself. */
  readonly touches = new Set<TrialReply["touches"][number]>();

  get everFailed(): boolean {
    return this.#failed > 0;
  }

  addFresh(fresh: Fresh): void {
    if (!fresh.failed.has(this.node) && !fresh.passed.has(this.node)) return;
    this.#count(fresh.failed.has(this.node));
    this.#evidence.push(fresh.evidence);
    this.learn(fresh);
    this.failure ??= fresh.failures.find((f) => f.node === this.node) ?? null;
  }

  /** Keeps what the plugin saw of the node in the first run in which it failed, unless the plain re-run saw it fail. */
  learn(fresh: Fresh): void {
    if (this.#seen || this.#facts.length > 0 || !fresh.failed.has(this.node)) return;
    this.#facts = fresh.facts.filter((f) => "node" in f && f.node === this.node);
  }

  addAnswer(answer: Answer): void {
    for (const word of answer.trials.flatMap((t) => t.touches)) this.touches.add(word);
    const alone = answer.trials.filter((t) => t.before.length === 0).map(isRed);
    for (const red of alone) this.#count(red);
    const own = answer.question.ask === "vary" ? [] : alone;
    if (own.length > 0) this.#base = own.every(Boolean) ? "fails" : own.some(Boolean) ? "mixed" : "passes";
    if (answer.how === "unsteady") this.#base = "mixed";
    this.#evidence.push(...answer.evidence);
    this.failure ??= answer.failure;
  }

  conclude(verdict: Isolation["verdict"], more: Partial<Isolation> = {}): Isolation {
    return {
      verdict, failed: { runs: this.#failed, of: this.#runs }, evidence: this.#evidence, failure: this.failure, facts: this.#facts, polluter: null, polluters: [], enablers: [],
      leaks: [], cleaners: [], flip: null, contrast: null, ...more,
    };
  }

  #count(failed: boolean): void {
    this.#runs += 1;
    this.#failed += failed ? 1 : 0;
  }
}
