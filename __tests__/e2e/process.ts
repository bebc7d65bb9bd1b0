/** Runs a program in a process group of its own and keeps its lines. */
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

export interface Ended {
  /** Null when a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: string | null;
  /** Both streams, line by line, as they came. */
  readonly lines: readonly string[];
}

export interface Program {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  /** The whole environment: nothing is inherited, so that a CI run of our own tests does not leak in. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Aborting sends SIGTERM to the program, as a cancelled job does. */
  readonly cancel?: AbortSignal | undefined;
}

/** Resolves when the program and its streams have ended; rejects when it cannot start or takes too long (its group is killed then). */
export async function run({ argv: [command, ...args], cwd, env, timeoutMs, cancel }: Program): Promise<Ended> {
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on("line", (line) => lines.push(line));
  const terminate = (): void => void child.kill("SIGTERM");
  cancel?.addEventListener("abort", terminate, { once: true });
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  }, timeoutMs);
  try {
    return await new Promise<Ended>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", (exitCode, signal) => {
        if (late) reject(new Error(`${command} took more than ${timeoutMs} ms:\n${lines.join("\n")}`));
        else resolve({ exitCode, signal, lines });
      });
    });
  } finally {
    clearTimeout(timer);
    cancel?.removeEventListener("abort", terminate);
  }
}
