/** Failures that need a way of their own to be run at older commits. */
import { expect, test } from "@jest/globals";
import { ask, Repo } from "./support.js";

test("what fails under a factor is followed under it", async () => {
  const repo = new Repo();
  const files = { "lib.py": "import random\n\n\ndef roll():\n    return random.Random(1).random()\n", "test_lib.py": "from lib import roll\n\n\ndef test_roll():\n    assert roll() < 0.5\n" };
  const base = repo.commit("base", files);
  const culprit = repo.commit("rolls for real", { "lib.py": "import random\n\n\ndef roll():\n    return random.random()\n" });
  repo.commit("later", { "notes.txt": "x" });
  // random.seed(0) gives 0.84; without a seed half of the runs would pass.
  const factor = ["random-seed", 0] as const;
  const answer = await ask({ project: repo.top, base, nodes: ["test_lib.py::test_roll"], factor });
  expect(answer.notRun).toEqual([]);
  expect(answer.verdict().introducedBy?.sha).toBe(culprit);
});

test("a run that dies after collection counts: where its code came from was told before", async () => {
  const repo = new Repo();
  const code = (body: string): string => `import os\n\n\ndef work():\n    ${body}\n`;
  const base = repo.commit("base", { "lib.py": code("return 1"), "test_lib.py": "from lib import work\n\n\ndef test_work():\n    assert work() == 1\n" });
  const culprit = repo.commit("dies", { "lib.py": code("os.abort()") });
  repo.commit("later", { "notes.txt": "x" });
  const answer = await ask({ project: repo.top, base, nodes: ["test_lib.py::test_work"] });
  expect(answer.notRun).toEqual([]);
  expect(answer.verdict().introducedBy?.sha).toBe(culprit);
});

test("what no commit holds is named where the clean checkout fails in another way", async () => {
  const repo = new Repo();
  const base = repo.commit("base", { "test_lib.py": "import pathlib\n\n\ndef test_data():\n    assert pathlib.Path('data.bin').read_text() == 'x'\n" });
  repo.commit("later", { "notes.txt": "x" });
  repo.write({ "data.bin": "y" });
  const answer = await ask({ project: repo.top, base, nodes: ["test_lib.py::test_data"] });
  expect(answer.notRun.join("\n")).toContain("it lacks files that git does not track (data.bin) and files that git ignores");
});

test("type errors that the base has too are told one by one, though their lines moved and a new one has the same words", async () => {
  const repo = new Repo();
  const old = "def first(x: int | None) -> int:\n    return x.bit_length()\n\n\ndef second(x: int | None) -> int:\n    return x.bit_length() + 2\n";
  const guarded = "\n\ndef third(x: int | None) -> int:\n    if x is None:\n        return 0\n    return x.bit_length() + 3\n";
  const base = repo.commit("base", { "lib.py": `${old}${guarded}` });
  const culprit = repo.commit("drops the guard", { "lib.py": `import os\n\n\n${old}${guarded.replace(/ {4}if.*\n.*\n/, "")}` });
  const { history, groups } = await ask({ project: repo.top, base, nodes: [], mypy: { targets: ["lib.py"], reason: "", configuration: null } });
  expect(groups.map((g) => g.failures.map((f) => (f.type === "mypy" ? f.line : null)))).toEqual([[5, 9, 13]]);
  expect([...history.older].map((f) => f.line)).toEqual([5, 9]);
  expect([...history.byGroup.values()].map((v) => v.introducedBy?.sha)).toEqual([culprit]);
});
