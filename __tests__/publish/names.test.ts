import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { bundleFiles, uploadBundle } from "../../src/publish/artifact.js";
import { artifactName, commentKey, plain, type Use } from "../../src/publish/names.js";
import type { Artifacts } from "../../src/publish/port.js";
import { NASTY } from "../support/nasty.js";

const use = (over: Partial<Use["place"]> = {}, leg: Use["leg"] = {}, folder = "."): Use => ({ place: { workflow: "CI", job: "test", runAttempt: 1, ...over }, leg, folder });

describe("names", () => {
  test("say where they come from", () => {
    expect(commentKey(use())).toBe("CI/test");
    expect(commentKey(use({}, { python: "3.12", os: "ubuntu" }, "services/api"))).toBe("CI/test/3.12-ubuntu/services/api");
    expect(artifactName(use({}, { python: "py312" }))).toBe("python-trace-CI-test-py312-1");
    expect(artifactName(use({ runAttempt: 3 }))).toBe("python-trace-CI-test-3");
  });

  test("differ for each workflow, job, leg, project and run attempt", () => {
    const uses = [
      use(), use({ workflow: "CI 2" }), use({ workflow: "CI-2" }), use({ job: "lint" }), use({ runAttempt: 2 }), use({}, { a: "1" }), use({}, { a: "2" }),
      use({}, { a: { b: 1 } }), use({}, {}, "x"), use({}, {}, "y/z"), use({}, {}, "y-z"), use({ workflow: "CI/test", job: "" }), use({ workflow: "a".repeat(300) }), use({ workflow: `${"a".repeat(300)}b` }),
    ];
    const keyed = uses.filter((u) => u.place.runAttempt === 1 && u.place.job !== "");
    expect(new Set(keyed.map((u) => plain(commentKey(u)))).size).toBe(keyed.length);
    expect(new Set(uses.map(artifactName)).size).toBe(uses.length);
  });

  test("hold nothing that an artifact's name, a file name or an HTML comment cannot", () => {
    for (const nasty of NASTY) {
      expect(artifactName(use({ workflow: nasty, job: nasty }, { leg: nasty }))).toMatch(/^python-trace-[A-Za-z0-9._-]+-1$/);
      expect(plain(nasty)).toMatch(/^[A-Za-z0-9._/ -]*$/);
      expect(plain(nasty)).not.toContain("--");
      expect(plain(nasty).length).toBeLessThan(120);
    }
  });
});

describe("the uploaded bundle", () => {
  test("is what a bundle holds: no link, nothing else that lies there", () => {
    const folder = mkdtempSync(join(tmpdir(), "pt-bundle-"));
    for (const part of ["traces", "evidence", "fixes", "other"]) mkdirSync(join(folder, part));
    for (const file of ["report.json", "handoff.json", ".gitignore", "stolen.txt", "traces/a.jsonl", "evidence/0123456789abcdef.txt", "evidence/x.txt", "fixes/C1.patch", "other/y"]) writeFileSync(join(folder, file), "");
    symlinkSync("/etc/passwd", join(folder, "report.md"));
    symlinkSync("/etc/passwd", join(folder, "evidence", "fedcba9876543210.txt"));
    expect(bundleFiles(folder).map((f) => f.slice(folder.length + 1)).sort()).toEqual(["evidence/0123456789abcdef.txt", "fixes/C1.patch", "handoff.json", "report.json", "traces/a.jsonl"]);
    rmSync(folder, { recursive: true });
  });

  test("takes a longer name where its own is taken, and fails for other reasons", async () => {
    const taken: Artifacts = { upload: (name) => (name === "n" ? Promise.reject(new Error("(409) Conflict: an artifact with this name already exists on the workflow run")) : Promise.resolve({ id: 1, name })) };
    expect((await uploadBundle(taken, "n", "/nowhere", null)).name).toMatch(/^n-[0-9a-f]{6}$/);
    const down: Artifacts = { upload: () => Promise.reject(new Error("no service")) };
    await expect(uploadBundle(down, "n", "/nowhere", null)).rejects.toThrow("no service");
  });
});
