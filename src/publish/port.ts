/** What publishing asks of github.com. The adapters implement it; every answer has been read by a schema. */

export interface IssueComment {
  readonly id: number;
  readonly url: string;
  readonly body: string;
  readonly author: Account | null;
}

export interface Account {
  readonly id: number | null;
  readonly login: string;
}

/** A comment on lines of the difference. */
export interface ReviewComment {
  /** Global id, as GraphQL knows it. */
  readonly nodeId: string;
  readonly url: string;
  readonly body: string;
  readonly author: Account | null;
  /** Null once the lines that it stands on have changed. */
  readonly line: number | null;
}

/** A comment that is to stand on lines of the head commit, the last and, of several, the first. */
export interface LineComment {
  /** Relative to the repository. */
  readonly path: string;
  readonly body: string;
  readonly line: number;
  readonly start: number | null;
}

/** A file of a pull request's difference. */
export interface PullFile {
  readonly path: string;
  /** Its hunks (format: `git help diff`); null where they are not given: binary, too large, only renamed. */
  readonly patch: string | null;
}

export interface Pull {
  readonly number: number;
  readonly head: string;
  /** `owner/name`, null when the fork is gone. */
  readonly headRepository: string | null;
}

export interface Job {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly failedSteps: readonly string[];
}

/** A request that came back refused, or did not come back (status 500 and up). */
export class GitHubError extends Error {
  override readonly name = "GitHubError";
  constructor(readonly status: number, message: string) {
    super(message);
  }
}

/** One repository, seen through one token. Each method rejects with a GitHubError. */
export interface GitHub {
  /** The account that the token writes as. */
  viewer(): Promise<Account>;
  comments(pull: number): Promise<readonly IssueComment[]>;
  /** Not repeated by itself: an answer that got lost may have been a success. */
  createComment(pull: number, body: string): Promise<IssueComment>;
  updateComment(id: number, body: string): Promise<IssueComment>;
  pull(number: number): Promise<Pull>;
  /** Open pull requests whose head is that branch of that owner. */
  pullsOfBranch(owner: string, branch: string): Promise<readonly Pull[]>;
  pullsOfCommit(sha: string): Promise<readonly Pull[]>;
  files(pull: number): Promise<readonly PullFile[]>;
  /** Text of a file at a commit; null where it is not there. */
  content(path: string, commit: string): Promise<string | null>;
  reviewComments(pull: number): Promise<readonly ReviewComment[]>;
  /** Posts comments on lines of the difference together, or none of them. Not repeated by itself. */
  review(pull: number, commit: string, comments: readonly LineComment[]): Promise<void>;
  /** Those of the comments (global ids) that are hidden. */
  minimized(nodeIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Hides a comment as outdated. */
  minimize(nodeId: string): Promise<void>;
  /** First lines of the messages of a pull request's commits, by hash, oldest first; 250 at most. */
  commits(pull: number): Promise<ReadonlyMap<string, string>>;
  jobs(runId: number, attempt: number): Promise<readonly Job[]>;
}

export interface Uploaded {
  readonly id: number;
  readonly name: string;
}

export interface Artifacts {
  /**
   * Uploads a folder's files.
   * @param days how long it is kept, null for the repository's own setting
   */
  upload(name: string, folder: string, files: readonly string[], days: number | null): Promise<Uploaded>;
}
