/** Attempt 3: facts gathered anew and the checklist, above everything else (contract, section 6). */
import { prose } from "./escape.js";
import type { Part } from "./fit.js";
import { spans } from "./inline.js";
import { inline } from "./markdown-inline.js";
import type { Report } from "./schema.js";

/** `[FORCED_CONTEXT]` and `[CHECKLIST]` of a report in that mode, else nothing. */
export function forcedContext({ attempt, forced_context }: Report): Part[] {
  if (attempt.mode !== "context-override") return [];
  const { facts, suspect, checklist } = forced_context ?? { facts: [], suspect: [], checklist: [] };
  const say = (sentence: string): string => inline(spans(sentence), "line", {});
  const because = (ids: readonly string[]): string => (ids.length === 0 ? "" : ` (${ids.map(prose).join(", ")})`);
  const forced = [
    "**[FORCED_CONTEXT]** gathered anew in this run; what earlier attempts concluded is suspect",
    ...facts.map((f) => `- ${say(f.statement)}${because(f.evidence)}`),
    ...suspect.map((s) => `- suspect: ${say(s)}`),
  ];
  const checked = [
    "**[CHECKLIST]**",
    ...checklist.map((c) => `- [${c.answer === null ? " " : "x"}] ${say(c.line)}: ${c.answer === null ? "no answer" : say(c.answer)}${because(c.evidence)}`),
    ...(checklist.length === 0 ? ["- nothing was checked in this run"] : []),
  ];
  return [forced, checked].map((lines) => [{ priority: 1, render: () => lines.join("\n") }]);
}
