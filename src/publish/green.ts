/** Whether the workflow run that a bundle belongs to succeeded: what a bundle says of that is not believed. */
import type { CiEvent } from "../inputs/event.js";
import type { Place } from "../inputs/place.js";
import type { GitHub } from "./port.js";

export interface RunResult {
  readonly succeeded: boolean;
  /** What was looked at, and what it showed. */
  readonly what: string;
  readonly outcome: string;
}

/** From the `workflow_run` event; in the same run, from the jobs that have ended by now. */
export async function runResult(event: CiEvent, place: Place, github: GitHub): Promise<RunResult> {
  const run = event.payload.workflow_run;
  if (run !== undefined) {
    return { succeeded: run.conclusion === "success", what: `workflow run ${String(run.id)}`, outcome: run.conclusion ?? "not concluded" };
  }
  const what = `jobs of workflow run ${String(place.runId)}`;
  const ended = (await github.jobs(place.runId, place.runAttempt)).filter((job) => job.status === "completed");
  const red = ended.filter((job) => job.conclusion !== "success" && job.conclusion !== "skipped" && job.conclusion !== "neutral");
  if (ended.length === 0) return { succeeded: false, what, outcome: "none has ended" };
  return { succeeded: red.length === 0, what, outcome: red.map((job) => `${job.name}: ${job.conclusion ?? "?"}`).join(", ") || "success" };
}
