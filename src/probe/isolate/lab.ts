/** What every experiment needs, and the one that verdicts rest on: a run in a fresh process, as a person would type it. */
import type { Context, Interpreter } from "../../context.js";
import type { TestFailure } from "../failure.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import type { Fact } from "../facts.js";
import { outcomes } from "../outcomes.js";
import { factToProject } from "../paths.js";
import { runPytest, type Neutral } from "../pytest.js";
import { nodeArgument } from "../reproduce.js";

export interface Lab {
  readonly context: Context;
  readonly interpreter: Interpreter;
  readonly neutral: Neutral;
}

export interface FreshQuestion {
  /** Node ids or files, in the order in which they are to run. */
  readonly run: readonly string[];
  /** Files among `run` whose tests are left out: they are only imported. */
  readonly importOnly?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A factor that the plugin changes before the first test. */
  readonly factor?: readonly [name: string, value: number | string];
  /** What the claim is about, before the colon: "alone", "after X". */
  readonly about: string;
}

export interface Fresh {
  readonly evidence: Evidence<CommandSource>;
  readonly failures: readonly TestFailure[];
  readonly failed: ReadonlySet<string>;
  readonly passed: ReadonlySet<string>;
  /** Nodes in the order in which they were started. */
  readonly started: readonly string[];
  readonly facts: readonly Fact[];
}

/** Runs nodes in a process of their own. A node in which the process ended or hung has failed. */
export async function fresh(lab: Lab, question: FreshQuestion): Promise<Fresh> {
  const { context } = lab;
  const left = (question.importOnly ?? []).flatMap((file) => ["--deselect", file]);
  // A module that cannot be imported is a node of its own: the others run all the same.
  const modules = question.run.some((id) => !id.includes("::") && !(question.importOnly ?? []).includes(id));
  const { ran, facts: told } = await runPytest(context, lab.interpreter, lab.neutral, {
    stepId: "S3", action: "pytest.isolate",
    args: ["-q", ...question.run.map(nodeArgument), ...left, ...(modules && question.run.length > 1 ? ["--continue-on-collection-errors"] : []), "--tb=short"],
    ...(question.env === undefined ? {} : { env: question.env }),
    ...(question.factor === undefined ? {} : { settings: { factor: question.factor } }),
  });
  const facts = toProject(lab, told);
  const failed = failedNodes(facts);
  const nodes = question.run.filter((n) => !(question.importOnly ?? []).includes(n));
  const red = nodes.filter((n) => failed.has(n));
  const one = nodes.length === 1 ? nodes[0] : undefined;
  const claim = one === undefined ? `${question.about}: ${String(red.length)} of ${String(nodes.length)} failed` : `${question.about}: ${red.length === 1 ? "fails" : ran.exitCode === 0 ? "passes" : "not run to its end"} (exit ${String(ran.exitCode ?? ran.signal)})`;
  const evidence = context.recorder.fromCommand(ran, claim, ran.output.slice(-1400));
  const { failures, passed } = outcomes(facts, () => evidence);
  return { evidence, failures, failed, passed, started: facts.flatMap((f) => (f.t === "start" ? [f.node] : [])), facts };
}

/** Facts with paths and ids relative to the project. */
export function toProject(lab: Lab, facts: readonly Fact[]): Fact[] {
  const project = lab.context.inputs.project;
  const rootdir = facts.find((f) => f.t === "session")?.rootdir ?? lab.interpreter.facts.pytest?.rootdir ?? project;
  return facts.map((f) => factToProject(f, rootdir, project));
}

/** A hash seed for runs that are to be alike in it, or to differ; where the step sets one, CI ran with it and it stays. */
export function hashSeed(lab: Lab, seed: number): Readonly<Record<string, string>> {
  const set = lab.context.env["PYTHONHASHSEED"];
  return set === undefined || set === "random" ? { PYTHONHASHSEED: String(seed) } : {};
}

function failedNodes(facts: readonly Fact[]): Set<string> {
  const failed = new Set<string>();
  const open = new Set<string>();
  for (const f of facts) {
    if (f.t === "start") open.add(f.node);
    if (f.t === "report" && f.phase === "teardown") open.delete(f.node);
    if ((f.t === "report" && f.outcome === "failed") || f.t === "collect-error" || f.t === "hang") failed.add(f.node);
  }
  return new Set([...failed, ...open]);
}
