/** What a search in forks has found, once more in fresh processes: that is what the verdict rests on. */
import { isRed, type Answer } from "./answer.js";
import type { Isolation } from "./isolation.js";
import { fresh, type Fresh, type Lab } from "./lab.js";
import type { Subject } from "./subject.js";

/** A test that rolls dice gives any two outcomes now and then: the pair has to give the same two so often. */
const TIMES_OF_CHANCE = 3;
/** So many nodes of a group are run by themselves where they did not turn beside the others. */
const MOST_APART = 4;

/**
 * Nodes that the same tests (or imports) turn in the same direction are confirmed in one pair of processes.
 * @param solo by node: the plain re-run, where that ran nothing else
 */
export async function confirm(lab: Lab, turned: readonly (readonly [Subject, Answer])[], solo: ReadonlyMap<string, Fresh> = new Map()): Promise<Map<string, Isolation>> {
  const groups = new Map<string, [Subject, Answer][]>();
  for (const [subject, answer] of turned) {
    const last = answer.trials.at(-1);
    const { question } = answer;
    const key = JSON.stringify([last?.before, last !== undefined && isRed(last), question.ask, question.ask === "imports" ? question.place : "", question.ask === "imports" ? question.node : ""]);
    groups.set(key, [...(groups.get(key) ?? []), [subject, answer]]);
  }
  const found = new Map<string, Isolation>();
  for (const group of groups.values()) {
    let held = await pair(lab, group, solo);
    const chance = group.some(([s]) => s.touches.has("random") || s.touches.has("timing"));
    for (let n = 1; chance && n < TIMES_OF_CHANCE && held.size > 0; n += 1) {
      const again = await pair(lab, group.filter(([s]) => held.has(s.node)), new Map());
      held = new Map([...held].filter(([node]) => again.has(node)));
    }
    for (const [node, isolation] of held) found.set(node, isolation);
  }
  return found;
}

/** The least set before the nodes, and the nodes without it. */
async function pair(lab: Lab, group: readonly (readonly [Subject, Answer])[], solo: ReadonlyMap<string, Fresh>): Promise<Map<string, Isolation>> {
  const [question, set] = [group[0]?.[1].question, group[0]?.[1].trials.at(-1)?.before ?? []];
  const nodes = group.map(([s]) => s.node);
  const imports = question?.ask === "imports";
  const run = question?.ask === "imports" && question.place === "first" ? [...nodes, ...set] : [...set, ...nodes];
  lab.context.progress.detail(`confirming ${set.join(" and ")} before ${nodes.join(", ")}`);
  const after = `${imports ? "beside the import of" : "after"} ${set.join(" and ")}`;
  const together = await fresh(lab, { run, about: after, ...(imports ? { importOnly: set } : {}) });
  const before = nodes.length === 1 ? solo.get(nodes[0] ?? "") : undefined;
  const alone = before ?? await fresh(lab, { run: nodes, about: nodes.length === 1 ? "alone" : `without ${set.join(" and ")}` });
  const found = new Map<string, Isolation>();
  const alike = (node: string): boolean => together.failed.has(node) === alone.failed.has(node);
  // Nodes of one group may turn one another as well: what did not turn among them is run without the others.
  const [apart, judged] = [group.filter(([s]) => nodes.length > 1 && alike(s.node)), group.filter(([s]) => nodes.length === 1 || !alike(s.node))];
  for (const one of apart.slice(0, MOST_APART)) for (const [node, isolation] of await pair(lab, [one], solo)) found.set(node, isolation);
  for (const [subject, answer] of [...judged, ...apart.slice(MOST_APART)]) {
    if (before === undefined) subject.addFresh(alone); // the re-run counts already
    subject.learn(together);
    const isolation = judge(lab, subject, answer, { set, run, together, alone });
    if (isolation !== null) found.set(subject.node, isolation);
  }
  return found;
}

interface Pair {
  readonly set: readonly string[];
  readonly run: readonly string[];
  readonly together: Fresh;
  readonly alone: Fresh;
}

function judge(lab: Lab, subject: Subject, answer: Answer, { set, run, together, alone }: Pair): Isolation | null {
  const { node } = subject;
  const asAsked = answer.question.ask === "imports" || together.started.join("\n") === run.join("\n");
  if (!asAsked || together.failed.has(node) === alone.failed.has(node)) {
    lab.context.notRun.push({ step: `in company: ${node}`, reason: `${set.join(" and ")} turned it in a fork${asAsked ? " but not in fresh processes" : ", but pytest runs them in another order"}` });
    return null;
  }
  const breaks = together.failed.has(node);
  const times = answer.trials.filter((t) => t.before.length > 0).length + 1;
  return subject.conclude("order-dependent", {
    ...(breaks ? { failed: { runs: times, of: times }, polluter: set.at(-1) ?? null, polluters: set } : { enablers: set }),
    evidence: [together.evidence, alone.evidence, ...answer.evidence],
    failure: (breaks ? together : alone).failures.find((f) => f.node === node) ?? answer.failure,
    contrast: lab.context.recorder.contrast(breaks ? "polluter" : "enabler", together.evidence, alone.evidence),
  });
}
