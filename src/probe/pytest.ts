/** One run of the project's pytest through our plugin: the argv is what a person would type. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { delimiter, dirname, join } from "node:path";
import type { Context, Interpreter } from "../context.js";
import { timeLeft } from "../context.js";
import { bytecodeEnv } from "../env/bytecode.js";
import { neutralise, shlexJoin, type Neutralised } from "../env/addopts.js";
import type { Command } from "../ports.js";
import type { Ran } from "../trace/recorder.js";
import { readChannel } from "./channel.js";
import type { Fact } from "./facts.js";
import { readStacks } from "./stacks.js";

export interface JunitAddress {
  readonly classname: string;
  readonly name: string;
}

export interface PytestQuestion {
  readonly stepId: string;
  readonly action: string;
  /** Arguments after `python -m pytest`. */
  readonly args: readonly string[];
  /** Keep only the items that junit names so; null keeps all. */
  readonly select?: readonly JunitAddress[];
  readonly timeoutMs?: number;
  /** What is special about this run; its claim begins with it. */
  readonly about?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another checkout of the same project (a scratch clone) to run in; absolute. */
  readonly checkout?: string;
  /** More settings for the plugin, for probes that need its other abilities. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface PytestRun {
  readonly ran: Ran;
  readonly facts: readonly Fact[];
}

/** What stands in the way of a re-run among the project's own settings, and the arguments that take it out. */
export interface Neutral {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly said: readonly string[];
}

/** Works out, once a run, what to neutralise. */
export function neutralSettings(context: Context, { facts }: { readonly facts: Pick<Interpreter["facts"], "pytest" | "distributions"> }): Neutral {
  const isPath = namesSomething(context);
  const addopts = facts.pytest?.addopts ?? { config: [], env: [] };
  const config = neutralise(addopts.config, isPath);
  const env = neutralise(addopts.env, isPath);
  const own = ownArguments(context, []);
  const shuffles = facts.distributions.some((d) => d.name.toLowerCase() === "pytest-randomly")
    && ![...config.kept, ...env.kept].join(" ").includes("no:randomly");
  const args = [
    ...(config.removed.length > 0 ? ["-o", `addopts=${shlexJoin(config.kept)}`] : []),
    ...(shuffles ? ["-p", "no:randomly"] : []),
  ];
  // pytest's own cache would be written into the checkout.
  const cacheOff = [...config.kept, ...env.kept, ...own.kept].join(" ").includes("no:cacheprovider");
  const ownEnv = [...env.kept, ...(cacheOff ? [] : ["-o", `cache_dir=${join(context.scratch, "pytest-cache")}`])];
  return {
    args,
    env: { PYTEST_ADDOPTS: shlexJoin(ownEnv) },
    said: [
      ...config.removed.map((r) => `addopts: ${r}`),
      ...env.removed.map((r) => `PYTEST_ADDOPTS: ${r}`),
      ...own.removed.map((r) => `--pytest-args: ${r}`),
      ...(shuffles ? ["pytest-randomly (shuffles the order)"] : []),
    ],
  };
}

const namesSomething = (context: Context) => (word: string): boolean => existsSync(join(context.inputs.project, word.split("::", 1)[0] ?? word));

/** What of `--pytest-args` goes into a run: a path among them says what a run of the whole suite takes, and widens every other. */
function ownArguments(context: Context, asked: readonly string[]): Neutralised {
  const named = asked.some((word) => !word.startsWith("-"));
  return neutralise(context.inputs.pytestArgs, named ? namesSomething(context) : () => false);
}

/** What of an interpreter decides how pytest is started. */
export type PytestHost = Pick<Interpreter, "argv"> & { readonly facts: Pick<Interpreter["facts"], "compiled"> };

/** The variable that names the file of the plugin's settings; the plugin waits for it. */
const SETTINGS = "PYTHON_TRACE_PLUGIN";

type Asked = Pick<PytestQuestion, "args" | "checkout" | "env" | "timeoutMs">;

/** The command of a question, but for the plugin's settings. */
function pytestCommand(context: Context, host: PytestHost, neutral: Neutral, question: Asked): Command {
  const { PYTHONPATH, PYTEST_PLUGINS } = context.env;
  const before = (own: string, theirs: string | undefined, by: string): string => (theirs ? `${own}${by}${theirs}` : own);
  return {
    argv: [...host.argv, "-m", "pytest", ...question.args, ...neutral.args, ...ownArguments(context, question.args).kept],
    cwd: question.checkout ?? context.inputs.project,
    timeoutMs: Math.min(question.timeoutMs ?? Number.POSITIVE_INFINITY, timeLeft(context)),
    env: {
      ...neutral.env,
      ...question.env,
      PYTHONPATH: before(context.pythonDir, PYTHONPATH, delimiter),
      PYTEST_PLUGINS: before("python_trace_plugin", PYTEST_PLUGINS, ","),
      ...bytecodeEnv(context, host),
    },
  };
}

/** Starts pytest as a question will want it. No conftest.py and no test is loaded before the question is asked: the plugin waits. */
export function beginPytest(context: Context, host: PytestHost, neutral: Neutral, question: Asked): void {
  context.early?.begin(pytestCommand(context, host, neutral, question), { variable: SETTINGS, file: settingsFile(context) });
}

const settingsFile = (context: Context): string => join(context.scratch, `settings-${randomBytes(12).toString("hex")}.json`);

/** Runs pytest with the plugin loaded. The plugin takes its settings out of the environment before any test sees them. */
export async function runPytest(context: Context, interpreter: Interpreter, neutral: Neutral, question: PytestQuestion): Promise<PytestRun> {
  const nonce = randomBytes(12).toString("hex");
  const channel = join(context.scratch, `channel-${nonce}.jsonl`);
  const stacks = join(context.scratch, `stacks-${nonce}.txt`);
  // Short, since a socket's path may have no more than 107 bytes.
  const basetemp = join(context.scratch, "t", nonce.slice(0, 8));
  mkdirSync(dirname(basetemp), { recursive: true });
  const user = Object.fromEntries(["PYTHONPATH", "PYTEST_PLUGINS", "PYTEST_ADDOPTS"].map((name) => [name, context.env[name] ?? null]));
  const settings = {
    channel, nonce, stacks, basetemp, node_timeout: context.inputs.nodeTimeoutMs / 1000,
    select: question.select ?? null, restore: user, ...question.settings,
  };
  const command = pytestCommand(context, interpreter, neutral, question);
  const begun = context.early?.take(command) ?? null;
  const told = begun?.settings ?? settingsFile(context);
  writeFileSync(`${told}.new`, JSON.stringify(settings));
  renameSync(`${told}.new`, told);
  const ran = await context.recorder.run(
    begun?.exec ?? context.exec, { ...command, env: { ...command.env, [SETTINGS]: told } },
    { stepId: question.stepId, action: question.action, shown: [...interpreter.shown, ...command.argv.slice(interpreter.argv.length)] },
  );
  // What cannot be removed now goes with the scratch folder, or stays with it.
  await rm(basetemp, { recursive: true, force: true }).catch(() => undefined);
  const read = readChannel(channel, nonce);
  if (read.refused > 0 || read.cut) {
    context.notRun.push({ step: question.action, reason: `${String(read.refused)} lines of the plugin's channel were refused${read.cut ? ", and it was too large to read whole" : ""}` });
  }
  const stuck = read.facts.some((f) => f.t === "hang") ? null : readStacks(stacks);
  return { ran, facts: stuck === null ? read.facts : [...read.facts, stuck] };
}
