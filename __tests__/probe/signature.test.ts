import { describe, expect, test } from "@jest/globals";
import { signature, skeleton } from "../../src/probe/signature.js";
import { aTest, aTypeError, anException } from "../support/facts.js";

const own = (file: string): boolean => !file.startsWith("/");

describe("skeleton", () => {
  test.each([
    ["took 1.23 s", "took 4.5 s"],
    ["<Foo object at 0x7f00>", "<Foo object at 0xabc1>"],
    ["no file /home/a/b/c.txt", "no file /srv/x/y.txt"],
    ["'abc' is not valid", "'xyz' is not valid"],
    ["first\nmore", "first\nother"],
  ])("%j and %j are one", (a, b) => { expect(skeleton(a)).toBe(skeleton(b)); });
  test("other words are another", () => { expect(skeleton("missing key")).not.toBe(skeleton("missing value")); });
});

describe("signature", () => {
  const raise = (line: number, code: string, message: string): string =>
    signature(aTest("t.py::a", [anException("KeyError", message, [{ file: "t.py", line: 3, code: "go()" }, { file: "app/x.py", line, func: "go", code }, { file: "/lib/y.py", line: 9 }])]), own);
  test("is the same over line shifts, addresses and parameters", () => { expect(raise(10, "d[k]", "'a'")).toBe(raise(99, "d[k]", "'b'")); });
  test("is another for another statement", () => { expect(raise(10, "d[k]", "'a'")).not.toBe(raise(10, "e[k]", "'a'")); });
  test("of a type error holds code and message, not the place", () => {
    expect(signature(aTypeError("a.py", 1, "arg-type", 'Argument 1 to "f"'), own)).toBe(signature(aTypeError("b.py", 7, "arg-type", 'Argument 2 to "f"'), own));
  });
  test("of a failure without exception is told by pytest's words", () => {
    const bare = (longrepr: string): string => signature({ ...aTest("t.py::a", []), longrepr }, own);
    expect(bare("[XPASS(strict)] ok")).not.toBe(bare("DID NOT RAISE"));
  });
});
