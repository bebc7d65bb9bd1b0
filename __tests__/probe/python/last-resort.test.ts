import { expect, test } from "@jest/globals";
import { readRun } from "../../../src/probe/reproduce.js";
import { makeLab } from "../../support/lab.js";
import { supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";

const stuck = `import os, re, sys, warnings

def test_before():
    pass

def test_stuck():
    re.match(r"(a+)+$", "a" * 60 + "b")

def test_after():
    pass
`;

const dies = `import faulthandler, sys

def boom():
    sys.stderr.write("words before\\n")
    faulthandler._sigsegv()

def test_dies():
    boom()
`;

/** Many tests, each with a timer of its own, and forks beside it. */
const innocent = `import os, threading, warnings
import pytest

@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("n", range(50))
def test_fork(n):
    child = os.fork()
    if child == 0:
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
`;

for (const { python, pytest, requirements } of supported) {
  describePython(python, `the last resort under CPython ${python} and pytest ${pytest}`, () => {
    test("a hang in C code that keeps the lock is ended soon after its time, with the stacks as evidence", async () => {
      const { context, interpreter, neutral } = await makeLab({ project: await tempProject({ "test_s.py": stuck }), python: await pythonEnv({ python, requirements }), nodeTimeoutMs: 1000 });
      const { death, evidence, ran } = await readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q"] });
      expect(ran.durationMs).toBeLessThan(30_000);
      expect(death).toMatchObject({ what: "hang", node: "test_s.py::test_stuck", hang: { seconds: 2.5, threads: [{ name: "MainThread" }] } });
      expect(death?.hang?.threads[0]?.frames.find((f) => f.file === "test_s.py")).toMatchObject({ line: 7, func: "test_stuck" });
      expect(evidence.claim).toBe("no end in `test_s.py::test_stuck` after 2.5 s");
      expect(evidence.excerpt).toContain("test_s.py:7 in test_stuck");
    });

    test("an interpreter that dies: the node, the signal, and faulthandler's words", async () => {
      const { context, interpreter, neutral } = await makeLab({ project: await tempProject({ "test_d.py": dies }), python: await pythonEnv({ python, requirements }) });
      const { death, evidence } = await readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q"] });
      expect(death).toMatchObject({ what: "crash", node: "test_d.py::test_dies", signal: "SIGSEGV" });
      expect(death?.message).toMatch(/^the interpreter ended by SIGSEGV\nFatal Python error: Segmentation fault\n[^]*test_d\.py", line 5 in boom/);
      expect(evidence.claim).toBe("ended by SIGSEGV in `test_d.py::test_dies`");
      expect(evidence.excerpt).toMatch(/^Fatal Python error/);
    });

    test("it is in nobody's way: forks do not warn, and a run that ends leaves no stacks", async () => {
      const { context, interpreter, neutral } = await makeLab({ project: await tempProject({ "test_i.py": innocent }), python: await pythonEnv({ python, requirements }) });
      const { outcome, facts, ran } = await readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q"] });
      expect(ran.output).toMatch(/50 passed/);
      expect(outcome.passed.size).toBe(50);
      expect(facts.filter((f) => f.t === "hang" || f.t === "trouble")).toEqual([]);
    });
  });
}
