import { expect, test } from "@jest/globals";
import { only, pluginFolder, session, supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const hanging = `import asyncio

async def inner():
    await asyncio.get_running_loop().create_future()

async def outer():
    await inner()

def test_hangs():
    async def main():
        await asyncio.ensure_future(outer())
    asyncio.run(main())
`;

const innocent = `import os
import subprocess
import sys
import threading
import pytest

def test_environment():
    ours = [name for name in os.environ if "PYTHON_TRACE" in name or name == "PYTEST_PLUGINS"]
    assert ours == []
    assert os.environ["PYTHONPATH"] == USER_PATH
    assert USER_PATH in sys.path and OUR_FOLDER not in sys.path
    code = "import os, sys; print('PYTHON_TRACE_PLUGIN' in os.environ, sys.argv[1] in sys.path)"
    printed = subprocess.run([sys.executable, "-c", code, OUR_FOLDER], stdout=subprocess.PIPE).stdout
    assert printed.split() == [b"False", b"False"]

def test_threads():
    assert [t.name for t in threading.enumerate()] == ["MainThread"]

@pytest.mark.filterwarnings("error")
def test_fork():
    for _ in range(20):
        child = os.fork()
        if child == 0:
            os._exit(0)
        os.waitpid(child, 0)
`;

for (const { python, pytest, requirements } of supported) {
  describePython(python, `processes under CPython ${python} and pytest ${pytest}`, () => {
    test("a hang is ended with the stacks of threads and tasks", async () => {
      const project = await tempProject({ "test_hang.py": hanging });
      const run = await session(await pythonEnv({ python, requirements }), project, { nodeTimeout: 1 });
      const [hang] = only(run.facts, "hang");
      expect(run.exitCode).toBe(70);
      expect(hang).toMatchObject({ node: "test_hang.py::test_hangs", threads: [{ name: "MainThread" }] });
      expect(hang?.seconds).toBeGreaterThanOrEqual(1);
      expect(hang?.threads[0]?.frames[0]).toMatchObject({ func: "test_hangs", line: 12 });
      expect(hang?.tasks.map((task) => task.frames.map((f) => [f.func, f.line]))).toContainEqual([["outer", 7], ["inner", 4]]);
    });

    test("a thread that never ends is told after the last test", async () => {
      const leaving = "import threading, time\n\ndef test_leaves():\n    threading.Thread(target=nap).start()\n\ndef nap():\n    time.sleep(60)\n";
      const run = await session(await pythonEnv({ python, requirements }), await tempProject({ "test_l.py": leaving }), {
        nodeTimeout: 1,
      });
      const [hang] = only(run.facts, "hang");
      expect(hang).toMatchObject({ node: "" });
      expect(hang?.threads.some((thread) => thread.frames[0]?.func === "nap")).toBe(true);
    });

    test("after the interpreter died the last start names the node", async () => {
      const dying = "import os\n\ndef test_fine():\n    pass\n\ndef test_dies():\n    os._exit(3)\n\ndef test_never():\n    pass\n";
      const run = await session(await pythonEnv({ python, requirements }), await tempProject({ "test_d.py": dying }));
      expect(run.exitCode).toBe(3);
      expect(only(run.facts, "start").at(-1)).toEqual({ t: "start", node: "test_d.py::test_dies" });
      expect(only(run.facts, "finish")).toEqual([]);
    });

    test("the code under test sees its own environment, and no thread of ours", async () => {
      const project = await tempProject({ "lib/.keep": "" });
      const names = `USER_PATH = ${JSON.stringify(`${project}/lib`)}\nOUR_FOLDER = ${JSON.stringify(pluginFolder)}\n`;
      const tested = await tempProject({ "test_i.py": names + innocent });
      const options = { nodeTimeout: 30, userPath: `${project}/lib` };
      const run = await session(await pythonEnv({ python, requirements }), tested, options);
      expect(only(run.facts, "report").filter((r) => r.outcome !== "passed")).toEqual([]);
      expect(run.exitCode).toBe(0);
    });
  });
}
