/** The parts of the Markdown report below the headline, each in forms from poor to rich. */
import { fixShown } from "./attempt.js";
import { fence, htmlText, inlineCode, prose } from "./escape.js";
import type { Form, Part } from "./fit.js";
import { joinSpans, place, spans, text, type Span } from "./inline.js";
import type { Links } from "./links.js";
import { inline } from "./markdown-inline.js";
import { finding, origin, type EvidenceIndex } from "./origin.js";
import type { Chain, Report } from "./schema.js";
import { shellWords } from "./shell.js";
import { chainTable } from "./table.js";
import { chainFacts } from "./view.js";
import { chainEvidence, chainRows, rootSentence, symptomName, symptomSays } from "./rows.js";
import { clip } from "../trace/visible.js";
import { counted, plural } from "./words.js";

export interface Context {
  readonly report: Report;
  readonly index: EvidenceIndex;
  readonly links: Links;
}

/** Lines of a diff that are still read without unfolding it. */
const SHORT_DIFF = 40;

/** A folded part; `summary` is HTML. */
export function details(summary: string, body: string): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** A list of at most `most` items, what is left out counted. */
export function list(items: readonly string[], most: number): string {
  const rest = items.length - most;
  const shown = items.slice(0, most).map((item) => `- ${item}`);
  return [...shown, ...(rest > 0 ? [`- and ${plural(rest, "more", "more")} in \`report.json\``] : [])].join("\n");
}

/** A folded list that grows where there is room for it. */
export function foldedList(title: string, items: () => readonly string[], priority: number): Part {
  const at = (most: number, extra: number): Form => ({
    priority: priority + extra,
    render: () => {
      const all = items();
      return all.length === 0 ? "" : details(`<b>${htmlText(title)}</b> (${counted(all.length)})`, list(all, most));
    },
  });
  return [at(10, 0), at(100, 5), at(2_000, 10)];
}

/** The same without the fold, for what must be seen. */
export function openList(title: string, items: () => readonly string[], priority: number): Part {
  const render = (): string => (items().length === 0 ? "" : `**${prose(title)}** (${counted(items().length)})\n\n${list(items(), 20)}`);
  return [{ priority, render }];
}

const facts = (chain: Chain, { links }: Context): string => inline(joinSpans(chainFacts(chain), " · "), "line", links);

function table(chain: Chain, context: Context, most: number): string {
  const shown = fixShown(context.report, chain);
  const rows = chainRows({ ...chain, fix: shown.kind === "shown" ? shown.fix : null }, context.index, most);
  return chainTable(rows, context.links);
}

function applied(patch: string, { artifact, project }: Links): string {
  if (artifact === undefined) return "";
  const there = project === undefined || project === "" ? "" : `cd ${shellWords([project])} && `;
  const download = shellWords(["gh", "run", "download", artifact.runId, "-n", artifact.name, "-D", "trace"]);
  return `\n${fence(`${there}${download} && ${shellWords(["git", "apply", `trace/${patch}`])}`, "sh")}`;
}

function fixText(chain: Chain, { report, links }: Context): string {
  const shown = fixShown(report, chain);
  if (shown.kind === "withheld") return `A fix is withheld: ${prose(shown.reason)}.`;
  if (shown.kind === "none" || shown.fix.status === "rejected") return "";
  const { diff, patch } = shown.fix;
  if (diff === null) return `The patch is not shown: it holds a secret or is too long. It is ${inlineCode(patch)} of the bundle.`;
  const lines = diff.split("\n").length;
  const block = fence(diff, "diff");
  return (lines <= SHORT_DIFF ? block : details(`<b>The fix</b> (${plural(lines, "line")})`, block)) + applied(patch, links);
}

function symptoms(chain: Chain, { links }: Context): string[] {
  return chain.symptoms.map((s) => inline("mypy" in s ? joinSpans([symptomName(s), symptomSays(s)], " ") : symptomName(s), "line", links));
}

function candidates(chain: Chain, { links }: Context): string[] {
  return (chain.root?.candidates ?? []).map((c) => {
    const where: Span[] = c.file === null ? [] : [place(c.file, c.line)];
    return inline(joinSpans([[text(c.score.toFixed(2)), text(" "), { kind: "code", text: c.kind }], where, spans(c.statement, 300), [text(c.evidence.join(", "))]], " · "), "line", links);
  });
}

function excerpts(chain: Chain, { index, links }: Context, most: number, length: number): string {
  const all = chainEvidence(chain, index);
  const shown = all.slice(0, most).map((e) => {
    const head = inline(joinSpans([origin(e), finding(e)], " · "), "line", links);
    const excerpt = e.excerpt.trim() === "" ? "" : `\n\n${fence(clip(e.excerpt, length))}`;
    return `**${prose(e.id)}** ${head}${excerpt}`;
  });
  if (shown.length === 0) return "";
  return details(`<b>Evidence</b> (${String(all.length)})`, [...shown, ...(all.length > most ? ["The rest is in the bundle."] : [])].join("\n\n"));
}

/** The sentence of the root as Markdown in bold, numbered where there are several. */
function title(chain: Chain, number: number | null, context: Context): string {
  const sentence = inline(rootSentence(chain), "line", context.links).trim();
  return number === null ? `**${sentence}**` : `#### **${String(number)} · ${sentence}**`;
}

/** A chain that is read without unfolding anything. */
export function openChain(chain: Chain, number: number | null, context: Context): Part[] {
  const only = (priority: number, render: () => string): Part => [{ priority, render }];
  const several = chain.symptoms.length > 1;
  return [
    only(1, () => `${title(chain, number, context)}\n\n${facts(chain, context)}`),
    [{ priority: 2, render: () => table(chain, context, 2) }, { priority: 3, render: () => table(chain, context, 6) }],
    only(4, () => fixText(chain, context)),
    several ? foldedList("Same root, all symptoms", () => symptoms(chain, context), 5) : [],
    (chain.root?.candidates.length ?? 0) > 1 ? foldedList("Candidates, ranked", () => candidates(chain, context), 7) : [],
    [{ priority: 9, render: () => excerpts(chain, context, 4, 400) }, { priority: 16, render: () => excerpts(chain, context, 100, 1_600) }],
  ];
}

/** A chain that is folded to its heading. */
export function foldedChain(chain: Chain, number: number, context: Context): Part {
  const marked = chain.pre_existing ? " · older than this change" : "";
  const summary = `<b>${String(number)}</b> · ${inline(rootSentence(chain), "summary", context.links)} (${plural(chain.symptoms.length, "symptom")}${marked})`;
  const body = (...more: readonly string[]): string => details(summary, [facts(chain, context), ...more].filter((m) => m !== "").join("\n\n"));
  return [
    { priority: 1, render: () => body() },
    { priority: 8, render: () => body(table(chain, context, 6), fixText(chain, context)) },
    { priority: 17, render: () => body(table(chain, context, 6), fixText(chain, context), list(symptoms(chain, context), 200), excerpts(chain, context, 20, 800)) },
  ];
}
