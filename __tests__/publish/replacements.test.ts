import { describe, expect, test } from "@jest/globals";
import { createTwoFilesPatch } from "diff";
import { inDifference, replacements, type Replacement } from "../../src/publish/replacements.js";

const numbered = (changes: Readonly<Record<number, string>> = {}, count = 30): string =>
  Array.from({ length: count }, (_, i) => changes[i + 1] ?? `line ${String(i + 1)}`).map((l) => `${l}\n`).join("");
const patch = (before: string, after: string, file = "app/a.py"): string =>
  `diff --git a/${file} b/${file}\n${createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, { context: 3 }).split("\n").slice(1).join("\n")}`;
const at = (text: string) => (path: string): Promise<string | null> => Promise.resolve(path.endsWith("a.py") ? text : null);

/** What the head's file becomes when every suggestion is committed. */
function committed(text: string, parts: readonly Replacement[]): string {
  const lines = text.split("\n");
  for (const { start, end, lines: by } of [...parts].sort((a, b) => b.start - a.start)) lines.splice(start - 1, end - start + 1, ...by);
  return lines.join("\n");
}

describe("a patch as suggestions", () => {
  test.each([
    ["a line changed", numbered(), numbered({ 10: "changed" }), [[10, 10]]],
    ["several lines", numbered(), numbered({ 10: "a", 11: "b", 12: "c" }), [[10, 12]]],
    ["two places of one hunk", numbered(), numbered({ 10: "a", 13: "b" }), [[10, 13]]],
    ["two hunks", numbered(), numbered({ 4: "a", 25: "b" }), [[4, 4], [25, 25]]],
    ["a line inserted", numbered(), numbered({ 10: "line 10\nnew" }), [[10, 10]]],
    ["a line inserted at the top", numbered(), `new\n${numbered()}`, [[1, 1]]],
    ["a line deleted", numbered(), numbered().replace("line 10\n", ""), [[10, 10]]],
    ["the last line, which has no end", "a\nb", "a\nc", [[2, 2]]],
    ["the only line", "a\n", "b\n", [[1, 1]]],
  ])("%s", async (_, before, after, ranges) => {
    const parts = (await replacements(patch(before, after), "", at(before))) ?? [];
    expect(parts.map((p) => [p.start, p.end])).toEqual(ranges);
    expect(committed(before, parts)).toBe(after);
  });

  test("is placed on the head's lines where the base has moved the checkout's", async () => {
    const head = numbered({}, 30);
    const merged = `from the base\n`.repeat(7) + head;
    const parts = await replacements(patch(merged, merged.replace("line 10\n", "changed\n")), "", at(head));
    expect(parts).toMatchObject([{ start: 10, end: 10, lines: ["changed"] }]);
  });

  test("stands below the project's folder", async () => {
    expect(await replacements(patch("a\n", "b\n"), "libs/x", at("a\n"))).toMatchObject([{ path: "libs/x/app/a.py" }]);
  });

  test.each([
    ["the head's lines are others", patch(numbered(), numbered({ 10: "x" })), numbered({ 11: "other" })],
    ["they stand there twice, elsewhere", patch(`head\n${numbered()}`, `head\n${numbered({ 10: "x" })}`), `${numbered()}${numbered()}`],
    ["a file comes", `diff --git a/a.py b/a.py\nnew file mode 100644\n--- /dev/null\n+++ b/a.py\n@@ -0,0 +1 @@\n+x\n`, ""],
    ["a file is moved", "--- a/a.py\n+++ b/b.py\n@@ -1 +1 @@\n-x\n+y\n", "x\n"],
    ["a path leads out", "--- a/../a.py\n+++ b/../a.py\n@@ -1 +1 @@\n-x\n+y\n", "x\n"],
    ["a path is absolute", "--- /etc/a.py\n+++ /etc/a.py\n@@ -1 +1 @@\n-x\n+y\n", "x\n"],
    ["line ends of Windows", patch("a\r\nb\r\n", "a\r\nc\r\n"), "a\r\nb\r\n"],
    ["no patch at all", "hello", "x\n"],
    ["a patch that lies about its lengths", "--- a/a.py\n+++ b/a.py\n@@ -1,9 +1,1 @@\n-x\n+y\n", "x\n"],
  ])("is none where %s", async (_, text, head) => {
    expect(await replacements(text, "", at(head))).toBeNull();
  });
});

describe("lines of the difference", () => {
  const files = [{ path: "a.py", patch: "@@ -1,3 +1,4 @@\n a\n+b\n c\n d\n@@ -20,2 +21,2 @@ def f():\n-x\n+y\n z" }, { path: "big.py", patch: null }];
  test.each([[1, 4, true], [2, 2, true], [4, 5, false], [4, 21, false], [21, 22, true], [23, 23, false]])("%i to %i: %s", (start, end, inside) => {
    expect(inDifference({ path: "a.py", start, end, lines: [] }, files)).toBe(inside);
  });
  test("of a file that is not in it, or whose hunks are not given, there are none", () => {
    for (const path of ["b.py", "big.py"]) expect(inDifference({ path, start: 1, end: 1, lines: [] }, files)).toBe(false);
  });
});
