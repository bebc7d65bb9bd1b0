/** One chain of the HTML report. */
import { fixShown } from "../attempt.js";
import { joinSpans } from "../inline.js";
import { origin, type EvidenceIndex } from "../origin.js";
import { chainRows, rootSentence, symptomName, symptomSays, type Row } from "../rows.js";
import type { Chain, Report } from "../schema.js";
import { chainFacts } from "../view.js";
import { plural } from "../words.js";
import { inline } from "./inline.js";
import { html, type Content, type Html } from "./tag.js";

/** More of one kind than anybody scrolls through; the rest is in report.json. */
const MOST = 1_000;

/** A list that is cut at a length that browsers bear. */
export function bulleted(items: readonly Content[]): Html {
  const rest = items.length - MOST;
  return html`<ul>${items.slice(0, MOST).map((i) => html`<li>${i}</li>`)}${rest > 0 ? html`<li>and ${plural(rest, "more", "more")} in report.json</li>` : null}</ul>`;
}

function step(row: Row): Html {
  const excerpt = row.proof?.excerpt.trim() ?? "";
  const ref = row.proof !== null && "output_ref" in row.proof.source ? html` <code>${row.proof.source.output_ref}</code>` : null;
  return html`<li class="${row.stage}"><span class="stage">${row.stage}</span><div class="step">
<p>${inline(row.what)}</p><p class="showed">${inline(row.showed)}</p>
${excerpt === "" || row.stage === "root" ? null : html`<details><summary>${row.proof?.source.type === "file" ? "what it says" : "what it printed"} (${row.proof?.id ?? ""})${ref}</summary><pre tabindex="0">${row.proof?.excerpt ?? ""}</pre></details>`}</div></li>`;
}

/** A unified diff, its lines marked by colour and by their first character. */
function diff(text: string): Html {
  const kind = (line: string): string => (/^(?:---|\+\+\+|@@) /.test(line) ? "at" : line.startsWith("+") ? "add" : line.startsWith("-") ? "del" : "same");
  return html`<pre class="diff" tabindex="0">${text.replace(/\n+$/, "").split("\n").map((line) => html`<span class="${kind(line)}">${line}</span>`)}</pre>`;
}

function fixPart(report: Report, chain: Chain): Content {
  const shown = fixShown(report, chain);
  if (shown.kind === "withheld") return html`<p>A fix is withheld: ${shown.reason}.</p>`;
  if (shown.kind === "none" || shown.fix.status === "rejected") return null;
  const apply = html`<p>To apply it, in the project's folder: <code>git apply</code>, on <code>${shown.fix.patch}</code> of this bundle.</p>`;
  return [html`<h3>The fix</h3>`, shown.fix.diff === null ? html`<p>The patch is not shown: it holds a secret or is too long.</p>` : diff(shown.fix.diff), apply];
}

function candidates(chain: Chain, index: EvidenceIndex): Content {
  const all = chain.root?.candidates ?? [];
  if (all.length < 2) return null;
  const row = (c: (typeof all)[number]): Html => {
    const proofs = c.evidence.flatMap((id) => index.get(id) ?? []);
    return html`<tr><td>${c.score.toFixed(2)}</td><td><code>${c.kind}</code></td><td>${c.file === null ? null : inline([{ kind: "place", file: c.file, line: c.line }])}</td><td>${c.statement}</td><td>${bulleted(proofs.map((e) => [e.id, " ", inline(origin(e))]))}</td></tr>`;
  };
  return html`<details class="more"><summary>Candidates, ranked (${all.length})</summary><div class="scroll" tabindex="0"><table>
<thead><tr><th scope="col">score</th><th scope="col">kind</th><th scope="col">place</th><th scope="col">statement</th><th scope="col">evidence</th></tr></thead><tbody>${all.map(row)}</tbody></table></div></details>`;
}

/** The chain's article; `number` is its rank and the anchor of the table of contents. */
export function chainArticle(report: Report, chain: Chain, index: EvidenceIndex, number: number): Html {
  const shown = fixShown(report, chain);
  const rows = chainRows({ ...chain, fix: shown.kind === "shown" ? shown.fix : null }, index, 50);
  const several = chain.symptoms.length > 1;
  const symptoms = (): Content[] => chain.symptoms.map((s) => inline(joinSpans([symptomName(s), symptomSays(s)], " · ")));
  return html`<article id="root-${number}" class="${chain.pre_existing ? "old" : "new"}" aria-labelledby="title-${number}">
<h2 id="title-${number}">${report.chains.length > 1 ? `${String(number)} · ` : ""}${inline(rootSentence(chain))}</h2>
<p class="facts">${inline(joinSpans(chainFacts(chain), " · "))}</p>
<ol class="chain">${rows.map(step)}</ol>
${fixPart(report, chain)}
${several ? html`<details class="more"><summary>Same root, ${plural(chain.symptoms.length, "symptom")}</summary>${bulleted(symptoms())}</details>` : null}
${candidates(chain, index)}
</article>`;
}
