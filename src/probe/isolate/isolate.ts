/** Isolation: what experiments say of each failing node, before anybody edits anything. Cheap ones first. */
import type { Context, Interpreter } from "../../context.js";
import { timeLeft } from "../../context.js";
import type { TestFailure } from "../failure.js";
import type { Neutral } from "../pytest.js";
import type { Answer, Way } from "./answer.js";
import { inCompany, needed } from "./company.js";
import { confirm } from "./confirm.js";
import { byEnvironment, byFactors, CLOCKS, inProcess } from "./factors.js";
import type { Isolation } from "./isolation.js";
import type { Fresh, Lab } from "./lab.js";
import { withLeaks } from "./leaks.js";
import { repeatAlone } from "./repeat.js";
import { Subject } from "./subject.js";

export interface Representative {
  readonly node: string;
  /** It failed in the plain re-run here. */
  readonly failed: boolean;
  readonly failure: TestFailure | null;
}

export interface Known {
  readonly answers: readonly Answer[];
  /** By node: its re-run, where that ran nothing else. */
  readonly solo: ReadonlyMap<string, Fresh>;
}

/** Before anything is known. */
export const NOTHING_KNOWN: Known = { answers: [], solo: new Map() };

export interface IsolateQuestion {
  /** One node for each signature. */
  readonly representatives: readonly Representative[];
  /** Node ids in the order in which CI ran them; empty where it is not known: then the order of collection counts. */
  readonly order: readonly string[];
  /** How often a node is run alone. */
  readonly reruns: number;
  /** What the plain re-run told already (see `Aside`). */
  readonly known: Known;
}

/**
 * Isolates failing nodes: alone or in company, always or sometimes, who pollutes and what leaks.
 * @param way forks search where the platform and the project allow them; "process" runs each trial in a fresh process
 * @returns an isolation for each node; what was left out is said in `context.notRun`
 */
export async function isolate(context: Context, interpreter: Interpreter, neutral: Neutral, question: IsolateQuestion, way: Way = "fork"): Promise<Map<string, Isolation>> {
  const lab: Lab = { context, interpreter, neutral };
  const failed = new Set(question.representatives.filter((r) => r.failed).map((r) => r.node));
  const open = new Set(question.representatives.map((r) => new Subject(r.node, r.failed, r.failure)));
  const found = new Map<string, Isolation>();
  const stage = async (step: string, subjects: readonly Subject[], run: (subjects: readonly Subject[]) => Promise<ReadonlyMap<string, Isolation>>): Promise<void> => {
    if (subjects.length === 0) return;
    if (timeLeft(context) === 0) {
      for (const s of subjects) context.notRun.push({ step: `${step}: ${s.node}`, reason: "the time budget was used up" });
      return;
    }
    context.progress.detail(`${step}: ${subjects.map((s) => s.node).join(", ")}`);
    for (const [node, isolation] of await run(subjects)) found.set(node, isolation);
    for (const s of open) if (found.has(s.node)) open.delete(s);
  };

  await stage("alone", [...open].filter((s) => failed.has(s.node)), (s) => again(lab, way, s, question));
  await stage("in company", [...open].filter((s) => s.base === "passes"), (s) => inCompany(lab, way, s, question));
  await stage("one factor changed", [...open], (s) => byFactors(lab, way, s));
  for (const s of open) found.set(s.node, s.conclude(s.base === "fails" ? "deterministic" : s.everFailed ? "flaky" : "not-reproduced"));
  const leaky = [...found].some(([, i]) => i.verdict === "order-dependent");
  if (leaky && timeLeft(context) > 0) context.progress.detail("what leaks");
  return leaky && timeLeft(context) > 0 ? withLeaks(lab, way, found) : found;
}

/** Nodes that failed in the re-run: those that always do are settled, unless what their code touches turns them. */
async function again(lab: Lab, way: Way, subjects: readonly Subject[], { known, order, reruns }: IsolateQuestion): Promise<Map<string, Isolation>> {
  const { mirror, needy } = await repeatAlone(lab, way, subjects, known.answers, order, reruns);
  const inMirror = (s: Subject): boolean => mirror?.passed.has(s.node) === true;
  const found = await confirm(lab, needy.filter(([s]) => s.base === "fails"));
  const steady = (): Subject[] => subjects.filter((s) => s.base === "fails" && !found.has(s.node));
  const add = (more: ReadonlyMap<string, Isolation>): void => { for (const [node, isolation] of more) found.set(node, isolation); };
  add(await byEnvironment(lab, steady().filter((s) => inMirror(s) || s.touches.has("hash")), "hash-seed"));
  add(await inProcess(lab, way, steady().filter((s) => s.touches.has("clock")), CLOCKS));
  for (const s of steady()) {
    const isolation = inMirror(s) ? await needed(lab, way, s, mirror?.started ?? []) : s.conclude("deterministic");
    if (isolation !== null) found.set(s.node, isolation);
  }
  return found;
}
