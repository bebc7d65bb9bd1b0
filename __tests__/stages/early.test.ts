/** What a whole run begins early is either used or stopped, and the trace tells which. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { diagnosed, type Whole } from "../support/run.js";
import { pythonEnv, tempProject } from "../support/python.js";

const record = z.object({ action: z.string(), argv: z.array(z.string()).optional() });
const commands = ({ report, bundle }: Whole): z.infer<typeof record>[] =>
  readFileSync(join(bundle, report.trace.file), "utf8").trim().split("\n").map((line) => record.parse(JSON.parse(line))).filter((r) => r.argv !== undefined);

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] }); });

const files = { "app.py": "def half(n: int) -> int:\n    return n // 3\n", "test_app.py": "from app import half\n\ndef test_half():\n    assert half(6) == 3\n" };
const sources = { nodes: ["test_app.py::test_half"] };

describe("a run", () => {
  test("uses both where nothing stands in the way", async () => {
    const found = await diagnosed(await tempProject({ ...files, "pyproject.toml": "[tool.mypy]\nfiles = [\"app.py\"]\n" }), python, { sources, mypy: "auto" });
    expect(found.report.chains[0]?.symptoms).toHaveLength(1);
    const actions = commands(found).map((c) => c.action);
    expect(actions.filter((a) => ["pytest.rerun", "mypy.rerun", "command.stop"].includes(a)).sort()).toEqual(["mypy.rerun", "pytest.rerun"]);
  });

  test("stops a re-run whose arguments turn out to be others, and runs the right one", async () => {
    const found = await diagnosed(await tempProject({ ...files, "pytest.ini": "[pytest]\naddopts = --maxfail=1\n" }), python, { sources });
    const [stopped] = commands(found).filter((c) => c.action === "command.stop");
    const runs = commands(found).filter((c) => c.action === "pytest.rerun");
    expect(stopped?.argv?.slice(1)).toEqual(["-m", "pytest", "-q", "test_app.py::test_half", "--tb=short"]);
    expect(runs.map((r) => r.argv)).toEqual([["python", "-m", "pytest", "-q", "test_app.py::test_half", "--tb=short", "-o", "addopts="]]);
    expect(found.report.chains[0]?.root?.kind).toBe("code.wrong-value");
  });
});
