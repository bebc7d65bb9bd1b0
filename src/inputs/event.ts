/** What the CI event says of this run. Read from the runner's environment and event file, never from a bundle. */
import { readFileSync } from "node:fs";
import { z } from "zod";

export type Env = Readonly<Record<string, string | undefined>>;

const sha = z.string().regex(/^[0-9a-f]{40}$/);
const repo = z.object({ full_name: z.string() });
const side = z.object({ sha, ref: z.string(), repo: repo.nullable() });
const workflowRun = z.object({
  id: z.number().int(),
  run_attempt: z.number().int().default(1),
  name: z.string().nullable().default(null),
  event: z.string(),
  head_sha: sha,
  head_branch: z.string().nullable(),
  head_repository: repo.nullable(),
  conclusion: z.string().nullable(),
});
const payload = z.object({
  pull_request: z.object({ number: z.number().int().positive(), title: z.string(), head: side, base: side }).optional(),
  workflow_run: workflowRun.optional(),
  merge_group: z.object({ head_sha: sha, base_sha: sha, head_ref: z.string() }).optional(),
  issue: z.object({ number: z.number().int().positive(), pull_request: z.unknown().optional() }).optional(),
  /** On push: the head before and after; zeros for a branch that came or went. */
  before: z.string().optional(),
  after: z.string().optional(),
});

export type Payload = z.infer<typeof payload>;
export type WorkflowRun = z.infer<typeof workflowRun>;

export interface CiEvent {
  /** `pull_request`, `push`, … */
  readonly name: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly payload: Payload;
}

/** The event of the step, null outside of GitHub Actions. An event file of another shape counts as empty. */
export function readEvent(env: Env): CiEvent | null {
  const [name, repository] = [env["GITHUB_EVENT_NAME"], env["GITHUB_REPOSITORY"]];
  if (!name || !repository) return null;
  const read = payload.safeParse(readJson(env["GITHUB_EVENT_PATH"]));
  return { name, repository, payload: read.success ? read.data : {} };
}

function readJson(path: string | undefined): unknown {
  if (!path) return null;
  try {
    const content: unknown = JSON.parse(readFileSync(path, "utf8"));
    return content;
  } catch {
    return null;
  }
}

const known = (value: string | undefined): string | null => (value !== undefined && sha.safeParse(value).success && !/^0+$/.test(value) ? value : null);

/** The commit to compare with, as the event names it. */
export function baseOf(event: CiEvent | null): string | null {
  const p = event?.payload;
  return p?.pull_request?.base.sha ?? p?.merge_group?.base_sha ?? known(p?.before);
}

/** The commit that was pushed, as the event names it. */
export function headOf(event: CiEvent | null): string | null {
  const p = event?.payload;
  return p?.pull_request?.head.sha ?? p?.merge_group?.head_sha ?? p?.workflow_run?.head_sha ?? known(p?.after);
}

/** The repository that the code comes from, null where the event does not tell. */
export function headRepositoryOf(event: CiEvent): string | null {
  const { pull_request: pull, workflow_run: run } = event.payload;
  return (pull ? pull.head.repo : run?.head_repository)?.full_name ?? null;
}
