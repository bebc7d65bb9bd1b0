/** The run was killed for memory, or Python could not get any. */
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, raised } from "../facts-of-frames.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const found = raised(dossier).flatMap(({ exception, weight }) => {
    const frame = deepest(dossier, exception);
    if (!isA(exception, "MemoryError") || frame === undefined) return [];
    const at = { file: frame.file, line: frame.line };
    return [finding(dossier, {
      kind: "process.out-of-memory", at, confidence: "strong", score: 0.93 * weight, claim: "asks for the memory",
      statement: `${where(at)} asks for more memory than there is, so ${failing(dossier)} ends in \`MemoryError\`.`, disprovedBy: "the same line succeeds under a higher limit of memory",
    })];
  });
  const failure = dossier.failures[0];
  // SIGKILL that nobody here sent is the kernel's or the container's answer to too much memory.
  if (found.length > 0 || failure.type !== "run" || failure.what !== "crash" || failure.signal !== "SIGKILL") return found;
  return [finding(dossier, {
    kind: "process.out-of-memory", at: null, score: 0.6, claim: "",
    statement: `The interpreter was killed by \`SIGKILL\`, which nothing here sent, while ${failing(dossier)} ran: the system took it for lack of memory.`, disprovedBy: "the run's peak of memory lies far below the limit",
  })];
}

export const rule: Rule = { kind: "process.out-of-memory", match };
