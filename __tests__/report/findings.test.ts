/** Findings in every form of the report, on a red run and on a green one. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "@jest/globals";
import { annotations } from "../../src/report/annotations.js";
import { readBundle, writeBundle } from "../../src/report/bundle.js";
import { handoff } from "../../src/report/handoff.js";
import { reportHtml } from "../../src/report/html/page.js";
import { reportMarkdown } from "../../src/report/markdown.js";
import type { Report } from "../../src/report/schema.js";
import { reportTerminal } from "../../src/report/terminal.js";
import { checked, greenReport, sampleReport } from "../support/report.js";

const MASK: Report["findings"][number] = { what: "mask", kind: "test.masked", statement: "`pytest.mark.skip` at `tests/test_a.py:7` is new in this change and keeps a test from counting.", file: "tests/test_a.py", line: 7, evidence: ["E9"], in_change: true };
const ANCHOR: Report["findings"][number] = { what: "anchor-relation", kind: null, statement: "The `@RELATION` at `app/a.py:3` names `Store`, and no region of the project is called so.", file: "app/a.py", line: 3, evidence: ["E5"], in_change: false };
const both = (report: Report): Report => checked({ ...report, findings: [MASK, ANCHOR] });
const folders: string[] = [];
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true, force: true }); });

describe("findings are shown", () => {
  test("in the comment: what hides failures is read at once, the rest is folded where something failed", () => {
    const shown = reportMarkdown(both(sampleReport()), { limit: 60_000, links: {} });
    expect(shown).toContain("**What hides failures** (1)\n\n- `pytest.mark.skip` at `tests/test_a.py:7` is new in this change");
    expect(shown).toMatch(/<details><summary><b>Findings<\/b> \(1\)<\/summary>\n\n- The `@RELATION` at `app\/a.py:3` names/);
    expect(shown).toMatch(/^### python-trace · .*2 findings/);
  });

  test("on a green run, which stays green", () => {
    const shown = reportMarkdown(both(greenReport()), { limit: 60_000, links: {} });
    expect(shown).toContain("WIN: PASS");
    expect(shown).toContain("**Findings** (1)\n\n- The `@RELATION`");
  });

  test("on the page and in the terminal, with their evidence", () => {
    expect(reportHtml(both(greenReport()))).toMatch(/<h2>Findings \(1\)<\/h2>[\s\S]*app\/a\.py:3[\s\S]*E5/);
    expect(reportTerminal(both(sampleReport()), { style: "plain", width: 300 })).toMatch(/What hides failures \(1\)\n {2}- .*E9/);
  });

  test("as a notice each, where they stand in the change, after the roots", () => {
    const notes = annotations(both(sampleReport()), { repoPrefix: "" });
    expect(notes.filter((n) => n.file === "tests/test_a.py" || n.file === "app/a.py").map((n) => [n.level, n.line, n.title])).toEqual([["notice", 7, "mask, test.masked"]]);
    const many = checked({ ...greenReport(), findings: Array.from({ length: 14 }, (_, i) => ({ ...MASK, line: i + 1 })) });
    expect(annotations(many, { repoPrefix: "pkg" }).map((n) => n.file)).toEqual(Array.from({ length: 10 }, () => "pkg/tests/test_a.py"));
  });

  test("in the hand-off: broken anchors as debt, the rest as issues", () => {
    const made = handoff(both(greenReport()));
    expect(made.semanticDebt).toEqual([{ file: "app/a.py", line: 3, finding: ANCHOR.statement }]);
    expect(made.discoveredIssues).toEqual([{ severity: "non_blocking", description: MASK.statement, file: "tests/test_a.py", line: 7 }]);
  });
});

test("a bundle whose finding refers to evidence that is not there is refused", () => {
  const folder = mkdtempSync(join(tmpdir(), "python-trace-findings-"));
  folders.push(folder);
  writeBundle(folder, both(greenReport()));
  expect(readBundle(folder).findings).toHaveLength(2);
  const file = join(folder, "report.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"E9"\n      ],\n      "in_change"', '"E999"\n      ],\n      "in_change"'));
  expect(() => readBundle(folder)).toThrow(/E999/);
});
