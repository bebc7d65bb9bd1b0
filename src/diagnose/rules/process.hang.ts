/** A test that never ends: where it waits, and what in the same file should have let it go. */
import type { Frame } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { failing, own, raised } from "../facts-of-frames.js";
import { blockedAt, stopped, timedOut } from "../facts-of-async.js";
import { calls, enclosing, tail, textAt, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** What releases a wait, by the method that waits. */
const RELEASES: Readonly<Record<string, readonly string[]>> = {
  join: ["task_done", "put", "set", "stop"], wait: ["set", "notify", "notify_all", "release", "set_result"], acquire: ["release"], get: ["put", "put_nowait"], result: ["set_result", "set_exception", "submit"],
  recv: ["send", "sendall"], accept: ["connect"], run_forever: ["stop"], select: ["send"], read: ["write", "close"], communicate: ["kill", "terminate"],
};

function match(dossier: Dossier): readonly Finding[] {
  const found = stacks(dossier).flatMap((frames) => waits(dossier, frames));
  return found.filter((one, index) => found.findIndex((other) => other.file === one.file && other.line === one.line) === index);
}

/** The main thread's stack first; of tasks where the loop itself waits. */
function stacks(dossier: Dossier): readonly (readonly Frame[])[] {
  const failure = dossier.failures[0];
  const printed = timedOut(dossier);
  if (printed !== null) return printed;
  if (failure.type === "run" && failure.what === "hang") {
    const hang = failure.hang;
    if (hang === null) return [];
    const threads = [...hang.threads].sort((a, b) => Number(b.name === "MainThread") - Number(a.name === "MainThread"));
    const [main, ...others] = threads.map((one) => one.frames);
    const tasks = hang.tasks.map((one) => one.frames);
    // A thread that runs an idle loop waits for nothing by itself: its tasks do.
    const idle = main?.some((frame) => /asyncio[\\/]base_events\.py$/.test(frame.file)) === true && blocking(dossier, main) === undefined;
    return main === undefined ? tasks : idle ? [...tasks, main, ...others] : [main, ...tasks, ...others];
  }
  return raised(dossier).filter(({ exception }) => stopped(exception)).map(({ exception }) => exception.frames);
}

/** The own frame of a stack that blocks below the loop. */
function blocking(dossier: Dossier, frames: readonly Frame[]): Frame | undefined {
  const loop = frames.findLastIndex((frame) => /asyncio[\\/]base_events\.py$/.test(frame.file));
  return blockedAt(dossier, frames.slice(loop + 1));
}

function waits(dossier: Dossier, frames: readonly Frame[]): readonly Finding[] {
  const frame = blockedAt(dossier, frames) ?? [...frames].reverse().find((one) => own(dossier, one.file));
  if (frame === undefined) return [];
  const at = { file: frame.file, line: frame.line };
  const said = `${where(at)} in \`${frame.func}\` waits for something that never comes`;
  const make = (place: At, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "process.hang", at: { file: place.file, line: place.line }, confidence: place === at ? "strong" : "weak", score, claim,
      statement: `${told}, so ${failing(dossier)} was stopped at the time-out.`, disprovedBy: "the stack at a later time-out shows another line",
      quotes: place === at ? [] : [{ file: at.file, lines: [at.line, at.line], claim: "is where it waits" }],
    });
  const releasing = releases(dossier, at).map((one) => make(one, 0.6, "releases the wait", `${where(one)} should release the wait at ${where(at)} and is not reached on this path`));
  return [make(at, 0.8, "is where it waits", said), ...releasing];
}

/** Calls in the same file that let such a wait go. */
function releases(dossier: Dossier, at: At): readonly At[] {
  const text = textAt(dossier, at.file, at.line);
  const method = [...text.matchAll(/\.(\w+)\s*\(/g)].map((one) => one[1] ?? "").find((name) => RELEASES[name] !== undefined);
  const names = method === undefined ? [] : (RELEASES[method] ?? []);
  const here = enclosing(dossier, at.file, at.line);
  return calls(dossier, (call, file) => file === at.file && names.includes(tail(call.func)) && !(here !== undefined && here.line <= call.line && call.line <= here.end_line)).map(({ file, line }) => ({ file, line })).slice(0, 2);
}

export const rule: Rule = { kind: "process.hang", match };
