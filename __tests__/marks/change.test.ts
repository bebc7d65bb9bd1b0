/** Both sides of a change: from git's difference, and from two texts. */
import { expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { parseDiff } from "../../src/env/change.js";
import { changeOfDiff, changeOfTexts } from "../../src/marks/change.js";
import { REMARKS } from "../../src/marks/remark.js";

const DIFF = `diff --git a/a.py b/a.py
--- a/a.py
+++ b/a.py
@@ -1,0 +2 @@
+new
@@ -3,2 +4 @@
-old
-older
+newer
diff --git a/gone.py b/gone.py
deleted file mode 100644
--- a/gone.py
+++ /dev/null
@@ -1,2 +0,0 @@
-x = 1
-y = 2
diff --git a/b.py b/b.py
new file mode 100644
--- /dev/null
+++ b/b.py
@@ -0,0 +1 @@
+z = 3
`;

test("the old side is worked out from the new one and the difference", () => {
  const texts: Record<string, string> = { "a.py": "one\nnew\ntwo\nnewer\nlast\n", "b.py": "z = 3\n" };
  const { change, stale } = changeOfDiff(parseDiff(DIFF), (file) => texts[file] ?? null);
  expect(stale).toEqual([]);
  expect(change.map((c) => [c.file, c.before?.text ?? null, c.after?.text ?? null, [...c.added]])).toEqual([
    ["a.py", "one\ntwo\nold\nolder\nlast\n", texts["a.py"], [2, 4]], ["gone.py", "x = 1\ny = 2\n", null, []], ["b.py", null, "z = 3\n", [1]],
  ]);
});

test("a file that was edited since is left out and named", () => {
  const { change, stale } = changeOfDiff(parseDiff(DIFF), () => "something else\n");
  expect([change.map((c) => c.file), stale]).toEqual([["gone.py"], ["a.py", "b.py"]]);
});

test("two texts give the same", () => {
  const [one] = changeOfTexts([{ file: "a.py", before: "one\ntwo\nold\nolder\nlast\n", after: "one\nnew\ntwo\nnewer\nlast\n" }]);
  expect([...(one?.added ?? [])]).toEqual([2, 4]);
});

test("every kind of finding is explained", () => {
  const text = readFileSync(new URL("../../docs/findings.md", import.meta.url), "utf8");
  expect(REMARKS.filter((what) => !text.includes(`| \`${what}\` |`))).toEqual([]);
});
