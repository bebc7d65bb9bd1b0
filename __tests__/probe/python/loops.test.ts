import { expect, test } from "@jest/globals";
import { only, session, supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const loops = `import asyncio
import pytest

KEPT = None

class Client:
    def __init__(self):
        self._loop = asyncio.new_event_loop()
        self._done = self._loop.create_future()

    async def ask(self):
        return await self._done

def test_other_loop():
    asyncio.run(Client().ask())

def test_keeps():
    global KEPT
    KEPT = Client()
    KEPT._loop.close()

def test_closed():
    KEPT._loop.call_soon(print)

def test_no_loop():
    raise RuntimeError("nothing of the kind")
`;

const tasks = `import asyncio, gc

async def fails():
    raise ValueError("lost")

def test_lost():
    async def main():
        task = asyncio.ensure_future(fails())
        await asyncio.sleep(0.01)
        del task
        gc.collect()
    asyncio.run(main())
    assert False
`;

const blocking = `import asyncio, time

def work():
    time.sleep(0.3)

async def handler():
    work()

async def polite():
    for _ in range(40):
        await asyncio.sleep(0.01)

async def busy():
    end = time.monotonic() + 0.3
    while time.monotonic() < end:
        await asyncio.sleep(0)

def test_blocks():
    async def main():
        await asyncio.gather(handler(), polite(), busy())
    asyncio.run(main())

def test_plain():
    time.sleep(0.3)
`;

const trio = `import trio

async def inner():
    await trio.sleep(60)

def test_hangs():
    async def main():
        async with trio.open_nursery() as nursery:
            nursery.start_soon(inner, name="waiting")
    trio.run(main)
`;

for (const { python, pytest, requirements } of supported) {
  describePython(python, `event loops under CPython ${python} and pytest ${pytest}`, () => {
    test("an error about loops tells of both: where each was made and closed, in which test, and what belongs to it", async () => {
      const project = await tempProject({ "test_l.py": loops });
      const { facts } = await session(await pythonEnv({ python, requirements }), project, { args: ["-p", "no:asyncio"] });
      expect(only(facts, "trouble")).toEqual([]);
      const [other, closed, ...more] = only(facts, "loops");
      expect(more).toEqual([]);
      const file = `${project}/test_l.py`;
      expect(other).toMatchObject({ node: "test_l.py::test_other_loop" });
      expect(other?.loops.find((l) => l.ran)).toMatchObject({ made_in: "test_l.py::test_other_loop", made: [{ file, line: 15, func: "test_other_loop" }] });
      const theirs = other?.loops.findIndex((l) => !l.ran) ?? -1;
      expect(other?.loops[theirs]).toMatchObject({ is_closed: false, closed: null, made: [{ file, line: 8, func: "__init__" }, { file, line: 15 }] });
      expect(other?.objects).toContainEqual({ file, line: 12, expr: "self._done", type: "Future", loop: theirs });

      expect(closed).toMatchObject({ node: "test_l.py::test_closed", objects: [{ file, line: 23, expr: "KEPT", type: "Client", loop: 0 }] });
      expect(closed?.loops).toMatchObject([{ ran: false, is_closed: true, made_in: "test_l.py::test_keeps", closed_in: "test_l.py::test_keeps", closed: [{ file, line: 20, func: "test_keeps" }] }]);
    });

    test("an exception that nobody retrieved comes with the line that created its coroutine", async () => {
      const project = await tempProject({ "test_t.py": tasks });
      const { facts } = await session(await pythonEnv({ python, requirements }), project, { args: ["-p", "no:asyncio"] });
      const [lost] = only(facts, "unraisable");
      expect(lost).toMatchObject({ node: "test_t.py::test_lost", exceptions: [{ type: "ValueError" }] });
      expect(lost?.message).toMatch(/^Task exception was never retrieved\n/);
      expect(lost?.created[0]).toEqual({ file: `${project}/test_t.py`, line: 8, func: "main" });
    });

    test("where it is asked to watch: who kept the loop, for how long, and on which way; others say nothing", async () => {
      const project = await tempProject({ "test_b.py": blocking });
      const { facts } = await session(await pythonEnv({ python, requirements }), project, { args: ["-p", "no:asyncio"], settings: { blocked: 0.1 } });
      const [stay, ...more] = only(facts, "blocked");
      expect(more).toEqual([]);
      expect(stay).toMatchObject({ node: "test_b.py::test_blocks" });
      expect(stay?.seconds).toBeGreaterThan(0.15);
      expect(stay?.frames.filter((f) => f.file === `${project}/test_b.py`).map((f) => [f.func, f.line]).slice(-2)).toEqual([["handler", 7], ["work", 4]]);
      expect(only(facts, "report").every((r) => r.outcome === "passed")).toBe(true);
    });
  });
}

describePython("3.13", "trio under CPython 3.13", () => {
  test("a hang shows where each task waits", async () => {
    const project = await tempProject({ "test_h.py": trio });
    const run = await session(await pythonEnv({ python: "3.13", requirements: ["pytest~=9.0", "trio"] }), project, { nodeTimeout: 1 });
    const [hang] = only(run.facts, "hang");
    expect(hang?.tasks.find((t) => t.name === "waiting")?.frames[0]).toMatchObject({ func: "inner", line: 4 });
  });
});
