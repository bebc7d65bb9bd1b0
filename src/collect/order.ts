/** The order in which tests ran, as far as memory is meant to go. */
import type { Origin, Reference, Reported } from "./failure.js";
import { detached, own } from "./text.js";

/** References kept of one run. */
const MOST = 50_000;

/** Gathers the tests of one run in the order in which a source names them, each once. */
export class OrderOf {
  readonly #origin: Origin;
  readonly #refs = new Map<string, Reference>();
  #left = 0;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  add(ref: Reference): void {
    const key = ref.kind === "junit" ? JSON.stringify([ref.classname, ref.name, ref.file]) : ref.id;
    if (this.#refs.has(key)) return;
    if (this.#refs.size < MOST) this.#refs.set(own(key), detached(ref));
    else this.#left += 1;
  }

  /** The order, and what it leaves out. Nothing for a run without tests. */
  end(): Reported[] {
    if (this.#refs.size === 0) return [];
    const order: Reported = { type: "order", refs: [...this.#refs.values()], origin: this.#origin };
    if (this.#left === 0) return [order];
    return [order, { type: "unmapped", input: this.#origin.input, reason: `of the order of tests only the first ${String(MOST)} were kept, ${String(this.#left)} more were not` }];
  }
}
