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
