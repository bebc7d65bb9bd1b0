/** Questions about single tests, answered by forks of one collecting process or, where it cannot fork, by fresh processes. */
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { timeLeft } from "../../context.js";
import type { TestFailure } from "../failure.js";
import type { Evidence } from "../../trace/evidence.js";
import type { Fact, FactOf } from "../facts.js";
import { outcomes } from "../outcomes.js";
import { toProject as pathToProject } from "../paths.js";
import { runPytest } from "../pytest.js";
import { nodeArgument } from "../reproduce.js";
import { isRed, type Answer, type Inquiry, type Way } from "./answer.js";
import type { Leak } from "./isolation.js";
import { toProject, type Lab } from "./lab.js";
import { processAnswers } from "./processes.js";
import { readReplies, type AnswerReply, type LeakReply, type Question, type Reply, type TrialReply } from "./replies.js";

/** Answers all questions, in their order. A question that got no answer is said in `notRun`. */
export async function ask(lab: Lab, way: Way, inquiry: Inquiry): Promise<Answer[]> {
  if (inquiry.questions.length === 0) return [];
  const forked = way === "fork" ? await askEngine(lab, inquiry) : null;
  const answers = forked ?? (await processAnswers(lab, inquiry));
  for (const a of answers) {
    if (a.how !== "done" && a.how !== "turned" && a.how !== "clean" && a.how !== "outside") {
      lab.context.notRun.push({ step: `${WORDS[a.question.ask]} ${a.question.node}`, reason: a.reason ?? REASONS[a.how] });
    }
  }
  return answers;
}

const WORDS = { alone: "alone:", company: "in company:", imports: "beside other imports:", leaks: "what leaks into", vary: "one factor changed:" } as const;
const REASONS = {
  unsteady: "the same steps gave both outcomes", died: "the process ended on the way", "out-of-time": "the time budget was used up",
  "not-collected": "pytest did not collect it", trouble: "the engine failed",
} as const;

/** Null where the process that collected cannot be forked. */
async function askEngine(lab: Lab, inquiry: Inquiry): Promise<Answer[] | null> {
  const { context } = lab;
  const nonce = randomBytes(12).toString("hex");
  const scratch = join(context.scratch, `engine-${nonce}`);
  mkdirSync(scratch);
  const reply = join(scratch, "replies.jsonl");
  const engine = {
    reply, nonce, scratch, project: context.inputs.project, node_timeout: context.inputs.nodeTimeoutMs / 1000,
    seconds: inquiry.seconds, stage: inquiry.stage, questions: inquiry.questions,
  };
  const { ran, facts } = await runPytest(context, lab.interpreter, lab.neutral, {
    stepId: "S3", action: "pytest.isolate",
    args: ["-q", ...inquiry.files.map(nodeArgument), "--continue-on-collection-errors", "--tb=short"],
    settings: { engine },
  });
  const replies = readReplies(reply, nonce);
  const why = replies.find((r) => r.t === "way");
  if (why?.way === "process") {
    context.recorder.record({ surface: "cognitive", step_id: "S3", action: "engine.choose", marker: "REASON", note: `each run in a fresh process: ${why.reason ?? ""}` });
    return null;
  }
  const end = ran.timedOut || timeLeft(context) === 0 ? "out-of-time" : why === undefined ? "not-collected" : "trouble";
  const items = toProject(lab, facts).filter((f) => f.t === "item");
  return inquiry.questions.map((question) => {
    const own = answered(question, replies, end, context.inputs.project);
    const evidence = context.recorder.fromCommand(ran, claimOf(own), ran.output.split("\n").filter((l) => l.startsWith(question.node)).join("\n") || ran.output.slice(-1400));
    return { ...own, evidence: [evidence], failure: failureOf(lab, own.trials, items, evidence) };
  });
}

function answered(question: Question, replies: readonly Reply[], otherwise: AnswerReply["how"], project: string): Omit<Answer, "evidence" | "failure"> {
  const mine = replies.filter((r) => "node" in r && r.node === question.node && (!("ask" in r) || r.ask === question.ask));
  const answer = mine.find((r) => r.t === "answer");
  return {
    question, how: answer?.how ?? otherwise, reason: answer?.reason ?? null,
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
  const red = trials.find(isRed);
  if (red === undefined) return null;
  const facts: Fact[] = [...items.filter((i) => i.node === red.node), ...toProject(lab, red.facts)];
  return outcomes(facts, () => evidence).failures[0] ?? null;
}
