/** A race, a sleep or a deadline that is too short. */
import type { Dossier } from "../dossier.js";
import { chance } from "../facts-of-chance.js";
import { failing } from "../facts-of-frames.js";
import { unwaited } from "../facts-of-threads.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const waits = chance(dossier, {
    kind: "flaky.timing", factors: ["cpu-load"], does: "gives something a fixed time to happen", first: "test", remedy: "a wait for the thing itself in its place",
    look: {
      modules: ["time", "asyncio", "anyio", "trio"], functions: ["sleep", "wait_for", "timeout", "perf_counter", "monotonic", "move_on_after", "fail_after"],
      also: /\b(?:as_completed|imap_unordered)\(|\bThread\(\s*target|\.(?:wait|join|get|result|acquire)\(\s*(?:timeout\s*=\s*)?[\d.]+|\btimeout\s*=\s*[\d.]+/,
    },
  }, 0.62);
  return [...left(dossier), ...waits];
}

/** A thread that goes on after what started it was closed: whoever looks next sees what it has done by then. */
function left(dossier: Dossier): readonly Finding[] {
  const { isolation } = dossier;
  if (isolation?.verdict !== "flaky" || (isolation.flip !== null && isolation.flip.factor !== "cpu-load")) return [];
  return unwaited(dossier).map((one) => finding(dossier, {
    kind: "flaky.timing", at: { file: one.file, line: one.line }, score: one.lost ? 0.9 : 0.66, confidence: isolation.flip === null ? "weak" : "strong", claim: `ends without a wait for \`${one.name}\``,
    statement: `\`${one.ends.qualname}\` (${where(one)}) does not wait for the thread \`${one.name}\` that ${where(one.made)} makes${one.lost ? ", since the change took the `join` away" : ""}, so ${failing(dossier)} finds its work done or not, in ${String(isolation.failed.runs)} of ${String(isolation.failed.of)} runs not.`,
    quotes: [{ file: one.made.file, lines: [one.made.line, one.made.line], claim: "makes the thread" }], disprovedBy: `the thread joined there and ${failing(dossier)} still comes and goes`,
  }));
}

export const rule: Rule = { kind: "flaky.timing", match };
