/** Event payloads (`GITHUB_EVENT_PATH`) made from what the double holds. */
import type { Double } from "./server.js";
import { pullShape, repositoryShape } from "./shapes.js";
import type { PullRequest, WorkflowRun } from "./state.js";

const world = (double: Double) => ({ state: double.state, origin: double.url, storage: "" });

/** Of `pull_request` and `pull_request_target`. */
export function pullRequestEvent(double: Double, pull: PullRequest, action = "synchronize"): object {
  const there = world(double);
  return {
    action,
    number: pull.number,
    pull_request: pullShape(pull, there),
    repository: repositoryShape(pull.repository, there),
    sender: { login: pull.user.login },
  };
}

export function pushEvent(double: Double, repository: string, before: string, after: string, ref = "refs/heads/main"): object {
  return { ref, before, after, repository: repositoryShape(repository, world(double)), sender: { login: "contributor" } };
}

export function scheduleEvent(double: Double, repository: string): object {
  return { schedule: "0 4 * * *", repository: repositoryShape(repository, world(double)) };
}

export function mergeGroupEvent(double: Double, repository: string, baseSha: string, headSha: string): object {
  return {
    action: "checks_requested",
    merge_group: { base_sha: baseSha, head_sha: headSha, base_ref: "refs/heads/main", head_ref: `refs/heads/gh-readonly-queue/main/pr-1-${baseSha}` },
    repository: repositoryShape(repository, world(double)),
  };
}

/** `pull_requests` is empty for forks, as on github.com. */
export function workflowRunEvent(double: Double, run: WorkflowRun): object {
  const there = world(double);
  return {
    action: "completed",
    workflow_run: {
      id: run.id,
      name: run.name,
      event: run.event,
      run_attempt: run.attempt,
      status: run.status,
      conclusion: run.conclusion,
      head_sha: run.headSha,
      head_branch: run.headBranch,
      head_repository: repositoryShape(run.headRepository, there),
      pull_requests: run.pullRequests.map((number) => ({ number })),
      path: run.path,
    },
    repository: repositoryShape(run.repository, there),
  };
}
