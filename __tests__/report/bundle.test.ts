import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { UserError } from "../../src/errors.js";
import { readBundle, writeBundle } from "../../src/report/bundle.js";
import type { Report } from "../../src/report/schema.js";
import { hostileReport, hugeReport, sampleReport } from "../support/report.js";

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "bundle-"));
});
afterEach(() => {
  rmSync(out, { recursive: true, force: true });
});

const refused = (content: unknown, message: RegExp): void => {
  writeFileSync(join(out, "report.json"), typeof content === "string" ? content : JSON.stringify(content));
  expect(() => readBundle(out)).toThrow(UserError);
  expect(() => readBundle(out)).toThrow(message);
};

describe("writing", () => {
  test("gives the five files and leaves nothing half written behind", () => {
    writeBundle(out, sampleReport());
    writeBundle(out, sampleReport());
    expect(readdirSync(out).sort()).toEqual([".gitignore", "handoff.json", "report.html", "report.json", "report.md"]);
    expect(readFileSync(join(out, ".gitignore"), "utf8")).toBe("*\n");
    expect(readFileSync(join(out, "report.md"), "utf8")).toContain("WIN: FAIL");
  });

  test("makes the folder", () => {
    writeBundle(join(out, "a/b"), sampleReport());
    expect(existsSync(join(out, "a/b/report.html"))).toBe(true);
  });

  test("replaces a link in the place of a file and does not write through it", () => {
    const victim = join(out, "victim");
    const folder = join(out, "bundle");
    writeFileSync(victim, "mine");
    mkdirSync(folder);
    for (const name of ["report.json", "report.md", ".gitignore"]) symlinkSync(victim, join(folder, name));
    writeBundle(folder, sampleReport());
    expect(readFileSync(victim, "utf8")).toBe("mine");
    expect(readBundle(folder)).toEqual(sampleReport());
  });
});

describe("reading", () => {
  test("gives back what was written", () => {
    for (const report of [sampleReport(), hostileReport("</script>\u202e\n"), hugeReport(1_000, 10)]) {
      writeBundle(out, report);
      expect(readBundle(out)).toEqual(report);
    }
  });

  test("a folder without a report is named", () => {
    expect(() => readBundle(join(out, "nowhere"))).toThrow(/nowhere.report\.json cannot be read.*give the folder of a bundle/s);
  });

  test("refuses what is not JSON, not a report, of another version, or too deep", () => {
    refused("{", /not JSON/);
    refused("[".repeat(1_000_000), /report\.json is not/);
    refused([], /not a report of this version/);
    refused({ ...sampleReport(), schema: "python-trace/report/v2" }, /schema/);
    refused({ ...sampleReport(), win: "GREEN" }, /win/);
    refused({ ...sampleReport(), chains: [{}] }, /chains\[0\]/);
  });

  test("refuses a report of more than 5 MB unread", () => {
    refused(" ".repeat(5_000_001), /5000001 bytes/);
  });

  test("refuses a link, a folder and a pipe in the report's place", () => {
    writeBundle(join(out, "real"), sampleReport());
    symlinkSync(join(out, "real/report.json"), join(out, "report.json"));
    expect(() => readBundle(out)).toThrow(/cannot be read/);
    rmSync(join(out, "report.json"));
    mkdirSync(join(out, "report.json"));
    expect(() => readBundle(out)).toThrow(/not a plain file/);
  });

  const evidenceAt = (output_ref: string): Report => {
    const report = sampleReport();
    return { ...report, evidence: report.evidence.map((e) => ("output_ref" in e.source ? { ...e, source: { ...e.source, output_ref } } : e)) };
  };
  const patchAt = (patch: string): Report => ({ ...sampleReport(), chains: sampleReport().chains.map((c) => (c.fix === null ? c : { ...c, fix: { ...c.fix, patch } })) });

  test("refuses references to the outside", () => {
    for (const ref of ["../../../etc/passwd", "/etc/passwd", "evidence/../../x.txt", "evidence/x", "", "evidence/0123456789abcdef.txt\n"]) refused(evidenceAt(ref), /outside the bundle/);
    for (const patch of ["../C1.patch", "/tmp/C1.patch", "fixes/a/../../b.patch", "fixes/..patch", "fixes/C1.patch\u0000"]) refused(patchAt(patch), /outside the bundle/);
    for (const file of ["traces/../x.jsonl", "/x.jsonl", "traces/.jsonl"]) refused({ ...sampleReport(), trace: { ...sampleReport().trace, file } }, /outside the bundle/);
  });

  test("refuses links inside the bundle", () => {
    writeBundle(out, sampleReport());
    symlinkSync("/etc", join(out, "evidence"));
    expect(() => readBundle(out)).toThrow(/symbolic link/);
    rmSync(join(out, "evidence"));
    mkdirSync(join(out, "fixes"));
    symlinkSync("/etc/passwd", join(out, "fixes/C1.patch"));
    expect(() => readBundle(out)).toThrow(/symbolic link/);
  });

  test("refuses a claim whose evidence the report does not hold", () => {
    refused({ ...sampleReport(), evidence: [] }, /refers to evidence "E\d+", which the report does not hold/);
  });
});
