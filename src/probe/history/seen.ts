/** What a run at another revision says of one failure. */
import type { Failure, RunFailure, TestFailure } from "../failure.js";
import { signature } from "../signature.js";
import { isFirstParty } from "../../env/files.js";
import type { Ran } from "../../trace/recorder.js";
import type { ReadRun } from "../reproduce.js";
import { nameOf } from "./question.js";

/** `other`: red in another way. `absent`: not there, or skipped. `unknown`: the run does not count. */
export type State = "passed" | "same" | "other" | "absent" | "unknown";

export interface Seen {
  /** By name of the failure (see `nameOf`). */
  readonly states: ReadonlyMap<string, State>;
  /** The run that shows it, with its claim; null where nothing ran. */
  readonly shown: { readonly ran: Ran; readonly claim: string } | null;
  /** Why nothing is known; empty where something is. */
  readonly reason: string;
}

export const unknown = (reason: string): Seen => ({ states: new Map(), shown: null, reason });

export function stateOf(seen: Seen, failure: Failure): State {
  return seen.states.get(nameOf(failure)) ?? "unknown";
}

/** @param reads runs of the failure's node */
export function testState(failure: TestFailure | RunFailure, reads: readonly ReadRun[]): State {
  const states = reads.map((r) => stateInRun(failure, r));
  return (["same", "other", "passed", "absent"] as const).find((s) => states.includes(s)) ?? "absent";
}

function stateInRun(failure: TestFailure | RunFailure, { outcome, death, facts }: ReadRun): State {
  const asAtHead = (f: Failure): boolean => signature(f, isFirstParty) === signature(failure, isFirstParty);
  if (death !== null && (failure.type === "run" || death.node === failure.node)) return asAtHead(death) ? "same" : "other";
  const { node } = failure;
  if (failure.type === "run" && node === null) return outcome.failures.some((f) => f.phase === "collect") ? "other" : "passed";
  const file = (node ?? "").split("::", 1)[0] ?? "";
  const mine = outcome.failures.filter((f) => (f.phase === "collect" ? covers(f.node, file) : f.node === node));
  if (mine.length > 0) return mine.some(asAtHead) ? "same" : "other";
  if (outcome.passed.has(node ?? "")) return "passed";
  if (failure.type === "test" && failure.phase === "collect" && facts.some((f) => f.t === "item" && f.node.startsWith(`${file}::`))) return "passed";
  return death === null ? "absent" : "other";
}

/** A collector that fails (a module, a folder whose conftest fails, or everything) takes what is below it. */
const covers = (collector: string, file: string): boolean => collector === "" || collector === "." || collector === file || file.startsWith(`${collector}/`);
