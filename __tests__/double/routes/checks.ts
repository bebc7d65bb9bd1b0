/** Check runs and their annotations. */
import { z } from "zod";
import { ApiError, type ApiRequest, bodyOf, created, ok } from "../http.js";
import { requireRead, requireWrite } from "../identity.js";
import { numberOf, repositoryOf, rowOf } from "../lookup.js";
import { paginate, route, type World } from "../router.js";
import type { CheckRun, Repository } from "../state.js";

const maxAnnotations = 50;
const maxText = 65_535;

const annotation = z
  .object({
    path: z.string().min(1),
    start_line: z.int().min(1),
    end_line: z.int().min(1),
    annotation_level: z.enum(["notice", "warning", "failure"]),
    message: z.string().min(1).max(65_536),
    title: z.string().max(255).optional(),
    raw_details: z.string().max(65_536).optional(),
    start_column: z.int().optional(),
    end_column: z.int().optional(),
  })
  .refine((each) => each.start_column === undefined || each.start_line === each.end_line, "columns need a single line");
const output = z.object({
  title: z.string().min(1),
  summary: z.string(),
  text: z.string().optional(),
  annotations: z.array(annotation).default([]),
});
const changes = z.object({
  name: z.string().min(1).optional(),
  status: z.enum(["queued", "in_progress", "completed"]).optional(),
  conclusion: z
    .enum(["action_required", "cancelled", "failure", "neutral", "success", "skipped", "stale", "timed_out"])
    .optional(),
  output: output.optional(),
});
const opening = changes.extend({ name: z.string().min(1), head_sha: z.string().min(1) });
type Changes = z.infer<typeof changes>;

/** 422 in the API's words for what is over its documented limits. */
function checkLimits({ output: given }: Changes): void {
  if (given === undefined) return;
  for (const text of [given.summary, given.text ?? ""]) {
    if (text.length > maxText) {
      throw new ApiError(422, `Invalid request.\n\nOnly ${maxText} characters are allowed; ${text.length} were supplied.`);
    }
  }
  const count = given.annotations.length;
  if (count > maxAnnotations) {
    throw new ApiError(422, `Invalid request.\n\nNo more than ${maxAnnotations} items are allowed; ${count} were supplied.`);
  }
}

/** Fields replace, annotations add up; a conclusion completes the run. */
function apply(run: CheckRun, asked: Changes): void {
  run.name = asked.name ?? run.name;
  run.conclusion = asked.conclusion ?? run.conclusion;
  run.status = asked.conclusion === undefined ? (asked.status ?? run.status) : "completed";
  if (asked.output === undefined) return;
  run.title = asked.output.title;
  run.summary = asked.output.summary;
  run.text = asked.output.text ?? run.text;
  run.annotations.push(...asked.output.annotations);
}

function shape(run: CheckRun, world: World): object {
  const { id, name, status, conclusion, title, summary, text } = run;
  const url = `${world.origin}/repos/${run.repository}/check-runs/${id}`;
  return {
    id,
    name,
    status,
    conclusion,
    head_sha: run.headSha,
    url,
    html_url: `https://github.com/${run.repository}/runs/${id}`,
    output: { title, summary, text, annotations_count: run.annotations.length, annotations_url: `${url}/annotations` },
    app: { slug: "github-actions" },
  };
}

function checkOf(request: ApiRequest, world: World, repository: Repository): CheckRun {
  const id = numberOf(request, "id");
  return rowOf(world.state.checkRuns, repository, (run) => run.id === id);
}

/** Only apps (a workflow's token is one) may write checks. */
function requireApp(request: ApiRequest, repository: Repository): void {
  requireWrite(request.caller, repository, "checks");
  if (request.caller.kind !== "actions") throw new ApiError(403, "You must authenticate via a GitHub App.");
}

const single = "/repos/:owner/:repo/check-runs/:id";

export const checkRoutes = [
  route("POST /repos/:owner/:repo/check-runs", (request, world) => {
    const repository = repositoryOf(request, world);
    requireApp(request, repository);
    const asked = bodyOf(request, opening);
    checkLimits(asked);
    const run: CheckRun = {
      id: world.state.nextId(),
      repository: repository.fullName,
      headSha: asked.head_sha,
      name: asked.name,
      status: "queued",
      conclusion: null,
      title: null,
      summary: null,
      text: null,
      annotations: [],
    };
    apply(run, asked);
    world.state.checkRuns.push(run);
    return created(shape(run, world));
  }),

  route(`PATCH ${single}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireApp(request, repository);
    const run = checkOf(request, world, repository);
    const asked = bodyOf(request, changes);
    checkLimits(asked);
    apply(run, asked);
    return ok(shape(run, world));
  }),

  route(`GET ${single}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "checks");
    return ok(shape(checkOf(request, world, repository), world));
  }),

  route(`GET ${single}/annotations`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "checks");
    const { items, headers } = paginate(request, world, checkOf(request, world, repository).annotations);
    return { ...ok(items), headers };
  }),

  route("GET /repos/:owner/:repo/commits/:sha/check-runs", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "checks");
    const sha = request.param("sha");
    const all = world.state.checkRuns.filter((run) => run.repository === repository.fullName && run.headSha === sha);
    const { items, headers } = paginate(request, world, all);
    return { ...ok({ total_count: all.length, check_runs: items.map((run) => shape(run, world)) }), headers };
  }),
];
