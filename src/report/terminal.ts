/** The report for a terminal or a pipe; the WIN block comes last, where the eye is. */
import { fixShown } from "./attempt.js";
import { beside } from "./beside.js";
import { escalationLines } from "./escalation.js";
import { joinSpans, plain, type Span } from "./inline.js";
import { evidenceIndex, type EvidenceIndex } from "./origin.js";
import { chainRows, rootSentence, symptomName, type Row } from "./rows.js";
import type { Chain, Report } from "./schema.js";
import { barred, paint, quoting, wrapped, type Paint, type Screen } from "./terminal-text.js";
import { traceBlock } from "./trace-block.js";
import { chainFacts, cost, headline, worstFirst } from "./view.js";
import { visibleLine, visibleProse } from "../trace/visible.js";
import { winLines } from "./win.js";

export type { Screen } from "./terminal-text.js";

const MOST_CHAINS = 20;
const MOST_ITEMS = 10;
const LABEL = 10;
const INDENT = 4;

/**
 * Renders a report for people at a terminal.
 * @param screen whether it has colours and how wide it is; the host decides by the stream, NO_COLOR and FORCE_COLOR
 */
export function reportTerminal(report: Report, screen: Screen): string {
  const escalated = report.attempt.mode === "escalation";
  const win = paint(screen, ["bold", report.win === "PASS" ? "green" : "red"], report.win);
  return `${[
    `${paint(screen, "bold", "python-trace")} · ${win} · ${paint(screen, "bold", visibleLine(headline(report)))}`,
    ...(escalated ? [escalationLines(report).join("\n")] : body(report, screen)),
    small(report, screen),
    winLines(report, 20).join("\n"),
  ].join("\n\n")}\n`;
}

function body(report: Report, screen: Screen): string[] {
  const chains = worstFirst(report.chains);
  const index = evidenceIndex(report);
  const rest = chains.length - MOST_CHAINS;
  return [
    ...(report.attempt.changed === null ? [] : [visibleProse(report.attempt.changed)]),
    ...forced(report, screen),
    ...chains.slice(0, MOST_CHAINS).map((chain, i) => chainText(report, chain, index, i + 1, screen)),
    ...(rest > 0 ? [`and ${String(rest)} more roots in report.json`] : []),
    ...beside(report).flatMap(({ title, items }) => listing(title, items.map((item) => item.map((s) => plain(s, quoting(screen))).join("")), screen)),
    ...listing("Needed from you", report.need_context.map((n) => `[NEED_CONTEXT: ${visibleProse(n.target)}] ${visibleProse(n.reason)}`), screen),
    ...listing("Not mapped", report.unmapped.map((u) => `${visibleProse(u.input)}: ${visibleProse(u.reason)}`), screen),
    ...listing("Not run", report.not_run.map((n) => `${visibleProse(n.step)}: ${visibleProse(n.reason)}`), screen),
  ];
}

/** A heading with lines that are safe to print already. */
function listing(title: string, lines: readonly string[], screen: Screen): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MOST_ITEMS;
  const shown = [...lines.slice(0, MOST_ITEMS), ...(rest > 0 ? [`and ${String(rest)} more in report.json`] : [])];
  return [[paint(screen, "bold", `${title} (${String(lines.length)})`), ...shown.map((l) => `  - ${l}`)].join("\n")];
}

function forced({ attempt, forced_context }: Report, screen: Screen): string[] {
  if (attempt.mode !== "context-override") return [];
  const { facts, suspect, checklist } = forced_context ?? { facts: [], suspect: [], checklist: [] };
  return [
    ...listing("[FORCED_CONTEXT]", [...facts.map((f) => visibleProse(f.statement)), ...suspect.map((s) => `suspect: ${visibleProse(s)}`)], screen),
    ...listing("[CHECKLIST]", checklist.map((c) => `${visibleProse(c.line)}: ${visibleProse(c.answer ?? "no answer")}`), screen),
  ];
}

const STAGE: Readonly<Record<Row["stage"], Paint | readonly Paint[]>> = {
  symptom: "dim", evidence: "dim", leak: "dim", root: ["bold", "red"], fix: ["bold", "green"],
};

function rowText(row: Row, screen: Screen): string {
  const indent = INDENT + LABEL;
  const line = (spans: readonly Span[], quote?: (code: string) => string): string => wrapped(spans, screen, indent, quote);
  return `${" ".repeat(INDENT)}${paint(screen, STAGE[row.stage], row.stage.padEnd(LABEL))}${line(row.what)}\n${" ".repeat(indent)}${line(row.showed, quoting(screen))}`;
}

function chainText(report: Report, chain: Chain, index: EvidenceIndex, number: number, screen: Screen): string {
  const shown = fixShown(report, chain);
  const fix = shown.kind === "shown" ? shown.fix : null;
  const quote = quoting(screen);
  const pad = " ".repeat(INDENT);
  const label = `${String(number)} · `;
  const others = chain.symptoms.length > 1 ? chain.symptoms.slice(0, MOST_ITEMS).map(symptomName) : [];
  const rest = chain.symptoms.length - MOST_ITEMS;
  return [
    `${paint(screen, "bold", label)}${wrapped(rootSentence(chain).map((s) => (s.kind === "text" ? { kind: "strong", text: s.text } : s)), screen, label.length, quote)}`,
    `${pad}${wrapped(joinSpans(chainFacts(chain), " · "), screen, INDENT, quote)}`,
    "",
    ...chainRows({ ...chain, fix }, index, 8).map((row) => rowText(row, screen)),
    ...(fix === null || fix.diff === null || fix.status === "rejected" ? [] : ["", ...diff(fix.diff, screen).map((l) => pad + l)]),
    ...(shown.kind === "withheld" ? [`${pad}a fix is withheld: ${shown.reason}`] : []),
    ...(others.length === 0 ? [] : ["", `${pad}same root:`, ...others.map((s) => `${pad}- ${wrapped(s, screen, INDENT + 2)}`)]),
    ...(rest > 0 ? [`${pad}- and ${String(rest)} more in report.json`] : []),
  ].join("\n");
}

function diff(text: string, screen: Screen): string[] {
  const lines = text.replace(/\n+$/, "").split("\n");
  const colour = (line: string): Paint | null => (/^(?:---|\+\+\+|@@) /.test(line) ? "dim" : line.startsWith("+") ? "green" : line.startsWith("-") ? "red" : null);
  const shown = lines.slice(0, 60).map((line) => {
    const by = colour(line);
    return by === null ? barred(line) : paint(screen, by, barred(line));
  });
  return lines.length > 60 ? [...shown, `│ … ${String(lines.length - 60)} more lines in the patch`] : shown;
}

function small(report: Report, screen: Screen): string {
  const block = traceBlock(report);
  return paint(screen, "dim", `[ATTEMPT: ${String(report.attempt.number)}] · ${cost(report)} · ${block.file} (${block.counts})\n${block.query}`);
}
