/** The order in which tests ran, as far as memory is meant to go. */
import type { Origin, Reference, Reported } from "./failure.js";
import { own } from "./text.js";

/** References kept of one run. */
const MOST = 50_000;

/** Gathers the tests of one run in the order in which a source names them, each once. */
export class OrderOf {
  readonly #origin: Origin;
  /** As text, each a copy of its own: of a suite this large little else is held. */
  readonly #refs = new Set<string>();
  #left = 0;

  constructor(origin: Origin) {
    this.#origin = origin;
  }

  add(ref: Reference): void {
    const key = ref.kind === "junit" ? `${ref.classname}\0${ref.name}\0${ref.file ?? ""}` : `${ref.kind}\0${ref.id}`;
    if (this.#refs.has(key)) return;
    if (this.#refs.size < MOST) this.#refs.add(own(key));
    else this.#left += 1;
  }

  /** The order, and what it leaves out. Nothing for a run without tests. */
  end(): Reported[] {
    if (this.#refs.size === 0) return [];
    const order: Reported = { type: "order", refs: Array.from(this.#refs, reference), origin: this.#origin };
    if (this.#left === 0) return [order];
    return [order, { type: "unmapped", input: this.#origin.input, reason: `of the order of tests only the first ${String(MOST)} were kept, ${String(this.#left)} more were not` }];
  }
}

function reference(key: string): Reference {
  const [first = "", second = "", file] = key.split("\0");
  if (file !== undefined) return { kind: "junit", classname: first, name: second, file: file === "" ? null : file };
  return { kind: first === "module" ? "module" : "node", id: second };
}
