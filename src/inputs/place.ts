/** Where a step stands on GitHub, from the runner's environment. */
import type { Env } from "./event.js";

export interface Place {
  /** `owner/name`. */
  readonly repository: string;
  readonly apiUrl: string;
  /** `https://github.com`. */
  readonly serverUrl: string;
  readonly workflow: string;
  readonly job: string;
  readonly runId: number;
  readonly runAttempt: number;
  /** The page of this run. */
  readonly runUrl: string;
}

export function placeOf(env: Env): Place {
  const repository = env["GITHUB_REPOSITORY"] ?? "";
  const serverUrl = env["GITHUB_SERVER_URL"] || "https://github.com";
  const runId = Number(env["GITHUB_RUN_ID"] ?? 0);
  return {
    repository, serverUrl, runId,
    apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
    workflow: env["GITHUB_WORKFLOW"] ?? "",
    job: env["GITHUB_JOB"] ?? "",
    runAttempt: Number(env["GITHUB_RUN_ATTEMPT"] ?? 1),
    runUrl: `${serverUrl}/${repository}/actions/runs/${String(runId)}`,
  };
}
