/** Stacks that faulthandler wrote: of a hang that the plugin's watchdog could not tell of, and of an interpreter that died. */
import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { isFaultLine } from "../collect/log/stack.js";
import type { FactOf, Frame } from "./facts.js";

const about = z.object({ node: z.string(), seconds: z.number() });
const LARGEST = 60_000;

/** `File "x.py", line 3 in f`, innermost first (`Python/traceback.c`, CPython 3.8 to 3.14). */
const FRAME = /^ {2}File "(.+)", line (\d+) in (.+)$/;
const THREAD = /^(?:Current thread|Thread) 0x[0-9a-f]+(?: \[(.+)\])? \(most recent call first\):/;
/** What stands between a test and the start of the process, and our own thread. */
const HARNESS = /[\\/](?:_pytest|pluggy|pytest|xdist)[\\/]|_python_trace_\w+\.py$/;

/** @param path the file of the plugin's last resort; it begins with a line about the node that runs */
export function readStacks(path: string): FactOf<"hang"> | null {
  if (!existsSync(path)) return null;
  const [first = "", ...lines] = readFileSync(path, "utf8").slice(0, LARGEST).split("\n");
  const threads = threadsOf(lines);
  const running = threads.length === 0 ? null : about.safeParse(json(first));
  if (running?.success !== true) return null;
  return { t: "hang", ...running.data, threads, tasks: [] };
}

/** The last that a dying interpreter wrote: `Fatal Python error: …`, its threads, and where it has one its C stack; "" for none. */
export function faultDump(stderr: string): string {
  const lines = stderr.split("\n");
  const start = lines.findLastIndex((l) => /^(?:Fatal Python error: |Windows fatal exception: )/.test(l));
  if (start < 0) return timeoutDump(lines);
  const end = lines.findIndex((l, i) => i > start && !isFaultLine(l) && !/^Current thread's C stack/.test(l));
  return lines.slice(start, end < 0 ? undefined : end).join("\n").trim().slice(0, LARGEST);
}

/** What pytest-timeout's thread method prints before it ends the process: the stacks of all threads, between two banners. */
function timeoutDump(lines: readonly string[]): string {
  const [start, end] = lines.flatMap((l, i) => (/^\++ Timeout \++$/.test(l) ? [i] : []));
  return start === undefined ? "" : lines.slice(start, end === undefined ? undefined : end + 1).join("\n").slice(0, LARGEST);
}

/** The main thread is the oldest, which faulthandler writes last. */
function threadsOf(lines: readonly string[]): FactOf<"hang">["threads"] {
  const found: { name: string; frames: Frame[] }[] = [];
  for (const line of lines) {
    const thread = THREAD.exec(line);
    const [, file, at, func] = FRAME.exec(line) ?? [];
    if (thread !== null) found.push({ name: thread[1] ?? `thread ${String(found.length + 1)}`, frames: [] });
    else if (file !== undefined && func !== undefined) found.at(-1)?.frames.unshift({ file, line: Number(at), func, code: null, locals: {} });
  }
  return found.toReversed().map(({ name, frames }, i) => ({ name: i === 0 ? "MainThread" : name, frames: frames.slice(frames.findLastIndex((f) => HARNESS.test(f.file)) + 1) })).filter(({ frames }) => frames.length > 0);
}

/** Stacks as people read them, outermost frame first. */
export function stacksText({ threads, tasks }: Pick<FactOf<"hang">, "threads" | "tasks">): string {
  const text = (what: string, { name, frames }: { readonly name: string; readonly frames: readonly Frame[] }): string =>
    [`${what} ${name}`, ...frames.map((f) => `  ${f.file}:${String(f.line)} in ${f.func}${f.code === null ? "" : `    ${f.code}`}`)].join("\n");
  return [...threads.map((t) => text("thread", t)), ...tasks.map((t) => text("task", t))].join("\n");
}

function json(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return null;
  }
}
