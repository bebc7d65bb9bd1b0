/** The escalation block of attempt 4 and on: what is handed to whoever looks above the code (contract, section 6). */
import { placeText } from "./inline.js";
import { outcome } from "./origin.js";
import type { Kind } from "../kinds.js";
import type { LAYERS, Report } from "./schema.js";
import { shellShown } from "./shell.js";
import { clip, visibleProse } from "../trace/visible.js";
import { worstFirst } from "./view.js";

type Layer = (typeof LAYERS)[number];

const FAMILY_LAYER: Readonly<Record<string, Layer>> = {
  env: "environment", import: "dependency", test: "test_harness", flaky: "environment", types: "contract_mismatch",
};
const MOST = 12;

/**
 * Where the fault is to be looked for, as the family of each root suggests.
 * @param signs the root is another one after each push; real input breaks a contract on the way
 */
export function layersOf(kinds: readonly Kind[], { moves, breaksContract }: { readonly moves: boolean; readonly breaksContract: boolean }): Layer[] {
  const layers = [...new Set([...(moves ? ["architecture" as const] : []), ...(breaksContract ? ["contract_mismatch" as const] : []), ...kinds.flatMap((k) => FAMILY_LAYER[k.split(".", 1)[0] ?? ""] ?? [])])];
  return layers.length === 0 ? ["unknown"] : layers;
}

function items(lines: readonly string[], none: string): string[] {
  const shown = lines.slice(0, MOST).map((line) => `- ${clip(visibleProse(line), 300)}`);
  const rest = lines.length - shown.length;
  if (shown.length === 0) return [`- ${none}`];
  return rest > 0 ? [...shown, `- and ${String(rest)} more in report.json`] : shown;
}

function handedOn(report: Report): string[] {
  const chains = worstFirst(report.chains);
  const places = chains.flatMap((c) => (c.root === null || c.root.file === null ? [] : [placeText(c.root.file, c.root.line)]));
  const nodes = chains.flatMap((c) => c.symptoms.slice(0, 3)).flatMap((s) => ("node" in s && typeof s.node === "string" ? [s.node] : []));
  const shown = new Set(chains.flatMap((c) => c.shown_by.slice(0, 1)));
  const runs = report.evidence.flatMap((e) =>
    shown.has(e.id) && e.source.type === "command" ? [`${shellShown(e.source.argv)} → ${outcome(e) ?? ""}`] : []);
  const signature = report.attempt.signature === "" ? [] : [`error signature ${report.attempt.signature}`];
  return [...(report.brief === null ? [] : [`brief: ${report.brief}`]), ...places.slice(0, 4), ...nodes.slice(0, 4), ...signature, ...runs.slice(0, 3)];
}

/** The block's lines. What nobody told is derived from the chains or said to be unknown; none can forge a line. */
export function escalationLines(report: Report): string[] {
  const { escalation, attempt, forced_context } = report;
  const answered = forced_context?.checklist.flatMap((c) => (c.answer === null ? [] : [`${c.line}: ${c.answer}`])) ?? [];
  const layers = escalation?.layers ?? layersOf(report.chains.flatMap((c) => (c.root === null ? [] : [c.root.kind])), { moves: false, breaksContract: false });
  return [
    "<ESCALATION>",
    "status: blocked",
    `attempt: [ATTEMPT: ${String(attempt.number)}]`,
    `task_scope: ${clip(visibleProse(report.brief ?? "not given"), 200)}`,
    "suspected_failure_layer:", ...items(layers, "unknown"), "",
    "what_was_tried:", ...items(escalation?.tried ?? [], "not known to this run"), "",
    "what_did_not_work:", ...items(escalation?.failed ?? [], "the same signature fails again"), "",
    "forced_context_checked:", ...items(escalation?.checked ?? answered, "none in this run"), "",
    "current_invariants:", ...items(escalation?.invariants ?? [], "none verified in this run"), "",
    "recommended_next_agent:", "- reflection-agent", "",
    "handoff_artifacts:", ...items([...handedOn(report), ...report.need_context.map((n) => `needs ${n.target}: ${n.reason}`)], "report.json of the bundle"), "",
    "request:",
    "- Re-evaluate at architecture or environment level. Do not continue local logic patching.",
    "</ESCALATION>",
  ];
}
