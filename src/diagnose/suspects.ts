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
  /** What the first of them is worth, where more speaks for the kind than the ranking. */
  readonly worth?: number;
}

const MOST = 5;
/** A ranking stands back behind what a rule reads from the code and the failure. */
const SHARE = 0.8;

/** The first suspects as findings of one kind. */
export function suspected(dossier: Dossier, list: readonly Suspicion[], { kind, says, disprovedBy, worth }: Told): readonly Finding[] {
  const most = list[0]?.score ?? 1;
  return list.slice(0, MOST).map((one) => {
    const place = one.def === null ? "" : ` in \`${one.def.qualname}\``;
    return finding(dossier, {
      kind, at: { file: one.file, line: one.line }, score: (worth ?? most * SHARE) * (one.score / most), claim: one.why, evidence: [one.evidence],
      statement: `${where(one)}${place} most likely ${says}: ${one.why}; a ranking of what the tests ran says so, no proof.`, disprovedBy,
    });
  });
}
