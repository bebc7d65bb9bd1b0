/** Attempt 3 in the HTML report. */
import { spans } from "../inline.js";
import type { Report } from "../schema.js";
import { bulleted } from "./chain.js";
import { inline } from "./inline.js";
import { html, own, type Content } from "./tag.js";

/** The forced context and the checklist of a report in that mode, else nothing. */
export function forced({ attempt, forced_context }: Report): Content {
  if (attempt.mode !== "context-override") return null;
  const { facts, suspect, checklist } = forced_context ?? { facts: [], suspect: [], checklist: [] };
  const because = (ids: readonly string[]): string => (ids.length === 0 ? "" : ` (${ids.join(", ")})`);
  return html`<section><h2>${own("[FORCED_CONTEXT]")} gathered anew; earlier conclusions are suspect</h2>
${bulleted([...facts.map((f) => [inline(spans(f.statement)), because(f.evidence)]), ...suspect.map((s) => ["suspect: ", inline(spans(s))])])}
<h2>${own("[CHECKLIST]")}</h2>
${bulleted(checklist.map((c) => [c.answer === null ? "open: " : "done: ", inline(spans(c.line)), ": ", c.answer === null ? "no answer" : inline(spans(c.answer)), because(c.evidence)]))}</section>`;
}
