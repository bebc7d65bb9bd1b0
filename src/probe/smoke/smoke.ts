/** Whether the program starts: its entry points are imported, the commands of `--smoke` run. In the checkout, or in any copy of it. */
import parse from "string-argv";
import type { Context, Interpreter } from "../../context.js";
import { timeLeft } from "../../context.js";
import { bytecodeEnv } from "../../env/bytecode.js";
import { UserError } from "../../errors.js";
import type { NonEmpty } from "../../ports.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import type { ExceptionFact } from "../facts.js";
import type { RunFailure } from "../failure.js";
import { eachOf } from "../width.js";
import type { EntryPoint } from "./entry-points.js";
import { exceptionsIn } from "./traceback.js";

export interface SmokePlan {
  readonly objects: readonly EntryPoint[];
  /** As `--smoke` gives them. */
  readonly commands: readonly string[];
  /** Folders that the tests' own configuration puts on the path, relative to the project. */
  readonly path: readonly string[];
}

export interface Smoke {
  readonly kind: "entry-point" | "command";
  /** `pkg.cli:main`, or the command as it was given. */
  readonly what: string;
  readonly outcome: "passed" | "failed";
  readonly evidence: Evidence<CommandSource>;
  /** What it printed as it ended, the raised exception first. */
  readonly exceptions: readonly ExceptionFact[];
}

/** What was tried, and how, so that a copy of the checkout can be tried in the same way. */
export interface Started {
  readonly smokePlan: SmokePlan;
  readonly smoke: readonly Smoke[];
}

const WIDTH = 2;

/**
 * @param context of the checkout, or of a copy: its project, and the path that leads to its code
 * @param about what is special about the checkout; the claims begin with it
 */
export async function smoke(context: Context, interpreter: Interpreter, plan: SmokePlan, about?: string): Promise<Smoke[]> {
  const path = plan.path.length === 0 ? "" : `import sys; sys.path[:0] = [${plan.path.map((p) => `'${p.replaceAll(/[\\']/g, "\\$&")}'`).join(", ")}]; `;
  const imports = plan.objects.map(({ module, attribute }) => ({
    kind: "entry-point" as const, what: attribute === "" ? module : `${module}:${attribute}`,
    words: { run: interpreter.argv, shown: interpreter.shown, rest: ["-c", `${path}import ${module}${attribute === "" ? "" : `; ${module}.${attribute}`}`] },
  }));
  const commands = plan.commands.flatMap((what) => {
    const words = wordsOf(what, interpreter);
    if (words === null) context.notRun.push({ step: `--smoke ${what}`, reason: "it names no program" });
    return words === null ? [] : [{ kind: "command" as const, what, words }];
  });
  const tried = await eachOf([...imports, ...commands], WIDTH, ({ kind, what, words }) => start(context, interpreter, kind, what, words, about));
  return tried.filter((s) => s !== null);
}

interface Words {
  readonly run: NonEmpty<string>;
  readonly shown: NonEmpty<string>;
  readonly rest: readonly string[];
}

/** `python` is the project's own. */
function wordsOf(command: string, interpreter: Interpreter): Words | null {
  const [program, ...rest] = parse(command);
  if (program === undefined) return null;
  return /^python3?$/.test(program) ? { run: interpreter.argv, shown: interpreter.shown, rest } : { run: [program], shown: [program], rest };
}

async function start(context: Context, interpreter: Interpreter, kind: Smoke["kind"], what: string, { run, shown, rest }: Words, about?: string): Promise<Smoke | null> {
  const { inputs, recorder, exec } = context;
  try {
    const ran = await recorder.run(
      exec,
      {
        argv: [...run, ...rest], cwd: inputs.project, timeoutMs: Math.min(inputs.nodeTimeoutMs, timeLeft(context)),
        env: { ...bytecodeEnv(context, interpreter), PYTHONPATH: context.env["PYTHONPATH"] ?? null },
      },
      { stepId: "S2", action: kind === "command" ? "smoke.run" : "smoke.import", shown: [...shown, ...rest] },
    );
    const exceptions = ran.exitCode === 0 ? [] : exceptionsIn(ran.output, inputs.project);
    const [raised] = exceptions;
    const end = ran.timedOut ? `no end after ${String(Math.round(ran.durationMs / 1000))} s` : ran.signal === null ? `exit ${String(ran.exitCode)}` : `ended by ${ran.signal}`;
    const said = raised === undefined ? lastLine(ran.exitCode === 0 ? "" : ran.output) : `${raised.type}: ${raised.message}`;
    const claim = `${about === undefined ? "" : `${about}: `}${end}${said === "" ? "" : `; ${said}`}`;
    return { kind, what, outcome: ran.exitCode === 0 ? "passed" : "failed", evidence: recorder.fromCommand(ran, claim, ran.output.slice(-1400)), exceptions };
  } catch (thrown) {
    if (!(thrown instanceof UserError)) throw thrown;
    context.notRun.push({ step: `--smoke ${what}`, reason: thrown.message });
    return null;
  }
}

const lastLine = (text: string): string => text.trimEnd().split("\n").at(-1)?.trim().slice(0, 200) ?? "";

/** Commands that do not end well are failures of their own; an entry point may need an extra that is not installed, and is told of only. */
export function smokeFailures(tried: readonly Smoke[]): RunFailure[] {
  return tried.filter((s) => s.kind === "command" && s.outcome === "failed").map(({ what, evidence, exceptions }): RunFailure => {
    const [raised] = exceptions;
    const message = raised === undefined ? `${what}: ${evidence.claim}` : `${raised.type}: ${raised.message}`;
    return { type: "run", what: "traceback", node: null, message, exceptions, hang: null, signal: evidence.source.signal ?? null, evidence };
  });
}
