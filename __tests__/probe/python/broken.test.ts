import { expect, test } from "@jest/globals";
import { only, session, supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const passing = "def test_fine():\n    pass\n";

for (const { python, pytest, requirements } of supported) {
  describePython(python, `broken runs under CPython ${python} and pytest ${pytest}`, () => {
    const run = async (files: Record<string, string>, args: string[] = []) => {
      const project = await tempProject(files);
      return { project, ...(await session(await pythonEnv({ python, requirements }), project, { args })) };
    };

    test("a conftest that cannot be imported is told with its true exception", async () => {
      const { project, facts, exitCode } = await run({ "conftest.py": "import os\nimport no_such_thing\n", "test_a.py": passing });
      const [broken] = only(facts, "broken");
      expect(exitCode).toBe(4);
      expect(broken).toMatchObject({ what: "conftest", file: `${project}/conftest.py` });
      expect(broken?.exceptions[0]).toMatchObject({ type: "ModuleNotFoundError", import: { name: "no_such_thing" } });
      expect(broken?.exceptions[0]?.frames.map((f) => [f.file, f.line])).toEqual([[`${project}/conftest.py`, 2]]);
    });

    test("a conftest in a sub-folder breaks the collection of that folder", async () => {
      const { project, facts } = await run({ "tests/sub/conftest.py": "from os import nope\n", "tests/sub/test_a.py": passing });
      const [error] = only(facts, "collect-error");
      expect(error).toMatchObject({ file: `${project}/tests/sub/conftest.py` });
      expect(error?.exceptions[0]).toMatchObject({ type: "ImportError", import: { name: "os", from_name: "nope" } });
    });

    test("a plugin that a conftest names and nobody has", async () => {
      const { project, facts } = await run({ "conftest.py": 'pytest_plugins = ["no_such_plugin"]\n', "test_a.py": passing });
      expect(only(facts, "broken")[0]).toMatchObject({ what: "conftest", file: `${project}/conftest.py` });
      expect(only(facts, "broken")[0]?.exceptions.map((e) => e.import?.name)).toContain("no_such_plugin");
    });

    test("usage errors of the configuration and of the command line", async () => {
      const option = await run({ "pytest.ini": "[pytest]\naddopts = --no-such-option\n", "test_a.py": passing });
      expect(only(option.facts, "broken")[0]).toMatchObject({ what: "usage", message: expect.stringContaining("--no-such-option") });
      const needs = await run({ "pytest.ini": "[pytest]\nrequired_plugins = no-such-plugin\n", "test_a.py": passing });
      expect(only(needs.facts, "broken")[0]).toMatchObject({ what: "usage", message: "Missing required plugins: no-such-plugin" });
      const node = await run({ "test_a.py": passing }, ["test_a.py::test_other"]);
      expect(only(node.facts, "broken")[0]).toMatchObject({ what: "usage", message: expect.stringContaining("test_a.py::test_other") });
      expect([option.exitCode, needs.exitCode, node.exitCode]).toEqual([4, 4, 4]);
      expect(only(node.facts, "finish")).toEqual([{ t: "finish", exit_status: 4 }]);
    });

    test("collection errors show what really was raised", async () => {
      const { project, facts, exitCode } = await run(
        {
          "helper.py": "value = 1\n",
          "broken.py": "def f(:\n    pass\n",
          "test_dependency.py": "import requestz\n",
          "test_marker.py": "import pytest\n\n@pytest.mark.slowly\ndef test_x():\n    pass\n",
          "test_name.py": "from helper import valu\n",
          "test_parametrize.py": 'import pytest\n\n@pytest.mark.parametrize("a,b", [(1, 2, 3)])\ndef test_x(a, b):\n    pass\n',
          "test_raises.py": 'import os\nKEY = os.environ["NO_SUCH_KEY"]\n',
          "test_syntax.py": "import broken\n",
        },
        ["--strict-markers"],
      );
      const errors = new Map(only(facts, "collect-error").map((e) => [e.node, e]));
      const first = (name: string) => errors.get(name)?.exceptions[0];
      expect(exitCode).toBe(2);
      expect(only(facts, "broken")).toEqual([]);
      expect(first("test_dependency.py")).toMatchObject({ type: "ModuleNotFoundError", import: { name: "requestz" } });
      expect(first("test_name.py")?.import).toEqual({ name: "helper", path: `${project}/helper.py`, from_name: "valu" });
      expect(first("test_syntax.py")).toMatchObject({ type: "SyntaxError", syntax: { file: `${project}/broken.py`, line: 1 } });
      expect(first("test_syntax.py")?.frames.map((f) => f.file)).toEqual([`${project}/test_syntax.py`]);
      expect(first("test_raises.py")).toMatchObject({ type: "KeyError", key: "'NO_SUCH_KEY'" });
      expect(first("test_marker.py")?.message).toContain("'slowly' not found in `markers`");
      expect(first("test_marker.py")?.frames[0]).toMatchObject({ file: `${project}/test_marker.py`, line: 3 });
      expect(first("test_parametrize.py")).toMatchObject({ type: "Failed", message: expect.stringContaining("number of values (3)") });
      expect(errors.get("test_name.py")?.file).toBe(`${project}/test_name.py`);
    });

    test("an error in a hook and a deliberate exit", async () => {
      const hook = await run({
        "conftest.py": "def pytest_collection_modifyitems(items):\n    items[0].nope.more\n",
        "test_a.py": passing,
      });
      const [internal] = only(hook.facts, "broken");
      expect(hook.exitCode).toBe(3);
      expect(internal).toMatchObject({ what: "internal-error", exceptions: [{ type: "AttributeError", attribute: { name: "nope" } }] });
      expect(internal?.exceptions[0]?.frames[0]).toMatchObject({ file: `${hook.project}/conftest.py`, line: 2 });
      const exit = await run({ "test_a.py": 'import pytest\n\ndef test_x():\n    pytest.exit("no database")\n' });
      expect(only(exit.facts, "broken")[0]).toMatchObject({ what: "exit", message: "no database" });
    });
  });
}
