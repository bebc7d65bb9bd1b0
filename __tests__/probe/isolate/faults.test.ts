/** What isolation has to stand: tests that end the process, hang, leave processes behind; old and new interpreters. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ask } from "../../../src/probe/isolate/ask.js";
import type { Question } from "../../../src/probe/isolate/replies.js";
import { makeLab } from "../../support/lab.js";
import { supported } from "../../support/plugin.js";
import { describePython, pythonEnv, tempProject } from "../../support/python.js";
import { leaky } from "./projects.js";

const faulty: Readonly<Record<string, string>> = {
  "test_faulty.py": [
    "import os", "import subprocess", "import sys", "import time", "", "SEEN = []", "",
    "def test_dies():", "    os._exit(3)", "",
    "def test_pollutes():", "    SEEN.append(1)", "",
    "def test_hangs():", "    time.sleep(60)", "",
    "def test_leaves():", "    child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(60)'])",
    "    open('left.pid', 'w').write(str(child.pid))", "",
    "def test_forks():", "    if os.fork() == 0:", "        time.sleep(60)", "",
    "def test_victim():", "    assert not SEEN", "",
    "def test_waits():", "    open('waits.pid', 'w').write(str(os.getpid()))", "    time.sleep(60)", "",
  ].join("\n"),
};

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(pid)}/status`, "utf8"));
  } catch {
    return false;
  }
};

describe("faults", () => {
  let python = "";
  beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

  test("steps that end the process or hang are left out, and the polluter is found", async () => {
    const project = await tempProject(faulty);
    const lab = await makeLab({ project, python, nodeTimeoutMs: 1500 });
    const [answer] = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 60, questions: [{ ask: "company", node: "test_faulty.py::test_victim", order: [], seconds: null }] });
    expect(answer).toMatchObject({ how: "turned" });
    expect(answer?.trials.at(-1)?.before).toEqual(["test_faulty.py::test_pollutes"]);
    const left = join(project, "left.pid");
    expect(existsSync(left) && alive(Number(readFileSync(left, "utf8")))).toBe(false);
  });

  test("a node that dies, and one that hangs with the stack of where", async () => {
    const lab = await makeLab({ project: await tempProject(faulty), python, nodeTimeoutMs: 1500 });
    const alone = (name: string): Question => ({ ask: "alone", node: `test_faulty.py::${name}`, times: 1 });
    const [dies, hangs, leaves, gone] = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 60, questions: ["test_dies", "test_hangs", "test_leaves", "test_gone"].map(alone) });
    expect(dies?.trials[0]).toMatchObject({ outcome: "died", message: "exit 3" });
    expect(hangs?.trials[0]?.outcome).toBe("hung");
    expect(hangs?.trials[0]?.facts.find((f) => f.t === "hang")?.threads[0]?.frames.at(-1)).toMatchObject({ func: "test_hangs", line: 15 });
    expect(leaves?.trials[0]?.outcome).toBe("passed");
    expect(gone?.how).toBe("not-collected");
    expect(lab.context.notRun).toEqual([{ step: "alone: test_faulty.py::test_gone", reason: "pytest did not collect it" }]);
  });

  test("when the budget ends nothing lives on", async () => {
    const project = await tempProject(faulty);
    const lab = await makeLab({ project, python, nodeTimeoutMs: 30_000 });
    const begun = performance.now();
    const [answer] = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 1, questions: [{ ask: "alone", node: "test_faulty.py::test_waits", times: 3 }] });
    expect(answer?.how).toBe("out-of-time");
    expect(performance.now() - begun).toBeLessThan(40_000);
    const pid = Number(readFileSync(join(project, "waits.pid"), "utf8"));
    for (let n = 0; n < 30 && alive(pid); n += 1) await sleep(100);
    expect(alive(pid)).toBe(false);
  });

  test("reports that the project asks for hear nothing of forks, and the tree stays as it is", async () => {
    const project = await tempProject({ ...leaky, "tests/test_z.py": "import logging\n\ndef test_z(tmp_path):\n    print('said')\n    logging.warning('logged')\n" });
    const lab = await makeLab({ project, python });
    const before = readdirSync(project, { recursive: true }).map(String).sort();
    const [answer] = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 60, questions: [{ ask: "company", node: "tests/test_z.py::test_z", order: [], seconds: null }] });
    expect(answer?.how).toBe("clean");
    expect(readdirSync(project, { recursive: true }).map(String).sort()).toEqual(before);
    expect(answer?.evidence[0]?.excerpt).not.toContain("said");
  });
});

for (const { python, pytest, requirements } of supported) {
  describePython(python, `isolation under CPython ${python} and pytest ${pytest}`, () => {
    test("search, leaks and factors", async () => {
      const lab = await makeLab({ project: await tempProject(leaky), python: await pythonEnv({ python, requirements }) });
      const victim = (name: string): string => `tests/test_v.py::test_v_${name}`;
      const leaks = (name: string): Question => ({ ask: "leaks", node: victim(name), before: [`tests/test_a.py::test_p_${name}`], kind: "tests", place: "first" });
      const [joint, ...leaked] = await ask(lab, "fork", {
        stage: "after-collection", files: [], seconds: 100,
        questions: [{ ask: "company", node: victim("joint"), order: [], seconds: null }, leaks("global"), leaks("class"), leaks("fixture"), leaks("patched")],
      });
      expect(joint?.trials.at(-1)?.before).toEqual(["tests/test_a.py::test_p_first", "tests/test_a.py::test_p_second"]);
      expect(leaked.map((a) => a.leaks[0]).map((l) => [l?.name, l?.role, l?.line])).toEqual([
        ["app.settings.DEBUG", "decides", 13], ["app.forms.Form.errors", "decides", 5], ["fixture stock[…]", "decides", 31], ["time.ctime", "decides", 28],
      ]);
      expect(lab.context.notRun).toEqual([]);
    });
  });
}
