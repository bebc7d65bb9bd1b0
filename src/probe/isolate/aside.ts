/**
 * What isolation would ask first of nodes that fail in the plain re-run, answered in that very run: a fork of it, made
 * before its first test, stands where a fresh process stands after collection. Of nodes that fail alike the first is asked about.
 */
import type { ReadRun, Rider } from "../reproduce.js";
import type { Answer } from "./answer.js";
import { planEngine, readAnswers, type EnginePlan } from "./engine.js";
import type { Known } from "./isolate.js";
import type { Fresh, Lab } from "./lab.js";
import { questionsOf, TRIALS } from "./repeat.js";
import type { Question } from "./replies.js";
import { share } from "./time.js";

export class Aside implements Rider {
  readonly #lab: Lab;
  readonly #order: readonly string[];
  readonly #answers: Answer[] = [];
  readonly #solo = new Map<string, Fresh>();
  #asked: { readonly plan: EnginePlan; readonly questions: readonly Question[] } | null = null;

  /** @param order node ids in the order in which CI ran them; empty where it is not known */
  constructor(lab: Lab, order: readonly string[]) {
    this.#lab = lab;
    this.#order = order;
  }

  /** What was told so far; a node that passed, or in a process that cannot be forked, has no answer. */
  get known(): Known {
    return { answers: this.#answers, solo: this.#solo };
  }

  board(ids: readonly string[]): Readonly<Record<string, unknown>> {
    const tests = ids.filter((id) => id.includes("::"));
    this.#asked = null;
    if (tests.length === 0) return {};
    const questions = questionsOf(tests, this.#order, this.#lab.context.inputs.reruns, Number.POSITIVE_INFINITY);
    const plan = planEngine(this.#lab.context, { stage: "after-collection", questions, seconds: share(this.#lab, 0.3) });
    this.#asked = { plan, questions };
    // How they fail is told by the run itself.
    return { aside: { ...plan.settings, trials: TRIALS, tells: false } };
  }

  alight({ ran, facts, outcome, evidence }: ReadRun): void {
    const started = facts.flatMap((f) => (f.t === "start" ? [f.node] : []));
    const failed = new Set(outcome.failures.map((f) => f.node));
    if (started.length === 1 && started[0] !== undefined && failed.size + outcome.passed.size === 1) this.#solo.set(started[0], { evidence, failures: outcome.failures, failed, passed: outcome.passed, started, facts });
    if (this.#asked === null) return;
    const { plan, questions } = this.#asked;
    const red = new Set(outcome.failures.filter((f) => f.phase !== "collect").map((f) => f.node));
    const mine = questions.filter((q) => red.has(q.node));
    if (mine.length > 0) this.#answers.push(...(readAnswers(this.#lab, plan, mine, ran, facts) ?? []).filter((a) => a.how === "clean" || a.trials.length > 0));
  }
}
