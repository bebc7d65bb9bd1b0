import { expect, test } from "@jest/globals";
import { dstar, ochiai } from "../../../src/probe/spectrum/formula.js";

test("Ochiai's coefficient is 1 for what all failing tests run and no other, 0 for what none runs", () => {
  expect(ochiai({ failed: 3, passed: 0, failing: 3 })).toBe(1);
  expect(ochiai({ failed: 0, passed: 5, failing: 3 })).toBe(0);
});

test("passing tests and failing tests that do not run a line count against it", () => {
  expect(ochiai({ failed: 2, passed: 2, failing: 2 })).toBeCloseTo(Math.SQRT1_2, 10);
  expect(ochiai({ failed: 1, passed: 0, failing: 4 })).toBe(0.5);
});

test("DStar squares what speaks for a line", () => {
  expect(dstar({ failed: 2, passed: 1, failing: 2 })).toBe(4);
  expect(dstar({ failed: 2, passed: 1, failing: 3 })).toBe(2);
  expect(dstar({ failed: 2, passed: 0, failing: 2 })).toBe(Number.POSITIVE_INFINITY);
  expect(dstar({ failed: 0, passed: 0, failing: 2 })).toBe(0);
});
