/** The sticky comment: one for each pull request and key, updated in place. */
import type { Prior } from "../inputs.js";
import { compose, hasKey, readState } from "./state.js";
import { GitHubError, type Account, type GitHub, type IssueComment } from "./port.js";

export interface CommentDraft {
  readonly pull: number;
  /** The commit that the report is about. */
  readonly head: string;
  /** As `plain` gives it. */
  readonly key: string;
  readonly remembered: Prior | null;
  /** Renders the visible part in at most that many bytes. */
  readonly render: (limit: number) => string;
}

export type CommentOutcome =
  | { readonly kind: "created" | "updated"; readonly url: string }
  | { readonly kind: "dropped"; readonly reason: string };

/** Bytes of the visible part; the next is tried when github.com answers 422. GitHub's limit is 65,536 characters in all. */
const LIMITS = [52_000, 36_000, 18_000, 6_000] as const;
const TRIES = 5;

/**
 * Writes the comment. What others do in between is looked at right before each write: a newer head drops the report, a
 * comment that came is taken over, one that went is made anew.
 * @param pause waits before another try at something whose answer got lost
 * @throws GitHubError when it cannot be written
 */
export async function putComment(github: GitHub, draft: CommentDraft, pause: () => Promise<void>): Promise<CommentOutcome> {
  let size = 0;
  for (let left = TRIES; ; left -= 1) {
    const current = await findComment(github, draft.pull, draft.key);
    const { head } = await github.pull(draft.pull);
    if (head !== draft.head) {
      return { kind: "dropped", reason: `it is about ${draft.head.slice(0, 7)}, and the head of #${String(draft.pull)} is ${head.slice(0, 7)} now` };
    }
    const body = compose(draft.key, draft.render(LIMITS[size] ?? LIMITS[0]), draft.remembered);
    try {
      if (current === null) return { kind: "created", url: (await github.createComment(draft.pull, body)).url };
      return { kind: "updated", url: (await github.updateComment(current.id, body)).url };
    } catch (thrown) {
      if (!(thrown instanceof GitHubError) || left <= 1) throw thrown;
      if (thrown.status === 422 && size + 1 < LIMITS.length) size += 1;
      else if (thrown.status >= 500 && current === null) await pause();
      else if (thrown.status !== 404 || current === null) throw thrown;
    }
  }
}

/** What the comment remembers, or null where there is none. */
export async function readPrior(github: GitHub, pull: number, key: string): Promise<Prior | null> {
  const current = await findComment(github, pull, key);
  return current === null ? null : readState(current.body);
}

/** The newest comment of the token's own account with that key. Others under the same account do not hold it. */
async function findComment(github: GitHub, pull: number, key: string): Promise<IssueComment | null> {
  const [viewer, comments] = await Promise.all([github.viewer(), github.comments(pull)]);
  const own = comments.filter((c) => hasKey(c.body, key) && c.author !== null && isSame(viewer, c.author));
  return own.reduce<IssueComment | null>((newest, c) => (newest === null || c.id > newest.id ? c : newest), null);
}

/** GraphQL calls the workflow's account `github-actions`, REST `github-actions[bot]`; ids agree where both give one. */
export function isSame(viewer: Account, author: Account): boolean {
  if (viewer.id !== null && viewer.id === author.id) return true;
  return author.login === viewer.login || author.login === `${viewer.login}[bot]`;
}
