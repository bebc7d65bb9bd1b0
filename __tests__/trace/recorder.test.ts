import { describe, expect, test } from "@jest/globals";
import { readFileSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeExec } from "../../src/adapters/exec.js";
import { traceEvent } from "../../src/trace/event.js";
import { makeRedact } from "../../src/trace/redact.js";
import { Recorder } from "../../src/trace/recorder.js";

const exec = makeExec({ PATH: process.env["PATH"] ?? "" }, new AbortController().signal);

function fresh(env: Record<string, string> = {}): { recorder: Recorder; out: string; project: string; lines: () => unknown[] } {
  const out = mkdtempSync(join(tmpdir(), "trace-"));
  const project = mkdtempSync(join(tmpdir(), "project-"));
  const recorder = new Recorder({ out, project, runId: "2026-01-31T10:00:00Z-pr-42", clock: { now: () => new Date() }, redact: makeRedact(env) });
  const lines = (): unknown[] => readFileSync(join(out, recorder.traceFile), "utf8").split("\n").filter((l) => l !== "").map((l): unknown => JSON.parse(l));
  return { recorder, out, project, lines };
}

describe("recorder", () => {
  test("creates the file empty, then a valid record a line, numbered from 0", async () => {
    const { recorder, lines, project } = fresh();
    expect(recorder.traceFile).toBe("traces/2026-01-31T10-00-00Z-pr-42.jsonl");
    expect(lines()).toEqual([]);
    recorder.record({ surface: "cognitive", step_id: "S1", action: "plan.lay", marker: "REASON" });
    await recorder.run(exec, { argv: ["python3", "-c", "exit(3)"], cwd: project, timeoutMs: 9000 }, { stepId: "S2", action: "try" });
    const events = lines().map((l) => traceEvent.parse(l));
    expect(events.map((e) => e.seq)).toEqual([0, 1]);
    expect(events[1]).toMatchObject({ surface: "operational", exit_code: 3, status: "failed" });
  });

  test("evidence of a command comes after its record, and its output is there", async () => {
    const { recorder, out, project, lines } = fresh();
    const ran = await recorder.run(exec, { argv: ["python3", "-c", "print('seen')"], cwd: project, timeoutMs: 9000 }, { stepId: "S2", action: "try" });
    const evidence = recorder.fromCommand(ran, "it prints", "seen");
    expect(evidence.id).toBe("E1");
    expect(evidence.source).toMatchObject({ type: "command", exit_code: 0, cwd: "." });
    expect(readFileSync(join(out, evidence.source.output_ref), "utf8")).toBe("seen\n");
    expect(lines()).toHaveLength(2);
  });

  test("a file's evidence has its lines and hash; an absent one says so", () => {
    const { recorder, project } = fresh();
    writeFileSync(join(project, "a.py"), "one\ntwo\nthree\n");
    expect(recorder.fromFile("a.py", [2, 3], "c")).toMatchObject({ excerpt: "two\nthree", source: { lines: [2, 3] } });
    expect(recorder.fromFile("b.py", [1, 1], "c").source).toMatchObject({ lines: null, sha: null });
  });

  test("a contrast takes opposite outcomes only", async () => {
    const { recorder, project } = fresh();
    const run = async (code: number): Promise<ReturnType<typeof recorder.fromCommand>> =>
      recorder.fromCommand(await recorder.run(exec, { argv: ["python3", "-c", `exit(${String(code)})`], cwd: project, timeoutMs: 9000 }, { stepId: "S", action: "a" }), "c", "");
    const [red, green] = [await run(1), await run(0)];
    expect(recorder.contrast("f", red, red)).toBeNull();
    expect(recorder.contrast("f", green, red)).toMatchObject({ factor: "f", failing: red, passing: green });
  });

  test("secrets reach neither trace nor evidence nor excerpt", async () => {
    const token = `ghp_${"a1".repeat(18)}`;
    const { recorder, out, project } = fresh({ MY_API_KEY: "value-of-the-key", SHORT_TOKEN: "abc" });
    const ran = await recorder.run(exec, { argv: ["python3", "-c", `print("${token} value-of-the-key https://u:pw@host/ abc")`], cwd: project, timeoutMs: 9000 }, { stepId: "S", action: "a" });
    const evidence = recorder.fromCommand(ran, `saw ${token}`, ran.output);
    const all = [readFileSync(join(out, recorder.traceFile), "utf8"), readFileSync(join(out, evidence.source.output_ref), "utf8"), JSON.stringify(evidence)].join("\n");
    expect(all).not.toContain(token);
    expect(all).not.toContain("value-of-the-key");
    expect(all).not.toContain("u:pw@");
    expect(evidence.excerpt).toBe("[redacted:github-token] [redacted:MY_API_KEY] https://[redacted:credentials]@host/ abc\n");
  });
});
