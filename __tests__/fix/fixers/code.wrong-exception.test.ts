import { expect, test } from "@jest/globals";
import type { ChangedFile } from "../../../src/env/change.js";
import { wrongException } from "../../../src/fix/fixers/code.wrong-exception.js";
import { proposals } from "../../../src/fix/propose.js";
import type { ExceptionFact } from "../../../src/probe/facts.js";
import { aDossier } from "../../support/a-dossier.js";
import { aTest, anEvidence, anException } from "../../support/facts.js";

const exception: ExceptionFact = { ...anException("Unknown", "x", []), mro: ["Unknown", "AppError", "Exception", "BaseException", "object"] };
const culprit: readonly ChangedFile[] = [{ file: "find.py", status: "modified", added: [], removed: [{ line: 1, text: "class Unknown(KeyError):" }], hunks: [] }];
const root = { kind: "code.wrong-exception", file: "errors.py", line: 1, statement: "", confidence: "weak", score: 1, because: [anEvidence()], disprovedBy: "" } as const;

function proposed(text: string, change: readonly ChangedFile[] = culprit): (string | null)[] {
  const failure = aTest("tests/test_a.py::test_b", [exception]);
  return proposals([wrongException], root, aDossier({ failures: [failure], all: [failure], culprit: change, files: ["errors.py"] }), () => text).map(({ edits }) => edits[0].content);
}

test.each([
  ["beside the one that it has now", "class Unknown(AppError):\n    pass\n", "class Unknown(AppError, KeyError):\n    pass\n"],
  ["in place of the plain one", "class Unknown(Exception):\n    pass\n", "class Unknown(KeyError):\n    pass\n"],
])("the base that went comes back %s", (_where, before, after) => {
  expect(proposed(before)).toEqual([after]);
});

test("nothing where the change took no base away, or the file does not know it", () => {
  expect(proposed("class Unknown(AppError):\n    pass\n", [])).toEqual([]);
  expect(proposed("class Unknown(AppError):\n    pass\n", [{ ...(culprit[0] ?? { file: "", status: "modified", added: [], hunks: [] }), removed: [{ line: 1, text: "class Unknown(StoreError):" }] }])).toEqual([]);
});
