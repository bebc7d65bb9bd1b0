/** What a question about single tests takes and gives, whichever way it is answered. */
import type { TestFailure } from "../failure.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import type { Leak } from "./isolation.js";
import type { AnswerReply, FlipReply, Question, TrialReply } from "./replies.js";

export interface Answer {
  readonly question: Question;
  readonly how: AnswerReply["how"];
  readonly reason: string | null;
  readonly trials: readonly TrialReply[];
  readonly flip: FlipReply | null;
  readonly leaks: readonly Leak[];
  readonly cleaners: readonly string[];
  /** Of the first trial that failed. */
  readonly failure: TestFailure | null;
  readonly evidence: readonly Evidence<CommandSource>[];
}

/** Where the trials of a question may run. */
export type Way = "fork" | "process";

export interface Inquiry {
  readonly stage: "before-collection" | "after-collection";
  readonly questions: readonly Question[];
  /** Files to collect; empty for what the project's own settings name. */
  readonly files: readonly string[];
  /** Seconds that all of it may take. */
  readonly seconds: number;
}

/** Neither passed nor skipped. */
export function isRed(trial: TrialReply): boolean {
  return trial.outcome !== "passed" && trial.outcome !== "skipped";
}
