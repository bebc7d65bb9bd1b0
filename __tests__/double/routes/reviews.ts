/** Reviews and the comments on lines of the diff. */
import { z } from "zod";
import { linesAt, misplaced, type Place, readDiff } from "../diff.js";
import { ApiError, type ApiRequest, bodyOf, created, invalid, ok } from "../http.js";
import { requireRead, requireWrite } from "../identity.js";
import { pullOf, repositoryOf, userOf } from "../lookup.js";
import { paginate, route, type World } from "../router.js";
import { reviewCommentShape, reviewShape } from "../shapes.js";
import type { PullRequest, Review, ReviewComment } from "../state.js";
import { checkBody, maxBody } from "./comments.js";

const side = z.enum(["LEFT", "RIGHT"]);
const lineComment = z.object({
  path: z.string(),
  body: z.string(),
  line: z.int(),
  side: side.default("RIGHT"),
  start_line: z.int().nullish(),
  start_side: side.nullish(),
});
const newReview = z.object({
  commit_id: z.string().optional(),
  body: z.string().default(""),
  event: z.enum(["COMMENT", "APPROVE", "REQUEST_CHANGES"]).optional(),
  comments: z.array(lineComment).default([]),
});
const newComment = lineComment.extend({ commit_id: z.string() });
type LineComment = z.infer<typeof lineComment>;

const states = { COMMENT: "COMMENTED", APPROVE: "APPROVED", REQUEST_CHANGES: "CHANGES_REQUESTED" } as const;

function placeOf(comment: LineComment): Place {
  return {
    path: comment.path,
    line: comment.line,
    side: comment.side,
    startLine: comment.start_line ?? null,
    startSide: comment.start_side ?? comment.side,
  };
}

/** The commit must be one of the pull request's. */
function checkCommit(pull: PullRequest, sha: string): string {
  if (sha === pull.head.sha || pull.commits.some((commit) => commit.sha === sha)) return sha;
  throw invalid({ resource: "PullRequestReviewComment", field: "commit_id", code: "invalid", value: sha });
}

function keep(world: World, review: Review, comment: LineComment, diff: string): ReviewComment {
  const id = world.state.nextId();
  const place = placeOf(comment);
  const kept: ReviewComment = {
    ...place,
    id,
    nodeId: `PRRC_${id}`,
    reviewId: review.id,
    repository: review.repository,
    pull: review.pull,
    user: review.user,
    commitId: review.commitId,
    startSide: place.startLine === null ? null : place.startSide,
    lines: linesAt(readDiff(diff), place),
    inReplyTo: null,
    body: checkBody("PullRequestReviewComment", comment.body),
    minimized: null,
  };
  world.state.reviewComments.push(kept);
  return kept;
}

function openReview(request: ApiRequest, world: World, pull: PullRequest, commit: string, asked: z.infer<typeof newReview>): Review {
  const id = world.state.nextId();
  const review: Review = {
    id,
    nodeId: `PRR_${id}`,
    repository: pull.repository,
    pull: pull.number,
    user: userOf(request.caller),
    commitId: commit,
    state: asked.event === undefined ? "PENDING" : states[asked.event],
    body: asked.body,
    minimized: null,
  };
  world.state.reviews.push(review);
  return review;
}

const reviews = "/repos/:owner/:repo/pulls/:number/reviews";
const comments = "/repos/:owner/:repo/pulls/:number/comments";

export const reviewRoutes = [
  route(`POST ${reviews}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireWrite(request.caller, repository, "pull_requests");
    const pull = pullOf(request, world, repository);
    const asked = bodyOf(request, newReview);
    if (asked.event === "APPROVE" && request.caller.kind === "actions") {
      throw new ApiError(422, "Unprocessable Entity", ["GitHub Actions is not permitted to approve pull requests."]);
    }
    if (asked.event === "COMMENT" && asked.body.trim() === "" && asked.comments.length === 0) {
      throw new ApiError(422, "Unprocessable Entity", ["Review Can not be blank"]);
    }
    if (asked.body.length > maxBody) throw new ApiError(422, "Unprocessable Entity", ["Body is too long"]);
    const pending = world.state.reviews.some((r) => r.pull === pull.number && r.repository === pull.repository && r.state === "PENDING" && r.user.login === request.caller.login);
    if (asked.event === undefined && pending) throw new ApiError(422, "Unprocessable Entity", ["User can only have one pending review per pull request"]);
    const commit = checkCommit(pull, asked.commit_id ?? pull.head.sha);
    const files = readDiff(pull.diff);
    const wrong = asked.comments.map((comment) => misplaced(files, placeOf(comment))).find((each) => each !== null);
    if (wrong !== undefined) {
      const what = { path: "Path", line: "Line", start_line: "Start line" }[wrong];
      throw new ApiError(422, "Unprocessable Entity", [`${what} could not be resolved`]);
    }
    asked.comments.forEach((comment) => checkBody("PullRequestReviewComment", comment.body));
    const review = openReview(request, world, pull, commit, asked);
    asked.comments.forEach((comment) => keep(world, review, comment, pull.diff));
    return ok(reviewShape(review));
  }),

  route(`GET ${reviews}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const pull = pullOf(request, world, repository);
    const all = world.state.reviews.filter((each) => each.repository === pull.repository && each.pull === pull.number);
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map(reviewShape)), headers };
  }),

  route(`POST ${comments}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireWrite(request.caller, repository, "pull_requests");
    const pull = pullOf(request, world, repository);
    const asked = bodyOf(request, newComment);
    const commit = checkCommit(pull, asked.commit_id);
    const wrong = misplaced(readDiff(pull.diff), placeOf(asked));
    if (wrong !== null) {
      const field = `pull_request_review_thread.${wrong}`;
      const message = `${field} must be part of the diff`;
      throw invalid({ resource: "PullRequestReviewComment", code: "custom", field, message });
    }
    checkBody("PullRequestReviewComment", asked.body);
    const review = openReview(request, world, pull, commit, { body: "", event: "COMMENT", comments: [] });
    return created(reviewCommentShape(keep(world, review, asked, pull.diff), world));
  }),

  route(`GET ${comments}`, (request, world) => {
    const repository = repositoryOf(request, world);
    requireRead(request.caller, repository, "pull_requests");
    const pull = pullOf(request, world, repository);
    const all = world.state.reviewComments.filter((each) => each.repository === pull.repository && each.pull === pull.number);
    const { items, headers } = paginate(request, world, all);
    return { ...ok(items.map((each) => reviewCommentShape(each, world))), headers };
  }),
];
