/** The real ruff on a throw-away project, and the ways in which there is none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { ruffCheck, ruffConfiguration } from "../../src/probe/ruff.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";

let withRuff = "";
let without = "";
beforeAll(async () => {
  withRuff = await pythonEnv({ python: "any", requirements: ["pytest", "ruff"] });
  without = await pythonEnv({ python: "any", requirements: ["pytest"] });
}, 300_000);

const FILES = { "pyproject.toml": "[tool.ruff]\nfix = true\n[tool.ruff.lint]\nselect = [\"F\"]\n", "app/a.py": "import os\n\n\ndef f():\n    return missing\n", "app/b.py": "import sys\n" };

describe("ruff check", () => {
  test("tells what it finds in the files that are named, by line, and changes nothing though the project asks for fixes", async () => {
    const project = await tempProject(FILES);
    const { context, interpreter } = await makeLab({ project, python: withRuff });
    const run = await ruffCheck(context, interpreter, ["app/a.py"]);
    expect(run?.findings).toEqual([{ file: "app/a.py", line: 1, code: "F401", message: "`os` imported but unused" }, { file: "app/a.py", line: 5, code: "F821", message: "Undefined name `missing`" }]);
    expect(run?.ran.source.argv.slice(1, 5)).toEqual(["-m", "ruff", "check", "--no-cache"]);
    expect(readFileSync(join(project, "app/a.py"), "utf8")).toBe(FILES["app/a.py"]);
    expect(context.notRun).toEqual([]);
  });

  test("a file that does not parse is a finding too, and what the configuration excludes is none", async () => {
    const project = await tempProject({ "ruff.toml": "exclude = [\"gen\"]\n", "a.py": "def f(:\n", "gen/b.py": "import os\n" });
    const { context, interpreter } = await makeLab({ project, python: withRuff });
    const run = await ruffCheck(context, interpreter, ["a.py", "gen/b.py"]);
    expect(run?.findings.length).toBeGreaterThan(0);
    expect(new Set(run?.findings.map((f) => f.file))).toEqual(new Set(["a.py"]));
  });

  test("is not run where the project does not configure it", async () => {
    const project = await tempProject({ "pyproject.toml": "[tool.black]\n", "a.py": "import os\n" });
    const { context, interpreter } = await makeLab({ project, python: withRuff });
    expect(await ruffCheck(context, interpreter, ["a.py"])).toBeNull();
    expect(context.notRun).toEqual([]);
  });

  test("says what is missing where it is not installed, and what went wrong where it cannot start", async () => {
    const project = await tempProject({ ".ruff.toml": "nonsense = 1\n", "a.py": "import os\n" });
    const none = await makeLab({ project, python: without, env: { PATH: "/nowhere" } });
    expect(await ruffCheck(none.context, none.interpreter, ["a.py"])).toBeNull();
    expect(none.context.notRun).toEqual([{ step: "ruff check", reason: expect.stringMatching(/^\.ruff\.toml configures ruff, and neither .* -m pip install ruff`$/) }]);
    const bad = await makeLab({ project, python: withRuff });
    expect(await ruffCheck(bad.context, bad.interpreter, ["a.py"])).toBeNull();
    expect(bad.context.notRun[0]?.reason).toMatch(/^it ended with exit 2 and no list of findings/);
  });

  test("its configuration is looked for up to the repository, not beyond", async () => {
    const top = await tempProject({ "ruff.toml": "", "repo/.git/HEAD": "", "repo/pkg/a.py": "", "other/pkg/a.py": "" });
    expect(ruffConfiguration(join(top, "repo", "pkg"))).toBeNull();
    expect(ruffConfiguration(join(top, "other", "pkg"))).toBe(join(top, "ruff.toml"));
  });
});
