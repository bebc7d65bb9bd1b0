import { beforeAll, describe, expect, test } from "@jest/globals";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readRun } from "../../src/probe/reproduce.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "any", requirements: ["pytest"] });
});

const PROJECT = { "shop/__init__.py": "", "test_shop.py": "import shop\n\ndef test_ok():\n    pass\n" };

describe("byte code", () => {
  test.each([
    ["of compiled packages is read where it lies, and none is written", {}, true, []],
    ["of packages that are not compiled goes into the scratch folder, whatever the environment says of writing", { PYTHONPYCACHEPREFIX: "/no/such/folder", PYTHONDONTWRITEBYTECODE: "1" }, false, ["pycache"]],
  ])("%s", async (_, env, compiled, made) => {
    const project = await tempProject(PROJECT);
    const { context, interpreter, neutral } = await makeLab({ project, python, env });
    expect(interpreter.facts.compiled).toBe(compiled);
    const { outcome } = await readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q"] });
    expect([...outcome.passed]).toEqual(["test_shop.py::test_ok"]);
    expect(readdirSync(context.scratch).filter((name) => name === "pycache")).toEqual(made);
    expect([project, join(project, "shop")].filter((folder) => existsSync(join(folder, "__pycache__")))).toEqual([]);
  });
});
