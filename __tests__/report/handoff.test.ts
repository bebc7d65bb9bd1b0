import { describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { z } from "zod";
import { handoff, handoffSchema } from "../../src/report/handoff.js";
import { handoffSchemaText, reportSchemaText, traceSchemaText } from "../../src/report/json-schema.js";
import { checked, escalationReport, fixedReport, greenReport, hostileReport, mixedReport, overrideReport, sampleChain, sampleReport, sampleRoot } from "../support/report.js";

const all = [sampleReport(), greenReport(), fixedReport(), mixedReport(), overrideReport(), escalationReport(), hostileReport("x")];

describe("handoff.json", () => {
  const made = handoff(checked(sampleReport()));

  test("says what is known and what is open", () => {
    expect(made.salientSummary).toContain("[ATTEMPT: 1] 3 roots explain 5 failed tests");
    expect(made.salientSummary).toContain("`app/client.py:31`");
    expect(made.whatWasImplemented).toContain("fixes/C1.patch");
    expect(made.whatWasLeftUndone).toContain("bisect of C3: it fails at the base as well");
    expect(made.verification.commandsRun[0]).toEqual({ command: "pytest -q tests/test_client.py::test_reuses_token --tb=short", exitCode: 1, observation: "3 tests fail in the same way" });
    expect(made.discoveredIssues.map((i) => i.severity)).toEqual(["blocking", "blocking", "non_blocking"]);
    expect(made.trace).toBe("traces/2026-01-31T10-00-00Z-pr-42.jsonl");
  });

  test("returns to the orchestrator what a fixer of this change cannot settle", () => {
    expect(made.returnToOrchestrator).toEqual([{ reason: "unrelated-red-tests", detail: "`tests/test_price.py::test_total`: red at the base as well" }]);
    const missing = sampleChain({ root: sampleRoot({ kind: "import.missing-dependency", file: "pyproject.toml", line: 8, statement: "`httpx` is imported and not declared" }) });
    expect(handoff(sampleReport({ chains: [missing], need_context: [{ target: "DATABASE_URL", reason: "not set" }] })).returnToOrchestrator.map((r) => r.reason)).toEqual(["missing-dependency", "missing-context"]);
  });

  test("lists that nothing fills are empty, and the shape holds for every outcome", () => {
    expect([made.verification.interactiveChecks, made.tests.added, made.decisionMemory, made.semanticDebt]).toEqual([[], [], [], []]);
    for (const report of all) expect(handoffSchema.parse(handoff(report))).toEqual(handoff(report));
  });
});

describe("published schemas", () => {
  const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
  const compiled = (text: string): ReturnType<typeof ajv.compile> => ajv.compile(z.record(z.string(), z.unknown()).parse(JSON.parse(text)));

  test("take what the tracer makes and nothing else", () => {
    const report = compiled(reportSchemaText());
    const hand = compiled(handoffSchemaText());
    for (const made of all) {
      expect(report(made)).toBe(true);
      expect(hand(handoff(made))).toBe(true);
    }
    expect(report({ ...sampleReport(), win: "MAYBE" })).toBe(false);
    expect(hand({})).toBe(false);
  });

  test("allow more keys in a report, as the contract says", () => {
    expect(compiled(reportSchemaText())({ ...sampleReport(), more: 1 })).toBe(true);
  });

  test("know the surfaces of a trace", () => {
    const trace = compiled(traceSchemaText());
    const record = { v: 1, run_id: "r", seq: 0, ts: "2026-01-31T10:00:00.000Z", step_id: "S1", action: "a.b" };
    expect(trace({ ...record, surface: "cognitive", marker: "REASON" })).toBe(true);
    expect(trace({ ...record, surface: "cognitive" })).toBe(false);
    expect(trace({ ...record, surface: "elsewhere" })).toBe(false);
  });
});
