/** A copy of the checkout in which masks are taken off, made when the first is. */
import type { Lift } from "../../marks/lift.js";
import { withoutMasks } from "../../marks/lift.js";
import { messageOf } from "../../errors.js";
import type { Bench } from "../once-more.js";
import { nodeArgument } from "../reproduce.js";
import { Workspace, type ScratchRun, type ScratchTypes } from "../scratch/workspace.js";
import type { TypesPlan } from "../types.js";

export interface Placed {
  readonly file: string;
  readonly lift: Lift;
}

/** How masks are named in claims: the first three, with their lines. */
export function named(masks: readonly Placed[]): string {
  const shown = masks.slice(0, 3).map(({ file, lift }) => `\`${lift.shown}\` at \`${file}:${String(lift.line)}\``);
  return [...shown, ...(masks.length > 3 ? [`${String(masks.length - 3)} more`] : [])].join(", ");
}

export class Lifter {
  readonly #bench: Bench;
  readonly #python: readonly string[];
  #place: Promise<Workspace | null> | null = null;

  /** @param python the project's Python files */
  constructor(bench: Bench, python: readonly string[]) {
    this.#bench = bench;
    this.#python = python;
  }

  /** Runs nodes or files with the masks off. Null where the checkout cannot be copied; `not_run` says why. */
  async run(masks: readonly Placed[], words: readonly string[], timeoutMs: number): Promise<ScratchRun | null> {
    return this.#with(masks, (place) => place.pytest({
      stepId: "S3", action: "mask.lift", about: `in a scratch checkout without ${named(masks)}`, timeoutMs,
      args: ["-q", ...words.map(nodeArgument), "--tb=short"],
    }));
  }

  async types(masks: readonly Placed[], plan: TypesPlan): Promise<ScratchTypes | null> {
    return this.#with(masks, (place) => place.mypy(plan, { stepId: "S3", action: "mask.types" }));
  }

  async close(): Promise<void> {
    (await this.#place)?.remove();
  }

  async #with<T>(masks: readonly Placed[], ask: (place: Workspace) => Promise<T>): Promise<T | null> {
    this.#place ??= Workspace.open(this.#bench, this.#python).catch((thrown: unknown) => {
      this.#bench.context.notRun.push({ step: "taking masks off", reason: `no scratch checkout: ${messageOf(thrown)}` });
      return null;
    });
    const place = await this.#place;
    if (place === null) return null;
    try {
      for (const file of new Set(masks.map((m) => m.file))) {
        const text = place.read(file);
        if (text !== null) place.write(file, withoutMasks(text, masks.filter((m) => m.file === file).map((m) => m.lift)));
      }
      return await ask(place);
    } finally {
      place.restore();
    }
  }
}
