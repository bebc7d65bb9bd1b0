import { beforeAll, expect, test } from "@jest/globals";
import { only, session, supported, type Session } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const settings = `try:
    import fastjson
except ImportError:
    fastjson = None

LOOKUPS = (LookupError,)

def read(table, name):
    try:
        try:
            return table[name]
        except ValueError:
            return 1
        finally:
            name = None
    except LOOKUPS:
        return None

def lenient(text):
    try:
        return int(text)
    except Exception:
        return 0
`;

const tests = `import asyncio
import gc
import threading
from settings import lenient, read

class Resource:
    def __del__(self):
        raise ValueError("not closed")

def test_finalizer():
    Resource()

def test_thread():
    thread = threading.Thread(target=lenient_or_not, name="worker")
    thread.start()
    thread.join()

def lenient_or_not():
    raise OSError("in a thread")

async def flush():
    await asyncio.sleep(60)

def start():
    return asyncio.ensure_future(flush())

def test_pending_task():
    async def main():
        task = start()
        await asyncio.sleep(0)
    asyncio.run(main())

async def fail():
    raise ValueError("lost")

def test_lost_exception():
    async def main():
        task = asyncio.ensure_future(fail())
        await asyncio.sleep(0)
        del task
        gc.collect()
    asyncio.run(main())

def depth(node):
    return 1 + max(depth(child) for child in [node])

def test_recursion():
    try:
        depth({})
    except RecursionError:
        pass

def test_caught():
    assert read({}, "x") is None
    assert lenient("x") == lenient("x") == 0
`;

for (const { python, pytest, requirements } of supported) {
  describePython(python, `what no test sees under CPython ${python} and pytest ${pytest}`, () => {
    let run: Session;
    let project: string;
    beforeAll(async () => {
      project = await tempProject({ "settings.py": settings, "test_unseen.py": tests });
      run = await session(await pythonEnv({ python, requirements }), project, { settings: { caught: true } });
    });
    const lost = (name: string) => only(run.facts, "unraisable").filter((f) => f.node.endsWith(name));

    test("exceptions of finalizers and threads", () => {
      expect(run.exitCode).toBe(0);
      expect(only(run.facts, "trouble")).toEqual([]);
      expect(lost("test_finalizer")).toHaveLength(1);
      expect(lost("test_finalizer")[0]?.message).toContain("Resource.__del__");
      expect(lost("test_finalizer")[0]?.exceptions[0]).toMatchObject({ type: "ValueError", message: "not closed" });
      expect(lost("test_thread").map((f) => [f.message, f.exceptions[0]?.frames.at(-1)?.func])).toEqual([
        ["Exception in thread worker", "lenient_or_not"],
      ]);
    });

    test("tasks that their loop outlived or failed, with the lines that made them", () => {
      const [pending] = only(run.facts, "leaked-task").filter((f) => f.node.endsWith("test_pending_task"));
      expect(pending).toMatchObject({ qualname: "flush", end: "cancelled" });
      expect(pending?.created.slice(0, 2).map((c) => [c.func, c.line])).toEqual([["start", 25], ["main", 29]]);
      expect(pending?.frames[0]).toMatchObject({ func: "flush", code: "await asyncio.sleep(60)" });
      const [failed] = lost("test_lost_exception");
      expect(failed?.message).toMatch(/Task exception was never retrieved\ntask: <Task finished .*coro=<fail\(\) done, defined at .*test_unseen.py:\d+>/);
      expect(failed?.exceptions[0]).toMatchObject({ type: "ValueError", message: "lost" });
    });

    test("exceptions that the project's own code catches, each once, with the handler", () => {
      // test_recursion is there because a callback at the recursion limit once never came to an end.
      const caught = only(run.facts, "caught").filter((f) => f.handler.file === `${project}/settings.py`);
      expect(caught.map((f) => [f.node.split("::").at(-1), f.exception.type, f.handler.func, f.handler.line])).toEqual([
        ["", "ModuleNotFoundError", "<module>", 3],
        ["test_caught", "KeyError", "read", 16],
        ["test_caught", "ValueError", "lenient", 22],
      ]);
      expect(caught[0]?.exception.import?.name).toBe("fastjson");
    });
  });
}
