import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { deliver } from "../../src/publish/sinks.js";
import { GitHubError } from "../../src/publish/port.js";
import { appendSummary, deliveryNotes, notesMarkdown } from "../../src/publish/summary.js";

test("the summary is added to what stands there and stays under 1 MiB with it", () => {
  const path = join(mkdtempSync(join(tmpdir(), "pt-summary-")), "summary");
  writeFileSync(path, "x".repeat(500_000));
  appendSummary(path, (limit) => "y".repeat(limit));
  expect(statSync(path).size).toBeGreaterThan(1_000_000);
  expect(statSync(path).size).toBeLessThanOrEqual(1024 * 1024);
  expect(readFileSync(path, "utf8").startsWith("xxx")).toBe(true);
  rmSync(path);
  expect(() => { appendSummary(undefined, () => ""); }).toThrow("no job summary");
});

test("a sink that fails silences no other, and says why in words that act on nobody", async () => {
  const done: string[] = [];
  const sink = (name: string, thrown: Error | null) => ({ name, put: () => { if (thrown !== null) throw thrown; done.push(name); return Promise.resolve(null); } });
  const deliveries = await deliver([
    sink("a", new GitHubError(403, "Resource not accessible by integration")), sink("b", null), sink("c", new Error("first\nsecond @everyone")), sink("e", new GitHubError(503, "down")), sink("f", null),
  ]);
  expect(done).toEqual(["b", "f"]);
  const notes = deliveryNotes(deliveries);
  expect(notes).toEqual([
    expect.stringMatching(/^a: not done: .*docs\/forks\.md.*\(403: Resource not accessible by integration\)$/), "c: not done: first", "e: not done: github.com answered 503: down",
  ]);
  expect(notesMarkdown(["x @everyone <b>"])).toBe("- x `@everyone` &lt;b&gt;");
});
