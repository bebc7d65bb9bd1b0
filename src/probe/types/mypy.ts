/** One call of the project's mypy, and what it says line by line. */
import { join } from "node:path";
import { parseMypyJson, parseMypyLine, type MypyLine } from "../../collect/mypy-log.js";
import type { Context, Interpreter } from "../../context.js";
import { timeLeft } from "../../context.js";
import { bytecodeEnv } from "../../env/bytecode.js";
import type { Command } from "../../ports.js";
import type { TypeFailure } from "../failure.js";
import type { Ran } from "../../trace/recorder.js";
import { toProject } from "../paths.js";

export interface MypyCall {
  readonly stepId: string;
  readonly action: string;
  /** Arguments after `python -m mypy`, without those of the output's form and of the cache. */
  readonly args: readonly string[];
  /** Where it keeps its cache, below the run's scratch folder; null for a cold run. */
  readonly cache: string | null;
}

export interface MypyRun {
  readonly ran: Ran;
  readonly lines: readonly MypyLine[];
}

/** What mypy takes for no cache at all (its `os.devnull`): with `--no-incremental` alone it reads none, and still writes one. */
const NOWHERE = process.platform === "win32" ? "nul" : "/dev/null";

/** What of an interpreter decides how mypy is called. */
export type MypyHost = Pick<Interpreter, "argv"> & { readonly facts: Pick<Interpreter["facts"], "mypy" | "compiled"> };

/** The command of a call. */
export function mypyCommand(context: Context, { argv, facts }: MypyHost, { args, cache }: MypyCall): Command {
  const json = atLeast(facts.mypy?.version ?? "0", 1, 11);
  const words = ["-m", "mypy", ...(json ? ["--output=json"] : ["--show-error-codes", "--show-column-numbers", "--no-pretty"]), ...(cache === null ? ["--no-incremental"] : []), ...args];
  return {
    argv: [...argv, ...words], cwd: context.inputs.project, timeoutMs: timeLeft(context),
    // The variable keeps the command as a person would type it.
    env: { MYPY_CACHE_DIR: cache === null ? NOWHERE : join(context.scratch, cache), MYPY_FORCE_COLOR: null, FORCE_COLOR: null, ...bytecodeEnv(context, { facts }) },
  };
}

/** Runs mypy in the project. */
export async function callMypy(context: Context, interpreter: Interpreter, call: MypyCall): Promise<MypyRun> {
  const command = mypyCommand(context, interpreter, call);
  const shown = [...interpreter.shown, ...command.argv.slice(interpreter.argv.length)] as const;
  const ran = await context.recorder.run(context.early?.take(command)?.exec ?? context.exec, command, { stepId: call.stepId, action: call.action, shown });
  return { ran, lines: ran.stdout.split("\n").flatMap((l) => read(l)) };
}

/** Errors of a run, paths relative to the project, each with its notes; what shows them is for the caller to say. */
export function errorsOf({ lines }: MypyRun, project: string): Omit<TypeFailure, "evidence">[] {
  return lines.filter((l) => l.severity === "error").map((e) => ({
    type: "mypy", file: toProject(e.file, project), line: e.line, column: e.column, code: e.code, message: e.message,
    notes: lines.filter((n) => n.severity === "note" && n.file === e.file && n.line === e.line).map((n) => n.message),
  }));
}

/** How errors read for people, one a line. */
export function excerpt(lines: readonly Pick<MypyLine, "file" | "line" | "severity" | "message" | "code">[]): string {
  return lines.map((l) => `${l.file}:${String(l.line ?? "?")}: ${l.severity}: ${l.message}${l.code === null ? "" : `  [${l.code}]`}`).join("\n");
}

/** Targets after a `--` where one of them would be an option. */
export function targetWords(targets: readonly string[]): string[] {
  return [...(targets.some((t) => t.startsWith("-")) ? ["--"] : []), ...targets];
}

function read(line: string): MypyLine[] {
  const found = line.startsWith("{") ? parseMypyJson(line) : parseMypyLine(line);
  return found === null ? [] : [found];
}

function atLeast(version: string, major: number, minor: number): boolean {
  const [a = 0, b = 0] = version.split(".").map(Number);
  return a > major || (a === major && b >= minor);
}
