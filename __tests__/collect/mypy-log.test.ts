import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { parseMypyJson, parseMypyLine, readMypyLog } from "../../src/collect/mypy-log.js";
import { file, fixture, only, read, SETS } from "./support.js";

const WANTED = [
  ["src/app/price.py", 23, "return-value", 'Incompatible return value type (got "int", expected "str")'],
  ["src/app/price.py", 27, "arg-type", 'Argument 1 to "parse" has incompatible type "int"; expected "str"'],
  ["src/app/price.py", 27, "name-defined", 'Name "undefined_name" is not defined'],
];

async function errors(path: string): Promise<unknown[][]> {
  const records = await read(readMypyLog, path);
  return only(records, "mypy").filter((m) => m.severity === "error").map((m) => [m.file, m.line, m.code, m.message]);
}

describe.each(SETS)("mypy of set %s", (set) => {
  test.each(["mypy.log", "mypy-columns.log", "mypy-pretty.log", "mypy-config.log"])("%s", async (name) => {
    expect(await errors(fixture(`${set}/${name}`))).toEqual(WANTED);
  });

  test("without codes", async () => {
    expect(await errors(fixture(`${set}/mypy-codes-off.log`))).toEqual(WANTED.map(([f, l, , m]) => [f, l, null, m]));
  });

  test("JSON lines, with the columns of the text output", async () => {
    expect(await errors(fixture(`${set}/mypy-json.log`))).toEqual(WANTED);
    const columns = async (name: string): Promise<unknown[]> => only(await read(readMypyLog, fixture(`${set}/${name}`)), "mypy").map((m) => m.column);
    expect(await columns("mypy-json.log")).toEqual(await columns("mypy-columns.log"));
  });

  test("an import that is not found, with its note", async () => {
    const records = only(await read(readMypyLog, fixture(`${set}/mypy-import.log`)), "mypy");
    expect(records).toMatchObject([
      { file: "broken/test_import.py", line: 1, code: "import-not-found", severity: "error" },
      { file: "broken/test_import.py", line: 1, code: null, severity: "note" },
    ]);
  });

  test("errors that stop it", async () => {
    expect(await errors(fixture(`${set}/mypy-twice.log`))).toEqual([["twice/app/price.py", null, null, 'Duplicate module named "app.price" (also at "src/app/price.py")']]);
    const syntax = await errors(fixture(`${set}/mypy-syntax.log`));
    expect(syntax[0]).toMatchObject(["broken/test_syntax.py", 1, "syntax", expect.any(String)]);
    expect(only(await read(readMypyLog, fixture(`${set}/mypy-usage.log`)), "run")).toMatchObject([{ what: "usage", message: "mypy: unrecognized arguments: --no-such-option" }]);
  });

  test("a setting that it does not know is a note", async () => {
    const records = only(await read(readMypyLog, fixture(`${set}/mypy-config.log`)), "mypy");
    expect(records.find((r) => r.file === "bad.ini")).toMatchObject({ severity: "note", message: "[mypy]: Unrecognized option: no_such = True" });
  });
});

describe("lines", () => {
  test.each([
    ["a.py:1: error: Bad  [misc]", { file: "a.py", line: 1, column: null, code: "misc", message: "Bad", severity: "error" }],
    ["a.py:1:2: error: Bad  [misc]", { file: "a.py", line: 1, column: 2, code: "misc", message: "Bad", severity: "error" }],
    ["C:\\src\\a.py:1:2:3:4: note: See [x] there", { file: "C:\\src\\a.py", line: 1, column: 2, code: null, message: "See [x] there", severity: "note" }],
    ["my file.pyi:9: error: Type of list[int]", { file: "my file.pyi", line: 9, column: null, code: null, message: "Type of list[int]", severity: "error" }],
    ["a.py: error: Source file found twice under different module names: \"a\" and \"b.a\"", { file: "a.py", line: null, column: null, code: null, message: "Source file found twice under different module names: \"a\" and \"b.a\"", severity: "error" }],
  ])("%s", (line, wanted) => {
    expect(parseMypyLine(line)).toEqual(wanted);
  });

  test.each(["", "Found 3 errors in 1 file", "E   a.py:3: error", "make: *** [x] Error 1", "  a.py:1: error: indented", "error: Recipe `test` failed"])("no line of mypy: %j", (line) => {
    expect(parseMypyLine(line)).toBeNull();
  });

  test.each(["{", "{}", "null", "[1]", '{"file": "a.py", "line": "1"}', "a.py:1: error: x"])("no JSON of mypy: %j", (line) => {
    expect(parseMypyJson(line)).toBeNull();
  });

  test("a JSON line's hint is kept", () => {
    expect(parseMypyJson('{"file": "a.py", "line": 1, "column": -1, "message": "m", "hint": "h", "code": null, "severity": "error"}')).toEqual({ file: "a.py", line: 1, column: null, code: null, message: "m\nh", severity: "error" });
  });
});

describe("as CI keeps it", () => {
  test.each([
    ["with times and colours", (t: string) => t.replaceAll(/^(.)/gm, "2026-01-31T10:00:00.1234567Z \u001B[1m$1\u001B(B\u001B[m")],
    ["with CRLF", (t: string) => t.replaceAll("\n", "\r\n")],
    ["of gh run view", (t: string) => t.replaceAll(/^(.)/gm, "types\tRun mypy\t2026-01-31T10:00:00.1234567Z $1")],
  ])("%s", async (_, change) => {
    expect(await errors(file("a.log", change(readFileSync(fixture("9/mypy.log"), "utf8"))))).toEqual(WANTED);
  });

  test("an internal error of mypy", async () => {
    const text = "src/a.py:3: error: INTERNAL ERROR -- Please try using mypy master on GitHub:\nhttps://mypy.readthedocs.io/en/stable/common_issues.html#using-a-development-mypy-build\nTraceback (most recent call last):\n  File \"mypy/x.py\", line 1, in f\nAssertionError\nsrc/a.py:3: : note: use --pdb to drop into pdb\n";
    expect(only(await read(readMypyLog, file("a.log", text)), "run")).toMatchObject([{ what: "internal-error", file: "src/a.py", line: 3, message: expect.stringMatching(/^mypy: INTERNAL ERROR/) }]);
  });

  test("success is a fact", async () => {
    expect(await read(readMypyLog, file("a.log", "Success: no issues found in 3 source files\n"))).toMatchObject([{ type: "context", facts: { mypy: "Success: no issues found in 3 source files" } }]);
  });

  test("a log without mypy is told, another kind of file refused", async () => {
    expect(await read(readMypyLog, file("a.log", "hello\n"), "a.log")).toEqual([{ type: "unmapped", input: "a.log", reason: "no line of mypy is in it" }]);
    await expect(read(readMypyLog, fixture("9/full.xml"), "full.xml")).rejects.toThrow(/^full\.xml is XML; did you mean --junit-xml\?/);
  });
});
