/** Roots that one run can prove or disprove, put to it on real projects. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Diagnosis } from "../../src/diagnose/diagnose.js";
import type { Experiment, Finding } from "../../src/diagnose/rule.js";
import type { Lab } from "../../src/probe/isolate/lab.js";
import { readRun, type ReadRun } from "../../src/probe/reproduce.js";
import { confirm } from "../../src/stages/confirm.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "3.13", requirements: ["pytest~=9.0", "pytest-asyncio", "pytest-timeout", "mypy"] });
});

interface Red {
  readonly lab: Lab;
  readonly read: ReadRun;
  readonly diagnosis: (...experiments: readonly (Experiment | undefined)[]) => Diagnosis;
}

/** A project with one failing node, and a diagnosis of it whose findings have these experiments, in this order. */
async function red(files: Readonly<Record<string, string>>, args: readonly string[]): Promise<Red> {
  const lab = await makeLab({ project: await tempProject(files), python });
  const read = await readRun(lab.context, lab.interpreter, lab.neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q", ...args, "--tb=short"] });
  const [failure] = read.outcome.failures;
  if (failure === undefined) throw new Error(read.ran.output);
  const finding = (experiment: Experiment | undefined, index: number): Finding => ({
    kind: "import.layout", file: "a.py", line: index + 1, statement: "s", confidence: "strong", score: 0.9 - index / 10, because: [read.evidence], disprovedBy: "d",
    ...(experiment === undefined ? {} : { experiment }),
  });
  return {
    lab, read,
    diagnosis: (...experiments) => {
      const [first, ...rest] = experiments.map(finding);
      if (first === undefined) throw new Error("no finding");
      return { signatures: ["s"], preExisting: false, failures: [failure], findings: [first, ...rest] };
    },
  };
}

const LAYOUT = { "src/shop/__init__.py": "def total():\n    return 3\n", "tests/test_shop.py": "from shop import total\n\ndef test_total():\n    assert total() == 3\n" };

async function settled({ lab, read }: Red, diagnosis: Diagnosis): Promise<Diagnosis> {
  const [one] = await confirm(lab, read.facts, [diagnosis]);
  if (one === undefined) throw new Error("lost");
  return one;
}

describe("a folder put on the path", () => {
  test("proves the root where the node passes with it, by two runs that differ in nothing else", async () => {
    const made = await red(LAYOUT, ["tests/test_shop.py"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "path", folders: ["src"] }));
    expect(root.contrast?.passing.source).toMatchObject({ exit_code: 0, argv: ["python", "-m", "pytest", "-q", "tests/test_shop.py", "--tb=short", "-o", "pythonpath=src"] });
    expect(root.contrast?.failing.source).toMatchObject({ exit_code: 2, argv: ["python", "-m", "pytest", "-q", "tests/test_shop.py", "--tb=short"] });
    // The reproduction ran this node alone: it is not run again.
    expect(root.contrast?.failing.id).toBe(made.read.evidence.id);
  });

  test("is read from the folder of the settings in force, and keeps what they put there", async () => {
    const files = {
      "svc/pytest.ini": "[pytest]\npythonpath = lib\n", "svc/lib/base.py": "X = 1\n", "svc/tests/test_s.py": "import base\nimport shop\n\ndef test_s():\n    assert shop.total() == 3 * base.X\n",
      "pytest.ini": "[pytest]\n", "packages/my shop/shop.py": "def total():\n    return 3\n",
    };
    const made = await red(files, ["svc/tests/test_s.py"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "path", folders: ["packages/my shop"] }));
    expect(root.contrast?.passing.source.argv.at(-1)).toBe("pythonpath='../packages/my shop' lib");
  });

  test("disproves the root where the failure stays what it is: the next one is put to the test", async () => {
    const made = await red({ ...LAYOUT, "other/x.py": "" }, ["tests/test_shop.py"]);
    const { findings } = await settled(made, made.diagnosis({ kind: "path", folders: ["other"] }, { kind: "path", folders: ["src"] }));
    expect(findings.map((f) => [f.line, f.confidence, f.contrast === undefined])).toEqual([[2, "strong", false], [1, "weak", true]]);
    expect(findings[1]?.because.length).toBe(2);
  });

  test("says nothing where another failure takes its place", async () => {
    const made = await red({ "src/shop/__init__.py": "import nowhere\n", "tests/test_shop.py": "import shop\n\ndef test_shop():\n    pass\n" }, ["tests/test_shop.py"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "path", folders: ["src"] }));
    expect(root).toMatchObject({ confidence: "strong", line: 1 });
    expect(root.contrast).toBeUndefined();
  });

  test("a run with other nodes in it is no contrast: the node is run alone", async () => {
    const made = await red({ ...LAYOUT, "tests/test_other.py": "def test_ok():\n    pass\n" }, ["tests/test_shop.py", "tests/test_other.py"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "path", folders: ["src"] }));
    expect(root.contrast?.failing.id).not.toBe(made.read.evidence.id);
    expect(root.contrast?.failing.source.argv).toEqual(["python", "-m", "pytest", "-q", "tests/test_shop.py", "--tb=short"]);
  });
});

