import { describe, expect, test } from "@jest/globals";
import { stripVTControlCharacters } from "node:util";
import { reportTerminal } from "../../src/report/terminal.js";
import { NASTY } from "../support/nasty.js";
import { escalationReport, fixedReport, greenReport, hostileReport, hugeReport, mixedReport, overrideReport, sampleReport } from "../support/report.js";

const plain = { style: "plain", width: 90 } as const;
const colour = { style: "colour", width: 90 } as const;

describe("the report at a terminal", () => {
  test("symptom, evidence, root and fix in that order, the WIN block last", () => {
    const text = reportTerminal(sampleReport(), plain);
    const places = ["python-trace · FAIL · 3 roots", "1 · `app/client.py:31`: `refresh()`", "    symptom   pytest -q tests/test_client.py::test_reuses_token --tb=short\n              exit 1", "    evidence  ", "    root      app/client.py:31\n              `self.refresh()`", "    fix       fixes/C1.patch", "    │ +            await self.refresh()", "2 · ", "3 · ", "Not mapped (1)", "Not run (2)", "[ATTEMPT: 1]", "\nWIN: FAIL\nSG: sg-0016 python-trace\nEVIDENCE:\n- "].map((part) => text.indexOf(part));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBe(0);
    expect(text.endsWith("- fixes/C1.patch → same nodes exit 0, not applied\n")).toBe(true);
  });

  test("wraps sentences at the width and never breaks code", () => {
    const report = sampleReport();
    for (const width of [40, 60, 90, 140]) {
      const text = reportTerminal(report, { style: "plain", width });
      const wide = text.split("\n").filter((l) => l.length > width && /^ +(?:exit|introduced|verified|awaited)/.test(l) && !l.includes("`"));
      expect(wide).toEqual([]);
      expect(text).toContain("pytest -q tests/test_client.py::test_reuses_token --tb=short");
    }
  });

  test("colour adds colour and nothing else", () => {
     
    expect(reportTerminal(sampleReport(), plain)).not.toMatch(/\u001b/);
    const shown = reportTerminal(sampleReport(), colour);
    expect(shown).toContain("\u001b[");
    expect(stripVTControlCharacters(shown)).toContain("fixes/C1.patch in a scratch checkout");
  });

  test("other outcomes", () => {
    expect(reportTerminal(greenReport(), plain)).toMatch(/^python-trace · PASS · green\n/);
    expect(reportTerminal(fixedReport(), plain)).toContain("`tests/test_price.py::test_total` passes now");
    expect(reportTerminal(mixedReport(), plain)).toContain("[NEED_CONTEXT: DATABASE_URL] 12 tests skip without it");
    expect(reportTerminal(overrideReport(null), plain)).toContain("a fix is withheld: 1 of 2 lines");
    expect(reportTerminal(overrideReport(null), plain)).not.toContain("await self.refresh()");
    const escalated = reportTerminal(escalationReport(), plain);
    expect(escalated).toContain("\n<ESCALATION>\nstatus: blocked\n");
    expect(escalated).not.toContain("symptom   ");
  });

  test.each(NASTY.map((nasty) => [JSON.stringify(nasty).slice(0, 60), nasty]))("%s cannot act", (_, nasty) => {
    for (const screen of [plain, colour]) {
      const text = reportTerminal(hostileReport(nasty), screen);
       
      const foreign = text.replace(/\u001b\[\d+m/g, "");
       
      expect(foreign).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/);
      expect(foreign).not.toMatch(/^\s*::|##\[/m);
      expect(foreign.match(/^WIN: (PASS|FAIL)$/gm)).toEqual(["WIN: FAIL"]);
      expect(foreign.match(/\[ATTEMPT:/g)).toHaveLength(1);
    }
  });

  test("ten thousand symptoms stay readable", () => {
    const text = reportTerminal(hugeReport(10_000, 100), plain);
    expect(text.split("\n").length).toBeLessThan(800);
    expect(text).toContain("and 80 more roots in report.json");
    expect(text).toContain("- and 90 more in report.json");
  });
});
