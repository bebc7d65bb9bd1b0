/** What masks taken off say of the roots that name them. */
import type { Dossier } from "./dossier.js";
import { isA } from "./facts-of-frames.js";
import type { Finding } from "./rule.js";

/** What is left of the score of a mask that hides nothing of this failure. */
const IDLE = 0.4;
const PROVEN = 0.97;

/**
 * A mask without which the node passes is proven to be the root; one without which it fails in the same way hides nothing
 * of it; where another error shows, that is evidence.
 */
export function byMasks(findings: readonly Finding[], { lifted }: Dossier): Finding[] {
  if (lifted === null) return [...findings];
  const { masks, outcome, evidence, contrast } = lifted;
  return findings.map((f) => {
    const named = (f.kind === "code.exception-swallowed" || f.kind === "test.masked") && masks.some(({ file, lift }) => file === f.file && lift.line === f.line);
    if (!named) return f;
    const shown: Finding = { ...f, because: [...f.because, evidence] };
    if (outcome === "same") return { ...shown, confidence: "weak", score: f.score * IDLE };
    return outcome === "passed" && contrast !== null && masks.length === 1 ? { ...shown, contrast, confidence: "strong", score: Math.max(f.score, PROVEN) } : shown;
  });
}

/** A handler that takes everything was not meant for a mistake of the program; an import may be missing on purpose. */
const MISTAKES = ["AttributeError", "NameError", "TypeError", "SyntaxError"];
/** What a root of the hidden error counts against one of the error that shows. */
const HIDDEN = 0.9;

/**
 * Where a mistake of the program shows with the masks off: what the rules say of it. It is the root behind the symptom, since
 * what the mask left in its place is what failed.
 */
export function behindMasks(dossier: Dossier, match: (dossier: Dossier) => readonly Finding[]): Finding[] {
  const { lifted } = dossier;
  if (lifted?.outcome !== "other") return [];
  for (const failure of lifted.failures) {
    const [error] = failure.exceptions;
    if (error === undefined || !isA(error, ...MISTAKES)) continue;
    const mask = lifted.masks.find(({ file, lift }) => error.frames.some((x) => x.file === file && lift.covers[0] <= x.line && x.line <= lift.covers[1]));
    if (mask === undefined) continue;
    const hides = `; \`${mask.lift.shown}\` at \`${mask.file}:${String(mask.lift.line)}\` hides it.`;
    return match({ ...dossier, failures: [failure], lifted: null }).map((f) => ({ ...f, confidence: "weak", score: f.score * HIDDEN, statement: f.statement.replace(/\.$/, hides), because: [...f.because, lifted.evidence] }));
  }
  return [];
}
