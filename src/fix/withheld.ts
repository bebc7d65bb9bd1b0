/** Why a fix is not even tried: it holds an anti-pattern, harms an anchor, or brings back what the code's own contract rejects. */
import type { Dossier } from "../diagnose/dossier.js";
import { harmsAnchors, rejectedBy } from "../marks/anchors/guard.js";
import { readAnchors } from "../marks/anchors/read.js";
import { antiPatternsIn } from "../marks/anti-patterns/index.js";
import { changeOfTexts } from "../marks/change.js";
import type { Edit } from "./fix.js";

/**
 * @param text of a file as it is; null where it is not there
 * @returns one clause; null where nothing speaks against it
 */
export function withheld(edits: readonly Edit[], text: (file: string) => string | null, { environment, sources }: Dossier): string | null {
  const change = changeOfTexts(edits.map(({ file, content }) => ({ file, before: text(file), after: content })));
  const edited = new Set(edits.map((e) => e.file));
  const [found] = antiPatternsIn(change, {
    stdlib: new Set(environment.stdlib),
    modulesOf: (name) => environment.distributions.find((d) => d.name.toLowerCase() === name.toLowerCase())?.modules ?? [],
    // A fix declares what the code imports already: its weight is no reason against it.
    weightOf: () => null,
    usesElsewhere: (modules) => [...sources].filter(([file, { imports }]) => !edited.has(file) && imports.some((i) => modules.includes(i.module.split(".", 1)[0] ?? ""))).length,
  });
  if (found !== undefined) return found.statement;
  for (const one of change) {
    if (one.before?.source == null || one.after === null) continue;
    const harm = harmsAnchors(one.before.text, one.after.text) ?? rejectedBy(readAnchors(one.before.source).regions, one);
    if (harm !== null) return harm;
  }
  return null;
}
