import { describe, expect, test } from "@jest/globals";
import { boundary } from "../../../src/probe/history/boundary.js";

describe("boundary", () => {
  test("finds the first that has it, by log2 questions, and asks neither end", async () => {
    for (const length of [2, 3, 17, 65, 100]) {
      for (let first = 1; first < length; first += 1) {
        const asked: number[] = [];
        const found = await boundary(length, (i) => {
          asked.push(i);
          return Promise.resolve(i >= first);
        });
        expect(found).toBe(first);
        expect(asked.length).toBeLessThanOrEqual(Math.ceil(Math.log2(length - 1)));
        expect(asked.filter((i) => i === 0 || i === length - 1)).toEqual([]);
      }
    }
  });
});
