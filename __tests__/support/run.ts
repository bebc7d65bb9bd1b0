/** A whole diagnosis of a throw-away project, as a host would run it. */
import { afterAll } from "@jest/globals";
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { childEnv } from "../../src/adapters/child-env.js";
import { makeExec } from "../../src/adapters/exec.js";
import type { DiagnoseInputs, Prior, Sources } from "../../src/inputs.js";
import type { Report } from "../../src/report/schema.js";
import { diagnose } from "../../src/run.js";

const folders: string[] = [];
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true, force: true }); });

export interface Whole {
  readonly report: Report;
  readonly bundle: string;
}

const NO_SOURCES: Sources = { junitXml: [], reportLog: [], ctrf: [], pytestLog: [], mypyLog: [], nodes: [] };

/** @param over what differs from a call without options, fixes and mypy off */
export async function diagnosed(project: string, python: string, { sources, ...over }: Partial<Omit<DiagnoseInputs, "sources">> & { readonly sources?: Partial<Sources> } = {}): Promise<Whole> {
  const out = realpathSync(mkdtempSync(join(tmpdir(), "python-trace-run-")));
  folders.push(out);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:PYTEST|PYTHON|NODE_OPTIONS|JEST|GITHUB_)/.test(name)));
  const abort = new AbortController();
  const inputs: DiagnoseInputs = {
    project, cwd: project, sources: { ...NO_SOURCES, ...sources }, base: null, head: null, python: [python], pytestArgs: [], mypy: "never", mypyTargets: [], reruns: 2,
    nodeTimeoutMs: 20_000, timeBudgetMs: 120_000, fix: "off", fixCommand: null, attempt: null, prior: null, brief: null, plan: null, smoke: [], passEnv: [], blockEnv: [], out, slug: "test", ...over,
  };
  const { report } = await diagnose(inputs, {
    exec: makeExec(childEnv(env, { pass: [], block: [] }), abort.signal), clock: { now: () => new Date() }, env, abort: abort.signal,
    progress: { stage: () => undefined, detail: () => undefined },
    pythonDir: join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "probe", "python"),
  });
  return { report, bundle: out };
}

/** What a comment remembers of a push on which these nodes failed. */
export function priorOf(nodes: readonly string[], over: Partial<Prior> = {}): Prior {
  return { head: "a".repeat(40), runId: "2026-01-31T10:00:00Z-pr-42", signatures: { s: 1 }, nodes, mypy: null, pushes: [], ...over };
}
