/** What was asked about imports: where packages are found, which modules import cold, and which files import each other. */
import type { NonEmpty } from "../../ports.js";
import type { CommandSource, Contrast, Evidence } from "../../trace/evidence.js";

/** Where plain Python, started in the project's folder, finds a package of the project. */
export interface LayoutProof {
  readonly name: string;
  /** The package's folder in the checkout. */
  readonly folder: string;
  /** The file that it was imported from, relative to the project where it lies in it; null where it cannot be imported. */
  readonly found: string | null;
  readonly evidence: Evidence<CommandSource>;
}

/** A module's place: the file of the checkout, its dotted name, and the folder that has to be on the path for that name. */
export interface ModulePlace {
  readonly file: string;
  readonly module: string;
  /** Relative to the project, "." for the project itself. */
  readonly root: string;
}

export type ImportOutcome =
  | { readonly kind: "imported"; readonly from: string }
  | {
      readonly kind: "raised";
      /** Null where the end of the output is no exception's. */
      readonly exception: string | null;
      readonly message: string;
      /** The innermost line of the project's code, relative to the project. */
      readonly at: { readonly file: string; readonly line: number } | null;
    }
  /** A signal, the time-out, or an exit without an exception. */
  | { readonly kind: "ended" };

/** One import in a fresh interpreter. */
export interface ColdImport {
  readonly place: ModulePlace;
  /** What was imported before it in the same process. */
  readonly after: string | null;
  readonly outcome: ImportOutcome;
  readonly evidence: Evidence<CommandSource>;
}

/** A module that cannot be imported first, and can after another: the order alone decides. */
export interface OrderContrast {
  readonly file: string;
  readonly module: string;
  readonly after: string;
  readonly contrast: Contrast;
}

/** An import statement of one file of the project that leads to another. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
  readonly line: number;
  /** When it runs: with its module, when a function is called, or never (`if TYPE_CHECKING`). */
  readonly when: "import" | "call" | "never";
}

/** Statements that lead from a file back to it, each from the file that the one before leads to. */
export type Cycle = NonEmpty<ImportEdge>;

export interface ImportFacts {
  readonly layout: readonly LayoutProof[];
  /** Cycles of imports that run with their modules, the shortest of each knot of files. */
  readonly cycles: readonly Cycle[];
  readonly cold: readonly ColdImport[];
  readonly orders: readonly OrderContrast[];
}

/** Before anything was asked. */
export const NO_IMPORTS: ImportFacts = { layout: [], cycles: [], cold: [], orders: [] };
