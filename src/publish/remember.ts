/** What a published report leaves for the next one. */
import type { Prior, Push } from "../inputs.js";
import type { Report } from "../report/schema.js";
import { isLive } from "../report/view.js";
import { clip } from "../trace/visible.js";
import type { Counted } from "./attempt.js";

const LONGEST_SIGNATURE = 200;
const LONGEST_RUN_ID = 120;
const LONGEST_FIX = 160;
const LONGEST_PATH = 300;
/** Red pushes in a row, and conclusions of each, that are remembered. */
const MOST_PUSHES = 8;
const MOST_EACH = 3;

/** As long as a state holds it. */
export const shortSignature = (signature: string): string => signature.slice(0, LONGEST_SIGNATURE);

/** The signatures that fail now: what is older than the change is not what its pushes try to mend. */
export function signaturesOf(chains: Report["chains"]): string[] {
  const live = chains.filter((c) => !c.pre_existing && c.verdict !== "fixed");
  return [...new Set(live.flatMap((c) => c.signatures.map(shortSignature)))];
}

/**
 * @param head the commit that the report is about, from the event
 * @param prior what was remembered before
 */
export function remember(report: Report, head: string, counted: Counted, prior: Prior | null): Prior {
  const failing = report.win === "PASS" ? [] : report.chains.filter((c) => c.verdict !== "fixed").flatMap((c) => c.symptoms);
  return {
    head,
    runId: report.run_id.slice(0, LONGEST_RUN_ID),
    signatures: report.win === "PASS" ? {} : counted.signatures,
    nodes: [...new Set(failing.flatMap((s) => ("phase" in s ? [s.node] : [])))],
    mypy: failing.some((s) => "mypy" in s) ? (report.mypy_targets ?? []) : null,
    pushes: failing.length === 0 ? [] : pushes(report, head, counted, prior),
  };
}

/** What failed on the remembered push, in one line. */
export function failedThere({ nodes, mypy }: Prior): string {
  const more = nodes.length - 3;
  return `failed there: ${[...nodes.slice(0, 3), ...(mypy === null ? [] : ["mypy"])].join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}

/** Whether anything is left to be tried again. */
export function remembersRed(prior: Prior | null): boolean {
  return prior !== null && (prior.nodes.length > 0 || prior.mypy !== null);
}

function pushes(report: Report, head: string, { number }: Counted, prior: Prior | null): Push[] {
  const live = report.chains.filter((c) => isLive(c) && !c.pre_existing);
  const roots = live.flatMap(({ root }) => (root === null || (root.file?.length ?? 0) > LONGEST_PATH ? [] : [{ kind: root.kind, file: root.file, line: root.line }]));
  const fixes = live.flatMap(({ fix }) => (fix === null ? [] : [clip(`${fix.status}: ${fix.summary}`, LONGEST_FIX)]));
  const before = number === 1 ? [] : (prior?.pushes ?? []).filter((p) => p.head !== head);
  return [...before.slice(1 - MOST_PUSHES), { head, attempt: number, roots: roots.slice(0, MOST_EACH), fixes: fixes.slice(0, MOST_EACH) }];
}
