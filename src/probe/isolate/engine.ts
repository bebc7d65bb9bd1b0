/** The engine in a run of pytest: what it is told, and what it answered. */
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { timeLeft, type Context } from "../../context.js";
import type { TestFailure } from "../failure.js";
import type { Evidence } from "../../trace/evidence.js";
import type { Ran } from "../../trace/recorder.js";
import type { Fact, FactOf } from "../facts.js";
import { outcomes } from "../outcomes.js";
import { toProject as pathToProject } from "../paths.js";
import { isRed, type Answer, type Inquiry } from "./answer.js";
import type { Leak } from "./isolation.js";
import { toProject, type Lab } from "./lab.js";
import { readReplies, type AnswerReply, type LeakReply, type Question, type Reply, type TrialReply } from "./replies.js";

/** What the engine is told, and where it replies. */
export interface EnginePlan {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly reply: string;
  readonly nonce: string;
}

export function planEngine(context: Context, { stage, seconds, questions }: Omit<Inquiry, "files">): EnginePlan {
  const nonce = randomBytes(12).toString("hex");
  const scratch = join(context.scratch, `engine-${nonce}`);
  mkdirSync(scratch);
  const reply = join(scratch, "replies.jsonl");
  const { project, nodeTimeoutMs } = context.inputs;
  return { reply, nonce, settings: { reply, nonce, scratch, project, node_timeout: nodeTimeoutMs / 1000, seconds, stage, questions } };
}

/**
 * @param facts of the run that the engine was in, relative to the project
 * @returns null where the process could not be forked
 */
export function readAnswers(lab: Lab, plan: EnginePlan, questions: readonly Question[], ran: Ran, facts: readonly Fact[]): Answer[] | null {
  const { context } = lab;
  const replies = readReplies(plan.reply, plan.nonce);
  const why = replies.find((r) => r.t === "way");
  if (why?.way === "process") {
    context.recorder.record({ surface: "cognitive", step_id: "S3", action: "engine.choose", marker: "REASON", note: `each run in a fresh process: ${why.reason ?? ""}` });
    return null;
  }
  const end = ran.timedOut || timeLeft(context) === 0 ? "out-of-time" : why === undefined ? "not-collected" : "trouble";
  const items = facts.filter((f) => f.t === "item");
  return questions.map((question) => {
    const own = answered(question, replies, end, context.inputs.project);
    // Of many questions of one run only some are answered: what was not tried shows nothing.
    if (own.trials.length === 0 && own.how === end) return { ...own, evidence: [], failure: null };
    const evidence = context.recorder.fromCommand(ran, claimOf(own), ran.output.split("\n").filter((l) => l.startsWith(question.node)).join("\n") || ran.output.slice(-1400));
    return { ...own, evidence: [evidence], failure: failureOf(lab, own.trials, items, evidence) };
  });
}

function answered(question: Question, replies: readonly Reply[], otherwise: AnswerReply["how"], project: string): Omit<Answer, "evidence" | "failure"> {
  const mine = replies.filter((r) => "node" in r && r.node === question.node && (!("ask" in r) || r.ask === question.ask));
  const inCompany = replies.findLast((r) => r.t === "trial" && r.node === question.node && r.ask === "company");
  const answer = mine.find((r) => r.t === "answer");
  return {
    question: question.ask === "leaks" && question.before.length === 0 && inCompany?.t === "trial" ? { ...question, before: inCompany.before } : question,
    how: answer?.how ?? otherwise, reason: answer?.reason ?? null,
    trials: mine.filter((r) => r.t === "trial"),
    leaks: question.ask === "leaks" || answer?.how === "outside" ? mine.flatMap((r) => (r.t === "leak" ? [leakOf(r, project)] : [])) : [],
    cleaners: question.ask === "leaks" ? mine.flatMap((r) => (r.t === "cleaner" ? [r.cleaner] : [])) : [], flip: question.ask === "vary" ? (mine.find((r) => r.t === "flip") ?? null) : null,
  };
}

function leakOf({ what, name, before, after, role, file, line }: LeakReply, project: string): Leak {
  return { what, name, before, after, role, file: file === null ? null : pathToProject(file, project), line };
}

/** One sentence on what came of a question. */
function claimOf({ question, how, trials, leaks }: Omit<Answer, "evidence" | "failure">): string {
  const failed = `${String(trials.filter(isRed).length)} of ${String(trials.length)} failed`;
  const last = trials.at(-1);
  switch (question.ask) {
    case "alone":
      return `alone, each time in a fork of its own: ${failed}`;
    case "vary":
      return last === undefined ? "no factor that was changed turned the outcome" : `${last.factor ?? ""} changed: ${failed}`;
    case "company":
    case "imports":
      if (how === "outside") return `${trials[0]?.outcome ?? "unknown"} before all others; once they ran: ${last?.outcome ?? "unknown"} in a process without them too, and ${last?.before.join(" and ") ?? ""} writes ${leaks.slice(0, 3).map((l) => l.name).join(", ")}`;
      if (last === undefined && how === "clean") return "no other test of its files comes before it";
      return last === undefined || last.before.length === 0 ? `nothing before it turned the outcome: ${failed}` : `after ${last.before.join(" and ")}: ${last.outcome}; without: ${trials[0]?.outcome ?? "unknown"}`;
    case "leaks":
      return leaksClaim(question.before, leaks);
  }
}

function leaksClaim(before: readonly string[], leaks: readonly Leak[]): string {
  const by = before.join(" and ");
  const decisive = leaks.filter((l) => l.role !== "beside").map((l) => l.name);
  if (decisive.length > 0) return `${by} leaves ${decisive.join(", ")} changed; with ${decisive.length === 1 ? "just this" : "these"} put back the outcome turns again`;
  return leaks.length === 0 ? `no state that is looked at differs after ${by}` : `${by} leaves ${leaks.slice(0, 3).map((l) => l.name).join(", ")} changed`;
}

/** The failure of the first trial that failed, as a rule reads it. */
function failureOf(lab: Lab, trials: readonly TrialReply[], items: readonly FactOf<"item">[], evidence: Evidence): TestFailure | null {
  const red = trials.find((t) => isRed(t) && t.facts.length > 0);
  if (red === undefined) return null;
  const facts: Fact[] = [...items.filter((i) => i.node === red.node), ...toProject(lab, red.facts)];
  return outcomes(facts, () => evidence).failures[0] ?? null;
}
