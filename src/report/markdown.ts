/** The report as GitHub Markdown: report.md, the pull-request comment and the job summary. */
import { beside } from "./beside.js";
import { escalationLines } from "./escalation.js";
import { htmlText, inlineCode, ownCode, ownFence, prose } from "./escape.js";
import { fit, type Part } from "./fit.js";
import { forcedContext } from "./forced-context.js";
import type { Links } from "./links.js";
import { inline } from "./markdown-inline.js";
import { evidenceIndex } from "./origin.js";
import type { Report } from "./schema.js";
import { details, foldedChain, foldedList, openChain, openList, type Context } from "./sections.js";
import { shellWords } from "./shell.js";
import { traceBlock } from "./trace-block.js";
import { clip, visibleProse } from "../trace/visible.js";
import { cost, headline, rerunNode, worstFirst } from "./view.js";
import { winLines } from "./win.js";
import { counted } from "./words.js";

/** Bytes: under GitHub's 65,536 characters of a comment, with room for the key, the state and the notes of `publish`. */
export const COMMENT_LIMIT = 60_000;
/** Bytes: under 1 MiB of a step's summary. */
export const SUMMARY_LIMIT = 1_000_000;

export interface MarkdownOptions {
  /** Bytes of UTF-8 at most; at least 4,000. */
  readonly limit: number;
  readonly links: Links;
}

const OPEN_CHAINS = 3;
const FOLDED_CHAINS = 50;
const NOTE_ROOM = 400;

/**
 * Renders a report. What does not fit is left out by priority (roots first, then their evidence), always whole Markdown,
 * with a note that points to the bundle. Holds exactly one WIN block; no text of the report acts as Markdown, HTML,
 * mention or link.
 */
export function reportMarkdown(report: Report, { limit, links }: MarkdownOptions): string {
  const context: Context = { report, index: evidenceIndex(report), links };
  const body = report.attempt.mode === "escalation" ? [] : [...changed(report), ...forcedContext(report), ...noChain(report), ...chains(context), ...asides(context), ...listings(report)];
  const head: Part = [{ priority: 0, render: () => `### python-trace · ${prose(headline(report))}` }];
  const tail: Part[] = [winPart(report), ...(report.attempt.mode === "escalation" ? [escalationPart(report)] : []), smallPrint(context), tracePart(report)];
  const whole = fit([head, ...body, ...tail], limit);
  if (whole.whole) return `${whole.text}\n`;
  const note: Part = [{ priority: 0, render: () => cutNote(links) }];
  return `${fit([head, ...body, note, ...tail], limit - NOTE_ROOM).text}\n`;
}

function chains(context: Context): Part[] {
  const sorted = worstFirst(context.report.chains);
  const several = sorted.length > 1;
  const rest = sorted.length - OPEN_CHAINS - FOLDED_CHAINS;
  return [
    ...sorted.slice(0, OPEN_CHAINS).flatMap((chain, i) => openChain(chain, several ? i + 1 : null, context)),
    ...sorted.slice(OPEN_CHAINS, OPEN_CHAINS + FOLDED_CHAINS).map((chain, i) => foldedChain(chain, OPEN_CHAINS + i + 1, context)),
    rest > 0 ? [{ priority: 1, render: () => `And ${counted(rest)} more roots, in \`report.json\` of the bundle.` }] : [],
  ];
}

function listings({ need_context, unmapped, not_run, environment, chains: all }: Report): Part[] {
  const needed = need_context.map((n) => `${ownCode(`[NEED_CONTEXT: ${visibleProse(clip(n.target, 200))}]`)} ${prose(clip(n.reason, 400))}`);
  const said = all.length === 0 ? openList : foldedList;
  return [
    needed.length === 0 ? [] : openList("Needed to go on", () => needed, 1),
    said("Not mapped", () => unmapped.map((u) => `${inlineCode(clip(u.input, 400))}: ${prose(clip(u.reason, 400))}`), 6),
    said("Not run", () => not_run.map((n) => `${prose(clip(n.step, 400))}: ${prose(clip(n.reason, 400))}`), 6),
    foldedList("Environment", () => Object.entries(environment).map(([name, value]) => `${prose(clip(name, 100))}: ${inlineCode(clip(value, 400))}`), 8),
  ];
}

/** Said where what fails is not what failed on the push before. */
function changed({ attempt }: Report): Part[] {
  return attempt.changed === null ? [] : [[{ priority: 1, render: () => prose(clip(attempt.changed ?? "", 400)) }]];
}

function asides({ report, links }: Context): Part[] {
  return beside(report).map(({ title, items, weight }) => {
    const shown = (): string[] => items.map((item) => inline(item, "line", links));
    return weight === "open" ? openList(title, shown, 3) : foldedList(title, shown, 6);
  });
}

/** What stands in place of chains where there is none. */
function noChain({ chains: all, win }: Report): Part[] {
  if (all.length > 0) return [];
  const said = win === "PASS" ? "Nothing failed; what was run is the evidence below." : "No root was found; what was run, and what could not be, stands below.";
  return [[{ priority: 1, render: () => said }]];
}

const winPart = (report: Report): Part => [
  { priority: 0, render: () => ownFence(winLines(report, 3).join("\n")) },
  { priority: 1.5, render: () => ownFence(winLines(report, 20).join("\n")) },
];
const escalationPart = (report: Report): Part => [{ priority: 0, render: () => ownFence(escalationLines(report).join("\n")) }];

function smallPrint({ report, links }: Context): Part {
  const node = rerunNode(report);
  const rerun = node === null ? [] : [`re-run: ${inlineCode(shellWords(["python-trace", "--node", node]))}`];
  const bundle = links.artifact === undefined ? [] : [`bundle and trace: [${inlineCode(links.artifact.name)}](${links.artifact.url})`];
  const parts = [`\`[ATTEMPT: ${String(report.attempt.number)}]\``, cost(report), ...bundle, ...rerun];
  return [{ priority: 0, render: () => `<sub>${parts.join(" · ")}</sub>` }];
}

function tracePart(report: Report): Part {
  const block = traceBlock(report);
  const lines = [
    `## ${prose(block.title)}`,
    `Trace file: ${inlineCode(block.file)}`,
    block.counts,
    "Latest:",
    ...block.latest.map((line) => `- ${prose(line)}`),
    `Query: ${prose(block.query)}`,
  ];
  return [{ priority: 0, render: () => details(`<b>Run trace</b> (${htmlText(block.counts)})`, lines.join("\n")) }];
}

function cutNote({ artifact }: Links): string {
  const where = artifact === undefined ? "the bundle" : `the bundle [${inlineCode(artifact.name)}](${artifact.url})`;
  return `*Cut to fit: the rest is in \`report.json\`, and readable in \`report.html\`, of ${where}.*`;
}
