/** Child processes: no shell, a process group each, a time-out, bounded output, no tokens. */
import { spawn, type ChildProcess } from "node:child_process";
import { Stopped, UserError } from "../errors.js";
import type { Command, Exec, Finished } from "../ports.js";
import { ALL, Capture, lineSplitter } from "./capture.js";
import { startGuard, type Guard } from "./guard.js";

/** Between the polite signal and the one that cannot be ignored. */
const GRACE_MS = 2000;
/** How long the pipes may stay open after the child has ended. */
const DRAIN_MS = 1000;
const WINDOWS = process.platform === "win32";

/** Sends a signal to the child's whole group; a group that is gone already is fine. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (WINDOWS) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // ESRCH: ended in between
  }
}

/**
 * @param env what children see (see child-env.ts)
 * @param abort stops every running child when it fires, and refuses new ones
 */
export function makeExec(env: Readonly<Record<string, string>>, abort: AbortSignal): Exec {
  let guard: Guard | null = null;
  return { run: (command) => start(command, env, abort, (guard ??= startGuard())) };
}

function start(command: Command, base: Readonly<Record<string, string>>, whole: AbortSignal, guard: Guard): Promise<Finished> {
  const abort = command.signal === undefined ? whole : AbortSignal.any([whole, command.signal]);
  const [program, ...args] = command.argv;
  const env: Record<string, string> = { ...base, ...guard.mark };
  for (const [name, value] of Object.entries(command.env ?? {})) {
    if (value === null) Reflect.deleteProperty(env, name);
    else env[name] = value;
  }
  return new Promise((resolve, reject) => {
    if (abort.aborted) {
      reject(new Stopped(`${program} was not started: the run was stopped`));
      return;
    }
    const begun = performance.now();
    const child = spawn(program, args, { cwd: command.cwd, env, detached: !WINDOWS, stdio: ["pipe", "pipe", "pipe"], windowsHide: true });
    const group = child.pid;
    if (group !== undefined) guard.add(group);
    const [out, err, both] = [new Capture(command.capture === "all" ? ALL : undefined), new Capture(), new Capture()];
    let timedOut = false;
    let killer: NodeJS.Timeout | undefined;
    const stop = (): void => {
      signalGroup(child, "SIGTERM");
      killer ??= setTimeout(() => { signalGroup(child, "SIGKILL"); }, GRACE_MS);
    };
    const timer = setTimeout(() => { timedOut = true; stop(); }, command.timeoutMs);
    abort.addEventListener("abort", stop, { once: true });
    for (const [stream, own] of [[child.stdout, out], [child.stderr, err]] as const) {
      const split = command.onLine === undefined ? null : lineSplitter(command.onLine);
      stream.on("data", (chunk: Buffer) => { own.add(chunk); both.add(chunk); split?.(chunk); });
    }
    child.stdin.on("error", () => { /* the child closed it: its right */ });
    child.stdin.end(command.stdin ?? "");
    const settle = (): void => {
      clearTimeout(timer);
      if (killer !== undefined) clearTimeout(killer);
      abort.removeEventListener("abort", stop);
    };
    child.on("error", (thrown) => {
      settle();
      reject(new UserError(`cannot start ${program}: ${thrown.message}`));
    });
    child.on("exit", () => {
      // What the child left running in its group ends with it; one that left the group must not keep our pipes open.
      signalGroup(child, "SIGKILL");
      if (group !== undefined) guard.remove(group);
      setTimeout(() => { child.stdout.destroy(); child.stderr.destroy(); }, DRAIN_MS).unref();
    });
    child.on("close", (exitCode, signal) => {
      settle();
      if (abort.aborted && !timedOut) {
        // What the signal cut short says nothing about the program.
        reject(new Stopped(`${program} was stopped with the run`));
        return;
      }
      resolve({
        exitCode, signal, timedOut, durationMs: Math.round(performance.now() - begun),
        stdout: out.text(), stderr: err.text(), output: both.text(),
      });
    });
  });
}
