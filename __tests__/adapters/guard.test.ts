/** What is left of a tracer that is killed: nothing that it started, and after the next run none of its folders. */
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { interpreter } from "../support/python.js";
import { stagedSources } from "../support/staged.js";

let here = "";
let staged = "";
beforeAll(() => {
  staged = stagedSources("guard");
  here = realpathSync(mkdtempSync(join(tmpdir(), "pt-guard-")));
});
afterAll(() => { rmSync(here, { recursive: true, force: true }); });

const PYTHON = interpreter("any") ?? "python3";

/** Whether a process runs; one that is dead and not yet reaped by its new parent does not. */
function alive(pid: number): boolean {
  const ps = spawnSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" });
  return ps.status === 0 && !ps.stdout.startsWith("Z");
}

async function until(what: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !what(); i += 1) await sleep(100);
  expect(what()).toBe(true);
}

/** A tracer that runs one command; its temporary folder is our own. */
function tracer(code: string): ChildProcess {
  const script = `
    import { makeExec } from ${JSON.stringify(join(staged, "adapters", "exec.js"))};
    import { makeScratch, sweepScratch } from ${JSON.stringify(join(staged, "env", "scratch.js"))};
    sweepScratch();
    const scratch = makeScratch();
    const exec = makeExec(process.env, new AbortController().signal);
    await exec.run({ argv: [${JSON.stringify(PYTHON)}, "-c", ${JSON.stringify(code)}], cwd: "/", timeoutMs: 60_000 });`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], { env: { PATH: process.env["PATH"] ?? "", TMPDIR: here }, stdio: "ignore" });
}

/** A child, its child in the group, and one that leaves group and session; each writes its number down. */
const FAMILY = `
import os, subprocess, sys, time
def note(name, pid):
    with open(os.path.join(HERE, name), "w") as f: f.write(str(pid))
sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
note("grandchild", subprocess.Popen(sleeper).pid)
note("stranger", subprocess.Popen(sleeper, start_new_session=True).pid)
note("child", os.getpid())
`;
const family = (end: string): string => FAMILY.replace("HERE", JSON.stringify(here)) + end;
const pid = (name: string): number => Number(readFileSync(join(here, name), "utf8"));
const NAMES = process.platform === "linux" ? ["child", "grandchild", "stranger"] : ["child", "grandchild"];

describe("a tracer that is killed", () => {
  test("takes its children, theirs, and those that left the group with it; the next one removes its folder", async () => {
    const killed = tracer(family("time.sleep(60)"));
    await until(() => existsSync(join(here, "child")));
    expect(NAMES.map((name) => alive(pid(name)))).toEqual(NAMES.map(() => true));
    const left = (): string[] => readdirSync(here).filter((name) => existsSync(join(here, name, "owner.json")));
    const [first, ...others] = left();
    expect(others).toEqual([]);
    writeFileSync(join(here, "python-trace-foreign"), "");
    killed.kill("SIGKILL");
    await until(() => NAMES.every((name) => !alive(pid(name))));
    expect(left()).toEqual([first]);

    const running = tracer("import time; time.sleep(60)");
    await until(() => left().length === 1 && left()[0] !== first);
    const [second] = left();
    // A third one at the same time leaves the second one's folder alone.
    await once(tracer("pass"), "close");
    expect(left()).toContain(second);
    expect(existsSync(join(here, "python-trace-foreign"))).toBe(true);
    running.kill("SIGKILL");
  });

  test("one that ends by itself leaves nobody either", async () => {
    rmSync(join(here, "child"));
    const ended = tracer(family(""));
    await once(ended, "close");
    await until(() => NAMES.every((name) => !alive(pid(name))));
  });
});
