/** Which pull request a run belongs to: from the event and the API, never from a bundle. */
import type { CiEvent } from "../inputs/event.js";
import type { GitHub } from "./port.js";

export type FoundPull =
  | { readonly kind: "found"; readonly number: number; readonly head: string }
  | { readonly kind: "none"; readonly reason: string };

/** @param head the commit of the run, where the event names one */
export async function findPull(event: CiEvent, head: string | null, github: GitHub): Promise<FoundPull> {
  const { pull_request: pull, workflow_run: run } = event.payload;
  if (pull !== undefined) return { kind: "found", number: pull.number, head: pull.head.sha };
  if (run !== undefined) return ofWorkflowRun(run, github);
  if (head === null) return { kind: "none", reason: `a ${event.name} event names no commit of a pull request` };
  const [found] = (await github.pullsOfCommit(head)).filter((p) => p.head === head);
  return found === undefined
    ? { kind: "none", reason: `${head.slice(0, 7)} is the head of no open pull request` }
    : { kind: "found", number: found.number, head };
}

/** `workflow_run.pull_requests` is empty for forks, so it is asked for by the branch that the run was of. */
async function ofWorkflowRun(run: NonNullable<CiEvent["payload"]["workflow_run"]>, github: GitHub): Promise<FoundPull> {
  const from = run.head_repository?.full_name;
  if (from === undefined || run.head_branch === null) return { kind: "none", reason: "the repository or branch that the workflow run was of is gone" };
  const [owner = ""] = from.split("/");
  const open = (await github.pullsOfBranch(owner, run.head_branch)).filter((p) => p.headRepository === from);
  const current = open.find((p) => p.head === run.head_sha);
  if (current !== undefined) return { kind: "found", number: current.number, head: current.head };
  const [newer] = open;
  return newer === undefined
    ? { kind: "none", reason: `no open pull request comes from ${from}:${run.head_branch}` }
    : { kind: "none", reason: `the bundle is about ${run.head_sha.slice(0, 7)}, which is no longer the head of #${String(newer.number)}` };
}
