/** One container serves all instances or calls: a mutable class attribute or default argument that a test filled. */
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import { pollution, sharedContainer } from "../facts-of-state.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const found = pollution(dossier);
  if (found === null) return [];
  const { polluter, leaks, isolation } = found;
  return leaks.slice(0, 3).flatMap((leak, index) => {
    const at = sharedContainer(dossier, leak);
    if (at === null) return [];
    return [finding(dossier, {
      kind: "state.mutable-default", at, score: 0.9 - index * 0.1, confidence: isolation.contrast === null ? "weak" : "strong", claim: "makes one container for all",
      statement: `${where(at)} makes one \`${leak.name}\` for all that use it; \`${polluter}\` changes it, so ${failing(dossier)}, which passes alone, fails after it.`,
      disprovedBy: `a container for each and ${failing(dossier)} still fails after \`${polluter}\``,
    })];
  });
}

export const rule: Rule = { kind: "state.mutable-default", match };
