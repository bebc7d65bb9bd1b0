import { describe, expect, test } from "@jest/globals";
import { parseDiff } from "../../../src/env/change.js";
import type { Finding } from "../../../src/diagnose/rule.js";
import { expectation } from "../../../src/fix/fixers/test.expectation.js";
import { proposals } from "../../../src/fix/propose.js";
import { aDossier } from "../../support/a-dossier.js";
import { anEvidence } from "../../support/facts.js";

const NOW = "import pytest\n\n\n@pytest.fixture\ndef shift():\n    return make(start=8, end=17)\n";
const DIFF = "diff --git a/tests/conftest.py b/tests/conftest.py\n--- a/tests/conftest.py\n+++ b/tests/conftest.py\n@@ -6 +6 @@\n-    return make(start=9, end=17)\n+    return make(start=8, end=17)\n";

function propose(file: string, text: string, diff: string): (string | null)[] {
  const root: Finding = { kind: "test.expectation", file, line: 6, statement: "It is.", confidence: "weak", score: 0.9, because: [anEvidence()], disprovedBy: "a run" };
  return proposals([expectation], root, aDossier({ culprit: parseDiff(diff), files: [file] }), (name) => (name === file ? text : null)).map(({ edits: [edit] }) => edit.content);
}

describe("fixes of test.expectation", () => {
  test("the one value that the change altered comes back", () => {
    expect(propose("tests/conftest.py", NOW, DIFF)[0]).toBe(NOW.replace("start=8", "start=9"));
  });

  test("nothing where the line is not what the change left", () => {
    expect(propose("tests/conftest.py", NOW.replace("start=8", "start=7"), DIFF)).toEqual([]);
  });

  test("nothing in code that is no test", () => {
    expect(propose("src/shift.py", NOW, DIFF.replaceAll("tests/conftest.py", "src/shift.py"))).toEqual([]);
  });
});
