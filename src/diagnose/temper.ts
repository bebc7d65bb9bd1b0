/** A root must also explain why the same node passes elsewhere: what experiments rule out is held back. */
import type { Dossier } from "./dossier.js";
import type { Finding } from "./rule.js";

/** Kinds that can make a node fail in one company or at one time and pass in another. */
const EXPLAINS: Readonly<Record<string, RegExp>> = {
  "order-dependent": /^(?:state\.|async\.|import\.|env\.(?:resource|locale)$|test\.mock-target$)/,
  "flaky": /^(?:flaky\.|state\.|async\.|env\.(?:resource|locale)$)/,
};
const HELD = 0.4;

/** @returns the findings, those of kinds that always fail made weak and low where the node does not always fail */
export function temper(findings: readonly Finding[], { isolation }: Dossier): Finding[] {
  const explains = isolation === null ? undefined : EXPLAINS[isolation.verdict];
  if (explains === undefined) return [...findings];
  return findings.map((f) => (explains.test(f.kind) ? f : { ...f, confidence: "weak", score: f.score * HELD }));
}
