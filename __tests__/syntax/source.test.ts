import { expect, test } from "@jest/globals";
import { around, child, indentOf, isBroken, lineAt, lineStart, newlineOf, nodesOf, parse, rewrite, startingOn, textOf } from "../../src/syntax/source.js";

const TEXT = 'def a():\r\n\tx = f(1)  # f(2)\r\n\r\n@d\r\nasync def b():\r\n\treturn """\r\nf(3)\r\n"""';

test("lines and offsets lead to one another, with either line end and none at the end", () => {
  for (const text of [TEXT, TEXT.replaceAll("\r\n", "\n")]) {
    const lines = text.split("\n").length;
    for (let line = 1; line <= lines; line += 1) expect(lineAt(text, lineStart(text, line))).toBe(line);
    expect(lineAt(text, text.length)).toBe(lines);
    expect(lineStart(text, lines + 5)).toBe(text.length);
  }
  expect(indentOf(TEXT, 2)).toBe("\t");
  expect([newlineOf(TEXT), newlineOf("x\n"), newlineOf("x")]).toEqual(["\r\n", "\n", "\n"]);
});

test("calls are nodes, and what only looks like one is not", () => {
  const source = parse("a.py", TEXT);
  const calls = nodesOf(source, ["CallExpression"]);
  expect(calls.map((c) => textOf(source, c))).toEqual(["f(1)"]);
  expect(nodesOf(source, ["CallExpression"], [3, 9])).toEqual([]);
  expect(calls.map((c) => textOf(source, child(around(c, ["FunctionDefinition"]) ?? c, "VariableName") ?? c))).toEqual(["a"]);
  expect(startingOn(source, ["FunctionDefinition"], 5)).toHaveLength(1);
  expect(startingOn(source, ["FunctionDefinition"], 4)).toHaveLength(0);
});

test("changes in any order leave all else as it was", () => {
  const at = TEXT.indexOf("f(1)");
  const changed = rewrite(TEXT, [{ from: 0, to: 0, insert: "import x\r\n" }, { from: at + 2, to: at + 3, insert: "12" }, { from: at, to: at, insert: "await " }]);
  expect(changed).toBe(`import x\r\n${TEXT.replace("f(1)", "await f(12)")}`);
  expect(rewrite(TEXT, [])).toBe(TEXT);
});

test("a file that does not parse is known as such", () => {
  expect(isBroken(parse("a.py", TEXT))).toBe(false);
  expect(isBroken(parse("a.py", "def a(:\n    return (1\n"))).toBe(true);
});

test("a text is parsed once, whatever its file is called, while few others come between", () => {
  const { tree } = parse("a.py", TEXT);
  expect(parse("b.py", TEXT)).toMatchObject({ file: "b.py", text: TEXT });
  expect(parse("b.py", TEXT).tree).toBe(tree);
  for (let n = 0; n < 100; n += 1) parse("n.py", `x = ${String(n)}\n`);
  expect(parse("a.py", TEXT).tree).not.toBe(tree);
});
