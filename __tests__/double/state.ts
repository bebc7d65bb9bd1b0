/** What the double remembers. Tests seed it, routes change it, tests look at it. */
import { randomBytes } from "node:crypto";
import type { Identity } from "./identity.js";

export interface User {
  readonly login: string;
  readonly id: number;
  readonly type: "User" | "Bot";
}

export interface Repository {
  readonly id: number;
  readonly fullName: string;
  readonly private: boolean;
  readonly defaultBranch: string;
}

export interface Commit {
  readonly sha: string;
  readonly message: string;
}

export interface PullRequest {
  readonly id: number;
  readonly repository: string;
  readonly number: number;
  readonly user: User;
  title: string;
  body: string | null;
  state: "open" | "closed";
  locked: boolean;
  /** `repo` is `owner/name`, null when the fork was deleted. */
  head: { sha: string; ref: string; repo: string | null };
  base: { sha: string; ref: string };
  mergeCommitSha: string | null;
  /** As `git diff base...head` prints it; what may be commented on is read from here. */
  diff: string;
  commits: readonly Commit[];
}

export interface IssueComment {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: string;
  readonly issue: number;
  readonly user: User;
  readonly createdAt: string;
  body: string;
  updatedAt: string;
  minimized: string | null;
}

export interface ReviewComment {
  readonly id: number;
  readonly nodeId: string;
  readonly reviewId: number;
  readonly repository: string;
  readonly pull: number;
  readonly user: User;
  readonly commitId: string;
  readonly path: string;
  readonly line: number;
  readonly side: "LEFT" | "RIGHT";
  readonly startLine: number | null;
  readonly startSide: "LEFT" | "RIGHT" | null;
  /** The text of its lines as they were. */
  readonly lines: readonly string[];
  readonly inReplyTo: number | null;
  body: string;
  minimized: string | null;
}

export interface Review {
  readonly id: number;
  readonly nodeId: string;
  readonly repository: string;
  readonly pull: number;
  readonly user: User;
  readonly commitId: string;
  readonly state: "PENDING" | "COMMENTED" | "APPROVED" | "CHANGES_REQUESTED";
  body: string;
  minimized: string | null;
}

export interface CheckRun {
  readonly id: number;
  readonly repository: string;
  readonly headSha: string;
  name: string;
  status: string;
  conclusion: string | null;
  title: string | null;
  summary: string | null;
  text: string | null;
  readonly annotations: unknown[];
}

export interface Job {
  readonly id: number;
  readonly name: string;
  readonly attempt: number;
  readonly status: string;
  readonly conclusion: string | null;
  readonly steps: readonly { readonly name: string; readonly conclusion: string }[];
  /** Null when the log has expired. */
  readonly log: string | null;
}

export interface WorkflowRun {
  readonly id: number;
  readonly repository: string;
  readonly name: string;
  readonly event: string;
  readonly attempt: number;
  readonly status: string;
  readonly conclusion: string | null;
  readonly headSha: string;
  readonly headBranch: string;
  readonly headRepository: string;
  readonly path: string;
  /** Empty for forks, as on github.com. */
  readonly pullRequests: readonly number[];
  readonly jobs: readonly Job[];
}

export interface Artifact {
  readonly id: number;
  readonly runId: string;
  readonly jobId: string;
  readonly name: string;
  readonly mimeType: string;
  readonly createdAt: string;
  readonly blob: string;
  expiresAt: string | null;
  finalized: boolean;
  expired: boolean;
  size: number;
  digest: string | null;
}

export interface Blob {
  readonly blocks: Map<string, Buffer>;
  content: Buffer | null;
  contentType: string;
}

/** All tables, in the order in which things were made. */
export class State {
  readonly tokens = new Map<string, Identity>();
  readonly runtimeTokens = new Map<string, { readonly run: string; readonly job: string }>();
  readonly repositories = new Map<string, Repository>();
  /** Files of a repository by commit and path. */
  readonly contents = new Map<string, (commit: string, path: string) => string | null>();
  readonly pulls: PullRequest[] = [];
  readonly comments: IssueComment[] = [];
  readonly reviews: Review[] = [];
  readonly reviewComments: ReviewComment[] = [];
  readonly checkRuns: CheckRun[] = [];
  readonly runs: WorkflowRun[] = [];
  readonly artifacts: Artifact[] = [];
  readonly blobs = new Map<string, Blob>();
  #last = 1000;

  /** Ids are unique over all tables. */
  nextId(): number {
    this.#last += 1;
    return this.#last;
  }

  /** Opens a place for bytes; the key is unguessable, as a signed address is. */
  newBlob(contentType: string, content: Buffer | null = null): string {
    const key = randomBytes(12).toString("hex");
    this.blobs.set(key, { blocks: new Map(), content, contentType });
    return key;
  }
}
