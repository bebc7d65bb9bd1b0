/** The same questions as the engine's, answered by fresh processes: where Python cannot fork. Slower, so bounded by time. */
import { timeLeft } from "../../context.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import { runPytest } from "../pytest.js";
import { nodeArgument } from "../reproduce.js";
import { isRed, type Answer, type Inquiry } from "./answer.js";
import { leastSet, withoutIdle } from "./least.js";
import { fresh, toProject, type Fresh, type FreshQuestion, type Lab } from "./lab.js";
import type { FlipReply, Question, TrialReply } from "./replies.js";

type Of<A extends Question["ask"]> = Extract<Question, { ask: A }>;
type Told = Pick<Answer, "how" | "reason" | "flip">;

class OutOfTime extends Error {}

/** Answers in order; what is found for one question is tried first on the next. */
export async function processAnswers(lab: Lab, inquiry: Inquiry): Promise<Answer[]> {
  const until = performance.now() + inquiry.seconds * 1000;
  const known: (readonly string[])[] = [];
  let collected: readonly string[] | null = null;
  const answers: Answer[] = [];
  for (const question of inquiry.questions) {
    const bench = new Bench(lab, question, until);
    let told: Told = { how: "out-of-time", reason: null, flip: null };
    try {
      if (question.ask === "company" && question.order.length === 0) collected ??= await collect(lab, inquiry.files);
      told = await answer(bench, question, collected ?? [], known);
    } catch (thrown) {
      if (!(thrown instanceof OutOfTime)) throw thrown;
    }
    answers.push({ question, ...told, leaks: [], cleaners: [], trials: bench.trials, failure: bench.failure, evidence: bench.evidence });
  }
  return answers;
}

async function answer(bench: Bench, question: Question, collected: readonly string[], known: (readonly string[])[]): Promise<Told> {
  switch (question.ask) {
    case "alone":
      for (let n = 0; n < question.times; n += 1) await bench.trial({ about: `alone, ${String(n + 1)} of ${String(question.times)}` });
      return { how: "done", reason: null, flip: null };
    case "company": {
      const order = question.order.length > 0 ? question.order : collected;
      return least(bench, order.slice(0, Math.max(0, order.indexOf(question.node))), known);
    }
    case "imports":
      return least(bench, question.files, known);
    case "vary":
      return vary(bench, question);
    case "leaks":
      if (question.before.length === 0) return { how: "clean", reason: null, flip: null };
      return { how: "trouble", reason: "state can only be compared where the process can be forked", flip: null };
  }
}

async function least(bench: Bench, steps: readonly string[], known: (readonly string[])[]): Promise<Told> {
  const done = (how: Told["how"]): Told => ({ how, reason: null, flip: null });
  const base = isRed(await bench.trial({ about: "alone" }));
  const turns = async (before: readonly string[]): Promise<boolean> => isRed(await bench.trial({ before, about: `after ${String(before.length)} others` })) !== base;
  let found: readonly string[] | null = null;
  for (const set of known) {
    if (found === null && set.every((s) => steps.includes(s)) && (await turns(set))) found = await withoutIdle(set, turns);
  }
  found ??= await leastSet(steps, turns);
  if (found === null) return done("unsteady");
  if (found.length === 0) return done("clean");
  known.push(found);
  await bench.trial({ before: found, about: `after ${found.join(" and ")}` });
  return done("turned");
}

async function vary(bench: Bench, question: Of<"vary">): Promise<Told> {
  const base = isRed(await bench.trial({ about: "as it is" }));
  for (const [factor, values] of question.factors) {
    const seen = new Map<boolean, number | string | null>(question.base === "steady" ? [[base, null]] : []);
    for (const value of values) {
      const red = isRed(await bench.trial({ factor: [factor, value], about: `${factor} ${String(value)}` }));
      if (!seen.has(red)) seen.set(red, value);
      if (seen.size < 2) continue;
      if (await eachTime(bench, factor, seen, question.times)) {
        const flip: FlipReply = { t: "flip", node: question.node, factor, failing: seen.get(true) ?? null, passing: seen.get(false) ?? null };
        return { how: "turned", reason: null, flip };
      }
      break;
    }
  }
  return { how: "clean", reason: null, flip: null };
}

async function eachTime(bench: Bench, factor: string, seen: ReadonlyMap<boolean, number | string | null>, times: number): Promise<boolean> {
  for (const [failed, value] of seen) {
    for (let n = 0; n < times; n += 1) {
      const trial = await bench.trial({ ...(value === null ? {} : { factor: [factor, value] as const }), about: `${factor} ${String(value ?? "as it is")}` });
      if (isRed(trial) !== failed) return false;
    }
  }
  return true;
}

/** The trials of one question. */
class Bench {
  readonly trials: TrialReply[] = [];
  readonly evidence: Evidence<CommandSource>[] = [];
  failure: Answer["failure"] = null;

  constructor(private readonly lab: Lab, private readonly question: Question, private readonly until: number) {}

  async trial(how: { readonly before?: readonly string[]; readonly factor?: FreshQuestion["factor"]; readonly about: string }): Promise<TrialReply> {
    if (timeLeft(this.lab.context) === 0 || performance.now() > this.until) throw new OutOfTime();
    const { node, ask } = this.question;
    const before = how.before ?? [];
    const first = this.question.ask === "imports" && this.question.place === "first";
    const done = await fresh(this.lab, {
      run: first ? [node, ...before] : [...before, node], about: how.about,
      ...(ask === "imports" ? { importOnly: before } : {}), ...(how.factor === undefined ? {} : { factor: how.factor }),
    });
    this.evidence.push(done.evidence);
    this.failure ??= done.failures.find((f) => f.node === node) ?? null;
    const trial = told(node, ask, done, before, how.factor ?? null);
    this.trials.push(trial);
    return trial;
  }
}

function told(node: string, ask: Question["ask"], done: Fresh, before: readonly string[], factor: FreshQuestion["factor"] | null): TrialReply {
  const failure = done.failures.find((f) => f.node === node);
  const raised = failure?.exceptions[0];
  return {
    t: "trial", node, ask, before: [...before], factor: factor?.[0] ?? null, value: factor?.[1] ?? null, facts: [], touches: [],
    outcome: failure !== undefined ? "failed" : done.failed.has(node) ? "died" : done.passed.has(node) ? "passed" : "skipped",
    message: raised === undefined ? "" : `${raised.type}: ${raised.message.split("\n", 1)[0] ?? ""}`,
    seconds: done.evidence.source.duration_ms / 1000,
  };
}

/** Node ids in the order in which pytest collects them from these files; from the project's own paths where there are none. */
export async function collect(lab: Lab, files: readonly string[]): Promise<string[]> {
  const { facts } = await runPytest(lab.context, lab.interpreter, lab.neutral, {
    stepId: "S3", action: "pytest.collect", args: ["--collect-only", "-q", ...files.map(nodeArgument), "--continue-on-collection-errors"],
  });
  return toProject(lab, facts).flatMap((f) => (f.t === "item" ? [f.node] : []));
}
