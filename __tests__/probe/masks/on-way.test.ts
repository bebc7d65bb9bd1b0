/** Which masks lie on the way of a failure. */
import { expect, test } from "@jest/globals";
import { masksOnWay } from "../../../src/probe/masks/on-way.js";
import { source, type SourceFacts } from "../../../src/probe/source-facts.js";
import { anException, aTest } from "../../support/facts.js";

const APP = `import contextlib, warnings

def outer():
    try:
        return inner()
    except Exception:
        return None

def inner():
    with contextlib.suppress(ValueError):
        return 1  # type: ignore

def apart():
    try:
        return 2
    except Exception:
        return 3

def caught():
    try:
        return 4
    except:
        return 5
`;
const call = (func: string, scope: string): SourceFacts["calls"][number] => ({ func, scope, line: 5, end_line: 5, awaited: false, use: "value", args: 0, keywords: [], star: false, literals: [] });
const def = (qualname: string, line: number): SourceFacts["defs"][number] => ({ kind: "function", qualname, line, end_line: line + 4, decorators: [], params: [], returns: null, bases: [], generator: false });
const facts = source.parse({
  file: "app.py", error: null, imports: [], defs: [def("outer", 3), def("inner", 9), def("apart", 13)], calls: [call("inner", "outer")], globals: [], class_attributes: [], handlers: [], env_reads: [], raises: [], returns: [], exports: null, exports_line: null, comments: [],
});

test("those in functions of the traceback and of handlers that caught something; a suppress also in what these call", () => {
  const error = anException("TypeError", "x", [{ file: "tests/test_a.py", line: 2 }, { file: "app.py", line: 5 }, { file: "/usr/lib/x.py", line: 9 }]);
  const handler = { t: "caught", node: "n", exception: error, handler: { file: "app.py", line: 22, func: "caught" } } as const;
  const found = masksOnWay(aTest("n", [error]), { facts: [handler, { ...handler, node: "other", handler: { file: "app.py", line: 16, func: "apart" } }], sources: new Map([["app.py", facts]]), text: (file) => (file === "app.py" ? APP : file.startsWith("/") ? null : "def test():\n    f()\n") });
  expect(found.map(({ file, lift }) => [file, lift.line, lift.shown])).toEqual([["app.py", 6, "except Exception"], ["app.py", 22, "except"], ["app.py", 10, "contextlib.suppress(ValueError)"]]);
});
