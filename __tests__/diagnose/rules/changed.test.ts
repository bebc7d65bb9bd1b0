/** What rules read from the commit that turned a test red; no single run of a fixture has one. */
import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../../src/diagnose/dossier.js";
import { rule as noneDereference } from "../../../src/diagnose/rules/code.none-dereference.js";
import { rule as wrongException } from "../../../src/diagnose/rules/code.wrong-exception.js";
import { keepsType } from "../../../src/diagnose/suspicion-values.js";
import type { Suspicion } from "../../../src/diagnose/suspicion.js";
import type { ChangedFile } from "../../../src/env/change.js";
import type { ExceptionFact } from "../../../src/probe/facts.js";
import { source, type SourceFacts } from "../../../src/probe/source-facts.js";
import { aDossier } from "../../support/a-dossier.js";
import { aTest, anEvidence, anException } from "../../support/facts.js";

const EMPTY = { error: null, imports: [], defs: [], calls: [], globals: [], class_attributes: [], handlers: [], env_reads: [], raises: [], returns: [], exports: null, exports_line: null, comments: [] };
const facts = (file: string, defs: readonly { readonly kind: string; readonly qualname: string; readonly line: number; readonly end_line: number }[]): SourceFacts =>
  source.parse({ ...EMPTY, file, defs: defs.map((one) => ({ decorators: [], params: [], returns: null, bases: [], generator: false, ...one })) });
const commit = (file: string, added: readonly (readonly [number, string])[], removed: readonly string[] = []): ChangedFile => ({
  file, status: "modified", added: added.map(([line, text]) => ({ line, text })), removed: removed.map((text) => ({ line: 1, text })), hunks: [],
});
const failed = (exception: ExceptionFact, parts: Partial<Dossier>): Dossier => {
  const failure = aTest("tests/test_a.py::test_b", [exception]);
  return aDossier({ failures: [failure], all: [failure], ...parts });
};

describe("a None that an object holds", () => {
  const lines = new Map([["group.py", ["class Group:", "    parent: Group | None = None", "    def rate(self):", "        return self.parent.rate"]], ["read.py", ["def read(row):", "    return Group(parent=None)"]]]);
  const sources = new Map([["group.py", facts("group.py", [{ kind: "class", qualname: "Group", line: 1, end_line: 4 }, { kind: "function", qualname: "Group.rate", line: 3, end_line: 4 }])], ["read.py", facts("read.py", [{ kind: "function", qualname: "read", line: 1, end_line: 2 }])]]);
  const exception: ExceptionFact = { ...anException("AttributeError", "'NoneType' object has no attribute 'rate'", [{ file: "group.py", line: 4, code: "return self.parent.rate" }]), attribute: { name: "rate", owner: "NoneType", owner_kind: "none", owner_file: null, expr: "self.parent" } };
  const suspicion: Suspicion = { file: "read.py", line: 2, score: 0.7, def: null, novelty: { weight: 1, how: "altered", before: "    return Group(parent=find(row))" }, why: "w", evidence: anEvidence() };
  const first = (parts: Partial<Dossier>): string => {
    const [found] = [...noneDereference.match(failed(exception, { sources, lines, files: [...sources.keys()], spectrum: [suspicion], ...parts }))].sort((a, b) => b.score - a.score);
    return `${found?.file ?? ""}:${String(found?.line)}`;
  };

  test("comes from what the commit at fault altered, where that left the use alone", () => {
    expect(first({ culprit: [commit("read.py", [[2, "    return Group(parent=None)"]])] })).toBe("read.py:2");
  });

  test("is the user's to mind where the commit declared that it may be None, where it altered the use, and where no commit is known", () => {
    expect(first({ culprit: [commit("read.py", [[2, "    return Group(parent=None)"]]), commit("group.py", [[2, "    parent: Group | None = None"]])] })).toBe("group.py:4");
    expect(first({ culprit: [commit("read.py", [[2, "    return Group(parent=None)"]]), commit("group.py", [[4, "        return self.parent.rate"]])] })).toBe("group.py:4");
    expect(first({ culprit: null })).toBe("group.py:4");
  });
});

describe("a class of exceptions", () => {
  const exception: ExceptionFact = { ...anException("Unknown", "x", [{ file: "find.py", line: 2, code: "raise Unknown(x)" }]), mro: ["Unknown", "AppError", "Exception", "BaseException", "object"] };
  const sources = new Map([["errors.py", facts("errors.py", [{ kind: "class", qualname: "Unknown", line: 5, end_line: 6 }])]]);
  const places = (parts: Partial<Dossier>): string[] => wrongException.match(failed(exception, { sources, lines: new Map(), spectrum: [], ...parts })).map((one) => `${one.file ?? ""}:${String(one.line)}`);

  test("that lost a base is the place, wherever it stood before", () => {
    expect(places({ culprit: [commit("errors.py", [[5, "class Unknown(AppError):"]]), commit("find.py", [], ["class Unknown(KeyError):"])] })).toEqual(["errors.py:5"]);
  });

  test("that kept its bases, or was left alone, is not", () => {
    expect(places({ culprit: [commit("errors.py", [[5, "class Unknown(AppError):"]], ["class Unknown(Exception):"])] })).toEqual([]);
    expect(places({ culprit: [commit("find.py", [], ["class Unknown(KeyError):"])] })).toEqual([]);
  });
});

describe("a name bound to what is written out", () => {
  const wrong = failed(anException("TypeError", "unsupported operand", []), {});

  test("makes no other type where it is a text, or a number, before and after", () => {
    expect([keepsType(wrong, 'TEXT = "a 1"', "TEXT = '{}'"), keepsType(wrong, "LIMIT = 1", "LIMIT: int = -2")]).toEqual([true, true]);
  });

  test("may make one where it was something else, or where values and not types are wrong", () => {
    expect([keepsType(wrong, 'LIMIT = "1"', "LIMIT = 1"), keepsType(wrong, "LIMIT = read()", "LIMIT = 1"), keepsType(wrong, null, "LIMIT = 1")]).toEqual([false, false, false]);
    expect(keepsType(failed(anException("AssertionError", "", []), {}), "LIMIT = 1", "LIMIT = 2")).toBe(false);
  });
});
