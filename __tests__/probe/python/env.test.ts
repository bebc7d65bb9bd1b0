import { expect, test } from "@jest/globals";
import { execFile } from "node:child_process";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { environment, type EnvironmentFacts } from "../../../src/env/facts.js";
import { pluginFolder, supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const run = promisify(execFile);

async function ask(python: string, cwd: string, args: string[], env: Record<string, string> = {}): Promise<EnvironmentFacts> {
  const argv = [join(pluginFolder, "env.py"), JSON.stringify({ args, cwd })];
  const { stdout } = await run(python, argv, { env: { ...process.env, PYTEST_ADDOPTS: "", ...env } });
  return environment.parse(JSON.parse(stdout));
}

for (const { python, pytest, requirements } of supported) {
  describePython(python, `environment under CPython ${python} and pytest ${pytest}`, () => {
    const interpreter = () => pythonEnv({ python, requirements });

    test("interpreter, path and distributions", async () => {
      const project = await tempProject({ "json.py": "raise SystemExit('the project must not be imported')\n" });
      const facts = await ask(await interpreter(), project, []);
      expect(facts.version.startsWith(`${python}.`)).toBe(true);
      expect(facts.path[0]).toBe(project);
      expect(facts.path).not.toContain(pluginFolder);
      expect(facts.prefix).not.toBe(facts.base_prefix);
      expect(facts.stdlib).toEqual(expect.arrayContaining(["sys", "math", "json", "asyncio"]));
      expect(facts.site.every((folder) => folder.endsWith("site-packages"))).toBe(true);
      const modules = new Map(facts.distributions.map((d) => [d.name, d.modules]));
      expect(modules.get("pytest")).toEqual(expect.arrayContaining(["_pytest", "pytest"]));
      expect(modules.get("anyio")).toEqual(["anyio"]);
      expect(modules.get("pytest-xdist")).toEqual(["xdist"]);
      expect(facts.mypy).toBeNull();
      expect(await readdir(project)).toEqual(["json.py"]);
    });

    test("configuration as pytest finds and splits it", async () => {
      const project = await tempProject({
        "pyproject.toml": '[tool.pytest.ini_options]\naddopts = "-ra -k \'a b\'"\ntestpaths = ["tests", "more"]\nxfail_strict = true\n',
        "tests/test_a.py": "",
      });
      const facts = await ask(await interpreter(), join(project, "tests"), ["-q", "test_a.py"], { PYTEST_ADDOPTS: '-x "--co y"' });
      expect(facts.pytest).toMatchObject({
        rootdir: project,
        inipath: join(project, "pyproject.toml"),
        addopts: { config: ["-ra", "-k", "a b"], env: ["-x", "--co y"] },
        ini: { testpaths: "tests\nmore", addopts: "-ra -k 'a b'" },
        error: null,
      });
      expect(facts.pytest?.ini["xfail_strict"]?.toLowerCase()).toBe("true");
      expect(facts.pytest?.version.startsWith(`${pytest}.`)).toBe(true);
    });

    test("other files, other roots and broken configuration", async () => {
      const project = await tempProject({ "sub/pytest.ini": "[pytest]\naddopts =\n    -q\n    --maxfail=1\n", "x.ini": "[pytest]\nmarkers = slow\n" });
      const python = await interpreter();
      expect((await ask(python, project, ["sub"])).pytest).toMatchObject({
        inipath: join(project, "sub", "pytest.ini"),
        addopts: { config: ["-q", "--maxfail=1"] },
      });
      expect((await ask(python, project, ["-c", "x.ini", "--rootdir=sub"])).pytest).toMatchObject({
        rootdir: join(project, "sub"),
        ini: { markers: "slow" },
      });
      await writeFile(join(project, "sub", "pytest.ini"), "[pytest\n");
      const broken = (await ask(python, project, ["sub"])).pytest;
      expect(broken?.error).toContain("pytest.ini");
      expect(broken?.rootdir).toBe(project);
    });
  });
}

describePython("3.13", "environment of other installations", () => {
  test("native TOML of pytest 9", async () => {
    const newest = supported.find((s) => s.pytest === "9");
    if (newest === undefined) throw new Error("no pytest 9 among the supported");
    const project = await tempProject({ "pytest.toml": '[pytest]\naddopts = ["-q", "-k x"]\nxfail_strict = true\n' });
    expect((await ask(await pythonEnv(newest), project, [])).pytest).toMatchObject({
      inipath: join(project, "pytest.toml"),
      addopts: { config: ["-q", "-k x"] },
      ini: { xfail_strict: "true", addopts: "-q\n-k x" },
    });
  });

  test("no pytest, and an editable install", async () => {
    const python = await pythonEnv({ python: "3.13", requirements: [] });
    const project = await tempProject({
      "src/shop/__init__.py": "",
      "site/shop-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: shop\nVersion: 1.0\n",
      "site/shop-1.0.dist-info/RECORD": "__editable__.shop-1.0.pth,,\nshop-1.0.dist-info/METADATA,,\n",
    });
    await writeFile(join(project, "site", "__editable__.shop-1.0.pth"), `${join(project, "src")}\n`);
    const url = { url: `file://${project}`, dir_info: { editable: true } };
    await writeFile(join(project, "site", "shop-1.0.dist-info", "direct_url.json"), JSON.stringify(url));
    const facts = await ask(python, project, [], { PYTHONPATH: join(project, "site") });
    expect(facts.pytest).toBeNull();
    expect(facts.distributions.find((d) => d.name === "shop")).toEqual({
      name: "shop",
      version: "1.0",
      modules: ["shop"],
      editable: project,
    });
  });
});
