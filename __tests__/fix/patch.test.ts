import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { patchOf } from "../../src/fix/patch.js";

/** Applies the patch of these edits in a folder of a repository, as a person would, and reads what is there then. */
function applied(before: Readonly<Record<string, string>>, edits: Readonly<Record<string, string>>, sub: string): Record<string, string | null> {
  const top = mkdtempSync(join(tmpdir(), "patch-"));
  try {
    const project = join(top, sub);
    execFileSync("git", ["init", "--quiet"], { cwd: top });
    mkdirSync(project, { recursive: true });
    for (const [file, text] of Object.entries(before)) {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
    const patch = patchOf(Object.entries(edits).map(([file, content]) => ({ file, content })), (file) => before[file] ?? null, sub === "" ? "" : `${sub}/`);
    execFileSync("git", ["apply", "-"], { cwd: project, input: patch ?? "", stdio: ["pipe", "pipe", "pipe"] });
    return Object.fromEntries(Object.keys(edits).map((file) => [file, existsSync(join(project, file)) ? readFileSync(join(project, file), "utf8") : null]));
  } finally {
    rmSync(top, { recursive: true });
  }
}

const lines = (n: number): string => Array.from({ length: n }, (_, i) => `line ${String(i)}\n`).join("");

test.each<[string, Record<string, string>, Record<string, string>]>([
  ["one line of many", { "a.py": lines(30) }, { "a.py": lines(30).replace("line 14", "line fourteen") }],
  ["two places far apart, in two files", { "a.py": lines(40), "b/c.py": "x\n" }, { "a.py": lines(40).replace("line 2\n", "").replace("line 35", "thirty-five"), "b/c.py": "x\ny\n" }],
  ["no line end at the end, before and after", { "a.py": "a\nb" }, { "a.py": "a\nc" }],
  ["a line end that comes", { "a.py": "a\nb" }, { "a.py": "a\nb\n" }],
  ["a line end that goes", { "a.py": "a\nb\n" }, { "a.py": "a\nb" }],
  ["CRLF stays", { "a.py": "a\r\nb\r\nc\r\n" }, { "a.py": "a\r\nB\r\nc\r\n" }],
  ["a new file in a new folder", {}, { "new/__init__.py": "x = 1\n" }],
  ["a file that was empty", { "a.py": "" }, { "a.py": "x = 1\n" }],
  ["a file that becomes empty", { "a.py": "x = 1\n" }, { "a.py": "" }],
  ["lines that look like a patch", { "a.py": "-- a\n++ b\n@@ c\n" }, { "a.py": "-- a\n++ d\n@@ c\n" }],
  ["a blank in a name", { "a b.py": "1\n" }, { "a b.py": "2\n" }],
])("git apply takes it, from the top or a sub folder: %s", (_name, before, edits) => {
  for (const sub of ["", "pkg", "a/b c"]) expect(applied(before, edits, sub)).toEqual(edits);
});

test("a new file that is empty", () => {
  expect(applied({}, { "__init__.py": "" }, "pkg")).toEqual({ "__init__.py": "" });
});

test("a file that goes, and one that only gets another name", () => {
  const before: Record<string, string> = { "gone.py": "x\n", "old.py": lines(5) };
  const patch = patchOf([{ file: "gone.py", content: null }, { file: "old.py", content: null }, { file: "new.py", content: lines(5) }], (file) => before[file] ?? null, "");
  const top = mkdtempSync(join(tmpdir(), "patch-"));
  for (const [file, text] of Object.entries(before)) writeFileSync(join(top, file), text);
  execFileSync("git", ["init", "--quiet"], { cwd: top });
  execFileSync("git", ["apply", "-"], { cwd: top, input: patch ?? "" });
  expect(["gone.py", "old.py", "new.py"].map((file) => existsSync(join(top, file)))).toEqual([false, false, true]);
  expect(patch).toContain("rename from old.py\nrename to new.py");
  rmSync(top, { recursive: true });
});

test("nothing that differs is no patch, and neither is a name that git would quote", () => {
  expect(patchOf([{ file: "a.py", content: "x" }], () => "x", "")).toBeNull();
  expect(patchOf([{ file: "a.py", content: "x" }, { file: "ä.py", content: "y" }], () => "z", "")).toBeNull();
  expect(patchOf([{ file: 'a".py', content: "x" }], () => "z", "")).toBeNull();
});