describe("pytest-asyncio's other mode", () => {
  const files = { "pytest.ini": "[pytest]\n", "test_q.py": "import asyncio\n\nasync def test_q():\n    await asyncio.sleep(0)\n" };
  test("proves that the mode keeps a test from running", async () => {
    const made = await red(files, ["test_q.py::test_q"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "asyncio-auto" }));
    expect(root.contrast?.factor).toBe("`--asyncio-mode=auto`");
    expect(root.contrast?.passing.source.argv.at(-1)).toBe("--asyncio-mode=auto");
  });
  test("is not asked for where it is the project's own, nor where the plugin is not loaded", async () => {
    for (const args of [["--asyncio-mode=auto"], ["-p", "no:asyncio"]]) {
      const made = await red({ ...files, "test_q.py": "async def test_q():\n    assert False\n" }, ["test_q.py::test_q", ...args]);
      const before = made.lab.context.recorder.evidence.length;
      const { findings: [root] } = await settled(made, made.diagnosis({ kind: "asyncio-auto" }));
      expect(root.contrast).toBeUndefined();
      expect(made.lab.context.recorder.evidence.length).toBe(before);
    }
  });
});

describe("the clock set to the day before one that a test names", () => {
  const files = (day: string, more = ""): Record<string, string> => ({ "till.py": `from datetime import date\n\n\ndef runs(until):\n    return date.today() <= until${more}\n`, "test_t.py": `from datetime import date\n\nfrom till import runs\n\n\ndef test_t():\n    assert runs(date(${day}))\n` });
  test("proves that the day has gone by", async () => {
    const made = await red(files("2020, 5, 31"), ["test_t.py::test_t"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "clock", day: "2020-05-31" }));
    expect(root.contrast?.factor).toBe("the clock set to the day before 2020-05-31");
    expect(root.contrast?.passing.source.exit_code).toBe(0);
  });
  test("speaks against it where the node fails then too", async () => {
    const made = await red(files("2020, 5, 31", " and False"), ["test_t.py::test_t"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "clock", day: "2020-05-31" }));
    expect(root).toMatchObject({ confidence: "weak" });
    expect(root.score).toBeCloseTo(0.27);
  });
});

describe("a line of Python apart from the project", () => {
  test("proves that a module of the project hides another", async () => {
    const made = await red({ "lib/sched.py": "", "pytest.ini": "[pytest]\npythonpath = lib\n", "test_s.py": "import sched\n\ndef test_s():\n    sched.scheduler()\n" }, ["test_s.py::test_s"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "apart", code: "import sched; sched.scheduler", root: "lib" }));
    expect(root.contrast?.failing.source.argv).toEqual(["python", "-c", "import sys; sys.path.insert(0, 'lib'); import sched; sched.scheduler"]);
    expect(root.contrast?.passing.source.argv).toEqual(["python", "-I", "-c", "import sched; sched.scheduler"]);
  });
  test("proves nothing where the name is missing everywhere", async () => {
    const made = await red({ "sched.py": "", "test_s.py": "import sched\n\ndef test_s():\n    sched.nothing()\n" }, ["test_s.py::test_s"]);
    const { findings: [root] } = await settled(made, made.diagnosis({ kind: "apart", code: "import sched; sched.nothing", root: "." }));
    expect(root.contrast).toBeUndefined();
    expect(root.confidence).toBe("strong");
  });
});

describe("a coroutine that is said to keep the loop", () => {
  const code = "import asyncio\nimport time\n\nasync def slow():\n    time.sleep(0.4)\n\nasync def quick():\n    time.sleep(0)\n\ndef test_late():\n    async def main():\n        await asyncio.wait_for(asyncio.gather(slow(), quick(), asyncio.sleep(0.2)), 0.1)\n    asyncio.run(main())\n";
  test("is shown where the node runs with somebody watching, and the other one disproved", async () => {
    const made = await red({ "test_l.py": code }, ["test_l.py::test_late"]);
    const { findings } = await settled(made, made.diagnosis({ kind: "blocked", file: "test_l.py", line: 8 }, { kind: "blocked", file: "test_l.py", line: 5 }));
    expect(findings.map((f) => [f.line, f.confidence])).toEqual([[2, "strong"], [1, "weak"]]);
    expect(findings[0].because.at(-1)).toMatchObject({ claim: expect.stringMatching(/^watched: the loop is kept for 0\.[345]/), excerpt: expect.stringContaining("test_l.py:5 in slow") });
    expect(findings[0].contrast).toBeUndefined();
  });
});

test("without time left the proof is said to be missing, and the ranking stands", async () => {
  const made = await red(LAYOUT, ["tests/test_shop.py"]);
  const bench = { ...made.lab, context: { ...made.lab.context, deadline: performance.now() } };
  const [one] = await confirm(bench, made.read.facts, [made.diagnosis({ kind: "path", folders: ["src"] })]);
  expect(one?.findings[0].contrast).toBeUndefined();
  expect(bench.context.notRun).toEqual([{ step: "proof of import.layout", reason: "the time budget was used up" }]);
});
