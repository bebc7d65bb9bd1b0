/** A pull request read from a real checkout. */
import { execFileSync } from "node:child_process";
import type { Commit, PullRequest } from "./state.js";

type FromGit = Pick<PullRequest, "diff" | "commits" | "head" | "base">;

/** Diff, commits and both ends of `base...head`, as github.com computes them; `repository` is the head's `owner/name`. */
export function readPull(checkout: string, base: string, head: string, repository: string): FromGit {
  const git = (...args: readonly string[]): string =>
    execFileSync("git", args, { cwd: checkout, encoding: "utf8", maxBuffer: 1 << 28 });
  const sha = (revision: string): string => git("rev-parse", `${revision}^{commit}`).trim();
  const commits = git("log", "--reverse", "--format=%H%x00%B%x01", `${base}..${head}`)
    .split("\x01")
    .map((record): Commit => {
      const [hash = "", message = ""] = record.trim().split("\0");
      return { sha: hash, message: message.trim() };
    })
    .filter((commit) => commit.sha !== "");
  return {
    diff: git("-c", "core.quotePath=true", "diff", "--no-color", "--no-ext-diff", `${base}...${head}`),
    commits,
    head: { sha: sha(head), ref: head, repo: repository },
    base: { sha: sha(base), ref: base },
  };
}

/** Files of any commit of a checkout, for `State.contents`. */
export function contentsOf(checkout: string): (commit: string, path: string) => string | null {
  return (commit, path) => {
    try {
      return execFileSync("git", ["show", `${commit}:${path}`], { cwd: checkout, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    } catch {
      return null;
    }
  };
}
