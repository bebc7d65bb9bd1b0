/**
 * The proof of a fix, in a scratch checkout whose code is shown to be the one that runs: its patch applies, the same nodes
 * pass, the same mypy path passes, and whatever passed before passes still.
 */
import { timeLeft, type Context } from "../context.js";
import type { Contrast, Evidence } from "../trace/evidence.js";
import { compareTypes } from "./types-after.js";
import type { Ill } from "./ill.js";
import { runNeighbours } from "./neighbours.js";
import { tryNodes } from "./trial.js";
import type { Ward } from "./ward.js";

export interface Remedy {
  /** Its name in the bundle: `fixes/C1.patch`. */
  readonly name: string;
  readonly patch: string;
  /** Files that it edits, relative to the project. */
  readonly files: readonly string[];
}

export interface Verdict {
  /** `proposed`: nothing speaks against it, and something could not be asked. */
  readonly status: "verified" | "rejected" | "proposed";
  readonly before: readonly Evidence[];
  readonly after: readonly Evidence[];
  /** The same nodes, or mypy, without the patch and with it. */
  readonly contrast: Contrast | null;
  /** Why it is not verified; null where it is. */
  readonly reason: string | null;
}

/** What the neighbours may take of the time that is left, and at most (ms). */
const SHARE = 0.4;
const NEIGHBOURS_MS = 120_000;

/** @param neighbours test files that reach what is edited */
export async function verify(context: Context, ward: Ward, remedy: Remedy, ill: Ill, neighbours: readonly string[]): Promise<Verdict> {
  const about = `with ${remedy.name}`;
  const refused = await ward.fixed.apply(remedy.patch, remedy.files);
  try {
    if (refused !== null) return verdict("rejected", [], [], null, `the patch does not apply: ${refused}`);
    return await examine(context, ward, ill, neighbours, about);
  } finally {
    ward.fixed.restore();
  }
}

const verdict = (status: Verdict["status"], before: readonly Evidence[], after: readonly Evidence[], contrast: Contrast | null, reason: string | null): Verdict => ({ status, before, after, contrast, reason });

async function examine(context: Context, ward: Ward, ill: Ill, neighbours: readonly string[], about: string): Promise<Verdict> {
  const { recorder } = context;
  const before: Evidence[] = [];
  const after: Evidence[] = [];
  let contrast: Contrast | null = null;
  if (ill.words !== null) {
    const [was, is] = await Promise.all([ward.before(ill), tryNodes(ward.fixed, ill, about)]);
    if (was.kind === "open") return verdict("proposed", before, after, null, `a scratch checkout says nothing: ${was.reason}`);
    if (is.kind === "open") return verdict("proposed", before, after, null, `with the patch, ${is.reason}`);
    before.push(...was.evidence);
    after.push(...is.evidence);
    if (is.kind === "failed") return verdict("rejected", before, after, null, "the same nodes fail with it");
    if (was.kind === "passed") return verdict("proposed", before, after, null, "the nodes pass in a scratch checkout without it");
    contrast = recorder.contrast("the patch", was.evidence[0], is.evidence[0]);
  }
  const [typesBefore, typesAfter] = await Promise.all([ward.typesBefore(), ward.typesAfter()]);
  if (typesBefore !== null && typesAfter !== null) {
    const types = compareTypes(recorder, ill.types, typesBefore, typesAfter, about);
    before.push(types.before);
    after.push(types.after);
    if (types.left > 0) return verdict("rejected", before, after, null, "mypy reports the same with it");
    if (types.fresh.length > 0) return verdict("rejected", before, after, null, `mypy reports what it did not before: ${types.fresh[0] ?? ""}`);
    contrast ??= recorder.contrast("the patch", types.before, types.after);
  } else if (ill.types.length > 0) return verdict("proposed", before, after, null, "mypy was not run");
  if (neighbours.length === 0) return verdict("verified", before, after, contrast, null);
  const limit = Math.min(NEIGHBOURS_MS, timeLeft(context) * SHARE);
  const [was, is] = await Promise.all([ward.neighboursBefore(neighbours, limit), runNeighbours(ward.fixed, neighbours, `neighbours ${about}`, limit)]);
  if (was.kind === "open" || is.kind === "open") return verdict("proposed", before, after, contrast, `the neighbours say nothing: ${was.kind === "open" ? was.reason : is.kind === "open" ? is.reason : ""}`);
  before.push(was.evidence);
  after.push(is.evidence);
  const harmed = [...was.passed].filter((node) => !is.passed.has(node));
  if (!was.ended) return verdict("proposed", before, after, contrast, "the neighbours did not come to their end in the time for them");
  if (harmed.length > 0) return verdict("rejected", before, after, null, `\`${harmed[0] ?? ""}\`${harmed.length > 1 ? ` and ${String(harmed.length - 1)} more` : ""} passed before and not with it`);
  return verdict("verified", before, after, contrast, null);
}
