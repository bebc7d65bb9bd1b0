/** Nodes that failed on an earlier push: what has become of each, since one that is gone or skipped does not pass. */
import { isUnder, type Reproduction } from "../probe/reproduce.js";
import { candidate } from "../probe/resolve.js";

export interface Settled {
  /** Those that CI does not name now, and that pass. */
  readonly passed: readonly string[];
  /** Those that neither pass nor fail, and why: deleted, skipped, marked xfail, or not come to. */
  readonly open: ReadonlyMap<string, string>;
}

export class Again {
  /** Remembered id → the id that it is run as. */
  readonly #run = new Map<string, string>();
  readonly #gone = new Map<string, string>();

  constructor(private readonly nodes: readonly string[]) {
    for (const id of nodes) this.#run.set(id, id);
  }

  /**
   * Looks the nodes up in the checkout.
   * @param given what CI names: that is run in any case, and no earlier failure alone
   * @returns ids to run
   */
  find(project: string, files: readonly string[], given: ReadonlyMap<string, unknown>): string[] {
    for (const id of this.nodes) {
      const found = candidate([{ kind: "node", id }], project, files);
      this.#run.delete(id);
      if (found.kind === "none") this.#gone.set(id, found.reason);
      else if (found.kind !== "ask" && !given.has(found.id)) this.#run.set(id, found.id);
    }
    return [...this.#run.values()];
  }

  has(id: string): boolean {
    return [...this.#run.values()].includes(id);
  }

  /** @param whole the whole suite was run: what has no outcome in it is not there */
  settled({ failures, passed, skipped, unknown }: Reproduction, whole: boolean): Settled {
    const open = new Map(this.#gone);
    const green: string[] = [];
    for (const id of this.#run.values()) {
      if (failures.some((f) => isUnder(id, f.node))) continue;
      const skip = [...skipped].find(([node]) => isUnder(id, node));
      if ([...passed].some((node) => isUnder(id, node))) green.push(id);
      else if (skip !== undefined) open.set(id, `it is skipped or marked xfail now${skip[1] === "" ? "" : `: ${skip[1]}`}`);
      else if (whole || unknown.includes(id)) open.set(id, "pytest does not know it any more (renamed, removed, or another parametrisation)");
      else open.set(id, "it came to no outcome here");
    }
    return { passed: green, open };
  }
}
