/** Issue comments, which are also a pull request's conversation. */
import { z } from "zod";
import { ApiError, type ApiRequest, bodyOf, created, invalid, noContent, notFound, ok } from "../http.js";
import { requireRead, requireWrite } from "../identity.js";
import { numberOf, pullOf, repositoryOf, rowOf, userOf } from "../lookup.js";
import { paginate, route, type World } from "../router.js";
import { commentShape } from "../shapes.js";
import type { IssueComment, Repository } from "../state.js";

const written = z.object({ body: z.string() });

/** Counted in UTF-16 units, which is the strict reading of "characters". */
export const maxBody = 65_536;

/** 422 for an empty body or one over the limit. */
export function checkBody(resource: string, body: string): string {
  const refuse = (message: string): ApiError => invalid({ resource, code: "unprocessable", field: "data", message });
  if (body.trim() === "") throw refuse("Body can't be blank");
  if (body.length > maxBody) throw refuse(`Body is too long (maximum is ${maxBody} characters)`);
  return body;
}

function commentOf(request: ApiRequest, world: World, repository: Repository): IssueComment {
  const id = numberOf(request, "id");
  return rowOf(world.state.comments, repository, (comment) => comment.id === id);
}

const collection = "/repos/:owner/:repo/issues/:number/comments";
const single = "/repos/:owner/:repo/issues/comments/:id";

export const commentRoutes = [
  route(`GET ${collection}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "issues", "pull_requests");
    const pull = pullOf(request, world, repository);
    const all = world.state.comments.filter(
      (comment) => comment.repository === pull.repository && comment.issue === pull.number,
    );
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map((comment) => commentShape(comment, world))), headers };
  }),

  route(`POST ${collection}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireWrite(request.caller, repository, "issues", "pull_requests");
    const pull = pullOf(request, world, repository);
    if (pull.locked) throw new ApiError(403, "Unable to create comment because issue is locked.");
    const id = world.state.nextId();
    const now = new Date().toISOString();
    const comment: IssueComment = {
      id,
      nodeId: `IC_${id}`,
      repository: repository.fullName,
      issue: pull.number,
      user: userOf(request.caller),
      createdAt: now,
      updatedAt: now,
      body: checkBody("IssueComment", bodyOf(request, written).body),
      minimized: null,
    };
    world.state.comments.push(comment);
    return created(commentShape(comment, world));
  }),

  route(`GET ${single}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "issues", "pull_requests");
    return ok(commentShape(commentOf(request, world, repository), world));
  }),

  route(`PATCH ${single}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireWrite(request.caller, repository, "issues", "pull_requests");
    const comment = commentOf(request, world, repository);
    comment.body = checkBody("IssueComment", bodyOf(request, written).body);
    comment.updatedAt = new Date().toISOString();
    return ok(commentShape(comment, world));
  }),

  route(`DELETE ${single}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireWrite(request.caller, repository, "issues", "pull_requests");
    const index = world.state.comments.indexOf(commentOf(request, world, repository));
    if (index === -1) throw notFound();
    world.state.comments.splice(index, 1);
    return noContent;
  }),
];
