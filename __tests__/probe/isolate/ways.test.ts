/** Forks of one process and fresh processes answer the same questions: they have to agree. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { isRed, type Answer, type Inquiry } from "../../../src/probe/isolate/answer.js";
import { ask } from "../../../src/probe/isolate/ask.js";
import { leastSet } from "../../../src/probe/isolate/least.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";
import { importing } from "./projects.js";

const order: Readonly<Record<string, string>> = {
  "test_order.py": [
    "SEEN = []", "",
    "def test_one():", "    SEEN.append(1)", "",
    "def test_none():", "    pass", "",
    "def test_two():", "    SEEN.append(2)", "",
    "def test_last():", "    pass", "",
    "def test_alone():", "    assert not SEEN", "",
    "def test_joint():", "    assert sum(SEEN) < 3", "",
    "def test_needs():", "    assert 2 in SEEN", "",
    "def test_red():", "    assert False", "",
  ].join("\n"),
};

interface Found { readonly node: string; readonly how: string; readonly alone: boolean; readonly before: readonly string[] }
const found = (a: Answer): Found => ({
  node: a.question.node, how: a.how, alone: a.trials[0] !== undefined && isRed(a.trials[0]), before: a.how === "turned" ? (a.trials.at(-1)?.before ?? []) : [],
});

describe("two ways", () => {
  let python = "";
  beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

  test("company: the same sets turn the same nodes", async () => {
    const lab = await makeLab({ project: await tempProject(order), python });
    const nodes = ["alone", "joint", "needs"].map((n) => `test_order.py::test_${n}`);
    const inquiry: Inquiry = { stage: "after-collection", files: [], seconds: 100, questions: nodes.map((node) => ({ ask: "company", node, order: [], seconds: null })) };
    const forked = (await ask(lab, "fork", inquiry)).map(found);
    expect(forked).toEqual([
      { node: nodes[0], how: "turned", alone: false, before: ["test_order.py::test_one"] },
      { node: nodes[1], how: "turned", alone: false, before: ["test_order.py::test_one", "test_order.py::test_two"] },
      { node: nodes[2], how: "turned", alone: true, before: ["test_order.py::test_two"] },
    ]);
    expect((await ask(lab, "process", inquiry)).map(found)).toEqual(forked);
  });

  test("alone and imports", async () => {
    const lab = await makeLab({ project: await tempProject(importing), python });
    const node = "tests/test_v.py::test_v";
    for (const way of ["fork", "process"] as const) {
      const alone = await ask(lab, way, { stage: "after-collection", files: ["tests/test_v.py"], seconds: 60, questions: [{ ask: "alone", node, times: 2 }] });
      expect(alone.map((a) => a.trials.map((t) => t.outcome))).toEqual([["passed", "passed"]]);
      const files = ["tests/test_a.py", "tests/test_b.py", "tests/test_c.py"];
      const imports = await ask(lab, way, { stage: "before-collection", files: ["tests/test_v.py"], seconds: 60, questions: [{ ask: "imports", node, files, place: "last" }] });
      expect(imports.map(found)).toEqual([{ node, how: "turned", alone: false, before: ["tests/test_b.py"] }]);
    }
  });

  test("where threads run after collection it does not fork", async () => {
    const threaded = { ...order, "conftest.py": "import threading\nthreading.Thread(target=threading.Event().wait, daemon=True).start()\n" };
    const lab = await makeLab({ project: await tempProject(threaded), python });
    const [answer] = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 60, questions: [{ ask: "alone", node: "test_order.py::test_red", times: 1 }] });
    expect(answer?.trials.map((t) => t.outcome)).toEqual(["failed"]);
    expect(answer?.evidence[0]?.claim).toContain("alone, 1 of 1: fails");
    expect(answer?.failure?.exceptions[0]?.type).toBe("AssertionError");
  });
});

describe("the least set", () => {
  const steps = Array.from({ length: 40 }, (_, i) => `s${String(i)}`);
  test.each([[[]], [["s7"]], [["s0"]], [["s39"]], [["s3", "s4"]], [["s1", "s20", "s38"]]])("finds %j", async (needed: readonly string[]) => {
    let asked = 0;
    const turns = (some: readonly string[]): Promise<boolean> => {
      asked += 1;
      return Promise.resolve(needed.length > 0 && needed.every((n) => some.includes(n)));
    };
    expect(await leastSet(steps, turns)).toEqual(needed);
    expect(asked).toBeLessThan(12 * (needed.length + 1));
  });

  test("says so when the same steps give both outcomes", async () => {
    let asked = 0;
    expect(await leastSet(steps, () => Promise.resolve((asked += 1) === 1))).toBeNull();
  });
});
