/** Questions about single tests, answered by forks of one collecting process or, where it cannot fork, by fresh processes. */
import { runPytest } from "../pytest.js";
import { nodeArgument } from "../reproduce.js";
import type { Answer, Inquiry, Way } from "./answer.js";
import { planEngine, readAnswers } from "./engine.js";
import { toProject, type Lab } from "./lab.js";
import { processAnswers } from "./processes.js";

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
  const plan = planEngine(context, inquiry);
  const { ran, facts } = await runPytest(context, lab.interpreter, lab.neutral, {
    stepId: "S3", action: "pytest.isolate",
    args: ["-q", ...inquiry.files.map(nodeArgument), "--continue-on-collection-errors", "--tb=short"],
    settings: { engine: plan.settings },
  });
  return readAnswers(lab, plan, inquiry.questions, ran, toProject(lab, facts));
}
