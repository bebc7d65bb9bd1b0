import { describe, expect, test } from "@jest/globals";
import { COMMENT_LIMIT, reportMarkdown, SUMMARY_LIMIT } from "../../src/report/markdown.js";
import type { Links } from "../../src/report/links.js";
import type { Report } from "../../src/report/schema.js";
import { NASTY } from "../support/nasty.js";
import { checked, commandEvidence, escalationReport, fileEvidence, fixedReport, greenReport, hostileReport, hugeReport, mixedReport, nodeSymptom, overrideReport, sampleChain, sampleReport, sampleRoot, singleReport } from "../support/report.js";
import { rendered } from "./rendered.js";

const links: Links = {
  repository: "https://github.com/acme/shop", head: "f".repeat(40), project: "packages/a",
  artifact: { name: "python-trace-test-1", url: "https://github.com/acme/shop/actions/runs/4242/artifacts/7", runId: "4242" },
};
const WIN = /^WIN: (PASS|FAIL)\nSG: sg-0016 python-trace\nEVIDENCE:\n- \S.* → \S/gm;
const OURS = /^<\/?(details|summary|b|code|sub)>$/;

const comment = (report: Report): string => reportMarkdown(checked(report), { limit: COMMENT_LIMIT, links });
const bytes = (text: string): number => Buffer.byteLength(text);

/** Nothing half open: every fence closed (else its block would swallow the WIN block), every fold closed. */
function expectWhole(markdown: string): void {
  const { codeBlocks, html } = rendered(markdown);
  expect(codeBlocks.filter((block) => block.startsWith("WIN: "))).toHaveLength(1);
  expect(html.filter((t) => t === "<details>").length).toBe(html.filter((t) => t === "</details>").length);
  expect(markdown.match(WIN)).toHaveLength(1);
}

