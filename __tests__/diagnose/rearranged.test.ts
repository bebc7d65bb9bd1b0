import { describe, expect, test } from "@jest/globals";
import { isRearranged, partsOf, plain } from "../../src/diagnose/rearranged.js";

const isSame = (before: readonly string[], after: readonly string[]): boolean[] => after.map((text) => isRearranged(text, before.map(plain), partsOf(after), partsOf(before)));

describe("a line that was written otherwise", () => {
  test("a part under a name of its own, and the rest that uses it", () => {
    expect(isSame(["    return cents - cents * percent // 100"], ["    off = cents * percent // 100", "    return cents - off"])).toEqual([true, true]);
  });

  test("a name written out again", () => {
    expect(isSame(["    off = cents * percent // 100", "    return max(0, off)"], ["    return max(0, cents * percent // 100)"])).toEqual([true]);
  });

  test.each([
    ["a part that other operators bind otherwise", ["    return a - b * c"], ["    part = a - b", "    return part * c"]],
    ["a part with another operator", ["    return a - b * c"], ["    part = b + c", "    return a - part"]],
    ["a value that was computed before already", ["    part = b * c", "    return a - part"], ["    part = b + c", "    return a - part * 2"]],
  ])("not: %s", (_what, before, after) => {
    expect(isSame(before, after)).not.toContain(true);
  });
});
