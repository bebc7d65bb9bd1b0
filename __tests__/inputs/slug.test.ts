import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { slugOf } from "../../src/inputs/slug.js";

let here = "";
const git = (...words: readonly string[]): void => void execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...words], { cwd: here });
beforeAll(() => {
  here = mkdtempSync(join(tmpdir(), "pt-slug-"));
  git("init", "-q", "-b", "feature/a+b");
  git("commit", "-q", "--allow-empty", "-m", "one");
  mkdirSync(join(here, "sub", "project"), { recursive: true });
});
afterAll(() => { rmSync(here, { recursive: true, force: true }); });

const push = { name: "push", repository: "a/b", payload: {} };

test("the branch that is checked out, from any folder of it, a work tree too, or local", () => {
  expect(slugOf(null, {}, join(here, "sub", "project"))).toBe("feature-a-b");
  git("worktree", "add", "-q", "-b", "other", join(here, "tree"));
  expect(slugOf(null, {}, join(here, "tree"))).toBe("other");
  git("checkout", "-q", "--detach");
  expect(slugOf(null, {}, here)).toBe("local");
  expect(slugOf(null, {}, tmpdir())).toBe("local");
});

test.each([
  ["main", "main"], ["../../etc/passwd", "etc-passwd"], [".hidden", "hidden"], ["a:b\n::error::x", "a-b-error-x"], ["🎉", "local"], ["", "local"], ["x".repeat(90), "x".repeat(40)],
])("a branch named %j is %s in CI", (branch, slug) => {
  expect(slugOf(push, { GITHUB_REF_NAME: branch }, here)).toBe(slug);
});

test("a pull request goes by its number, and its head branch before the merge ref", () => {
  const side = { sha: "1".repeat(40), ref: "x", repo: null };
  expect(slugOf({ ...push, payload: { pull_request: { number: 7, title: "", head: side, base: side } } }, {}, here)).toBe("pr-7");
  expect(slugOf(push, { GITHUB_HEAD_REF: "topic", GITHUB_REF_NAME: "7/merge" }, here)).toBe("topic");
});
