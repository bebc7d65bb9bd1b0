/** Readings of coroutines, loops and waits that the async rules share. */
import type { ExceptionFact, Frame } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import { isA, own, passes } from "./facts-of-frames.js";
import { enclosing, tail, type Call } from "./facts-of-sources.js";

/** Calls that take a coroutine and run it: what they are given is not dropped by who wrote the line. */
const RUNNERS = new Set(["run", "create_task", "ensure_future", "run_until_complete", "gather", "wait_for", "wait", "shield", "run_coroutine_threadsafe", "start_soon", "as_completed", "start", "wrap_future"]);
/** Functions that block the thread that calls them; methods by their last name. */
const BLOCKING = new Set([
  "time.sleep", "subprocess.run", "subprocess.call", "subprocess.check_call", "subprocess.check_output", "os.system", "os.waitpid", "urllib.request.urlopen", "urlopen",
  "socket.create_connection", "requests.get", "requests.post", "requests.put", "requests.delete", "requests.request", "input", "select.select", "sleep",
]);
/** Methods that block where they are not awaited: of threads, locks, queues, futures, sockets, processes. */
const BLOCKING_METHODS = new Set(["wait", "join", "result", "acquire", "recv", "accept", "communicate", "urlopen"]);
/** Library files in which a thread is seen when it blocks. */
const WAITS = /(^|\/)(threading|queue|selectors|socket|ssl|subprocess|concurrent\/futures\/\w+|multiprocessing\/\w+|http\/client)\.py$/;

/** Whether a call at a line is an argument of something that runs coroutines, on that line or around it. */
export function handed(dossier: Dossier, at: { readonly file: string; readonly line: number }, name: string): boolean {
  const calls = dossier.sources.get(at.file)?.calls ?? [];
  const inner = calls.find((call) => tail(call.func) === name && call.line <= at.line && at.line <= call.end_line);
  return calls.some((call) => call !== inner && RUNNERS.has(tail(call.func)) && tail(call.func) !== name && call.args > 0 && call.line <= at.line && at.line <= call.end_line);
}

/** Whether a place lies in the body of an `async def` of the project. */
export function inCoroutine(dossier: Dossier, at: { readonly file: string; readonly line: number }): boolean {
  return enclosing(dossier, at.file, at.line)?.kind === "async";
}

/** Whether a call blocks, as far as its name tells. */
export function blocks(call: Call): boolean {
  if (call.awaited) return false;
  const name = tail(call.func);
  if (BLOCKING.has(call.func)) return true;
  if (!call.func.includes(".") || !BLOCKING_METHODS.has(name) || /^(asyncio|os\.path|["'])/.test(call.func)) return false;
  // `sep.join(parts)` and `task.result()` of a finished task do not wait.
  return !(name === "join" && call.args === 1) && !(name === "result" && call.args === 0 && call.keywords.length === 0 && /task/i.test(call.func));
}

/** Whether a call takes from a queue of threads: the name it is called on was bound to one in the same file. */
export function takes(dossier: Dossier, file: string, call: Call): boolean {
  if (call.awaited || !/\.(get|put)$/.test(call.func) || call.keywords.includes("timeout")) return false;
  const base = tail(call.func.slice(0, call.func.lastIndexOf(".")));
  const made = new RegExp(`\\b${base}\\b[^=]*=\\s*(?:queue\\.|multiprocessing\\.)?(?:Simple|Lifo|Priority|Joinable)?Queue\\(`);
  return (dossier.lines.get(file) ?? []).some((text) => made.test(text) && !/asyncio\./.test(text));
}

/** Whether a stack waits in a blocking call of the library, and its innermost own frame before that. */
export function blockedAt(dossier: Dossier, frames: readonly Frame[]): Frame | undefined {
  const index = frames.findLastIndex((frame) => own(dossier, frame.file));
  const frame = frames[index];
  const below = frames.slice(index + 1);
  if (frame === undefined) return undefined;
  const library = below.some((one) => WAITS.test(one.file.replaceAll("\\", "/")));
  const direct = dossier.sources.get(frame.file)?.calls.some((call) => call.line <= frame.line && frame.line <= call.end_line && blocks(call)) === true;
  return library || direct ? frame : undefined;
}

/** The innermost own frame of a stack that lies in a coroutine. */
export function coroutineFrame(dossier: Dossier, frames: readonly Frame[]): Frame | undefined {
  return [...frames].reverse().find((frame) => own(dossier, frame.file) && inCoroutine(dossier, frame));
}

/** pytest-timeout's signal handler calls `pytest.fail` (pytest_timeout.py, timeout_sigalrm): a Failed out of nowhere. */
export function stopped(exception: ExceptionFact): boolean {
  return isA(exception, "Failed") && (passes(exception, "pytest_timeout.py") || /^Timeout \(?>/.test(exception.message));
}

/** traceback.print_stack, as pytest-timeout's thread method prints it before it ends the process (pytest_timeout.py, dump_stacks). */
const PRINTED = /File "([^"]+)", line (\d+), in (\S+)/g;

/** The stacks of a process that pytest-timeout ended, the main thread's first; null for a process that ended otherwise. */
export function timedOut(dossier: Dossier): readonly (readonly Frame[])[] | null {
  const failure = dossier.failures[0];
  if (failure.type !== "run" || !/^\++ Timeout \++$/m.test(failure.message)) return null;
  const stacks = failure.message.split(/^~+ Stack of /m).slice(1).sort((a, b) => Number(b.startsWith("MainThread")) - Number(a.startsWith("MainThread")));
  return stacks.map((text) => [...text.matchAll(PRINTED)].map((found): Frame => {
    const path = (found[1] ?? "").replaceAll("\\", "/");
    const file = dossier.files.find((one) => path === one || path.endsWith(`/${one}`)) ?? path;
    return { file, line: Number(found[2]), func: found[3] ?? "", code: null, locals: {} };
  }));
}