describe("the sample", () => {
  const markdown = comment(sampleReport());

  test("counts in the heading, worst root first, the old one last and marked", () => {
    const { headings } = rendered(markdown);
    expect(headings[0]).toBe("python-trace · 3 roots explain 5 failed tests and 1 mypy error · 1 of them older than this change · 1 not mapped");
    expect(headings.slice(1, 4).map((h) => /(\d) · \[`([^`]+)`/.exec(h)?.slice(1))).toEqual([["1", "app/client.py:31"], ["2", "tests/test_admin.py:7"], ["3", "app/price.py:9"]]);
    expect(markdown.indexOf("**older than this change**")).toBeGreaterThan(markdown.indexOf("app/price.py:9"));
  });

  test("commit, confidence and its reason, chain table and diff stand before anything folded", () => {
    const seen = markdown.slice(0, markdown.indexOf("<details>"));
    for (const part of ["`3f9c2ab`", "“cache the token”", "**proven**: with the line awaited the same 3 tests pass", "| symptom | `pytest -q tests/test_client.py::test_reuses_token --tb=short` | exit 1 · `AssertionError: None != 'abc'`", "| **root** |", "| **fix** |", "+            await self.refresh()", "gh run download 4242 -n python-trace-test-1 -D trace && git apply trace/fixes/C1.patch"]) {
      expect(seen).toContain(part);
    }
  });

  test("folds the rest, with reasons", () => {
    for (const part of ["<b>Same root, all symptoms</b> (4)", "`tests/test_client.py::test_retries[504]`", "<b>Candidates, ranked</b> (2)", "<b>Not run</b> (2)", "time zone variation: every run failed", "<b>Not mapped</b> (1)", "no test of this name is collected", "<b>Environment</b>"]) {
      expect(markdown).toContain(part);
    }
  });

  test("says what leaks and after which test it fails", () => {
    expect(markdown).toContain("fails after `tests/test_admin.py::test_debug_banner`");
    expect(markdown).toContain("`app.settings.DEBUG` (module-global) stays changed: bool → bool");
  });

  test("links lines and commits where the host knows the repository, and only those", () => {
    expect(markdown).toContain(`](https://github.com/acme/shop/blob/${"f".repeat(40)}/packages/a/app/client.py#L31)`);
    expect(rendered(reportMarkdown(sampleReport(), { limit: COMMENT_LIMIT, links: {} })).links).toEqual([]);
  });

  test("ends with the WIN block, the small print and the run trace in the contract's words", () => {
    expectWhole(markdown);
    expect(markdown).toContain("`[ATTEMPT: 1]` · 14 s for 9 runs");
    expect(markdown).toContain("re-run: `python-trace --node tests/test_client.py::test_reuses_token`");
    expect(markdown.slice(markdown.indexOf("WIN: "))).toMatch(/## Run trace — 2026-01-31T10:00:00Z-pr-42\nTrace file: `traces\/2026-01-31T10-00-00Z-pr-42\.jsonl`\nRecords: 58 \| Errors: 1\nLatest:\n(- \S+ \S+ \S+ \S+\n){2}Query: python-trace query traces\/\S+ timeline\n/);
  });
});

describe("other outcomes", () => {
  test("green without chains", () => {
    const markdown = comment(greenReport());
    expectWhole(markdown);
    expect(markdown).toContain("### python-trace · green");
    expect(markdown).toContain("**Not run** (1)\n\n- mypy: the project does not configure it");
  });

  test("what was fixed: the earlier failure first, then the run that passes", () => {
    const markdown = comment(fixedReport());
    expect(markdown).toContain("green · 1 test that failed before passes now");
    expect(markdown).toContain("| symptom | an earlier run, on [`3f9c2ab`]");
    expect(markdown).toContain("exit 0");
  });

  test("a crash, mypy alone and a failure that did not reproduce", () => {
    const markdown = comment(mixedReport());
    expect(rendered(markdown).headings[0]).toBe("python-trace · 2 roots explain 1 mypy error and 1 broken run · 1 failed test did not fail here · 1 not mapped");
    expect(markdown).toContain("| symptom | left by CI: `report.xml` | `TimeoutError: timed out`");
    expect(markdown).toContain("`tests/test_net.py::test_upload` did not fail here");
    expect(markdown).toContain("`[NEED_CONTEXT: DATABASE_URL]` 12 tests skip without it");
  });

  test("attempt 3 shows the fix below a checklist whose every line is answered, and withholds it otherwise", () => {
    const answered = comment(overrideReport());
    expect(answered.indexOf("[CHECKLIST]")).toBeLessThan(answered.indexOf("await self.refresh()"));
    expect(answered).toContain("**[FORCED_CONTEXT]**");
    const open = comment(overrideReport(null));
    expect(open).not.toContain("await self.refresh()");
    expect(open).not.toContain("fixes/C1.patch` in");
    expect(open).toContain("A fix is withheld: 1 of 2 lines of the checklist have no answer.");
    expect(comment({ ...overrideReport(), forced_context: null })).toContain("A fix is withheld: this attempt has no checklist.");
  });

  test("attempt 4 holds the WIN, escalation and trace blocks and no chain, no fix", () => {
    const markdown = comment(escalationReport());
    expectWhole(markdown);
    expect(markdown).toMatch(/^<ESCALATION>\nstatus: blocked\nattempt: \[ATTEMPT: 4\]\ntask_scope: Cache the session token\nsuspected_failure_layer:\n- architecture\n\nwhat_was_tried:\n- /m);
    expect(markdown).toMatch(/^- Re-evaluate at architecture or environment level\. Do not continue local logic patching\.\n<\/ESCALATION>$/m);
    expect(markdown).not.toContain("| symptom |");
    expect(markdown).not.toContain("fixes/C1.patch");
    expect(markdown).not.toContain("await self.refresh()");
    expect(markdown).toContain("## Run trace — ");
    expect(comment({ ...escalationReport(), escalation: null })).toContain("suspected_failure_layer:\n- ");
  });
});

describe("rows that would repeat themselves", () => {
  const report = sampleReport();
  const [evidence] = report.evidence;
  const twice = ["E20", "E21"].map((id) => fileEvidence(id, "app/tax.py", 4, "RATE = 10", "is the rate"));
  const told = commandEvidence("E22", ["mypy", "app"], 1, "exit 1; 2 type errors");
  const chain = sampleChain({ symptoms: [nodeSymptom("tests/test_a.py::test", "AssertionError", "assert 1 == 2\n  more\n  and more", 3)], root: sampleRoot({ evidence: ["E1", "E20", "E21", "E22"] }) });
  const markdown = comment({ ...report, chains: [chain], evidence: [...(evidence === undefined ? [] : [evidence]), ...twice, told] });

  test("stand once", () => {
    expect(markdown.match(/^\| evidence .*is the rate \|$/gm)).toHaveLength(1);
    expect(markdown).toContain("| evidence | `mypy app` | exit 1; 2 type errors |");
    expect(markdown).toContain("`AssertionError: assert 1 == 2 …`");
  });
});

describe("hostile text", () => {
  test.each(NASTY.map((nasty) => [JSON.stringify(nasty).slice(0, 60), nasty]))("%s stays dead", (_, nasty) => {
    for (const report of [hostileReport(nasty), { ...hostileReport(nasty), chains: [] }, { ...hostileReport(nasty), attempt: { number: 4, mode: "escalation" as const, signature: nasty, changed: nasty } }]) {
      const markdown = comment(report);
      expectWhole(markdown);
      const { links: hrefs, images, html, text } = rendered(markdown);
      expect(images).toBe(0);
      expect(hrefs.filter((h) => !h.startsWith("https://github.com/acme/shop/"))).toEqual([]);
      expect(html.filter((tag) => !OURS.test(tag))).toEqual([]);
      expect(text).not.toMatch(/@[A-Za-z]|#\d|\bGH-\d|:\/\/|www\.|\b[0-9a-f]{40}\b|:smile:|:100:|:\+1:|\$/i);
      expect(markdown).not.toMatch(/<!--\s*python-trace/i);
      expect(markdown.match(/\[ATTEMPT:/g)?.length).toBe(report.attempt.number === 4 ? 2 : 1);
      expect(markdown.match(/<ESCALATION>/g)?.length ?? 0).toBe(report.attempt.number === 4 ? 1 : 0);
       
      expect(markdown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff]/);
      expect(markdown).not.toMatch(/\p{Cs}/u);
      expect(markdown).not.toMatch(/^\s*::|##\[/m);
    }
  });

  test("a table keeps its three cells whatever stands in them", () => {
    for (const nasty of NASTY) {
      const rows = comment(hostileReport(nasty)).split("\n").filter((l) => /^\| (symptom|evidence|leak|\*\*root|\*\*fix)/.test(l));
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) expect(row.replace(/\\\|/g, "").split("|")).toHaveLength(5);
    }
  });

  test("a node that holds a redacted secret is not offered for copying", () => {
    const report = singleReport();
    const node = "tests/test_a.py::test[[redacted:github-token]]";
    const chains = report.chains.map((c) => ({ ...c, symptoms: [{ ...c.symptoms[0], node, phase: "call" as const, exception: null, message: "x", file: null, line: null }] }));
    expect(comment({ ...report, chains })).not.toContain("re-run:");
  });
});

describe("size", () => {
  test.each([[10_000, 1], [10_000, 40], [10_000, 10_000]])("%i symptoms of %i roots fit a comment and a summary", (symptoms, roots) => {
    const report = hugeReport(symptoms, roots);
    for (const limit of [COMMENT_LIMIT, SUMMARY_LIMIT, 20_000, 6_000]) {
      const markdown = reportMarkdown(report, { limit, links });
      expect(bytes(markdown)).toBeLessThanOrEqual(limit);
      expectWhole(markdown);
      expect(markdown).toContain("app/module_0.py:9");
    }
    const cut = reportMarkdown(report, { limit: COMMENT_LIMIT, links });
    expect(cut).toMatch(/Cut to fit|in `report\.json`/);
    expect(cut.indexOf("app/module_2.py") === -1).toBe(roots === 1);
  });

  test("what is left out first is evidence, last the roots", () => {
    const report = sampleReport();
    const small = reportMarkdown(report, { limit: 5_000, links: {} });
    for (const root of ["app/client.py:31", "tests/test_admin.py:7", "app/price.py:9"]) expect(small).toContain(root);
    expect(small).not.toContain("<b>Evidence</b>");
    expect(small).toContain("Cut to fit");
    expectWhole(small);
  });

  test("the work grows linearly", () => {
    const time = (n: number): number => {
      const report = hugeReport(n, 50);
      const start = performance.now();
      reportMarkdown(report, { limit: SUMMARY_LIMIT, links });
      return performance.now() - start;
    };
    time(1_000);
    expect(time(100_000)).toBeLessThan(Math.max(50, time(10_000)) * 25);
  });

  test("a report that fits is not cut", () => {
    expect(comment(sampleReport())).not.toContain("Cut to fit");
  });
});
