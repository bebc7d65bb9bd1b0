/** Memory and time (of the processor): files of 60 MB and more in a process with a heap of 64 MB. */
import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, symlinkSync, writeFileSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { transformFileSync } from "@swc/core";
import { z } from "zod";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "collect-"));

/** The readers as JavaScript, for a Node of its own. */
beforeAll(() => {
  writeFileSync(join(folder, "package.json"), '{"type": "module"}');
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const readers = readdirSync(join(ROOT, "src/collect"), { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".ts")).map((f) => `collect/${f}`);
  for (const name of ["errors.ts", ...readers]) {
    const { code } = transformFileSync(join(ROOT, "src", name), { swcrc: false, configFile: false, jsc: { parser: { syntax: "typescript" }, target: "es2022" }, module: { type: "es6" } });
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name.replace(/\.ts$/, ".js")), code);
  }
  writeFileSync(join(folder, "run.js"), `
    const [module, reader, path] = process.argv.slice(2);
    const counts = {};
    for await (const r of (await import("./collect/" + module + ".js"))[reader](path, "input")) counts[r.type] = (counts[r.type] ?? 0) + 1;
    console.log(JSON.stringify({ counts, seconds: process.cpuUsage().user / 1e6 }));
  `);
});

const ran = z.object({ counts: z.record(z.string(), z.number()), seconds: z.number() });

function run(module: string, reader: string, path: string): z.infer<typeof ran> {
  const out = execFileSync(process.execPath, ["--max-old-space-size=64", join(folder, "run.js"), module, reader, path], { encoding: "utf8", timeout: 60_000 });
  return ran.parse(JSON.parse(out));
}

/** Writes parts until the file has the size, in bytes. */
function grow(name: string, head: string, size: number, part: (n: number) => string, tail: string): string {
  const path = join(folder, name);
  const handle = openSync(path, "w");
  let written = writeSync(handle, head);
  for (let n = 0; written < size; n += 1) written += writeSync(handle, part(n));
  writeSync(handle, tail);
  closeSync(handle);
  return path;
}

const MB = 1_000_000;
const TEXT = "a line that a test wrote, with 12345 in it &lt;and more&gt;\n".repeat(40);

describe("60 MB and more", () => {
  test("junit with 100,000 cases and captured output", () => {
    const path = grow("a.xml", '<?xml version="1.0"?><testsuites><testsuite name="pytest">', 60 * MB, (n) => Array.from({ length: 100 }, (_, i) => `<testcase classname="tests.test_m${String(n)}" name="test_${String(i)}" time="0.001">${i === 0 ? `<failure message="AssertionError: assert 1 == 2">E   assert 1 == 2\n\ntests/test_m.py:3: AssertionError</failure><system-out>${TEXT.repeat(20)}</system-out>` : ""}</testcase>`).join(""), "</testsuite></testsuites>");
    const { counts, seconds } = run("junit", "readJunit", path);
    expect(counts["test"]).toBeGreaterThan(900);
    expect(counts["order"]).toBe(1);
    expect(seconds).toBeLessThan(20);
  });

  test("console log with 200,000 tests, failures and captured output", () => {
    const lines = Array.from({ length: 200_000 }, (_, i) => `tests/test_m${String(i % 1000)}.py::test_number[${String(i)}] PASSED [ 50%]\n`).join("");
    let failed = 0;
    const path = grow("a.log", `${"=".repeat(29)} test session starts ${"=".repeat(30)}\n${lines}${"=".repeat(35)} FAILURES ${"=".repeat(35)}\n`, 80 * MB, (n) => {
      failed += 1;
      const name = `test_failed_${String(n).padStart(4, "0")}`;
      return `${"_".repeat(31)} ${name} ${"_".repeat(31)}\n    def test():\n>       assert 1 == 2\nE       assert 1 == 2\n\ntests/test_x.py:3: AssertionError\n${"-".repeat(29)} Captured stdout call ${"-".repeat(29)}\n${TEXT.repeat(20)}`;
    }, `${"=".repeat(27)} short test summary info ${"=".repeat(28)}\n${Array.from({ length: 500 }, (_, n) => `FAILED tests/test_x.py::test_failed_${String(n).padStart(4, "0")} - assert 1 == 2\n`).join("")}500 failed in 1.00s\n`);
    const { counts, seconds } = run("pytest-log", "readPytestLog", path);
    expect(failed).toBeGreaterThan(500);
    // The 500 of the summary, and those that only their text tells of.
    expect(counts["test"]).toBe(failed);
    expect(seconds).toBeLessThan(20);
  });

  test("one line of 60 MB", () => {
    const path = grow("b.log", "", 60 * MB, () => "x".repeat(100_000), "\nSuccess: no issues found in 1 source file\n");
    expect(run("pytest-log", "readPytestLog", path).counts).toEqual({ context: 1 });
  });

  test("CTRF and report log", () => {
    const trace = "a line of a trace\\n".repeat(100);
    const ctrf = grow("c.json", '{"reportFormat": "CTRF", "results": {"tests": [{"name": "a.py::first", "status": "passed"}', 60 * MB, (n) => `,{"name": "a.py::t${String(n)}", "status": "${n % 100 === 0 ? "failed" : "passed"}", "message": "ValueError: x", "trace": "${trace}"}`, "]}}");
    expect(run("ctrf", "readCtrf", ctrf).counts["test"]).toBeGreaterThan(200);
    const log = grow("d.jsonl", '{"pytest_version": "9", "$report_type": "SessionStart"}\n', 60 * MB, (n) => `{"nodeid": "a.py::t${String(n)}", "outcome": "${n % 100 === 0 ? "failed" : "passed"}", "when": "call", "longrepr": "${trace}", "$report_type": "TestReport"}\n`, '{"exitstatus": 1, "$report_type": "SessionFinish"}\n');
    expect(run("report-log", "readReportLog", log).counts["test"]).toBeGreaterThan(200);
  });
});
