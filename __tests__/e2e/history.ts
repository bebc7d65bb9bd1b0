/** A checkout as CI has it on a pull request: HEAD is the merge of the pull request's head into a `main` that has moved on. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repositoryWith } from "./fixture.js";

type Files = Readonly<Record<string, string>>;

export interface Checkout {
  readonly folder: string;
  /** The pull request's base. */
  readonly base: string;
  /** The commit that was pushed first; not HEAD, which is its merge. */
  readonly head: string;
  /** Pushes another commit and makes the new merge; gives the new head. */
  readonly push: (message: string, files: Files) => string;
}

/**
 * @param before the files of `main`
 * @param message of the pull request's first commit
 * @param change the files of that commit
 */
export function pullRequest(before: Files, message: string, change: Files): Checkout {
  const folder = repositoryWith(before);
  const git = (...args: readonly string[]): string =>
    execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  const commit = (subject: string, files: Files): string => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    git("add", "-A");
    git("commit", "-qm", subject);
    return git("rev-parse", "HEAD");
  };
  git("branch", "topic");
  const base = commit("Say what it is", { "README.md": "# Read me\n" });
  const push = (subject: string, files: Files): string => {
    git("checkout", "-q", "topic");
    const pushed = commit(subject, files);
    git("checkout", "-q", "--detach", "main");
    git("merge", "-q", "--no-ff", "-m", `Merge ${pushed} into ${base}`, "topic");
    return pushed;
  };
  return { folder, base, head: push(message, change), push };
}
