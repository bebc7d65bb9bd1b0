import { describe, expect, test } from "@jest/globals";
import { annotations } from "../../src/report/annotations.js";
import { NASTY } from "../support/nasty.js";
import { escalationReport, fixedReport, hostileReport, hugeReport, sampleChain, sampleReport, sampleRoot } from "../support/report.js";

describe("annotations", () => {
  test("roots first, then where they show; relative to the repository", () => {
    const made = annotations(sampleReport(), { repoPrefix: "packages/a" });
    expect(made.map((a) => [a.level, a.file, a.line])).toEqual([
      ["error", "packages/a/app/client.py", 31], ["error", "packages/a/tests/test_admin.py", 7], ["notice", "packages/a/app/price.py", 9],
      ["warning", "packages/a/tests/test_client.py", 18], ["warning", "packages/a/tests/test_settings.py", 8], ["notice", "packages/a/tests/test_price.py", 14],
    ]);
    expect(made[0]?.title).toBe("async.missing-await (proven)");
    expect(made[0]?.message).toContain("`refresh()` is called without `await`");
    expect(made[3]?.message).toContain("root: `app/client.py:31`");
  });

  test("ten at most, roots before symptoms", () => {
    const made = annotations(hugeReport(1_000, 100), { repoPrefix: "" });
    expect(made).toHaveLength(10);
    expect(made.every((a) => a.file.startsWith("app/module_"))).toBe(true);
  });

  test("nothing for what is fixed, escalated or outside the repository", () => {
    expect(annotations(fixedReport(), { repoPrefix: "" })).toEqual([]);
    expect(annotations(escalationReport(), { repoPrefix: "" })).toEqual([]);
    for (const file of ["../../etc/passwd", "/etc/passwd", "a\nb.py", "..", ""]) {
      const chain = sampleChain({ root: sampleRoot({ file }), symptoms: [{ run: "crash", message: "x", file, line: 1 }] });
      expect(annotations(sampleReport({ chains: [chain] }), { repoPrefix: "" })).toEqual([]);
    }
    const inside = sampleChain({ root: sampleRoot({ file: "../common/x.py" }) });
    expect(annotations(sampleReport({ chains: [inside] }), { repoPrefix: "packages/a" })[0]?.file).toBe("packages/common/x.py");
  });

  test("one root and its symptom on one line give one annotation", () => {
    const chain = sampleChain({ root: sampleRoot({ file: "tests/test_price.py", line: 14 }) });
    expect(annotations(sampleReport({ chains: [chain] }), { repoPrefix: "" }).map((a) => a.level)).toEqual(["warning"]);
  });

  test("texts are single lines without controls", () => {
    for (const nasty of NASTY) {
      for (const { title, message } of annotations(hostileReport(nasty), { repoPrefix: "" })) expect(`${title}${message}`).not.toMatch(/[\p{Cc}\p{Cs}\u202e\u200b]/u);
    }
  });
});
