/** Names that tell one use of the action from every other: of comments, and of artifacts. */
import { createHash } from "node:crypto";
import type { Place } from "../inputs/place.js";

const LONGEST = 100;

export interface Use {
  readonly place: Pick<Place, "workflow" | "job" | "runAttempt">;
  /** Values of the matrix leg. */
  readonly leg: Readonly<Record<string, unknown>>;
  /** The project's folder in the repository, `.` for its root. */
  readonly folder: string;
}

/** Key of the sticky comment: the same on every push, another for each workflow, job, leg and project. */
export function commentKey({ place, leg, folder }: Use): string {
  return plain([place.workflow, place.job, legName(leg), folder === "." ? "" : folder].filter((p) => p !== "").join("/"));
}

/** Name of the uploaded bundle: `python-trace-ci-test-py312-1`, the run attempt last. */
export function artifactName({ place, leg, folder }: Use): string {
  const parts = [place.workflow, place.job, legName(leg), folder === "." ? "" : folder].filter((p) => p !== "");
  return `python-trace-${distinct(parts.join("-"), /[^A-Za-z0-9._]+/g) || "run"}-${String(place.runAttempt)}`;
}

/** A key that can stand in an HTML comment: no `--`, nothing but plain characters; what that loses is told apart by a hash. */
export function plain(key: string): string {
  return distinct(key, /[^A-Za-z0-9._/ ]+/g);
}

function legName(leg: Readonly<Record<string, unknown>>): string {
  return Object.values(leg).map((v) => (typeof v === "string" ? v : JSON.stringify(v))).join("-");
}

/** Foreign characters become a dash; where two names could meet in that way, a hash of the whole keeps them apart. */
function distinct(name: string, foreign: RegExp): string {
  const clean = name.replace(foreign, "-").replace(/^-+|-+$/g, "").slice(0, LONGEST);
  return clean === name ? clean : `${clean}-${createHash("sha256").update(name).digest("hex").slice(0, 8)}`;
}
