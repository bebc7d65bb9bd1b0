/** Entry points, tests of the change, and a signature that changed: in every form of the report. */
import { describe, expect, test } from "@jest/globals";
import { handoff } from "../../src/report/handoff.js";
import { reportHtml } from "../../src/report/html/page.js";
import { reportMarkdown } from "../../src/report/markdown.js";
import type { Report } from "../../src/report/schema.js";
import { reportTerminal } from "../../src/report/terminal.js";
import { checked, escalationReport, overrideReport, sampleChain, sampleReport, sampleRoot, singleReport } from "../support/report.js";

const CHANGED = "The signature has changed: what failed at aaaaaaa is gone, and something else fails in its place.";
const full = (over: Partial<Report> = {}): Report => checked({
  ...singleReport(), attempt: { number: 1, mode: "fixer", signature: "s", changed: CHANGED },
  smoke: [{ kind: "entry-point", what: "shop.cli:main", outcome: "failed", evidence: ["E1"] }, { kind: "command", what: "python -m shop", outcome: "passed", evidence: ["E4"] }],
  tests_added: [{ file: "tests/test_a.py", cases: [{ name: "test_new", verifies: "new", on_base: "failed", evidence: ["E1"] }, { name: "test_same", verifies: "same", on_base: "passed", evidence: ["E4"] }, { name: "test_odd", verifies: "odd", on_base: "unknown", evidence: [] }] }],
  decisions: [{ file: "app/client.py", line: 3, rationale: "short-lived", rejected: "caching" }], ...over,
});
const forms = (report: Report): string[] => [reportMarkdown(report, { limit: 60_000, links: {} }), reportTerminal(report, { style: "plain", width: 200 }), reportHtml(report)];

describe("every form", () => {
  test("says that the signature has changed, and no escalation does", () => {
    for (const text of forms(full())) expect(text).toContain("The signature has changed");
    for (const text of forms({ ...escalationReport(), attempt: { number: 4, mode: "escalation", signature: "s", changed: CHANGED } })) expect(text).not.toContain("The signature has changed");
  });

  test("lists what does not start where it is seen, and what does beside it", () => {
    for (const text of forms(full())) {
      expect(text).toContain("Entry points that do not start");
      expect(text).toContain("shop.cli:main");
      expect(text).toContain("python -m shop");
      expect(text).toContain("Tests of this change that fail on the base");
      expect(text).toContain("test_odd");
    }
    const [markdown = ""] = forms(full());
    expect(markdown).toContain("**Entry points that do not start** (1)\n\n- `shop.cli:main` imported: exit 1 · 3 tests fail in the same way");
    expect(markdown).toMatch(/<summary><b>Entry points that start<\/b> \(1\)<\/summary>/);
  });

  test("shows nothing of it where there is nothing", () => {
    for (const text of forms(singleReport())) expect(text).not.toMatch(/Entry points|Tests of this change|signature has changed/);
  });
});

describe("the hand-off", () => {
  test("holds the tests of the change, what was tried beside them, and what was decided", () => {
    const made = handoff(full());
    expect(made.tests.added).toEqual([{ file: "tests/test_a.py", cases: [
      { name: "test_new", verifies: "new", failedOnBase: true }, { name: "test_same", verifies: "same", failedOnBase: false }, { name: "test_odd", verifies: "odd", failedOnBase: null },
    ] }]);
    expect(made.verification.interactiveChecks).toEqual([{ action: "import shop.cli:main", observed: "3 tests fail in the same way" }, { action: "python -m shop", observed: "the parent of 3f9c2ab passes" }]);
    expect(made.decisionMemory).toEqual([{ file: "app/client.py", line: 3, rationale: "short-lived", rejected: "caching" }]);
    expect(made.salientSummary).toContain(CHANGED.slice(0, -1));
  });

  test("holds the checklist, and no fix that the report withholds", () => {
    expect(handoff(overrideReport()).verification.interactiveChecks).toContainEqual({ action: "the virtual environment", observed: "python 3.12.1" });
    expect(handoff(overrideReport()).whatWasImplemented).toContain("fixes/C1.patch");
    for (const report of [overrideReport(null), escalationReport()]) expect(handoff(report).whatWasImplemented).toMatch(/^nothing/);
  });

  test("hands back what only the brief can settle", () => {
    const chains = [sampleChain({ root: sampleRoot({ kind: "test.expectation", file: "tests/test_a.py", line: 3, statement: "`test_a` expects 2, the code gives 3" }) })];
    expect(handoff(sampleReport({ chains })).returnToOrchestrator).toMatchObject([{ reason: "ambiguous-requirement" }]);
  });
});
