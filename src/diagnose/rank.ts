/** Picks the root among what the rules found. */
import type { Finding } from "./rule.js";
import { KINDS } from "../kinds.js";

/**
 * Strong before weak; then by score; then, where scores are close, the kind that stands earlier in the vocabulary.
 * One place and kind named by several rules or facts counts once, with the evidence of all.
 */
export function rank(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of [...findings].sort(compare)) {
    const key = `${finding.kind} ${finding.file ?? ""}:${String(finding.line ?? "")}`;
    const there = merged.get(key);
    if (there === undefined) merged.set(key, finding);
    else merged.set(key, { ...there, because: [...there.because, ...finding.because] });
  }
  return [...merged.values()].sort(compare);
}

const CLOSE = 0.05;

function compare(a: Finding, b: Finding): number {
  if (a.confidence !== b.confidence) return a.confidence === "strong" ? -1 : 1;
  const [x, y] = [Math.round(a.score / CLOSE), Math.round(b.score / CLOSE)];
  if (x !== y) return y - x;
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}
