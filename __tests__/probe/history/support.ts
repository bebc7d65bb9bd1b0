/** Real git repositories and real runs of the project's own stages up to the question about history. */
import { afterAll } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { childEnv } from "../../../src/adapters/child-env.js";
import { makeExec } from "../../../src/adapters/exec.js";
import type { Context } from "../../../src/context.js";
import type { Failure } from "../../../src/probe/failure.js";
import { group } from "../../../src/diagnose/group.js";
import { readChange } from "../../../src/env/change.js";
import { isFirstParty, projectFiles } from "../../../src/env/files.js";
import { findInterpreter } from "../../../src/env/interpreter.js";
import type { History, HistoryGroup, Verdict } from "../../../src/probe/history.js";
import { traceHistory } from "../../../src/probe/history/trace.js";
import { neutralSettings } from "../../../src/probe/pytest.js";
import { readRun } from "../../../src/probe/reproduce.js";
import { runTypes, type TypesPlan } from "../../../src/probe/types.js";
import { makeRedact } from "../../../src/trace/redact.js";
import { Recorder } from "../../../src/trace/recorder.js";
import { pluginFolder } from "../../support/plugin.js";
import { pythonEnv } from "../../support/python.js";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function tempFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "history-")));
  folders.push(folder);
  return folder;
}

/** Content by path; null deletes. */
export type Files = Readonly<Record<string, string | null>>;

export class Repo {
  readonly top = tempFolder();

  constructor() {
    this.git("init", "-q", "-b", "main");
  }

  git(...args: readonly string[]): string {
    const env = { ...process.env, GIT_AUTHOR_NAME: "a", GIT_AUTHOR_EMAIL: "a@example.invalid", GIT_COMMITTER_NAME: "a", GIT_COMMITTER_EMAIL: "a@example.invalid", GIT_CONFIG_GLOBAL: "/dev/null" };
    return execFileSync("git", args, { cwd: this.top, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] }).trim();
  }

  write(files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      const path = join(this.top, name);
      mkdirSync(dirname(path), { recursive: true });
      if (content === null) rmSync(path);
      else writeFileSync(path, content);
    }
  }

  /** @returns the hash */
  commit(subject: string, files: Files): string {
    this.write(files);
    this.git("add", "-A");
    this.git("commit", "-q", "--allow-empty", "-m", subject);
    return this.git("rev-parse", "HEAD");
  }
}

/** Every file below a folder with a hash of its content and the time of its last change. */
export function snapshot(folder: string): Record<string, string> {
  const seen: Record<string, string> = {};
  const walk = (at: string): void => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) walk(path);
      else seen[relative(folder, path)] = `${createHash("sha256").update(entry.isSymbolicLink() ? readlinkSync(path) : readFileSync(path)).digest("hex")} ${String(lstatSync(path).mtimeMs)}`;
    }
  };
  walk(folder);
  return seen;
}

export interface Question {
  readonly project: string;
  readonly base: string | null;
  /** Nodes or files that fail at HEAD. */
  readonly nodes: readonly string[];
  readonly company?: HistoryGroup["company"];
  readonly env?: HistoryGroup["env"];
  readonly factor?: HistoryGroup["factor"];
  /** What mypy checks; without it mypy is not run. */
  readonly mypy?: TypesPlan;
  readonly python?: string;
  readonly budgetMs?: number;
}

export interface Answer {
  readonly history: History;
  readonly context: Context;
  readonly groups: readonly HistoryGroup[];
  /** Runs of pytest that history made. */
  readonly runs: number;
  readonly notRun: readonly string[];
  /** The only verdict; fails where there are none or more. */
  verdict(): Verdict;
}

export const python = (): Promise<string> => pythonEnv({ python: "any", requirements: ["pytest", "mypy"] });

/** The context of a run on `project`. */
export function contextFor(project: string, base: string | null, interpreter: string): Context {
  const [out, scratch] = [tempFolder(), tempFolder()];
  const clock = { now: () => new Date() };
  const abort = new AbortController().signal;
  return {
    exec: makeExec(childEnv(process.env, { pass: [], block: [] }), abort), clock, abort, env: process.env, pythonDir: pluginFolder,
    progress: { stage: () => undefined, detail: () => undefined },
    inputs: {
      project, cwd: project, base, head: null, python: [interpreter], pytestArgs: [], mypy: "auto", mypyTargets: [],
      sources: { junitXml: [], reportLog: [], ctrf: [], pytestLog: [], mypyLog: [], nodes: [] }, reruns: 5, nodeTimeoutMs: 20_000, timeBudgetMs: 600_000,
      fix: "off", fixCommand: null, attempt: null, prior: null, brief: null, plan: null, smoke: [], passEnv: [], blockEnv: [], out, slug: "local",
    },
    recorder: new Recorder({ out, project, runId: "run", clock, redact: makeRedact({}) }),
    scratch, deadline: performance.now() + 600_000, notRun: [], unmapped: [],
  };
}

/** Fails the nodes at HEAD as the stages before do, then asks for their history. */
export async function ask(question: Question): Promise<Answer> {
  const { project } = question;
  const context = contextFor(project, question.base, question.python ?? (await python()));
  const interpreter = await findInterpreter(context);
  const neutral = neutralSettings(context, interpreter);
  const failures: Failure[] = [];
  if (question.nodes.length > 0) {
    const read = await readRun(context, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q", ...(question.company ?? question.nodes), "--continue-on-collection-errors"], env: question.env ?? {}, ...(question.factor == null ? {} : { settings: { factor: question.factor } }) });
    failures.push(...(read.death === null ? [] : [read.death]), ...read.outcome.failures);
  }
  if (question.mypy !== undefined) failures.push(...(await runTypes(context, interpreter, question.mypy)).failures);
  const groups = group(failures, isFirstParty).map((g): HistoryGroup => ({ ...g, company: question.company ?? null, env: question.env ?? {}, factor: question.factor ?? null, repeats: 1 }));
  const change = await readChange(context);
  const asked = { groups, types: question.mypy ?? null, files: projectFiles(project) };
  const limited = question.budgetMs === undefined ? context : { ...context, deadline: performance.now() + question.budgetMs };
  const history = await traceHistory(limited, interpreter, neutral, change, asked);
  const trace = readFileSync(join(context.inputs.out, context.recorder.traceFile), "utf8").split("\n");
  return {
    history, context, groups, runs: trace.filter((l) => l.includes('"action":"history.pytest"')).length, notRun: context.notRun.map((n) => `${n.step}: ${n.reason}`),
    verdict: () => {
      const [only, ...others] = history.byGroup.values();
      if (only === undefined || others.length > 0) throw new Error(`${String(history.byGroup.size)} verdicts; ${context.notRun.map((n) => n.reason).join("; ")}`);
      return only;
    },
  };
}
