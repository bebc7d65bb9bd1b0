import { describe, expect, test } from "@jest/globals";
import { fit, type Part } from "../../src/report/fit.js";

const part = (...forms: (readonly [number, string])[]): Part => forms.map(([priority, text]) => ({ priority, render: () => text }));

describe("fitting parts into a limit", () => {
  test("what is urgent comes in before what is early", () => {
    const parts = [part([2, "x".repeat(200)]), part([1, "y".repeat(200)])];
    expect(fit(parts, 300)).toEqual({ text: "y".repeat(200), whole: false });
    expect(fit(parts, 500)).toEqual({ text: `${"x".repeat(200)}\n\n${"y".repeat(200)}`, whole: true });
  });

  test("a part grows to its richest form only after all more urgent ones have theirs", () => {
    const parts = [part([1, "a"], [3, "A".repeat(150)]), part([2, "B".repeat(150)])];
    expect(fit(parts, 200).text).toBe(`a\n\n${"B".repeat(150)}`);
    expect(fit(parts, 400).text).toBe(`${"A".repeat(150)}\n\n${"B".repeat(150)}`);
  });

  test("priority 0 is always in, and sizes are bytes", () => {
    expect(fit([part([0, "must"])], 1).text).toBe("must");
    expect(fit([part([1, "é".repeat(100)])], 190).text).toBe("");
  });
});
