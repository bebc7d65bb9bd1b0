/** Nodes that fail always, sometimes or never here, and the one factor that decides. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { isolate, NOTHING_KNOWN } from "../../../src/probe/isolate/isolate.js";
import type { Isolation } from "../../../src/probe/isolate/isolation.js";
import type { Lab } from "../../../src/probe/isolate/lab.js";
import { readRun } from "../../../src/probe/reproduce.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";
import { chancy, needy } from "./projects.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

/** As the pipeline does: the nodes once more by themselves, then isolation. */
async function rerun(lab: Lab, nodes: readonly string[]): Promise<Map<string, Isolation>> {
  const read = await readRun(lab.context, lab.interpreter, lab.neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q", ...nodes, "--tb=short"] });
  const failure = (node: string): (typeof read.outcome.failures)[number] | null => read.outcome.failures.find((f) => f.node === node) ?? null;
  const representatives = nodes.map((node) => ({ node, failed: failure(node) !== null, failure: failure(node) }));
  return isolate(lab.context, lab.interpreter, lab.neutral, { representatives, order: [], reruns: 4, known: NOTHING_KNOWN });
}

describe("chance", () => {
  let found = new Map<string, Isolation>();
  const at = (name: string): Isolation | undefined => found.get(`test_chance.py::${name}`);
  beforeAll(async () => {
    const lab = await makeLab({ project: await tempProject(chancy), python, env: { TZ: "UTC" } });
    found = await rerun(lab, ["test_always", "test_always_too", "test_never", "test_random", "test_seldom", "test_zone", "test_hash", "test_hour"].map((n) => `test_chance.py::${n}`));
  });

  // Two of them: whatever chance does to the others, there is an order to reverse.
  test.each(["test_always", "test_always_too"])("%s, which always fails, is deterministic, N of N", (name) => {
    expect(at(name)).toMatchObject({ verdict: "deterministic", failed: { runs: 6, of: 6 }, flip: null });
  });

  test("what never fails is not reproduced, 0 of N", () => {
    expect(at("test_never")).toMatchObject({ verdict: "not-reproduced", failed: { runs: 0 }, flip: null, failure: null });
  });

  test.each([
    ["test_random", "random-seed", /^random\.seed\(\d\) before it: /],
    ["test_seldom", "random-seed", /^random\.seed\(\d\) before it: /],
    ["test_zone", "time-zone", /^(?:TZ=\S+|as it is): /],
    ["test_hash", "hash-seed", /^PYTHONHASHSEED=\d: /],
    ["test_hour", "clock", /^(?:the clock moved by -?\d+ h|as it is): /],
  ])("%s: the factor that turns it is %s", (name, factor, setting) => {
    const isolation = at(name);
    expect(isolation).toMatchObject({ verdict: "flaky", flip: { factor } });
    const { failing, passing } = isolation?.flip?.contrast ?? {};
    expect([failing, passing].map((run) => (setting.test(run?.claim ?? "") ? run?.claim.split(": ")[1]?.split(" ")[0] : run?.claim))).toEqual(["fails", "passes"]);
    expect([failing?.source.exit_code, passing?.source.exit_code]).toEqual([1, 0]);
    expect(isolation?.failed.runs).toBeGreaterThan(0);
    expect(isolation?.failed.runs).toBeLessThan(isolation?.failed.of ?? 0);
    expect(isolation?.failure?.node).toBe(`test_chance.py::${name}`);
  });
});

describe("the inverse", () => {
  test("a test that passes only behind another names it", async () => {
    const lab = await makeLab({ project: await tempProject(needy), python });
    const found = await isolate(lab.context, lab.interpreter, lab.neutral, {
      representatives: [{ node: "test_needy.py::test_reads", failed: true, failure: null }], order: [], reruns: 2, known: NOTHING_KNOWN,
    });
    expect(found.get("test_needy.py::test_reads")).toMatchObject({
      verdict: "order-dependent", polluter: null, polluters: [], enablers: ["test_needy.py::test_makes"], contrast: { factor: "enabler" },
    });
  });
});

describe("a single node that fails", () => {
  test("costs one more process", async () => {
    const lab = await makeLab({ project: await tempProject(chancy), python });
    const found = await rerun(lab, ["test_chance.py::test_always"]);
    expect(found.get("test_chance.py::test_always")).toMatchObject({ verdict: "deterministic", failed: { runs: 5, of: 5 } });
    const runs = new Set(lab.context.recorder.evidence.flatMap((e) => (e.source.type === "command" && e.source.argv.includes("pytest") ? [e.source.output_ref] : [])));
    expect(runs.size).toBe(2);
  });
});
