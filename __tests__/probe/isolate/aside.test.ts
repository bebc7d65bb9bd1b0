/** What is asked of failing nodes in the very run that shows them failing. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { isRed } from "../../../src/probe/isolate/answer.js";
import { Aside } from "../../../src/probe/isolate/aside.js";
import { isolate } from "../../../src/probe/isolate/isolate.js";
import { reproduce, type Reproduction } from "../../../src/probe/reproduce.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";
import { needy } from "./projects.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

async function rerun(files: Readonly<Record<string, string>>, nodes: readonly string[], order: readonly string[] = []): Promise<{ lab: Awaited<ReturnType<typeof makeLab>>; aside: Aside; found: Reproduction }> {
  const lab = await makeLab({ project: await tempProject(files), python });
  const aside = new Aside(lab, order);
  return { lab, aside, found: await reproduce(lab.context, lab.interpreter, lab.neutral, nodes, [], aside) };
}

const mixed = {
  "test_m.py": [
    "import os", "",
    "def test_red():", "    assert 1 == 2", "",
    "def test_green():", "    pass", "",
    "def test_childless():", "    try:", "        os.waitpid(-1, 0)", "    except ChildProcessError:", "        return", "    assert False", "",
  ].join("\n"),
};

describe("aside", () => {
  test("a failing node is run again from the state after collection, one that passes is not, and the run has no child", async () => {
    const nodes = ["red", "green", "childless"].map((n) => `test_m.py::test_${n}`);
    const { aside, found } = await rerun(mixed, nodes);
    expect(found.failures.map((f) => [f.node, f.evidence.source.type === "command" && f.evidence.source.exit_code])).toEqual([["test_m.py::test_red", 1]]);
    const [alone, company, ...more] = aside.known.answers;
    expect(more).toEqual([]);
    expect([alone?.question, alone?.trials.map(isRed)]).toEqual([{ ask: "alone", node: nodes[0], times: 5 }, [true, true, true, true, true]]);
    expect(alone?.evidence[0]?.claim).toBe("alone, each time in a fork of its own: 5 of 5 failed");
    expect(alone?.evidence[0]?.excerpt).toContain("test_m.py::test_red: alone, 5 of 5: failed (AssertionError: assert 1 == 2)");
    expect([company?.how, company?.evidence[0]?.claim]).toEqual(["clean", "no other test of its files comes before it"]);
  });

  test("a slow node is run fewer times", async () => {
    const { aside } = await rerun({ "test_slow.py": "import time\n\ndef test_slow():\n    time.sleep(5.2)\n    assert 0\n" }, ["test_slow.py::test_slow"]);
    expect(aside.known.answers.find((a) => a.question.ask === "alone")?.trials.map(isRed)).toEqual([true, true]);
  });

  test("what isolation finds needs no further process for a node that always fails by itself", async () => {
    const { lab, aside, found } = await rerun(mixed, ["test_m.py::test_red"]);
    const runs = lab.context.recorder.records;
    const [failure] = found.failures;
    const isolations = await isolate(lab.context, lab.interpreter, lab.neutral, {
      representatives: [{ node: "test_m.py::test_red", failed: true, failure: failure ?? null }], order: [], reruns: 5, known: aside.known,
    });
    expect(isolations.get("test_m.py::test_red")).toMatchObject({ verdict: "deterministic", failed: { runs: 6, of: 6 } });
    expect(lab.context.recorder.records).toBe(runs);
  });

  test("one that needs another test of its file is found out, with the other tests of the file collected then", async () => {
    const { lab, aside } = await rerun(needy, ["test_needy.py::test_reads"]);
    expect(aside.known.answers.map((a) => [a.question.ask, a.how])).toEqual([["alone", "done"], ["company", "turned"]]);
    const isolations = await isolate(lab.context, lab.interpreter, lab.neutral, {
      representatives: [{ node: "test_needy.py::test_reads", failed: true, failure: null }], order: [], reruns: 2, known: aside.known,
    });
    expect(isolations.get("test_needy.py::test_reads")).toMatchObject({ verdict: "order-dependent", enablers: ["test_needy.py::test_makes"] });
  });

  test("with threads nothing is asked, and of nodes that fail alike the first", async () => {
    const threaded = { ...mixed, "conftest.py": "import threading\nthreading.Thread(target=threading.Event().wait, daemon=True).start()\n" };
    expect((await rerun(threaded, ["test_m.py::test_red"])).aside.known.answers).toEqual([]);
    const many = { "test_n.py": "import pytest\n\n\n@pytest.mark.parametrize('n', range(4))\ndef test_n(n):\n    assert n < 0\n" };
    const { aside, found } = await rerun(many, [0, 1, 2, 3].map((n) => `test_n.py::test_n[${n}]`));
    expect(found.failures).toHaveLength(4);
    expect(aside.known.answers.map((a) => [a.question.node, a.trials.length])).toEqual([["test_n.py::test_n[0]", 5]]);
  });
});
