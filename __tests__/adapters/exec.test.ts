import { describe, expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { childEnv } from "../../src/adapters/child-env.js";
import { makeExec } from "../../src/adapters/exec.js";
import { Stopped, UserError } from "../../src/errors.js";
import type { Command, Finished } from "../../src/ports.js";

const base = childEnv(process.env, { pass: [], block: [] });
const run = (code: string, more: Partial<Command> = {}, abort = new AbortController().signal): Promise<Finished> =>
  makeExec(base, abort).run({ argv: ["python3", "-c", code], cwd: "/", timeoutMs: 20_000, ...more });

/** Whether a process runs; one that is dead and not yet reaped by its new parent does not. */
function alive(pid: string): boolean {
  const ps = spawnSync("ps", ["-o", "stat=", "-p", pid.trim()], { encoding: "utf8" });
  return ps.status === 0 && !ps.stdout.startsWith("Z");
}

describe("exec", () => {
  test("gives exit code, both streams, and what came in which order", async () => {
    const done = await run("import sys\nprint('a', flush=True)\nprint('b', file=sys.stderr, flush=True)\nsys.exit(3)");
    expect(done).toMatchObject({ exitCode: 3, signal: null, timedOut: false, stdout: "a\n", stderr: "b\n" });
    expect(done.output.split("\n").sort()).toEqual(["", "a", "b"]);
  });

  test("a signal is told as one", async () => {
    expect(await run("import os, signal; os.kill(os.getpid(), signal.SIGSEGV)")).toMatchObject({ exitCode: null, signal: "SIGSEGV" });
  });

  test("the time-out ends the whole group, a child that ignores SIGTERM included", async () => {
    const code = "import signal,subprocess,sys,time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\np=subprocess.Popen([sys.executable,'-c','import time; time.sleep(60)'])\nprint(p.pid, flush=True)\ntime.sleep(60)";
    const done = await run(code, { timeoutMs: 700 });
    expect(done.timedOut).toBe(true);
    expect(done.durationMs).toBeLessThan(8000);
    expect(alive(done.stdout)).toBe(false);
  });

  test("what a finished child left running in its group ends with it, and keeps nobody waiting", async () => {
    const done = await run("import subprocess,sys\np=subprocess.Popen([sys.executable,'-c','import time; time.sleep(60)'])\nprint(p.pid)");
    expect(done.durationMs).toBeLessThan(8000);
    expect(alive(done.stdout)).toBe(false);
  });

  test("100 MB of output cost a few, with head and tail kept and the cut marked", async () => {
    const done = await run("import sys\nsys.stdout.write('head'); [sys.stdout.write('x'*1000000) for _ in range(100)]; sys.stdout.write('tail')");
    expect(done.stdout.length).toBeLessThan(3_000_000);
    expect(done.stdout).toMatch(/^headx+\n\[… \d+ bytes cut …\]\nx+tail$/);
  });

  test("binary output and standard input do no harm", async () => {
    const done = await run("import sys\nsys.stdout.buffer.write(sys.stdin.buffer.read() + bytes(range(256)))", { stdin: "in" });
    expect(done.stdout.startsWith("in\u0000\u0001")).toBe(true);
  });

  test("a program that is not there is the user's to mend", async () => {
    await expect(run("", { argv: ["/no/such/python"] })).rejects.toThrow(UserError);
  });

  test("an abort stops what runs and refuses what comes", async () => {
    const abort = new AbortController();
    setTimeout(() => { abort.abort(); }, 300);
    await expect(run("import time; time.sleep(60)", {}, abort.signal)).rejects.toThrow(Stopped);
    await expect(run("", {}, abort.signal)).rejects.toThrow(Stopped);
  });

  test("arguments are never read by a shell", async () => {
    const done = await run("import sys; print(sys.argv[1])", { argv: ["python3", "-c", "import sys; print(sys.argv[1])", "$(id) `id` ; id"] });
    expect(done.stdout).toBe("$(id) `id` ; id\n");
  });
});

describe("childEnv", () => {
  const step = { PATH: "p", DATABASE_URL: "d", GITHUB_TOKEN: "t", GH_TOKEN: "t", INPUT_X: "i", ACTIONS_RUNTIME_TOKEN: "r", GITHUB_ENV: "f", GITHUB_OUTPUT: "f", GITHUB_SHA: "s", MINE: "m" };
  test("keeps what tests need and withholds tokens and the runner's files", () => {
    expect(childEnv(step, { pass: [], block: [] })).toEqual({ PATH: "p", DATABASE_URL: "d", GITHUB_SHA: "s", MINE: "m" });
  });
  test("--pass-env lets one back in, --block-env takes one out", () => {
    expect(childEnv(step, { pass: ["GITHUB_TOKEN"], block: ["MINE", "DATABASE_URL"] })).toEqual({ PATH: "p", GITHUB_SHA: "s", GITHUB_TOKEN: "t" });
  });
});
