/** A race, a sleep or a deadline that is too short. */
import { chance } from "../facts-of-chance.js";
import type { Rule } from "../rule.js";

export const rule: Rule = {
  kind: "flaky.timing",
  match: (dossier) => chance(dossier, {
    kind: "flaky.timing", factors: ["cpu-load"], does: "gives something a fixed time to happen", first: "test", remedy: "a wait for the thing itself in its place",
    look: {
      modules: ["time", "asyncio", "anyio", "trio"], functions: ["sleep", "wait_for", "timeout", "perf_counter", "monotonic", "move_on_after", "fail_after"],
      also: /\b(?:as_completed|imap_unordered)\(|\bThread\(\s*target|\.(?:wait|join|get|result|acquire)\(\s*(?:timeout\s*=\s*)?[\d.]+|\btimeout\s*=\s*[\d.]+/,
    },
  }, 0.62),
};
