/** Runs the real pytest with our plugin on a folder and reads the facts that it leaves. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { fact, type Fact, type FactOf } from "../../src/probe/facts.js";
import type { PythonVersion } from "./python.js";

export const pluginFolder = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "src", "probe", "python");

const beside = ["pytest-asyncio", "anyio", "pytest-xdist"];
/** The pairs of interpreter and pytest on which the plugin is tested, with other plugins beside it. */
export const supported: readonly { python: PythonVersion; pytest: string; requirements: string[] }[] = [
  { python: "3.8", pytest: "7", requirements: ["pytest==7.4.4", ...beside, "pytest-subtests"] },
  { python: "3.11", pytest: "8", requirements: ["pytest==8.4.2", ...beside, "pytest-subtests", "pytest-timeout"] },
  { python: "3.13", pytest: "9", requirements: ["pytest~=9.0", ...beside, "pytest-timeout", "pytest-randomly", "pytest-cov"] },
];

export interface Session {
  readonly exitCode: number | null;
  readonly output: string;
  readonly facts: Fact[];
}

interface Options {
  readonly args?: readonly string[];
  readonly nodeTimeout?: number;
  readonly select?: readonly { classname: string; name: string }[];
  readonly userPath?: string;
  /** More settings of the plugin. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Variables laid over the environment of the run. */
  readonly env?: Readonly<Record<string, string>>;
}

/** One pytest session in `project`; every line of the channel must fit the schema. Plugins that shuffle are off. */
export async function session(python: string, project: string, options: Options = {}): Promise<Session> {
  const channel = join(tmpdir(), `python-trace-channel-${randomUUID()}`);
  const userPath = options.userPath ?? null;
  const settings = {
    channel,
    nonce: "n1",
    node_timeout: options.nodeTimeout ?? null,
    select: options.select ?? null,
    restore: { PYTHONPATH: userPath, PYTEST_PLUGINS: null },
    ...options.settings,
  };
  const told = `${channel}.settings`;
  writeFileSync(told, JSON.stringify(settings));
  const env = {
    ...process.env,
    PYTEST_PLUGINS: "python_trace_plugin",
    PYTHONPATH: userPath === null ? pluginFolder : `${pluginFolder}:${userPath}`,
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHON_TRACE_PLUGIN: told,
    ...options.env,
  };
  const off = ["-p", "no:cacheprovider", "-p", "no:randomly"];
  const argv = ["-m", "pytest", "-q", "--tb=short", ...off, ...(options.args ?? [])];
  const ended = await finished(python, argv, project, env);
  const lines = existsSync(channel) ? (await readFile(channel, "utf8")).split("\n").filter((line) => line !== "") : [];
  await rm(channel, { force: true });
  return { ...ended, facts: lines.map((line) => read(line)) };
}

function finished(program: string, argv: string[], cwd: string, env: NodeJS.ProcessEnv): Promise<Omit<Session, "facts">> {
  return new Promise((resolve) => {
    const child = execFile(program, argv, { cwd, env, maxBuffer: 64 << 20 }, (_error, stdout, stderr) => {
      resolve({ exitCode: child.exitCode, output: stdout + stderr });
    });
  });
}

function read(line: string): Fact {
  const value: unknown = JSON.parse(line);
  z.object({ k: z.literal("n1") }).parse(value);
  return fact.parse(value);
}

/** The facts of one type. */
export function only<T extends Fact["t"]>(facts: readonly Fact[], type: T): FactOf<T>[] {
  return facts.filter((f): f is FactOf<T> => f.t === type);
}

/** The report of the one failed phase of the node whose id ends so. */
export function failure(facts: readonly Fact[], name: string): FactOf<"report"> {
  const [found, ...more] = only(facts, "report").filter((r) => r.node.endsWith(name) && r.outcome === "failed");
  if (found === undefined || more.length > 0) throw new Error(`${more.length + (found ? 1 : 0)} failed reports for ${name}`);
  return found;
}
