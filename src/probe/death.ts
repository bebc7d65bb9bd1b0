/** How a run ended before its time, and of what. */
import type { RunFailure } from "./failure.js";
import type { Evidence } from "../trace/evidence.js";
import type { Ran } from "../trace/recorder.js";
import type { Fact } from "./facts.js";
import { faultDump, stacksText } from "./stacks.js";

/** @returns null for a run that pytest brought to its end */
export function deathOf(ran: Ran, facts: readonly Fact[], unfinished: readonly string[], evidence: Evidence): RunFailure | null {
  const broken = facts.find((f) => f.t === "broken");
  const base = { type: "run", exceptions: [], hang: null, signal: ran.signal, evidence } as const;
  if (broken !== undefined) return { ...base, what: broken.what, node: null, message: broken.message, exceptions: broken.exceptions };
  const hang = facts.find((f) => f.t === "hang");
  const node = unfinished.at(-1) ?? null;
  if (hang !== undefined) return { ...base, what: "hang", node: hang.node, message: `no end after ${String(hang.seconds)} s`, hang };
  if (ran.timedOut) return { ...base, what: "hang", node, message: "no end before the time-out" };
  if (facts.some((f) => f.t === "finish")) return null;
  if (facts.length === 0 && ran.signal === null) {
    return { ...base, what: "usage", node: null, message: ran.stderr.trim().split("\n").slice(-4).join("\n") || "pytest did not start" };
  }
  const how = `the interpreter ended ${ran.signal === null ? `with exit code ${String(ran.exitCode)}` : `by ${ran.signal}`}`;
  const dump = faultDump(ran.stderr);
  return { ...base, what: "crash", node, message: dump === "" ? how : `${how}\n${dump}` };
}

/** What shows it: the stacks of a hang, faulthandler's words; "" where the end of the output has to do. */
export function lastWords(ran: Ran, facts: readonly Fact[]): string {
  const hang = facts.find((f) => f.t === "hang");
  return hang === undefined ? faultDump(ran.stderr) : stacksText(hang);
}
