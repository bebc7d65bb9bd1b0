/** A commit that changed the code on purpose, and a test that it left behind. */
import { describe, expect, test } from "@jest/globals";
import type { Finding } from "../../../src/diagnose/rule.js";
import { rule } from "../../../src/diagnose/rules/test.expectation.js";
import type { TestFailure } from "../../../src/probe/failure.js";
import { aDossier } from "../../support/a-dossier.js";
import { anEvidence } from "../../support/facts.js";
import { addedTo, sourcesOf } from "../../support/sources.js";

const frame = { file: "tests/test_mail.py", line: 5, func: "test_body", code: null, locals: {} };
const exception: TestFailure["exceptions"][number] = {
  type: "AssertionError", module: "builtins", mro: ["AssertionError", "Exception"], message: "", link: "none", suppressed: false, frames: [frame], nones: [], coroutines: [],
  attribute: null, import: null, key: null, os: null, unicode: null, name: null, syntax: null, call: null, fixture: null, mocks: [],
};

function found(left: string, right: string, told = "    assert render(order).endswith('Pieces: 3')"): readonly Finding[] {
  const failure: TestFailure = {
    type: "test", node: "tests/test_mail.py::test_body", phase: "call", exceptions: [exception], longrepr: "", item: null, evidence: anEvidence(),
    assertion: { op: "==", left, right, left_type: "str", right_type: "str", explanation: "" },
  };
  return rule.match(aDossier({
    ...sourcesOf({ "slip.py": "def render(order):\n    lines = []\n    lines.append(f'Pieces: {len(order)}')\n", "tests/test_mail.py": "from slip import render\n\n\ndef test_body(golden):\n    assert render([1]) == golden\n", "tests/test_slip.py": `def test_end(order):\n${told}\n` }),
    failures: [failure], all: [failure], culprit: [addedTo("slip.py", { 3: "    lines.append(f'Pieces: {len(order)}')" }), addedTo("tests/test_slip.py", { 2: told })],
  }));
}

describe("what the commit put in on purpose, inside of a longer text", () => {
  test("is told by another test that it wrote: the one left alone is behind", () => {
    expect(found("'2 x cup\\nPieces: 3\\n'", "'2 x cup\\n'")).toMatchObject([{ kind: "test.expectation", file: "tests/test_mail.py", line: 5 }]);
  });

  test.each([
    ["both sides differ", "'2 x cup\\nPieces: 3\\n'", "'2 x pot\\n'", undefined],
    ["the code did not write it", "'2 x cup\\nParcels: 3\\n'", "'2 x cup\\n'", undefined],
    ["no other test asks for it", "'2 x cup\\nPieces: 3\\n'", "'2 x cup\\n'", "    assert Pieces"],
  ])("nothing where %s", (_title, left, right, told) => {
    expect(found(left, right, told)).toEqual([]);
  });
});
