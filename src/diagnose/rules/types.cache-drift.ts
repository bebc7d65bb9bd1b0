/** mypy: errors that only a run with the checkout's cache reports. Nothing in the code is at fault. */
import { isStale } from "../facts-of-types.js";
import type { Dossier } from "../dossier.js";
import { finding } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const error = dossier.failures[0];
  const { drift } = dossier.types;
  if (error.type !== "mypy" || drift === null || !isStale(dossier, error)) return [];
  const place = error.line === null ? error.file : `${error.file}:${String(error.line)}`;
  return [finding(dossier, {
    kind: "types.cache-drift", at: null, confidence: "strong", score: 0.97, claim: "",
    statement: `mypy reports \`${error.code ?? "an error"}\` at \`${place}\` with the cache in \`${drift.cache}\` and not in a cold run, so nothing in the code is at fault: the cache is stale.`,
    evidence: [drift.evidence], contrast: drift.contrast ?? undefined, disprovedBy: `\`${drift.cache}\` removed and mypy still reports it`,
  })];
}

export const rule: Rule = { kind: "types.cache-drift", match };
