import { expect, test } from "@jest/globals";
import { showProgress } from "../../src/host/progress.js";

function written(isTTY: boolean, columns = 60): { readonly text: () => string; readonly screen: { isTTY: boolean; columns: number; write: (part: string) => void } } {
  let text = "";
  return { text: () => text, screen: { isTTY, columns, write: (part) => { text += part; } } };
}

test("a pipe gets nothing", () => {
  const { screen, text } = written(false);
  const progress = showProgress(screen, 1000, (t) => t);
  progress.stage("one");
  progress.detail("two");
  progress.end();
  expect(text()).toBe("");
});

test("a terminal gets one line, written over itself, with the time left, no wider than it is, and cleared at the end", () => {
  const { screen, text } = written(true);
  const progress = showProgress(screen, 90_000, (t) => t.replace("s3cret", "[redacted]"));
  progress.stage("re-running 3 tests");
  progress.stage(`tests/a.py::test_x[s3cret] ${"y".repeat(200)}\n\u001b[31mred`);
  progress.end();
  expect(text()).not.toContain("\n");
  expect(text()).not.toContain("s3cret");
  const lines = text().split("\r\u001b[2K");
  expect(lines[1]).toBe("re-running 3 tests · 90 s left");
  expect(lines[2]).toMatch(/^tests\/a\.py::test_x\[\[redacted\]\] y+… · 90 s left$/);
  expect(lines[2]?.length).toBeLessThan(60);
  expect(lines.at(-1)).toBe("");
});
