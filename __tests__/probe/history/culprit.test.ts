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
      // The other one was changed since.
      hunks: [{ line: 3, added: ["TWO"], removed: ["two"] }],
    },
  ]);
});

test("lines that went away leave their place, unless what stands around it was changed since", async () => {
  const repo = new Repo();
  const lines = (...list: readonly string[]): string => `${list.join("\n")}\n`;
  repo.commit("base", { "a.py": lines("one", "gone", "two", "three", "gone too", "four") });
  const culprit = repo.commit("culprit", { "a.py": lines("one", "two", "three", "four") });
  repo.commit("above", { "a.py": lines("zero", "one", "two", "three", "new", "four") });
  const [file] = (await culpritOf(contextFor(repo.top, null, "python"), culprit)) ?? [];
  expect(file?.hunks).toEqual([{ line: 3, added: [], removed: ["gone"] }]);
});
