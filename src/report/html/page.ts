/** report.html: the report as one file that asks for nothing, runs nothing and links to nothing. */
import { createHash } from "node:crypto";
import { beside } from "../beside.js";
import { escalationLines } from "../escalation.js";
import { evidenceIndex } from "../origin.js";
import { rootSentence } from "../rows.js";
import type { Report } from "../schema.js";
import { traceBlock } from "../trace-block.js";
import { visibleLine } from "../../trace/visible.js";
import { cost, headline, worstFirst } from "../view.js";
import { winLines } from "../win.js";
import { bulleted, chainArticle } from "./chain.js";
import { forced } from "./forced.js";
import { inline } from "./inline.js";
import { STYLE } from "./style.js";
import { html, Html, own, type Content } from "./tag.js";
import { counted } from "../words.js";

/** Roots in full; further ones are named only. */
const MOST = 200;

/** Renders a report as a self-contained page. The policy allows the one style sheet and nothing else, by its hash. */
export function reportHtml(report: Report): string {
  const policy = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'`;
  const title = `python-trace · ${visibleLine(headline(report))}`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${new Html(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer"><title>${own(title)}</title><style>${new Html(STYLE)}</style></head>
<body><a class="skip" href="#content">Skip to the roots</a>
<header><p class="tool">python-trace</p><h1>${headline(report)}</h1>${meta(report)}</header>
<main id="content">${report.attempt.mode === "escalation" ? pre("Escalation", escalationLines(report)) : body(report)}
${pre("Verdict", winLines(report, 50))}${trace(report)}</main>
<footer><p>Made by python-trace from one run; every statement refers to a command that ran, a line of the checkout or what CI left.</p></footer>
</body></html>
`.text;
}

function meta(report: Report): Html {
  const entry = (name: string, value: Content): Html => html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return html`<dl class="meta">${entry("verdict", html`<span class="verdict ${report.win}">${report.win}</span>`)}${entry("attempt", report.attempt.number)}
${entry("cost", cost(report))}${report.brief === null ? null : entry("change", report.brief)}${entry("run", report.run_id)}</dl>`;
}

function body(report: Report): Content {
  const chains = worstFirst(report.chains);
  const index = evidenceIndex(report);
  const rest = chains.slice(MOST);
  const contents = html`<nav aria-label="Roots"><ol>${chains.slice(0, MOST).map((c, i) => html`<li><a href="#root-${i + 1}">${inline(rootSentence(c))}</a></li>`)}</ol></nav>`;
  return [
    chains.length > 1 ? contents : null,
    report.attempt.changed === null ? null : html`<p>${report.attempt.changed}</p>`,
    forced(report),
    chains.slice(0, MOST).map((c, i) => chainArticle(report, c, index, i + 1)),
    rest.length > 0 ? section("Further roots", bulleted(rest.map((c) => inline(rootSentence(c))))) : null,
    beside(report).map(({ title, items }) => section(`${title} (${counted(items.length)})`, bulleted(items.map((item) => inline(item))))),
    pairs("Needed from you", report.need_context.map((n) => [own(`[NEED_CONTEXT: ${visibleLine(n.target)}]`), n.reason])),
    pairs("Not mapped to a test or a line", report.unmapped.map((u) => [u.input, u.reason])),
    pairs("Not run", report.not_run.map((n) => [n.step, n.reason])),
    pairs("Environment", Object.entries(report.environment)),
  ];
}

function section(title: string, content: Content): Html {
  return html`<section><h2>${title}</h2>${content}</section>`;
}

function pairs(title: string, items: readonly (readonly [Content, string])[]): Content {
  return items.length === 0 ? null : section(`${title} (${counted(items.length)})`, bulleted(items.map(([name, value]) => [html`<code>${name}</code> `, value])));
}

function pre(title: string, lines: readonly string[]): Html {
  return section(title, html`<pre tabindex="0">${own(lines.join("\n"))}</pre>`);
}

function trace(report: Report): Html {
  const block = traceBlock(report);
  return section(block.title, html`<p>Trace file: <code>${block.file}</code><br>${block.counts}</p><p>Latest:</p>${bulleted(block.latest.map((l) => html`<code>${l}</code>`))}<p>Query: <code>${block.query}</code></p>`);
}
