/** What polluters leave behind, and the line that set it. */
import type { Answer, Way } from "./answer.js";
import { ask } from "./ask.js";
import { filesOf } from "./company.js";
import type { Isolation } from "./isolation.js";
import type { Lab } from "./lab.js";
import type { Question } from "./replies.js";
import { share } from "./time.js";

/** So many nodes are asked about; those that share a polluter share what it leaks. */
const MOST = 12;

/** @returns the isolations with their leaks, where the nodes depend on order */
export async function withLeaks(lab: Lab, way: Way, isolations: ReadonlyMap<string, Isolation>): Promise<Map<string, Isolation>> {
  const asked = new Map<string, { readonly question: Question; readonly nodes: string[] }>();
  for (const [node, isolation] of isolations) {
    const before = isolation.polluters.length > 0 ? isolation.polluters : isolation.enablers;
    if (before.length === 0 || isolation.leaks.length > 0) continue;
    const key = JSON.stringify(before);
    const there = asked.get(key);
    if (there !== undefined) there.nodes.push(node);
    else if (asked.size < MOST) asked.set(key, { nodes: [node], question: { ask: "leaks", node, before, kind: before.some((b) => b.includes("::")) ? "tests" : "imports", place: "first" } });
    else lab.context.notRun.push({ step: `what leaks into ${node}`, reason: `only ${String(MOST)} polluters are looked into` });
  }
  const found = new Map(isolations);
  for (const kind of ["tests", "imports"] as const) {
    const group = [...asked.values()].filter(({ question }) => question.ask === "leaks" && question.kind === kind);
    for (const [answer, nodes] of await answered(lab, way, kind, group)) {
      for (const node of nodes) {
        const isolation = isolations.get(node);
        if (isolation !== undefined) found.set(node, { ...isolation, leaks: answer.leaks, cleaners: answer.cleaners, evidence: [...isolation.evidence, ...answer.evidence] });
      }
    }
  }
  return found;
}

type Group = readonly { readonly question: Question; readonly nodes: readonly string[] }[];

/** Tests share one process that collects their files; each question about imports starts before any. */
async function answered(lab: Lab, way: Way, kind: "tests" | "imports", group: Group): Promise<(readonly [Answer, readonly string[]])[]> {
  const batches = kind === "tests" ? [group] : group.map((g) => [g]);
  const all: (readonly [Answer, readonly string[]])[] = [];
  for (const batch of batches) {
    const files = filesOf(batch.flatMap(({ question }) => (question.ask === "leaks" ? [...question.before, question.node] : [])));
    const answers = await ask(lab, way, {
      stage: kind === "tests" ? "after-collection" : "before-collection", files, seconds: share(lab, 0.5), questions: batch.map((b) => b.question),
    });
    answers.forEach((answer, i) => all.push([answer, batch[i]?.nodes ?? []]));
  }
  return all;
}
