import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/errors.js";
import { makeRedact } from "../../src/trace/redact.js";
import { query } from "../../src/trace/query.js";
import { Recorder } from "../../src/trace/recorder.js";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "trace-"));
  let now = Date.parse("2026-01-31T10:00:00.000Z");
  const clock = { now: (): Date => new Date((now += 250)) };
  const recorder = new Recorder({ out: folder, project: folder, runId: "2026-01-31T10:00:00Z-pr-42", clock, redact: makeRedact({}) });
  recorder.record({ surface: "cognitive", step_id: "S1", action: "plan.lay", marker: "REASON", plan: [{ step_id: "S1", title: "collect" }] });
  recorder.record({ surface: "operational", step_id: "S2", action: "pytest.rerun", argv: ["pytest", "-q", "tests/test_a.py::test"], status: "failed", exit_code: 1, duration_ms: 412 });
  recorder.record({ surface: "operational", step_id: "S2", action: "pytest.rerun", status: "ok", exit_code: 0, duration_ms: 1_400 });
  recorder.record({ surface: "operational", step_id: "S2", action: "mypy.run", status: "timeout", exit_code: null, error: { type: "Timeout", message: "stopped \u001b[31mafter\u001b[0m\n60 s" } });
  recorder.record({ surface: "contextual", step_id: "S1", action: "env.snapshot", facts: { python: "3.12.1" } });
  file = join(folder, recorder.traceFile);
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("timeline", () => {
  test("one aligned line a record, in order", async () => {
    const lines = (await query(file, "timeline")).trimEnd().split("\n");
    expect(lines).toHaveLength(6);
    const at = lines[0]?.indexOf("action") ?? -1;
    expect(lines.slice(1).map((l) => l.slice(at).split(" ")[0])).toEqual(["plan.lay", "pytest.rerun", "pytest.rerun", "mypy.run", "env.snapshot"]);
    expect(lines[2]).toMatch(/^10:00:00\.500 {2}1 {2}operational {2}S2 {4}pytest\.rerun {2}failed exit 1 +412 ms +pytest -q tests\/test_a\.py::test$/);
    expect(lines[3]).toContain("1.4 s");
    expect(lines[4]).toContain("Timeout: stopped after\\n60 s");
    expect(lines[5]).toContain("python=3.12.1");
  });
});

describe("errors and summary", () => {
  test("errors are what failed or was stopped", async () => {
    const lines = (await query(file, "errors")).trimEnd().split("\n");
    expect(lines.slice(1).map((l) => /pytest\.rerun|mypy\.run/.exec(l)?.[0])).toEqual(["pytest.rerun", "mypy.run"]);
  });

  test("the summary counts and adds up", async () => {
    const text = await query(file, "summary");
    expect(text).toContain("run 2026-01-31T10:00:00Z-pr-42\n2026-01-31T10:00:00.250Z to 2026-01-31T10:00:01.250Z (1.0 s)\nRecords: 5 | Errors: 1\n");
    expect(text).toMatch(/^pytest\.rerun {2}2 {6}1 {7}1\.8 s$/m);
  });
});

describe("a damaged trace", () => {
  test("a torn last line is said, the rest is read", async () => {
    appendFileSync(file, '{"v":1,"run_id":"2026');
    const text = await query(file, "timeline");
    expect(text).toContain("plan.lay");
    expect(text).toContain("the last line (6) is torn: the run was ended while it was written");
  });

  test("broken lines in between are named and skipped", async () => {
    appendFileSync(file, 'nonsense\n{"v":2}\n\n{"v":1,"run_id":"r","seq":9,"ts":"2026-01-31T10:00:09.000Z","surface":"operational","step_id":"S3","action":"after.it"}\n');
    for (const what of ["timeline", "errors", "summary"] as const) expect(await query(file, what)).toContain("not a record, skipped: line 6, 7");
    expect(await query(file, "timeline")).toContain("after.it");
  });

  test("many broken lines are counted, binary and an empty file do no harm", async () => {
    writeFileSync(file, "x\n".repeat(5_000));
    expect(await query(file, "summary")).toContain("1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 4989 more");
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0, 10, 0xc3]));
    expect(await query(file, "timeline")).toContain("no records");
    writeFileSync(file, "");
    expect(await query(file, "timeline")).toBe("no records\nthe trace is empty\n");
  });

  test("a line that tries to act on the terminal is shown", async () => {
    writeFileSync(file, `${JSON.stringify({ v: 1, run_id: "r", seq: 0, ts: "2026-01-31T10:00:00.000Z", surface: "operational", step_id: "\u202e", action: "\u001b]0;x\u0007a", note: "\u001b[2J::add-mask::x" })}\n`);
    const text = await query(file, "timeline");
     
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(text).toContain("\\u202e");
  });

  test("a file that is not there is the caller's to correct", async () => {
    await expect(query(join(folder, "none.jsonl"), "timeline")).rejects.toThrow(UserError);
    await expect(query(folder, "timeline")).rejects.toThrow(/cannot be read/);
  });
});
