/** Findings from the ranked list of suspects: always weak, and they say that they are a ranking. */
import type { Dossier } from "./dossier.js";
import type { Kind } from "../kinds.js";
import { finding, where } from "./place.js";
import type { Finding } from "./rule.js";
import type { Suspicion } from "./suspicion.js";

export interface Told {
  readonly kind: Kind;
  /** What the line does wrong, and what that ends in: the words after its place. */
  readonly says: string;
  readonly disprovedBy: string;
  /** Laid on top of each score, for what else speaks for the kind. */
  readonly bonus?: number;
}

const MOST = 5;

/** The first suspects as findings of one kind. */
export function suspected(dossier: Dossier, list: readonly Suspicion[], { kind, says, disprovedBy, bonus = 0 }: Told): readonly Finding[] {
  return list.slice(0, MOST).map((one) => {
    const place = one.def === null ? "" : ` in \`${one.def.qualname}\``;
    return finding(dossier, {
      kind, at: { file: one.file, line: one.line }, score: Math.min(0.98, one.score + bonus), claim: one.why, evidence: [one.evidence],
      statement: `${where(one)}${place} most likely ${says}: ${one.why}; a ranking of what the tests ran says so, no proof.`, disprovedBy,
    });
  });
}
