/** The change that a failure is laid to, and how it bears on code, tests and the functions between them. */
import type { ChangedFile } from "../env/change.js";
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { testOf } from "./facts-of-frames.js";
import { tail, type At, type Def } from "./facts-of-sources.js";
import type { Novelty } from "./suspicion-change.js";

const NONE: readonly ChangedFile[] = [];
/** Lines altered by no more than this (names, layout, place) are no alteration of what the code does. */
const HARMLESS = 0.4;

/** Whether an alteration leaves what the code does as it was. */
export const isHarmless = ({ weight }: Novelty): boolean => weight <= HARMLESS;

interface Place extends At {
  readonly def: Def | null;
  readonly novelty: Novelty | null;
}

/** The change that may have brought the failure: that of the commit at fault, else the whole; empty for a failure that is older. */
export function blamed(dossier: Dossier): readonly ChangedFile[] {
  const [first] = dossier.failures;
  if (dossier.culprit !== null) return dossier.culprit;
  return first.type === "test" && dossier.baseline?.nodes.get(first.node) === "same" ? NONE : (dossier.change ?? NONE);
}

/** Whether the change left what the failing tests run of the code as it was: then what it altered in the tests is to be looked at. */
export function spares(dossier: Dossier, code: readonly Place[]): boolean {
  const run = new Set(code.map(({ file }) => file));
  const changes = blamed(dossier).filter(({ file }) => file.endsWith(".py"));
  const others = changes.filter(({ file }) => !dossier.isTest(file));
  if (changes.length === 0 || (dossier.culprit === null && others.length > 0)) return false;
  const imports = others.some(({ file, added, removed }) => run.has(file) && [...added, ...removed].some(({ text }) => /^\s*(?:from|import)\b/.test(text)));
  return !imports && code.every(({ novelty }) => novelty === null || isHarmless(novelty));
}

/** Whether the change brought a function, under a name that it did not take from elsewhere in the file. */
export function brought(dossier: Dossier, { file, def }: { readonly file: string; readonly def: Def }): boolean {
  const change = blamed(dossier).find((one) => one.file === file);
  const before = new RegExp(`\\bdef\\s+${escape(tail(def.qualname))}\\b`);
  return change !== undefined && change.added.some(({ line }) => line === def.line) && !change.removed.some(({ text }) => before.test(text));
}

/** Whether a line stands in a test that came with the change: it is no evidence against itself. */
export function cameAlong(dossier: Dossier, { file, def }: Place): boolean {
  return def !== null && /^(?:.*\.)?test/.test(def.qualname) && brought(dossier, { file, def });
}

/** Whether the failing test itself came with the change: then the fault may be older than it. */
export function isNewTest(dossier: Dossier): boolean {
  const test = testOf(dossier);
  return test !== null && dossier.sources.get(test.file)?.defs.some((def) => tail(def.qualname) === test.name && brought(dossier, { file: test.file, def })) === true;
}
