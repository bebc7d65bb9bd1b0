/** Pull requests: one, many, their diff, files and commits, and who owns a commit. */
import { ApiError, notFound, ok } from "../http.js";
import { requireRead } from "../identity.js";
import { pullOf, repositoryOf } from "../lookup.js";
import { readDiff } from "../diff.js";
import { paginate, route } from "../router.js";
import { fileShape, pullShape, repositoryShape } from "../shapes.js";

/** Larger diffs are not given. */
const maxDiffLines = 20_000;
const maxFiles = 3000;
const maxCommits = 250;

const pull = "/repos/:owner/:repo/pulls/:number";

export const pullRoutes = [
  route("GET /repos/:owner/:repo", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "contents");
    return ok(repositoryShape(repository.fullName, world));
  }),

  route("GET /repos/:owner/:repo/pulls", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const state = request.query.get("state") ?? "open";
    const head = request.query.get("head") ?? "";
    const base = request.query.get("base");
    const all = world.state.pulls.filter(
      (each) =>
        each.repository === repository.fullName &&
        (state === "all" || each.state === state) &&
        (base === null || each.base.ref === base) &&
        // A head without an owner is ignored by the API: every pull request comes back.
        (!head.includes(":") || head === `${each.head.repo?.split("/")[0] ?? "unknown"}:${each.head.ref}`),
    );
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map((each) => pullShape(each, world))), headers };
  }),

  route(`GET ${pull}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const found = pullOf(request, world, repository);
    if (!/vnd\.github\.(v3\.)?diff/.test(request.headers.accept ?? "")) return ok(pullShape(found, world));
    if (found.diff.split("\n").length > maxDiffLines) {
      const error = { resource: "PullRequest", field: "diff", code: "too_large" };
      throw new ApiError(406, `Sorry, the diff exceeded the maximum number of lines (${maxDiffLines})`, [error]);
    }
    return { status: 200, headers: { "content-type": "application/vnd.github.diff; charset=utf-8" }, body: found.diff };
  }),

  route(`GET ${pull}/files`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const all = readDiff(pullOf(request, world, repository).diff).slice(0, maxFiles);
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map(fileShape)), headers };
  }),

  route(`GET ${pull}/commits`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const all = pullOf(request, world, repository).commits.slice(0, maxCommits);
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map(({ sha, message }) => ({ sha, commit: { message }, parents: [] }))), headers };
  }),

  // One file; what a fork has is found by its commit too, since forks share their objects.
  route("GET /repos/:owner/:repo/contents/:path+", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "contents");
    const ref = request.query.get("ref") ?? repository.defaultBranch;
    const text = world.state.contents.get(repository.fullName)?.(ref, request.param("path"));
    if (text === undefined || text === null) throw notFound();
    if (!/vnd\.github\.(v3\.)?raw/.test(request.headers.accept ?? "")) return ok({ type: "file", encoding: "base64", content: Buffer.from(text).toString("base64") });
    return { status: 200, headers: { "content-type": "application/vnd.github.raw+json; charset=utf-8" }, body: text };
  }),

  // Heads of forks are not found from the base repository, as seen on github.com.
  route("GET /repos/:owner/:repo/commits/:sha/pulls", (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const sha = request.param("sha");
    const all = world.state.pulls.filter(
      (each) =>
        each.head.repo === repository.fullName &&
        (each.head.sha === sha || each.mergeCommitSha === sha || each.commits.some((commit) => commit.sha === sha)),
    );
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map((each) => pullShape(each, world))), headers };
  }),
];
