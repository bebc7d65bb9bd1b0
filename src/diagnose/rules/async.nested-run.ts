/** A loop is started inside a running one: `asyncio.run` or `run_until_complete` below a coroutine. */
import type { Dossier } from "../dossier.js";
import { inCoroutine } from "../facts-of-async.js";
import { deepest, failing, isA, ownFrames, raised, raisedIn } from "../facts-of-frames.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/**
 * What asyncio says where a C implementation (uvloop) raises without a frame in asyncio, in CPython's own words; then
 * trio (`_core/_run.py`, setup_runner) and anyio (`_core/_eventloop.py`, run).
 */
const WORDS = /cannot be called from a running event loop|event loop is already running|while another loop is running|Attempted to call run\(\) from inside a run\(\)|^Already running \w+ in this thread/;

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const structural = raisedIn(exception, "asyncio/runners.py", "run", "_lazy_init") || raisedIn(exception, "asyncio/base_events.py", "_check_running") || raisedIn(exception, "anyio/_core/_eventloop.py", "run");
    const frame = deepest(dossier, exception);
    if (!isA(exception, "RuntimeError") || frame === undefined || !(structural || WORDS.test(exception.message))) return [];
    const caller = ownFrames(dossier, exception).slice(0, -1).reverse().find((one) => inCoroutine(dossier, one));
    const make = (at: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
      finding(dossier, {
        kind: "async.nested-run", at, confidence: via === "raised" || via === "cause" ? "strong" : "weak", score: score * weight, claim,
        statement: `${where(at)} ${told}, so ${failing(dossier)} ends in \`RuntimeError\`.`,
        quotes: caller === undefined || (at.file === caller.file && at.line === caller.line) ? [] : [{ file: caller.file, lines: [caller.line, caller.line], claim: "is a coroutine and calls it" }],
        disprovedBy: `the call made outside of any coroutine and ${failing(dossier)} still fails`,
      });
    const under = caller === undefined ? "" : `, reached from the coroutine at \`${caller.file}:${String(caller.line)}\``;
    return [
      make({ file: frame.file, line: frame.line }, 0.95, "starts an event loop", `starts an event loop while one is running${under}`),
      ...(caller === undefined ? [] : [make({ file: caller.file, line: caller.line }, 0.7, "calls it from a coroutine", `is a coroutine that calls \`${frame.func}\`, which starts a loop of its own at \`${frame.file}:${String(frame.line)}\``)]),
    ];
  });
}

export const rule: Rule = { kind: "async.nested-run", match };
