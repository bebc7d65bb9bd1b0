/** A failing node once more, alone and in a fresh process, with one thing changed. */
import type { Context, Interpreter } from "../context.js";
import type { TestFailure } from "./failure.js";
import type { CommandSource, Evidence } from "../trace/evidence.js";
import type { Neutral } from "./pytest.js";
import { nodeArgument, readRun } from "./reproduce.js";

export interface Bench {
  readonly context: Context;
  readonly interpreter: Interpreter;
  readonly neutral: Neutral;
}

/** What is changed: words for people, and the arguments of pytest, or settings of the plugin, that do it. */
export interface Factor {
  readonly told: string;
  readonly args: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
}

export interface OnceMore {
  /** `other`: nothing ran, or the run ended before its time. */
  readonly outcome: "passed" | "failed" | "other";
  readonly failures: readonly TestFailure[];
  readonly evidence: Evidence<CommandSource>;
}

/** @param node a node id, or a file that cannot be collected */
export async function onceMore(bench: Bench, node: string, factor: Factor | null): Promise<OnceMore> {
  const { context, interpreter, neutral } = bench;
  const { ran, outcome, evidence } = await readRun(context, interpreter, neutral, {
    stepId: "S3", action: "pytest.counterfactual", about: factor === null ? "alone" : `with ${factor.told}`, args: ["-q", nodeArgument(node), "--tb=short", ...(factor?.args ?? [])],
    ...(factor?.settings === undefined ? {} : { settings: factor.settings }),
  });
  const what = outcome.failures.length > 0 ? "failed" : ran.exitCode === 0 && outcome.passed.size > 0 ? "passed" : "other";
  return { outcome: what, failures: outcome.failures, evidence };
}

/** The run that shows a node failing by itself: the one that it was reproduced in where that ran nothing else, else a new one. */
export async function failingAlone(bench: Bench, { node, evidence }: TestFailure): Promise<Evidence<CommandSource> | null> {
  if (isCommand(evidence) && evidence.source.argv.filter((word) => word.includes("::") || word.endsWith(".py")).join() === nodeArgument(node)) return evidence;
  const alone = await onceMore(bench, node, null);
  return alone.outcome === "failed" ? alone.evidence : null;
}

function isCommand(evidence: Evidence): evidence is Evidence<CommandSource> {
  return evidence.source.type === "command";
}
