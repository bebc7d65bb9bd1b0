/** A run's context over a throw-away project: real processes, a real recorder, a real interpreter. */
import { afterAll } from "@jest/globals";
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnv } from "../../src/adapters/child-env.js";
import { makeExec } from "../../src/adapters/exec.js";
import type { Context } from "../../src/context.js";
import { findInterpreter } from "../../src/env/interpreter.js";
import type { DiagnoseInputs } from "../../src/inputs.js";
import type { Lab } from "../../src/probe/isolate/lab.js";
import { neutralSettings } from "../../src/probe/pytest.js";
import { Recorder } from "../../src/trace/recorder.js";
import { makeRedact } from "../../src/trace/redact.js";

export interface LabSpec {
  readonly project: string;
  /** Path of the Python to use. */
  readonly python: string;
  readonly budgetMs?: number;
  readonly nodeTimeoutMs?: number;
  readonly env?: Readonly<Record<string, string>>;
}

const made: string[] = [];
afterAll(() => { for (const folder of made) rmSync(folder, { recursive: true, force: true }); });

/** The context, interpreter and neutral settings of one run; scratch and bundle lie in a temporary folder of their own. */
export async function makeLab(spec: LabSpec): Promise<Lab> {
  const base = realpathSync(mkdtempSync(join(tmpdir(), "python-trace-lab-")));
  made.push(base);
  const [out, scratch] = [join(base, "out"), join(base, "scratch")];
  mkdirSync(out);
  mkdirSync(scratch);
  const kept = Object.entries(process.env).filter(([name]) => !/^(?:PYTEST|PYTHON|NODE_OPTIONS|JEST)/.test(name));
  const env = { ...Object.fromEntries(kept), ...spec.env };
  const abort = new AbortController();
  const clock = { now: (): Date => new Date() };
  const recorder = new Recorder({ out, project: spec.project, runId: "2026-01-01T00:00:00Z-test", clock, redact: makeRedact(env) });
  const context: Context = {
    exec: makeExec(childEnv(env, { pass: [], block: [] }), abort.signal), clock, env, abort: abort.signal, recorder, scratch,
    progress: { stage: () => undefined, detail: () => undefined },
    pythonDir: join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "probe", "python"),
    inputs: { ...INPUTS, project: spec.project, cwd: spec.project, python: [spec.python], nodeTimeoutMs: spec.nodeTimeoutMs ?? 20_000, out },
    deadline: performance.now() + (spec.budgetMs ?? 600_000), notRun: [], unmapped: [],
  };
  const interpreter = await findInterpreter(context);
  return { context, interpreter, neutral: neutralSettings(context, interpreter) };
}

const INPUTS: DiagnoseInputs = {
  project: "", cwd: "", sources: { junitXml: [], reportLog: [], ctrf: [], pytestLog: [], mypyLog: [], nodes: [] },
  base: null, head: null, python: null, pytestArgs: [], mypy: "never", mypyTargets: [], reruns: 5, nodeTimeoutMs: 20_000, timeBudgetMs: 120_000,
  fix: "off", fixCommand: null, attempt: null, prior: null, brief: null, plan: null, smoke: [], passEnv: [], blockEnv: [], out: "", slug: "test",
};
