/** What masks taken off do to the roots that name them, and what the rules say of the error behind. */
import { describe, expect, test } from "@jest/globals";
import { behindMasks, byMasks } from "../../src/diagnose/lifted.js";
import type { Finding } from "../../src/diagnose/rule.js";
import { liftsIn } from "../../src/marks/lift.js";
import type { Lifted } from "../../src/probe/masks/on-way.js";
import { uncovered } from "../../src/probe/masks/on-way.js";
import { parse } from "../../src/syntax/source.js";
import type { Finished } from "../../src/ports.js";
import { aDossier } from "../support/a-dossier.js";
import { anException, aTest, tempRecorder } from "../support/facts.js";

const NODE = "tests/test_a.py::test_b";
const masks = liftsIn(parse("app.py", "def f():\n    try:\n        g()\n    except Exception:\n        return None\n")).map((lift) => ({ file: "app.py", lift }));
const finished: Finished = { exitCode: 1, signal: null, timedOut: false, durationMs: 1, stdout: "", stderr: "", output: "" };
const recorder = tempRecorder();
async function ran(exitCode: number): Promise<Awaited<ReturnType<typeof recorder.run>>> {
  return recorder.run({ run: (): Promise<Finished> => Promise.resolve({ ...finished, exitCode }) }, { argv: ["pytest"], cwd: "/", timeoutMs: 1 }, { stepId: "S3", action: "mask.lift" });
}
async function lifted(over: Partial<Lifted>): Promise<Lifted> {
  return { masks, outcome: "same", failures: [], evidence: recorder.fromCommand(await ran(1), "without it", ""), contrast: null, ...over };
}
const finding = (over: Partial<Finding> = {}): Finding => ({ kind: "code.exception-swallowed", file: "app.py", line: 4, statement: "It hides.", confidence: "strong", score: 0.9, because: [aTest(NODE, []).evidence], disprovedBy: "x", ...over });

describe("a root that names a mask", () => {
  test("is proven where the node passes without it", async () => {
    const contrast = recorder.contrast("taking off", recorder.fromCommand(await ran(1), "a", ""), recorder.fromCommand(await ran(0), "b", ""));
    const [found] = byMasks([finding({ score: 0.5 })], aDossier({ lifted: await lifted({ outcome: "passed", contrast }) }));
    expect(found).toMatchObject({ confidence: "strong", score: 0.97, contrast });
  });

  test("falls behind where the node fails in the same way without it; other roots stay", async () => {
    const other = finding({ kind: "code.wrong-value" });
    const [found, stays] = byMasks([finding(), other], aDossier({ lifted: await lifted({}) }));
    expect(found).toMatchObject({ confidence: "weak", score: 0.9 * 0.4 });
    expect(stays).toBe(other);
  });

  test("is what it was where nothing was taken off", () => {
    const one = finding();
    expect(byMasks([one], aDossier({}))[0]).toBe(one);
  });
});

describe("the error behind a mask", () => {
  const through = (type: string, line: number): ReturnType<typeof aTest> => aTest(NODE, [anException(type, "m", [{ file: NODE.split("::")[0] ?? "", line: 3 }, { file: "app.py", line }])]);

  test("is read by the rules where it is a mistake that came through what the mask covers", async () => {
    const run = await lifted({ outcome: "other", failures: [through("AttributeError", 3)] });
    const [found] = behindMasks(aDossier({ lifted: run }), (d) => (d.failures[0] === run.failures[0] ? [finding({ kind: "code.attribute-missing", line: 3, score: 1, statement: "It lacks `x`." })] : []));
    expect(found).toMatchObject({ kind: "code.attribute-missing", confidence: "weak", score: 0.9, statement: "It lacks `x`; `except Exception` at `app.py:4` hides it." });
    expect(found?.because).toContain(run.evidence);
  });

  test("is none where it came from elsewhere, or where a handler may well expect it", async () => {
    for (const failure of [through("AttributeError", 40), through("ValueError", 3), through("ModuleNotFoundError", 3)]) {
      expect(behindMasks(aDossier({ lifted: await lifted({ outcome: "other", failures: [failure] }) }), () => [finding()])).toEqual([]);
    }
  });

  test("becomes a fact of what was caught, unless the run as it is told it already", async () => {
    const run = await lifted({ outcome: "other", failures: [through("KeyError", 3)] });
    const [fact] = uncovered(run, NODE, []);
    expect(fact).toMatchObject({ t: "caught", node: NODE, handler: { file: "app.py", line: 4, func: "f" }, exception: { type: "KeyError" } });
    expect(uncovered(run, NODE, fact === undefined ? [] : [fact])).toEqual([]);
  });
});
