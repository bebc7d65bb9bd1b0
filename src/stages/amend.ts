/** What is learnt after the report was built: fixes of somebody else, and what came of fixes in the checkout itself. */
import type { Context } from "../context.js";
import type { Report } from "../report/schema.js";
import { evidenceOf, traceOf } from "./build.js";
import { fixOf } from "./chain.js";
import type { Mended } from "./mend.js";

/** The same report with the evidence, the trace and the lists as they are now. */
export function refresh(report: Report, { recorder, notRun, unmapped }: Context): Report {
  const evidence = evidenceOf(recorder);
  return {
    ...report, evidence, trace: traceOf(recorder), not_run: notRun, unmapped,
    totals: { ...report.totals, runs: evidence.filter((e) => e.source.type === "command").length },
  };
}

/** Puts fixes to the chains that have no verified one; each verified one is a line of the WIN block. */
export function withFixes(report: Report, mended: ReadonlyMap<string, Mended>): Report {
  const chains = report.chains.map((chain) => {
    const found = mended.get(chain.id);
    return found === undefined || chain.fix?.status === "verified" ? chain : { ...chain, fix: fixOf(found) };
  });
  const lines = chains.flatMap(({ fix }) => (fix?.status === "verified" ? [{ what: fix.patch, outcome: "the same nodes exit 0, not applied" }] : []));
  return { ...report, chains, win_evidence: [...report.win_evidence, ...lines] };
}
