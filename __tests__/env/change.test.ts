import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDiff } from "../../src/env/change.js";

test("a real diff, lines that look like headers included", () => {
  const root = mkdtempSync(join(tmpdir(), "diff-"));
  const git = (...args: string[]): string => execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", ...args], { cwd: root, encoding: "utf8" });
  git("init", "-q");
  writeFileSync(join(root, "a.py"), "one\n-- two\nthree\n");
  writeFileSync(join(root, "gone.py"), "x\n");
  writeFileSync(join(root, "old name.py"), "1\n2\n3\n4\n5\n6\n");
  git("add", "."); git("commit", "-qm", "base");
  writeFileSync(join(root, "a.py"), "one\n++ b/zwei\nthree\nfour\n");
  rmSync(join(root, "gone.py"));
  git("mv", "old name.py", "new name.py");
  writeFileSync(join(root, "new.py"), "n\n");
  git("add", "-A"); git("commit", "-qm", "head");
  const files = parseDiff(git("diff", "--unified=0", "-M", "HEAD^", "HEAD"));
  rmSync(root, { recursive: true });
  expect(files).toEqual([
    { file: "a.py", status: "modified", removed: [{ line: 2, text: "-- two" }], added: [{ line: 2, text: "++ b/zwei" }, { line: 4, text: "four" }], hunks: [{ line: 2, added: ["++ b/zwei"], removed: ["-- two"] }, { line: 4, added: ["four"], removed: [] }] },
    { file: "gone.py", status: "deleted", removed: [{ line: 1, text: "x" }], added: [], hunks: [{ line: 1, added: [], removed: ["x"] }] },
    { file: "new name.py", status: "renamed", removed: [], added: [], hunks: [] },
    { file: "new.py", status: "added", removed: [], added: [{ line: 1, text: "n" }], hunks: [{ line: 1, added: ["n"], removed: [] }] },
  ]);
});
