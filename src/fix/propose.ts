/** Asks every fixer of a root's kind. */
import type { Dossier } from "../diagnose/dossier.js";
import type { Finding } from "../diagnose/rule.js";
import type { Fixer, Proposal } from "./fix.js";
import { parse, type Source } from "../syntax/source.js";

/** Larger files (characters) are not parsed for a fix. */
const LARGEST = 2_000_000;

/**
 * @param text a file of the project as it is
 * @returns the most minimal first, each once
 */
export function proposals(fixers: readonly Fixer[], root: Finding, dossier: Dossier, text: (file: string) => string | null): Proposal[] {
  const sources = new Map<string, Source | null>();
  const source = (file: string): Source | null => {
    const known = sources.get(file);
    if (known !== undefined) return known;
    const content = dossier.firstParty(file) ? text(file) : null;
    const made = content === null || content.length > LARGEST ? null : parse(file, content);
    sources.set(file, made);
    return made;
  };
  const patient = { root, dossier, source, text: (file: string): string | null => (dossier.firstParty(file) ? text(file) : null) };
  const seen = new Set<string>();
  return fixers.filter((f) => f.kinds.includes(root.kind)).flatMap((f) => f.propose(patient)).filter(({ edits }) => {
    const key = JSON.stringify(edits);
    const changes = edits.some((e) => e.content !== text(e.file)) && edits.every((e) => dossier.firstParty(e.file));
    if (!changes || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
