/** Lines made to be slow: each reader stays in a time that grows with the length alone. */
import { describe, expect, test } from "@jest/globals";
import { moduleFile, ungrouped } from "../../src/collect/address.js";
import { clean } from "../../src/collect/clean.js";
import { raised, readTraceback } from "../../src/collect/exception.js";
import { banner } from "../../src/collect/log/banner.js";
import { follow } from "../../src/collect/log/commands.js";
import { headFacts } from "../../src/collect/log/facts.js";
import { jobLine } from "../../src/collect/log/job.js";
import { progress } from "../../src/collect/log/progress.js";
import { summaryLine } from "../../src/collect/log/summary.js";
import { Usage } from "../../src/collect/log/usage.js";
import { parseMypyLine } from "../../src/collect/mypy-log.js";

const READERS: readonly (readonly [string, (line: string) => unknown])[] = [
  ["summaryLine", summaryLine], ["progress", progress], ["banner", (l) => banner(l, null)], ["headFacts", headFacts], ["jobLine", jobLine], ["clean", clean],
  ["follow", (l) => follow({ directory: "", command: null }, l)], ["usage", (l) => new Usage("x").read(l, 1)], ["parseMypyLine", parseMypyLine], ["raised", raised],
  ["readTraceback", (l) => readTraceback([l, `E   ${l}`])], ["moduleFile", (l) => moduleFile("a.b", l)], ["ungrouped", ungrouped],
];

/** Repeated to the longest line that a log gives (16,384 characters). */
const PARTS = ["::x", "a/", "a.", "a.b/", " - ", "] - ", "[", "[a] ", " PASSED (", "x <- y ", "SUBFAILED[ ", "tests/a.py::b ", ": 1: error: ", "a:1", "= ", "_ ", "  [a", "@a", "\u001B[", "-x ", "A=b ", "error: "];
const HEADS = ["", "FAILED tests/a.py::b", "SUBFAILED[", "[gw0] [ 1%] PASSED ", "tests/a.py::b[", "= ", "_ ", "rootdir: ", "ERROR: ", "+ ", "E   ", "2026-01-31T10:00:00"];

describe("long lines", () => {
  test.each(READERS)("%s", (_, reader) => {
    let slowest = 0;
    for (const head of HEADS) {
      for (const part of PARTS) {
        const line = (head + part.repeat(16_384)).slice(0, 16_384);
        // Time of the processor: what else runs on the machine does not count.
        const start = process.cpuUsage();
        reader(line);
        reader(`${line}\u0000`);
        slowest = Math.max(slowest, process.cpuUsage(start).user / 1000);
      }
    }
    expect(slowest).toBeLessThan(300);
  });
});
