/** Two copies of the checkout, one as it is and one for fixes; what the first shows is asked once. */
import type { Bench } from "../probe/once-more.js";
import { Workspace, type ScratchTypes } from "../probe/scratch/workspace.js";
import type { TypesPlan } from "../probe/types.js";
import type { Ill } from "./ill.js";
import { runNeighbours, type Neighbours } from "./neighbours.js";
import { Once } from "./once.js";
import { tryNodes, type Tried } from "./trial.js";

/** Claims of runs in the copy that nothing was changed in begin with this. */
const AS_IT_IS = "in a scratch checkout";

export class Ward {
  readonly plain: Workspace;
  readonly fixed: Workspace;
  readonly types: TypesPlan | null;
  readonly #nodes = new Once<Tried>();
  readonly #neighbours = new Once<Neighbours>();
  readonly #mypy = new Once<ScratchTypes | null>();

  private constructor(plain: Workspace, fixed: Workspace, types: TypesPlan | null) {
    this.plain = plain;
    this.fixed = fixed;
    this.types = types;
  }

  /**
   * @param python the project's Python files
   * @param types how mypy was run; null where it was not
   * @throws Error where the checkout cannot be copied
   */
  static async open(bench: Bench, python: readonly string[], types: TypesPlan | null): Promise<Ward> {
    const [plain, fixed] = await Promise.all([Workspace.open(bench, python), Workspace.open(bench, python)]);
    return new Ward(plain, fixed, types);
  }

  /** Text of a file of the project as it is. */
  read(file: string): string | null {
    return this.plain.read(file);
  }

  /** Whether the nodes fail in a copy as they do in the checkout. */
  before(ill: Ill): Promise<Tried> {
    return this.#nodes.ask(JSON.stringify([ill.words, ill.env, ill.factor, ill.atOnce]), () => tryNodes(this.plain, ill, AS_IT_IS));
  }

  neighboursBefore(files: readonly string[], ill: readonly string[], timeoutMs: number): Promise<Neighbours> {
    return this.#neighbours.ask(JSON.stringify([files, ill]), () => runNeighbours(this.plain, files, ill, `neighbours ${AS_IT_IS}`, timeoutMs));
  }

  /** Null where mypy is no part of this run. */
  typesBefore(): Promise<ScratchTypes | null> {
    return this.#mypy.ask("", () => this.#check(this.plain));
  }

  typesAfter(): Promise<ScratchTypes | null> {
    return this.#check(this.fixed);
  }

  close(): void {
    this.plain.remove();
    this.fixed.remove();
  }

  async #check(place: Workspace): Promise<ScratchTypes | null> {
    return this.types === null ? null : place.mypy(this.types, { stepId: "S5", action: "fix.mypy" });
  }
}
