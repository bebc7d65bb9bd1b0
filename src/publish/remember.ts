/** What a published report leaves for the next one. */
import type { Prior } from "../inputs.js";
import type { Report } from "../report/schema.js";
import type { Counted } from "./attempt.js";

const LONGEST_SIGNATURE = 200;
const LONGEST_RUN_ID = 120;

/** The signatures that fail now: what is older than the change is not what its pushes try to mend. */
export function signaturesOf(chains: Report["chains"]): string[] {
  const live = chains.filter((c) => !c.pre_existing && c.verdict !== "fixed");
  return [...new Set(live.flatMap((c) => c.signatures.map((s) => s.slice(0, LONGEST_SIGNATURE))))];
}

/** @param head the commit that the report is about, from the event */
export function remember(report: Report, head: string, counted: Counted): Prior {
  const failing = report.win === "PASS" ? [] : report.chains.filter((c) => c.verdict !== "fixed").flatMap((c) => c.symptoms);
  return {
    head,
    runId: report.run_id.slice(0, LONGEST_RUN_ID),
    signatures: counted.signatures,
    nodes: [...new Set(failing.flatMap((s) => ("phase" in s ? [s.node] : [])))],
    mypy: failing.some((s) => "mypy" in s),
  };
}
