import { expect, test } from "@jest/globals";
import { culpritOf } from "../../../src/probe/history/culprit.js";
import { contextFor, Repo } from "./support.js";

test("lines of the commit as they stand at HEAD, through later changes and a rename", async () => {
  const repo = new Repo();
  const lines = (...list: readonly string[]): string => `${list.join("\n")}\n`;
  repo.commit("base", { "a.py": lines("one", "two", "three", "four", "five", "six") });
  const culprit = repo.commit("culprit", { "a.py": lines("one", "TWO", "three", "four", "five and", "more", "six") });
  repo.commit("above", { "a.py": lines("zero", "one", "TWO", "three", "four", "five and", "more", "six") });
  repo.commit("moved", { "a.py": null, "b.py": lines("zero", "one", "TWO", "three", "four", "FIVE", "more", "six") });
  const context = contextFor(repo.top, null, "python");
  expect(await culpritOf(context, culprit)).toEqual([
    {
      file: "b.py", status: "modified",
      added: [{ line: 3, text: "TWO" }, { line: 7, text: "more" }],
      removed: [{ line: 3, text: "two" }, { line: 6, text: "five" }],
    },
  ]);
});
