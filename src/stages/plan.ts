/** The plan that a run begins with: its own steps, or those of `--plan`. */
import { WORK, type PlanStep, type Work } from "../inputs/plan.js";

const TITLES: Readonly<Record<Work, string>> = {
  collect: "collect what CI left, find the project's Python",
  reproduce: "reproduce the failed nodes and mypy",
  isolate: "ask the project: layout, sources, isolation",
  diagnose: "diagnose: group, match rules, rank",
  fix: "fix",
  report: "report",
};
const ownId = (at: number): string => `S${String(at + 1)}`;

export interface Plan {
  readonly steps: readonly { readonly step_id: string; readonly title: string }[];
  /** Our step id → the one that the trace uses. */
  readonly ids: ReadonlyMap<string, string>;
}

/**
 * Each part of the work takes the step that names it. What is left takes the steps that name none, one after the other; the
 * last of them, or else the step before, takes what is over.
 */
export function planOf(given: readonly PlanStep[] | null): Plan {
  if (given === null) return { steps: WORK.map((work, at) => ({ step_id: ownId(at), title: TITLES[work] })), ids: new Map() };
  const free = given.filter((s) => s.stage === null);
  const ids = new Map<string, string>();
  let last = given[0]?.id ?? "";
  for (const [at, work] of WORK.entries()) {
    last = given.find((s) => s.stage === work)?.id ?? free.shift()?.id ?? last;
    ids.set(ownId(at), last);
  }
  return { steps: given.map(({ id, title }) => ({ step_id: id, title })), ids };
}
