/** Workflow runs, their jobs and logs, and the artifacts as the REST API shows them. */
import { ApiError, type ApiRequest, notFound, ok, type Reply } from "../http.js";
import { requireRead, requireStrictRead, requireWrite } from "../identity.js";
import { numberOf, repositoryOf, runOf } from "../lookup.js";
import { paginate, route, type World } from "../router.js";
import { repositoryShape } from "../shapes.js";
import type { Artifact, Job, Repository, WorkflowRun } from "../state.js";

function runShape(run: WorkflowRun, world: World): object {
  const pulls = world.state.pulls.filter((each) => each.repository === run.repository && run.pullRequests.includes(each.number));
  return {
    id: run.id,
    name: run.name,
    event: run.event,
    run_attempt: run.attempt,
    run_number: run.id,
    status: run.status,
    conclusion: run.conclusion,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    path: run.path,
    repository: repositoryShape(run.repository, world),
    head_repository: repositoryShape(run.headRepository, world),
    pull_requests: pulls.map((each) => ({ number: each.number, head: { sha: each.head.sha, ref: each.head.ref } })),
    html_url: `https://github.com/${run.repository}/actions/runs/${run.id}`,
    jobs_url: `${world.origin}/repos/${run.repository}/actions/runs/${run.id}/jobs`,
  };
}

function jobShape(job: Job, run: WorkflowRun): object {
  return {
    id: job.id,
    run_id: run.id,
    run_attempt: job.attempt,
    head_sha: run.headSha,
    name: job.name,
    workflow_name: run.name,
    status: job.status,
    conclusion: job.conclusion,
    steps: job.steps.map((step, index) => ({ ...step, number: index + 1, status: "completed" })),
    html_url: `https://github.com/${run.repository}/actions/runs/${run.id}/job/${job.id}`,
  };
}

function artifactShape(artifact: Artifact, run: WorkflowRun, world: World): object {
  const url = `${world.origin}/repos/${run.repository}/actions/artifacts/${artifact.id}`;
  return {
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.size,
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.expired,
    created_at: artifact.createdAt,
    expires_at: artifact.expiresAt,
    digest: artifact.digest,
    workflow_run: { id: run.id, head_branch: run.headBranch, head_sha: run.headSha },
  };
}

/** Where bytes are: a signed address on another host, good for a short time. */
const redirect = (world: World, blob: string): Reply => ({
  status: 302,
  headers: { location: `${world.storage}/storage/artifacts/${blob}?sig=${blob}` },
});

interface Owned<T> {
  readonly run: WorkflowRun;
  readonly row: T;
}

function artifactsOf(world: World, run: WorkflowRun): Artifact[] {
  return world.state.artifacts.filter((each) => each.finalized && each.runId === String(run.id));
}

function artifactOf(request: ApiRequest, world: World, repository: Repository): Owned<Artifact> {
  const row = world.state.artifacts.find((each) => each.finalized && each.id === numberOf(request, "artifact"));
  const run = world.state.runs.find((each) => String(each.id) === row?.runId && each.repository === repository.fullName);
  if (row === undefined || run === undefined) throw notFound();
  return { run, row };
}

function jobOf(request: ApiRequest, world: World, repository: Repository): Owned<Job> {
  const id = numberOf(request, "job");
  const run = world.state.runs.find((each) => each.repository === repository.fullName && each.jobs.some((job) => job.id === id));
  const row = run?.jobs.find((job) => job.id === id);
  if (run === undefined || row === undefined) throw notFound();
  return { run, row };
}

function jobPage(request: ApiRequest, world: World, wanted: (job: Job, run: WorkflowRun) => boolean): Reply {
  const repository = repositoryOf(request, world);
  requireRead(request.caller, repository, "actions");
  const run = runOf(request, world, repository);
  const all = run.jobs.filter((job) => wanted(job, run));
  const { items, headers } = paginate(request, world, all);
  return { ...ok({ total_count: all.length, jobs: items.map((job) => jobShape(job, run)) }), headers };
}

const run = "/repos/:owner/:repo/actions/runs/:run";

export const actionRoutes = [
  route("GET /repos/:owner/:repo/actions/runs", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "actions");
    const sha = request.query.get("head_sha");
    const event = request.query.get("event");
    const all = world.state.runs.filter(
      (each) =>
        each.repository === repository.fullName && (sha === null || each.headSha === sha) && (event === null || each.event === event),
    );
    const { items, headers } = paginate(request, world, all);
    return { ...ok({ total_count: all.length, workflow_runs: items.map((each) => runShape(each, world)) }), headers };
  }),

  ...[run, `${run}/attempts/:attempt`].map((path) =>
    route(`GET ${path}`, (request, world) => {
      const repository = repositoryOf(request, world);
      requireRead(request.caller, repository, "actions");
      return ok(runShape(runOf(request, world, repository), world));
    }),
  ),

  route(`GET ${run}/jobs`, (request, world) =>
    jobPage(request, world, (job, { attempt }) => request.query.get("filter") === "all" || job.attempt === attempt),
  ),

  route(`GET ${run}/attempts/:attempt/jobs`, (request, world) =>
    jobPage(request, world, (job) => job.attempt === numberOf(request, "attempt")),
  ),

  route("GET /repos/:owner/:repo/actions/jobs/:job", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "actions");
    const found = jobOf(request, world, repository);
    return ok(jobShape(found.row, found.run));
  }),

  route("GET /repos/:owner/:repo/actions/jobs/:job/logs", (request, world) => {
    const repository = repositoryOf(request, world);
    requireStrictRead(request.caller, repository, "actions");
    const { log } = jobOf(request, world, repository).row;
    if (log === null) throw new ApiError(410, "Server Error");
    return redirect(world, world.state.newBlob("text/plain; charset=utf-8", Buffer.from(log)));
  }),

  route(`GET ${run}/artifacts`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "actions");
    const found = runOf(request, world, repository);
    const name = request.query.get("name");
    const all = artifactsOf(world, found).filter((each) => name === null || each.name === name);
    const { items, headers } = paginate(request, world, all);
    return { ...ok({ total_count: all.length, artifacts: items.map((each) => artifactShape(each, found, world)) }), headers };
  }),

  route("GET /repos/:owner/:repo/actions/artifacts/:artifact", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "actions");
    const found = artifactOf(request, world, repository);
    return ok(artifactShape(found.row, found.run, world));
  }),

  route("GET /repos/:owner/:repo/actions/artifacts/:artifact/zip", (request, world) => {
    const repository = repositoryOf(request, world);
    requireStrictRead(request.caller, repository, "actions");
    const { row } = artifactOf(request, world, repository);
    if (row.expired) throw new ApiError(410, "Artifact has expired");
    return redirect(world, row.blob);
  }),

  route("DELETE /repos/:owner/:repo/actions/artifacts/:artifact", (request, world) => {
    const repository = repositoryOf(request, world);
    requireWrite(request.caller, repository, "actions");
    const { row } = artifactOf(request, world, repository);
    world.state.artifacts.splice(world.state.artifacts.indexOf(row), 1);
    return { status: 204 };
  }),
];
