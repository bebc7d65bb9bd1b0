/** What of the user's own arguments goes into a run. */
import { expect, test } from "@jest/globals";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { neutralSettings } from "../../src/probe/pytest.js";
import { readRun } from "../../src/probe/reproduce.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";

const FILES = {
  "unit/test_a.py": "def test_one():\n    assert 0\n\n\ndef test_two():\n    assert 0\n",
  "other/test_b.py": "def test_three():\n    assert 0\n",
};

test("--pytest-args are neutralised as addopts are; a path among them says what the suite is", async () => {
  const { context, interpreter } = await makeLab({ project: await tempProject(FILES), python: await pythonEnv({ python: "any", requirements: ["pytest"] }) });
  const given = { ...context, inputs: { ...context.inputs, pytestArgs: ["-xq", "--junitxml", "r.xml", "--maxfail=1", "unit", "-p", "no:doctest"] } };
  const neutral = neutralSettings(given, interpreter);
  expect(neutral.said).toEqual([
    "--pytest-args: -x (stops at the first failures)", "--pytest-args: --junitxml r.xml (writes a report into the checkout)", "--pytest-args: --maxfail=1 (stops at the first failures)",
  ]);
  const run = async (args: readonly string[]): Promise<readonly [readonly string[], readonly string[]]> => {
    const { ran, outcome } = await readRun(given, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args });
    return [outcome.failures.map((f) => f.node), ran.source.argv.slice(3 + args.length)];
  };
  expect(await run(["-q"])).toEqual([["unit/test_a.py::test_one", "unit/test_a.py::test_two"], ["-q", "unit", "-p", "no:doctest"]]);
  expect(await run(["-q", "other/test_b.py::test_three"])).toEqual([["other/test_b.py::test_three"], ["-q", "-p", "no:doctest"]]);
  expect(existsSync(join(given.inputs.project, "r.xml"))).toBe(false);
});

test("runs beside each other have temporary folders of their own, which go with them", async () => {
  const files = { "pytest.ini": "[pytest]\naddopts = --basetemp=shared\n", "test_a.py": "def test_one(tmp_path):\n    (tmp_path / 'here').write_text('')\n    assert not tmp_path, str(tmp_path)\n" };
  const { context, interpreter } = await makeLab({ project: await tempProject(files), python: await pythonEnv({ python: "any", requirements: ["pytest"] }) });
  const neutral = neutralSettings(context, interpreter);
  const runs = await Promise.all([1, 2].map(() => readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q"] })));
  const folders = runs.map(({ outcome }) => /^\S+/.exec(outcome.failures[0]?.type === "test" ? (outcome.failures[0].exceptions[0]?.message ?? "") : "")?.[0] ?? "");
  expect(folders.map((folder) => folder.startsWith(join(context.scratch, "t")))).toEqual([true, true]);
  expect(new Set(folders).size).toBe(2);
  expect([...folders, join(context.inputs.project, "shared")].filter((folder) => existsSync(folder))).toEqual([]);
});
