/** State in the JSON that the REST API gives, with the fields that clients read. Source: GitHub's OpenAPI description. */
import { lineNow, readDiff, type DiffFile } from "./diff.js";
import type { World } from "./router.js";
import type { IssueComment, PullRequest, Review, ReviewComment, User } from "./state.js";

const site = "https://github.com";

export function userShape(user: User): object {
  return { login: user.login, id: user.id, type: user.type, html_url: `${site}/${user.login.replace("[bot]", "")}` };
}

export function repositoryShape(fullName: string | null, world: World): object | null {
  if (fullName === null) return null;
  const known = world.state.repositories.get(fullName);
  const [owner = "", name = ""] = fullName.split("/");
  return {
    id: known?.id ?? 0,
    name,
    full_name: fullName,
    private: known?.private ?? false,
    fork: known === undefined,
    default_branch: known?.defaultBranch ?? "main",
    owner: { login: owner, type: "Organization" },
    html_url: `${site}/${fullName}`,
  };
}

/** Marks what a workflow's token wrote, as the API does. */
function app(user: User): object | null {
  return user.type === "Bot" ? { id: 15368, slug: "github-actions", name: "GitHub Actions" } : null;
}

export function commentShape(comment: IssueComment, world: World): object {
  return {
    id: comment.id,
    node_id: comment.nodeId,
    url: `${world.origin}/repos/${comment.repository}/issues/comments/${comment.id}`,
    html_url: `${site}/${comment.repository}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${world.origin}/repos/${comment.repository}/issues/${comment.issue}`,
    user: userShape(comment.user),
    body: comment.body,
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
    author_association: comment.user.type === "Bot" ? "NONE" : "CONTRIBUTOR",
    performed_via_github_app: app(comment.user),
  };
}

export function pullShape(pull: PullRequest, world: World): object {
  const owner = pull.repository.split("/")[0] ?? "";
  const headOwner = pull.head.repo?.split("/")[0] ?? "unknown";
  return {
    id: pull.id,
    number: pull.number,
    url: `${world.origin}/repos/${pull.repository}/pulls/${pull.number}`,
    html_url: `${site}/${pull.repository}/pull/${pull.number}`,
    title: pull.title,
    body: pull.body,
    state: pull.state,
    locked: pull.locked,
    draft: false,
    merged: false,
    user: userShape(pull.user),
    head: { ...pull.head, label: `${headOwner}:${pull.head.ref}`, repo: repositoryShape(pull.head.repo, world) },
    base: { ...pull.base, label: `${owner}:${pull.base.ref}`, repo: repositoryShape(pull.repository, world) },
    merge_commit_sha: pull.mergeCommitSha,
    commits: pull.commits.length,
  };
}

export function fileShape(file: DiffFile): object {
  return {
    filename: file.filename,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    ...(file.previousFilename === null ? {} : { previous_filename: file.previousFilename }),
    ...(file.patch === "" ? {} : { patch: file.patch }),
  };
}

export function reviewShape(review: Review): object {
  return {
    id: review.id,
    node_id: review.nodeId,
    user: userShape(review.user),
    body: review.body,
    state: review.state,
    commit_id: review.commitId,
    html_url: `${site}/${review.repository}/pull/${review.pull}#pullrequestreview-${review.id}`,
  };
}

/** A comment whose lines have changed since is outdated: `line` is null then. */
export function reviewCommentShape(comment: ReviewComment, world: World): object {
  const pull = world.state.pulls.find((p) => p.repository === comment.repository && p.number === comment.pull);
  const now = comment.lines.length === 0 || pull === undefined ? comment.line : lineNow(readDiff(pull.diff), comment.path, comment.line, comment.lines);
  return {
    id: comment.id,
    node_id: comment.nodeId,
    url: `${world.origin}/repos/${comment.repository}/pulls/comments/${comment.id}`,
    html_url: `${site}/${comment.repository}/pull/${comment.pull}#discussion_r${comment.id}`,
    pull_request_review_id: comment.reviewId,
    user: userShape(comment.user),
    body: comment.body,
    commit_id: comment.commitId,
    path: comment.path,
    line: now,
    original_line: comment.line,
    side: comment.side,
    start_line: now === null || comment.startLine === null ? null : comment.startLine + now - comment.line,
    original_start_line: comment.startLine,
    start_side: comment.startSide,
    ...(comment.inReplyTo === null ? {} : { in_reply_to_id: comment.inReplyTo }),
  };
}
