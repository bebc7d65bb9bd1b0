/** Diffs as git really writes them. */
import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DIFF, parseDiff } from "../../src/env/change.js";
import { readDiff, unquoted } from "../../src/env/diff.js";

function diffOf(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string | null>>): string {
  const root = mkdtempSync(join(tmpdir(), "diff-"));
  const git = (...args: string[]): string => execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@t", "-c", "diff.mnemonicPrefix=true", ...args], { cwd: root, encoding: "utf8" });
  const write = (files: Readonly<Record<string, string | null>>): void => {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(join(root, name, ".."), { recursive: true });
      if (text === null) rmSync(join(root, name));
      else writeFileSync(join(root, name), text);
    }
    git("add", "-A");
    git("commit", "-qm", "c");
  };
  try {
    git("init", "-q");
    write(before);
    write(after);
    return git(...DIFF, "HEAD^", "HEAD");
  } finally {
    rmSync(root, { recursive: true });
  }
}

test("names that git quotes, and such as look like two", () => {
  const names = ["naïve.py", 'say "hi".py', "back\\slash.py", "tab\there.py", "x b/x.py", "plain.py"];
  const files = parseDiff(diffOf(Object.fromEntries(names.map((n) => [n, "one\n"])), Object.fromEntries(names.map((n) => [n, "two\n"]))));
  expect(files.map((f) => f.file).sort()).toEqual([...names].sort());
  expect(files.map((f) => f.added)).toEqual(names.map(() => [{ line: 1, text: "two" }]));
});

test("a rename tells both of its names, quoted or not", () => {
  const text = "1\n2\n3\n4\n5\n6\n";
  const renames = readDiff(diffOf({ "ä old.py": text, "two b/ old.py": `${text}7\n` }, { "ä old.py": null, "new b/ name.py": text, "two b/ old.py": null, "ü.py": `${text}7\n` }));
  expect(renames.map(({ from, to, status }) => [from, to, status]).sort()).toEqual([["two b/ old.py", "ü.py", "renamed"], ["ä old.py", "new b/ name.py", "renamed"]]);
});

test("removed lines are numbered where they would stand now", () => {
  const [file] = parseDiff(diffOf({ "a.py": "a\nb\nc\nd\ne\n" }, { "a.py": "new\nnew\na\nB\nd\n" }));
  expect(file?.added).toEqual([{ line: 1, text: "new" }, { line: 2, text: "new" }, { line: 4, text: "B" }]);
  expect(file?.removed).toEqual([{ line: 4, text: "b" }, { line: 4, text: "c" }, { line: 5, text: "e" }]);
});

test("a name in quotes is a string of C", () => {
  expect([unquoted('"na\\303\\257ve \\"x\\"\\t\\\\"'), unquoted("as it is")]).toEqual(['naïve "x"\t\\', "as it is"]);
});
