/** The plugin's facts of one or more runs, put together per node. */
import type { TestFailure } from "./failure.js";
import type { Evidence } from "../trace/evidence.js";
import type { Fact, FactOf } from "./facts.js";

export interface Outcomes {
  /** Nodes that were run to their end, by outcome of the whole node. */
  readonly passed: ReadonlySet<string>;
  readonly skipped: ReadonlyMap<string, string>;
  readonly failures: readonly TestFailure[];
  /** Started, and never reported: the run died in it. */
  readonly unfinished: readonly string[];
}

/** @param facts of one run, paths made relative to the project */
export function outcomes(facts: readonly Fact[], evidence: (node: string) => Evidence): Outcomes {
  const items = new Map<string, FactOf<"item">>();
  const state = new Map<string, "started" | "passed" | "failed" | "skipped">();
  const skipped = new Map<string, string>();
  const failures: TestFailure[] = [];
  for (const fact of facts) {
    if (fact.t === "item") items.set(fact.node, fact);
    else if (fact.t === "start") state.set(fact.node, "started");
    else if (fact.t === "collect-error") {
      failures.push({ type: "test", node: fact.node, phase: "collect", exceptions: fact.exceptions, assertion: null, longrepr: fact.longrepr, item: null, evidence: evidence(fact.node) });
    } else if (fact.t === "report") {
      if (fact.outcome === "failed") {
        failures.push({
          type: "test", node: fact.node, phase: fact.phase, exceptions: fact.exceptions, assertion: fact.assertion,
          longrepr: fact.longrepr, item: items.get(fact.node) ?? null, evidence: evidence(fact.node),
        });
        state.set(fact.node, "failed");
      } else if (fact.outcome === "skipped" && state.get(fact.node) !== "failed") {
        state.set(fact.node, "skipped");
        skipped.set(fact.node, fact.xfail ?? fact.skip_reason ?? "");
      } else if (fact.phase === "teardown" && state.get(fact.node) === "started") state.set(fact.node, "passed");
    }
  }
  const withState = (wanted: string): string[] => [...state].filter(([, s]) => s === wanted).map(([node]) => node);
  return { passed: new Set(withState("passed")), skipped, failures, unfinished: withState("started") };
}
