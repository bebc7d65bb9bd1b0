/** Where fixes come from: our own fixers, and the user's program. */
import type { Bench } from "../probe/once-more.js";
import { unlessStopped } from "../probe/reproduce.js";
import type { Report } from "../report/schema.js";
import { runFixCommand } from "./fix-command.js";
import { mechanical, mend, type Mended, type Patients } from "./mend.js";

/** What our own fixers make of the roots. */
export function mechanically(bench: Bench, patients: Patients): Promise<ReadonlyMap<string, Mended>> {
  return mend(bench, patients, mechanical(bench.context));
}

/** What somebody else's program makes of the roots that have no verified fix. */
export async function commanded(bench: Bench, report: Report, patients: Patients, python: readonly string[]): Promise<ReadonlyMap<string, Mended>> {
  const verified = new Set(report.chains.filter((c) => c.fix?.status === "verified").map((c) => c.id));
  const open = patients.diagnoses.filter((p) => !verified.has(p.id));
  const proposal = open.length === 0 ? null : await unlessStopped(runFixCommand(bench, report, python));
  return proposal === null ? new Map() : mend(bench, { ...patients, diagnoses: open }, () => [proposal]);
}
