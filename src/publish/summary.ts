/** The job summary: the file of the step that the runner shows. At most 1 MiB, else it shows nothing at all. */
import { appendFileSync, statSync } from "node:fs";
import { prose } from "../report/escape.js";
import type { Delivery } from "./sinks.js";

const MOST = 1024 * 1024 - 1024;

/**
 * Appends to the summary of this step.
 * @param path `GITHUB_STEP_SUMMARY`
 * @param render gives the text in at most that many bytes
 * @throws Error where there is no summary file
 */
export function appendSummary(path: string | undefined, render: (limit: number) => string): void {
  if (!path) throw new Error("there is no job summary here (GITHUB_STEP_SUMMARY is not set)");
  const taken = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  appendFileSync(path, `${render(MOST - taken).trimEnd()}\n\n`);
}

/** One line for each sink that has something to say. */
export function deliveryNotes(deliveries: readonly Delivery[]): string[] {
  return deliveries.flatMap(({ sink, result }) => {
    const said = result.kind === "failed" ? `not done: ${result.reason}` : result.said;
    return said === null ? [] : [`${sink}: ${said}`];
  });
}

export function notesMarkdown(notes: readonly string[]): string {
  return notes.map((note) => `- ${prose(note)}`).join("\n");
}
