import { createHash } from "node:crypto";
import { describe, expect, test } from "@jest/globals";
import { reportHtml } from "../../src/report/html/page.js";
import { NASTY } from "../support/nasty.js";
import { checked, escalationReport, greenReport, hostileReport, hugeReport, mixedReport, overrideReport, sampleReport } from "../support/report.js";

const TAGS = new Set(["!doctype", "html", "head", "meta", "title", "style", "body", "a", "header", "main", "nav", "footer", "section", "article", "h1", "h2", "h3", "p", "ol", "ul", "li", "dl", "div", "dt", "dd", "span", "strong", "code", "pre", "details", "summary", "table", "thead", "tbody", "tr", "th", "td", "br"]);
const VOID = new Set(["!doctype", "meta", "br"]);

/** Tags of a page with their attributes, checked to nest; style sheets are looked at on their own. */
function tagsOf(page: string): { name: string; attributes: string }[] {
  const open: string[] = [];
  const found: { name: string; attributes: string }[] = [];
  for (const [, close, name = "", attributes = ""] of page.replace(/<style>[^<]*<\/style>/, "").matchAll(/<(\/?)([!a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/gi)) {
    const lower = name.toLowerCase();
    if (close === "/") expect(open.pop()).toBe(lower);
    else {
      if (!VOID.has(lower)) open.push(lower);
      found.push({ name: lower, attributes });
    }
  }
  expect(open).toEqual([]);
  return found;
}

describe("the HTML report", () => {
  const page = reportHtml(checked(sampleReport()));

  test("is one document that loads, runs and sends nothing", () => {
    const style = /<style>([^<]*)<\/style>/.exec(page)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(page).toContain(`content="default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'"`);
    expect(style).not.toMatch(/url\(|@import/);
    for (const { name, attributes } of tagsOf(page)) {
      expect(TAGS).toContain(name);
      expect(attributes).not.toMatch(/\s(?:on\w+|style|src|srcset|action)=/i);
      if (name === "a") expect(attributes).toMatch(/href="#[a-z0-9-]+"/);
    }
  });

  test("has landmarks, one h1, a title for each root and no level left out", () => {
    const names = tagsOf(page).map((t) => t.name);
    for (const landmark of ["header", "main", "nav", "footer"]) expect(names.filter((n) => n === landmark)).toHaveLength(1);
    expect(names.filter((n) => n === "h1")).toHaveLength(1);
    expect(page).toContain(`<html lang="en">`);
    for (const i of [1, 2, 3]) {
      expect(page).toContain(`<article id="root-${String(i)}"`);
      expect(page).toContain(`aria-labelledby="title-${String(i)}"`);
      expect(page).toContain(`<h2 id="title-${String(i)}">`);
      expect(page).toContain(`href="#root-${String(i)}"`);
    }
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("shows the chain with what was printed, the fix, candidates, trace and what was not run", () => {
    for (const part of ["symptom", "Coroutine created at app/client.py:31", `<span class="add">+            await self.refresh()</span>`, "Candidates, ranked (2)", "Same root, 4 symptoms", "2026-01-31T10:00:13.911Z cognitive S6 report.write", "time zone variation", "no test of this name is collected", "WIN: FAIL\nSG: sg-0016 python-trace\nEVIDENCE:\n- pytest", "older than this change"]) {
      expect(page).toContain(part);
    }
  });

  test("follows the attempt", () => {
    expect(reportHtml(overrideReport(null))).not.toContain("await self.refresh()");
    expect(reportHtml(overrideReport())).toContain("[CHECKLIST]");
    const escalated = reportHtml(escalationReport());
    expect(escalated).toContain("&lt;ESCALATION&gt;\nstatus: blocked\nattempt: [ATTEMPT: 4]");
    expect(escalated).not.toContain("<article");
  });

  test("other outcomes are well formed too", () => {
    for (const report of [greenReport(), mixedReport(), overrideReport(), escalationReport()]) expect(tagsOf(reportHtml(report)).length).toBeGreaterThan(20);
  });

  test.each(NASTY.map((nasty) => [JSON.stringify(nasty).slice(0, 60), nasty]))("%s stays text", (_, nasty) => {
    const hostile = reportHtml(hostileReport(nasty));
    const reference = reportHtml(hostileReport("harmless"));
    const shape = (html: string): string[] => tagsOf(html).map((t) => `${t.name}${t.attributes.replace(/="[^"]*"/g, "")}`).filter((t) => !t.startsWith("span") && !/^(details|summary|pre|code)/.test(t));
    if (nasty.trim() !== "" && !/[`\n]/.test(nasty)) expect(shape(hostile)).toEqual(shape(reference));
     
    expect(hostile).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/);
    expect(hostile.match(/^WIN: (PASS|FAIL)$|>WIN: (PASS|FAIL)$/gm)).toHaveLength(1);
  });

  test("ten thousand roots give a page that a browser bears", () => {
    const huge = reportHtml(hugeReport(10_000, 10_000));
    expect(Buffer.byteLength(huge)).toBeLessThan(5_000_000);
    expect(huge).toContain("and 8,800 more in report.json");
  });
});
