/** What is started before it is asked for: used where the very same is asked for, stopped everywhere else. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { childEnv } from "../../src/adapters/child-env.js";
import { makeExec } from "../../src/adapters/exec.js";
import { Early } from "../../src/probe/early.js";
import { beginPytest } from "../../src/probe/pytest.js";
import { nodeArgument, readRun, rerunArguments } from "../../src/probe/reproduce.js";
import type { Command } from "../../src/ports.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";

const folder = mkdtempSync(join(tmpdir(), "python-trace-early-"));
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });
const early = (): Early => new Early(makeExec(childEnv(process.env, { pass: [], block: [] }), new AbortController().signal));
const once = (name: string, more = ""): Command => ({
  argv: ["python3", "-c", `import os, time\nopen(${JSON.stringify(join(folder, name))}, 'a').write('started ')\n${more}`], cwd: folder, timeoutMs: 20_000, env: { A: "1", B: null },
});
const times = (name: string): number => readFileSync(join(folder, name), "utf8").trim().split(" ").length;

async function until(holds: () => boolean): Promise<void> {
  for (let n = 0; n < 400 && !holds(); n += 1) await wait(25);
  expect(holds()).toBe(true);
}

describe("a command that was begun", () => {
  test("is the one that runs when the same is asked for, once", async () => {
    const all = early();
    all.begin(once("same"));
    const command = { ...once("same"), env: { B: null, A: "1" }, timeoutMs: 5_000 };
    const done = await all.take(command)?.exec.run(command);
    expect([done?.exitCode, times("same")]).toEqual([0, 1]);
    expect(all.take(command)).toBeNull();
  });

  test.each([["another environment", { env: { A: "2", B: null } }, true], ["another folder", { cwd: tmpdir() }, false]])("is not taken for %s", async (_what, other, stopped) => {
    const all = early();
    const name = `other-${String(stopped)}`;
    const command = once(name, `time.sleep(3)\nopen(${JSON.stringify(join(folder, name))}, 'a').write('ended ')`);
    all.begin(command);
    await until(() => existsSync(join(folder, name)));
    expect(all.take({ ...command, ...other })).toBeNull();
    expect(all.busy).toBe(!stopped);
    expect(all.end()).toEqual([command.argv]);
    expect([all.busy, all.end()]).toEqual([false, []]);
    await wait(3_500);
    expect(times(name)).toBe(1);
  });
});

describe("pytest", () => {
  let python = "";
  beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });
  const files = {
    "pytest.ini": "[pytest]\n", "conftest.py": "open('loaded.txt', 'a').write('conftest ')\n",
    "test_it.py": "open('loaded.txt', 'a').write('module ')\n\ndef test_it():\n    assert 0\n",
  };

  async function begun(): Promise<{ readonly lab: Awaited<ReturnType<typeof makeLab>>; readonly log: string }> {
    const lab = await makeLab({ project: await tempProject(files), python });
    const context = { ...lab.context, early: new Early(lab.context.exec) };
    beginPytest(context, lab.interpreter, lab.neutral, { args: rerunArguments(["test_it.py::test_it"]) });
    await wait(1_500); // by far enough for a pytest that does not wait
    return { lab: { ...lab, context }, log: join(context.inputs.project, "loaded.txt") };
  }
  const question = { stepId: "S2", action: "pytest.rerun", args: ["-q", nodeArgument("test_it.py::test_it"), "--tb=short"] };

  test("loads neither conftest.py nor a test before its question is asked, and answers it as any other", async () => {
    const { lab: { context, interpreter, neutral }, log } = await begun();
    expect(existsSync(log)).toBe(false);
    const asked = performance.now();
    const read = await readRun(context, interpreter, neutral, question);
    expect(read.outcome.failures.map((f) => f.node)).toEqual(["test_it.py::test_it"]);
    expect(readFileSync(log, "utf8")).toBe("conftest module ");
    // It has been under way since before the question.
    expect(read.ran.durationMs).toBeGreaterThan(performance.now() - asked);
    expect(context.early?.busy).toBe(false);
  });

  test("is not used for a question with other arguments, and ends without having loaded anything", async () => {
    const { lab: { context, interpreter, neutral }, log } = await begun();
    writeFileSync(log, "");
    const read = await readRun(context, interpreter, neutral, { ...question, args: [...question.args, "-p", "no:doctest"] });
    expect(read.outcome.failures).toHaveLength(1);
    context.early?.end();
    await wait(500);
    expect(readFileSync(log, "utf8")).toBe("conftest module ");
  });
});
