/** The WIN block: the last word, for machines (contract, section 5). */
import type { Report } from "./schema.js";
import { clip, visibleProse } from "../trace/visible.js";

/**
 * The block's lines, without a fence. Nothing in `what` and `outcome` can start a line or forge a second block.
 * @param most lines of evidence at most; what is left out is said on a line of the same form
 */
export function winLines(report: Report, most: number): string[] {
  const lines = evidenceLines(report);
  const said = lines.slice(0, most).map(({ what, outcome }) => `- ${shown(what)} → ${shown(outcome)}`);
  const rest = lines.length - said.length;
  const more = rest > 0 ? [`- report.json → ${String(rest)} more`] : [];
  return [`WIN: ${report.win}`, `SG: ${report.sg}`, "EVIDENCE:", ...said, ...more];
}

/** An escalation offers no fix, not even as evidence. */
function evidenceLines({ attempt, win_evidence }: Report): Report["win_evidence"] {
  const kept = attempt.mode === "escalation" ? win_evidence.filter((e) => !e.what.startsWith("fixes/")) : win_evidence;
  return kept.length > 0 ? kept : [{ what: "report.json", outcome: "the runs of this attempt" }];
}

function shown(value: string): string {
  return clip(visibleProse(value), 300) || "(nothing)";
}
