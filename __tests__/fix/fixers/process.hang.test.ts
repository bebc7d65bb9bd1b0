import { describe, expect, test } from "@jest/globals";
import { proposed } from "../../support/patient.js";

/** The file after each proposal. */
const all = (text: string, line: number): readonly (string | undefined)[] => proposed("process.hang", { "app.py": text }, ["app.py", line]).map((files) => files["app.py"]);

describe("process.hang: a loop that waits for another end of the stream", () => {
  test.each([
    ["iter with a text for bytes", "def f(s):\n    for part in iter(lambda: s.read(4), ''):\n        yield part\n", "def f(s):\n    for part in iter(lambda: s.read(4), b''):\n        yield part\n"],
    ["a comparison with bytes for a text", "def f(s):\n    while (part := s.readline()) != b\"\":\n        yield part\n", "def f(s):\n    while (part := s.readline()) != \"\":\n        yield part\n"],
  ])("%s", (_title, before, after) => {
    expect(all(before, 2)).toEqual([after]);
  });

  test("nothing for a text that ends nothing", () => {
    expect(all("def f(s):\n    while s.get(''):\n        pass\n", 2)).toEqual([]);
  });
});
