/** How a test says what there is: short ways to put rows into the state. */
import { createHash } from "node:crypto";
import { actionsBot } from "./identity.js";
import type { Artifact, IssueComment, Job, PullRequest, Repository, State, User, WorkflowRun } from "./state.js";

/** All but what identifies a row may be left out. */
export type Draft<T, Needed extends keyof T> = Pick<T, Needed> & Partial<T>;

/** 40 hex digits that stand for a commit in tests without a real one. */
export const fakeSha = (text: string): string => createHash("sha1").update(text).digest("hex");

const botUser: User = { login: actionsBot.login, id: actionsBot.id, type: "Bot" };
const contributor: User = { login: "contributor", id: 7, type: "User" };

function jwt(payload: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${part({ alg: "none", typ: "JWT" })}.${part(payload)}.c2lnbmF0dXJl`;
}

export class Seeds {
  constructor(readonly state: State) {}

  /** `owner/name`. */
  repository(fullName: string, given: Partial<Repository> = {}): Repository {
    const repository: Repository = { id: this.state.nextId(), fullName, private: false, defaultBranch: "main", ...given };
    this.state.repositories.set(fullName, repository);
    return repository;
  }

  /** A pull request of a branch of the same repository, unless `head` says otherwise. */
  pull(given: Draft<PullRequest, "repository" | "number">): PullRequest {
    const ref = `branch-${given.number}`;
    const pull: PullRequest = {
      id: this.state.nextId(),
      user: contributor,
      title: `Change ${given.number}`,
      body: null,
      state: "open",
      locked: false,
      head: { sha: fakeSha(ref), ref, repo: given.repository },
      base: { sha: fakeSha("main"), ref: "main" },
      mergeCommitSha: null,
      diff: "",
      commits: [],
      ...given,
    };
    this.state.pulls.push(pull);
    return pull;
  }

  /** A comment that is there already, by the workflow's bot unless `user` says otherwise. */
  comment(given: Draft<IssueComment, "repository" | "issue" | "body">): IssueComment {
    const id = this.state.nextId();
    const at = new Date().toISOString();
    const comment: IssueComment = { id, nodeId: `IC_${id}`, user: botUser, createdAt: at, updatedAt: at, minimized: null, ...given };
    this.state.comments.push(comment);
    return comment;
  }

  /** A finished, failed `CI` run on pull_request. */
  run(given: Draft<WorkflowRun, "repository" | "id" | "headSha">): WorkflowRun {
    const run: WorkflowRun = {
      name: "CI",
      event: "pull_request",
      attempt: 1,
      status: "completed",
      conclusion: "failure",
      headBranch: "branch",
      headRepository: given.repository,
      path: ".github/workflows/ci.yml",
      pullRequests: [],
      jobs: [],
      ...given,
    };
    this.state.runs.push(run);
    return run;
  }

  /** A failed job, to be put into a run. */
  job(given: Draft<Job, "name">): Job {
    return { id: this.state.nextId(), attempt: 1, status: "completed", conclusion: "failure", steps: [], log: "", ...given };
  }

  /** An artifact that another job uploaded; `content` is the zip file, however hostile. */
  artifact(run: number, name: string, content: Buffer): Artifact {
    const artifact: Artifact = {
      id: this.state.nextId(),
      runId: String(run),
      jobId: "job-0",
      name,
      mimeType: "application/zip",
      createdAt: new Date().toISOString(),
      blob: this.state.newBlob("application/zip", content),
      expiresAt: null,
      finalized: true,
      expired: false,
      size: content.length,
      digest: `sha256:${createHash("sha256").update(content).digest("hex")}`,
    };
    this.state.artifacts.push(artifact);
    return artifact;
  }

  /** The zip file of an artifact that was uploaded; throws where there is none of that name. */
  uploaded(name: string): Buffer {
    const artifact = this.state.artifacts.find((each) => each.finalized && each.name === name);
    const content = this.state.blobs.get(artifact?.blob ?? "")?.content;
    if (content === null || content === undefined) throw new Error(`no artifact named ${name} was uploaded`);
    return content;
  }

  /** What `ACTIONS_RUNTIME_TOKEN` holds in a job of that run. */
  runtimeToken(run: string, job: string): string {
    const token = jwt({ scp: `Actions.ExampleScope Actions.Results:${run}:${job}` });
    this.state.runtimeTokens.set(token, { run, job });
    return token;
  }
}
