import { describe, expect, test } from "@jest/globals";
import { clip, visibleBlock, visibleLine, visibleProse } from "../../src/trace/visible.js";
import { NASTY } from "../support/nasty.js";

describe("visible text", () => {
  test.each([
    ["\u202e\u2066x", "\\u202e\\u2066x"], ["a\u200bb", "a\\u200bb"], ["\u001b[1;31mred\u001b[0m!", "red!"], ["\u0000\u0007", "\\u0000\\u0007"], ["\ud800", "\\ud800"],
    ["a\tb\r\n", "a\\tb\\r\\n"], ["日本 é 🎉", "日本 é 🎉"], ["WIN: PASS", "WIN\\u003a PASS"], ["win : fail", "win \\u003a fail"], ["WIN: maybe", "WIN: maybe"],
    ["<!-- python-trace:state", "<\\u0021-- python-trace:state"], ["[ATTEMPT: 4]", "\\u005bATTEMPT: 4]"], ["<ESCALATION>", "\\u003cESCALATION>"],
    ["::add-mask::x", "\\u003a:add-mask::x"], ["tests/a.py::test", "tests/a.py::test"], ["##[command]", "#\\u0023[command]"],
  ])("%j is shown as %j", (text, shown) => {
    expect(visibleLine(text)).toBe(shown);
  });

  test("a block keeps its lines and tabs, a sentence has one line of single spaces", () => {
    expect(visibleBlock("a\r\n\tb\u2028c")).toBe("a\n\tb\\u2028c");
    expect(visibleProse("  a\n\n b\t c ")).toBe("a b c");
  });

  test("showing twice changes nothing", () => {
    for (const nasty of NASTY) expect(visibleLine(visibleLine(nasty))).toBe(visibleLine(nasty));
  });

  test("cutting splits no character and says that it cut", () => {
    expect(clip("abc", 3)).toBe("abc");
    expect(clip("abcd", 3)).toBe("ab…");
    expect(clip("a🎉bc", 3)).toBe("a…");
  });
});
