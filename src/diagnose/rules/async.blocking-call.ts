/** A coroutine makes a call that blocks its thread, and with it the loop that everything else waits for. */
import type { Dossier } from "../dossier.js";
import { touched } from "../facts-of-change.js";
import { blockedAt, blocks, coroutineFrame, stopped, takes, timedOut } from "../facts-of-async.js";
import { failing, isA, own, raised, testOf } from "../facts-of-frames.js";
import { calls, defOf, surroundings, tail, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import type { Frame } from "../../probe/facts.js";

function match(dossier: Dossier): readonly Finding[] {
  const stacks = stuck(dossier);
  const seen = stacks.flatMap((frames) => {
    const frame = blockedAt(dossier, frames);
    const coroutine = coroutineFrame(dossier, frames);
    if (frame === undefined || coroutine === undefined) return [];
    const inside = frame.file === coroutine.file && frame.line === coroutine.line;
    const through = inside ? "" : `, reached from the coroutine at \`${coroutine.file}:${String(coroutine.line)}\``;
    const at = { file: frame.file, line: frame.line };
    const found = finding(dossier, {
      kind: "async.blocking-call", at, confidence: "strong", score: 0.95, claim: "blocks the thread of the event loop",
      statement: `${where(at)} blocks the thread that runs the event loop${through}, so nothing else on the loop goes on and ${failing(dossier)} never ends.`,
      disprovedBy: "the stack at the time-out shows the loop itself waiting for events",
    });
    return inside ? [found] : [found, { ...found, file: coroutine.file, line: coroutine.line, score: 0.6 }];
  });
  return seen.length > 0 ? seen : suspected(dossier);
}

/** Stacks of the moment at which a run was stopped: of the watchdog, or of pytest-timeout's exception. */
function stuck(dossier: Dossier): readonly (readonly Frame[])[] {
  const failure = dossier.failures[0];
  const printed = timedOut(dossier);
  if (printed !== null) return printed;
  if (failure.type === "run" && failure.hang !== null) return failure.hang.threads.map((thread) => thread.frames);
  const timeouts = raised(dossier).filter(({ exception }) => stopped(exception));
  return timeouts.map(({ exception }) => exception.frames);
}

/** Without a stack: a wait that timed out while a coroutine of the reached files makes a blocking call. */
function suspected(dossier: Dossier): readonly Finding[] {
  const late = raised(dossier).some(({ exception }) => isA(exception, "TimeoutError", "CancelledError")) || timed(dossier);
  const near = new Set(surroundings(dossier));
  const found = calls(dossier, (call, file) => near.has(file) && own(dossier, file) && (blocks(call) || takes(dossier, file, call)) && onLoop(dossier, file, call.scope));
  // The call that the commit at fault brought comes before those that were there.
  const fresh = (at: At): boolean => dossier.culprit !== null && isAsync(dossier) && touched(dossier, at.file, at.line);
  return [...found].sort((a, b) => Number(fresh(b)) - Number(fresh(a))).slice(0, 3).map(({ file, line, call }) =>
    finding(dossier, {
      kind: "async.blocking-call", at: { file, line }, score: fresh({ file, line }) ? 0.86 : late ? 0.7 : 0.3, claim: `calls \`${call.func}\` in a coroutine`,
      statement: `\`${file}:${String(line)}\` calls \`${call.func}\` ${defOf(dossier, file, call.scope)?.kind === "async" ? "in a coroutine" : "on behalf of a coroutine"}, which blocks the loop that ${failing(dossier)} waits on.`,
      experiment: { kind: "blocked", file, line },
      disprovedBy: "the call moved to a thread and the failure stays",
    }));
}

/** Whether a function is a coroutine, or a plain one of the project that a coroutine calls. */
function onLoop(dossier: Dossier, file: string, scope: string): boolean {
  const def = defOf(dossier, file, scope);
  if (def === undefined || def.kind === "async") return def !== undefined;
  return calls(dossier, (call, other) => tail(call.func) === tail(scope) && !dossier.isTest(other) && defOf(dossier, other, call.scope)?.kind === "async").length > 0;
}

function isAsync(dossier: Dossier): boolean {
  const [failure] = dossier.failures;
  return failure.type === "test" && failure.item?.kind === "async-function";
}

/** Whether the test itself measures or bounds time: what blocks is late for it. */
function timed(dossier: Dossier): boolean {
  const test = testOf(dossier);
  const def = test === null ? undefined : dossier.sources.get(test.file)?.defs.find((one) => tail(one.qualname) === test.name);
  return def !== undefined && test !== null && calls(dossier, (call, file) => file === test.file && def.line <= call.line && call.line <= def.end_line && /(monotonic|perf_counter|wait_for|timeout|\btime)$/.test(call.func)).length > 0;
}

export const rule: Rule = { kind: "async.blocking-call", match };
