/** Nodes that pass alone: what ran, or was imported, before them that makes them fail; and the inverse. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { isRed, type Answer, type Way } from "./answer.js";
import { ask } from "./ask.js";
import { confirm } from "./confirm.js";
import type { IsolateQuestion } from "./isolate.js";
import type { Isolation } from "./isolation.js";
import type { Lab } from "./lab.js";
import { collect } from "./processes.js";
import type { Question } from "./replies.js";
import type { Subject } from "./subject.js";
import { share } from "./time.js";

/**
 * Runs each node alone and then behind those that ran before it.
 * @param question its order is the one of collection where it is empty
 * @returns the nodes whose order decides, confirmed in fresh processes; the others are left to other probes
 */
export async function inCompany(lab: Lab, way: Way, subjects: readonly Subject[], { order, reruns, known: { solo } }: Pick<IsolateQuestion, "order" | "reruns" | "known">): Promise<Map<string, Isolation>> {
  const known = subjects.every((s) => order.includes(s.node));
  const files = known ? filesOf(order).filter((f) => existsSync(join(lab.context.inputs.project, f))) : [];
  const questions = subjects.flatMap((s): Question[] => [
    { ask: "alone", node: s.node, times: reruns },
    { ask: "company", node: s.node, order: order.includes(s.node) ? order : [], seconds: null },
    { ask: "leaks", node: s.node, before: [], kind: "tests", place: "first" },
  ]);
  const answers = await ask(lab, way, { stage: "after-collection", questions, files, seconds: share(lab, 0.6) });
  const turned: [Subject, Answer][] = [];
  for (const subject of subjects) {
    const [alone, company] = (["alone", "company"] as const).map((a) => answers.find((x) => x.question.node === subject.node && x.question.ask === a));
    if (alone !== undefined && alone.trials.length > 0 && alone.trials.every(isRed)) {
      const imported = await besideImports(lab, way, subject, files.length > 0 ? files : filesOf(await collect(lab, [])));
      if (imported !== null) turned.push([subject, imported]);
      continue;
    }
    if (alone !== undefined) subject.addAnswer(alone);
    if (company?.how === "turned") turned.push([subject, company]);
    else if (company?.how === "unsteady") subject.addAnswer(company);
  }
  const found = leaking(await confirm(lab, turned, solo), answers);
  for (const subject of subjects) {
    const answer = answers.find((a) => a.question.node === subject.node && a.how === "outside");
    if (answer !== undefined) found.set(subject.node, carried(subject, answer));
  }
  return found;
}

/** With what the polluters were seen to leave while the process was there. */
function leaking(isolations: ReadonlyMap<string, Isolation>, answers: readonly Answer[]): Map<string, Isolation> {
  const hunted = new Map(answers.flatMap((a) => (a.question.ask === "leaks" && a.how === "done" ? [[JSON.stringify(a.question.before), a] as const] : [])));
  return new Map([...isolations].map(([node, isolation]) => {
    const answer = hunted.get(JSON.stringify(isolation.polluters.length > 0 ? isolation.polluters : isolation.enablers));
    return [node, answer === undefined ? isolation : { ...isolation, leaks: answer.leaks, cleaners: answer.cleaners, evidence: [...isolation.evidence, ...answer.evidence] }];
  }));
}

/** State outside the process stays turned: the two outcomes were seen in one run, and no later run gives the first one. */
function carried(subject: Subject, answer: Answer): Isolation {
  const polluters = answer.trials.at(-1)?.before ?? [];
  return subject.conclude("order-dependent", {
    failed: { runs: 1, of: 1 }, polluter: polluters[0] ?? null, polluters, evidence: answer.evidence, failure: answer.failure,
    leaks: answer.leaks,
  });
}

/** A node that fails alone and passed behind others: are they what it needs? */
export async function needed(lab: Lab, way: Way, subject: Subject, order: readonly string[]): Promise<Isolation | null> {
  const [answer] = await ask(lab, way, {
    stage: "after-collection", files: filesOf(order), seconds: share(lab, 0.2),
    questions: [{ ask: "company", node: subject.node, order, seconds: null }],
  });
  if (answer?.how !== "turned") return null;
  return (await confirm(lab, [[subject, answer]])).get(subject.node) ?? null;
}

/** It passes in a process of its own and fails where all modules were imported: which import is it? */
async function besideImports(lab: Lab, way: Way, subject: Subject, files: readonly string[]): Promise<Answer | null> {
  const others = files.filter((f) => f !== subject.file);
  for (const place of ["last", "first"] as const) {
    const [answer] = await ask(lab, way, {
      stage: "before-collection", files: [subject.file], seconds: share(lab, 0.4),
      questions: [{ ask: "imports", node: subject.node, files: others, place }],
    });
    if (answer?.how === "turned") return answer;
  }
  return null;
}

/** The files of node ids, each once, in their order. */
export function filesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.split("::", 1)[0] ?? id))];
}
