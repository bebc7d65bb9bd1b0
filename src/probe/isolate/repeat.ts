/** Nodes that failed in the plain re-run, again: alone, N times, and together in another order under another hash seed. */
import type { Answer, Way } from "./answer.js";
import { ask } from "./ask.js";
import { fresh, hashSeed, type Fresh, type Lab } from "./lab.js";
import type { Question } from "./replies.js";
import type { Subject } from "./subject.js";
import { share } from "./time.js";

/** Trials of all nodes together; beyond, each gets fewer, two at least. */
export const TRIALS = 150;
/** Of more nodes than this it is not asked whether they need another test of their files, nor for longer than so many seconds. */
const FEW = 3;
const SECONDS = 10;

/**
 * What is asked of nodes that fail by themselves.
 * @param order in which CI ran the tests: one that failed behind others there, and alone here, needs none of them
 * @param reruns how often each is run alone, where their number allows it
 * @param trials of all nodes together
 */
export function questionsOf(nodes: readonly string[], order: readonly string[], reruns: number, trials = TRIALS): Question[] {
  const times = Math.min(reruns, Math.max(2, Math.floor(trials / Math.max(1, nodes.length))));
  const lonely = nodes.length > FEW ? [] : nodes.filter((n) => order.indexOf(n) < 1);
  return [
    ...nodes.map((node): Question => ({ ask: "alone", node, times })),
    ...lonely.map((node): Question => ({ ask: "company", node, order: [], seconds: SECONDS })),
  ];
}

export interface Repeated {
  /** The fresh process that ran all of them in reverse; null where there is but one, which the plain re-run ran alone. */
  readonly mirror: Fresh | null;
  /** Answers for nodes that pass behind others of their files. */
  readonly needy: readonly (readonly [Subject, Answer])[];
}

/**
 * Repeats them one process after the other: tests of one project at the same time may disturb each other.
 * @param known what the plain re-run answered already (see `Aside`)
 * @param order see `questionsOf`
 */
export async function repeatAlone(lab: Lab, way: Way, subjects: readonly Subject[], known: readonly Answer[], order: readonly string[], reruns: number): Promise<Repeated> {
  const tests = subjects.filter((s) => s.node.includes("::"));
  const has = (q: Question): boolean => known.some((a) => a.question.ask === q.ask && a.question.node === q.node);
  const questions = questionsOf(tests.map((s) => s.node), order, reruns).filter((q) => (q.ask === "alone" || way === "fork") && !has(q));
  const asked = new Set(questions.map((q) => q.node));
  const answers = [...known, ...(await ask(lab, way, {
    stage: "after-collection", files: [...new Set(tests.filter((s) => asked.has(s.node)).map((s) => s.file))], seconds: share(lab, 0.3), questions,
  }))];
  const needy: [Subject, Answer][] = [];
  for (const answer of answers) {
    const subject = subjects.find((s) => s.node === answer.question.node);
    if (answer.question.ask === "alone") subject?.addAnswer(answer);
    else if (subject !== undefined && answer.how === "turned") needy.push([subject, answer]);
  }
  if (subjects.length === 1 && tests.length === 1) return { mirror: null, needy };
  const mirror = await fresh(lab, {
    run: subjects.map((s) => s.node).reverse(), env: hashSeed(lab, 1), about: `in a fresh process${subjects.length > 1 ? ", in reverse order" : ""}, with another hash seed`,
  });
  for (const subject of subjects) subject.addFresh(mirror);
  return { mirror, needy };
}
