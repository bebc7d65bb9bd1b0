/** A root must also explain why the same node passes elsewhere: what experiments rule out is held back. */
import type { Dossier } from "./dossier.js";
import { byMasks } from "./lifted.js";
import { NEVER, standing } from "./heat.js";
import type { Finding } from "./rule.js";

/** Kinds that can make a node fail in one company or at one time and pass in another. */
const EXPLAINS: Readonly<Record<string, RegExp>> = {
  "order-dependent": /^(?:state\.|async\.|import\.|env\.(?:resource|locale)$|test\.mock-target$)/,
  "flaky": /^(?:flaky\.|state\.|async\.|env\.(?:resource|locale)$)/,
};
const HELD = 0.4;

/**
 * @returns the findings, those of kinds that always fail made weak and low where the node does not always fail, and weak ones
 * made lower whose place no failing test came to, or passing ones came to as well
 */
export function temper(findings: readonly Finding[], dossier: Dossier): Finding[] {
  return byLines(byVerdict(byMasks(findings, dossier), dossier), dossier);
}

/** What a tool has said of a place holds whoever runs it; what the ranking says of one has weighed the runs already. */
function byLines(findings: readonly Finding[], dossier: Dossier): Finding[] {
  const measured = dossier.spectrum?.[0]?.evidence.id;
  const weighed = ({ because }: Finding): boolean => because.some((one) => "id" in one && one.id === measured);
  return findings.map((f) => (f.confidence === "strong" || f.file === null || f.line === null || weighed(f) ? f : { ...f, score: f.score * Math.min(standing(dossier, { file: f.file, line: f.line }), ...quoted(dossier, f)) }));
}

/**
 * A claim falls with a line that it rests on and that no failing test came to. That passing tests run such a line as well says
 * nothing of a root elsewhere in the code, but all of one that lies in no code: it acts through that line alone.
 */
function quoted(dossier: Dossier, { file, because }: Finding): readonly number[] {
  const isCode = file !== null && dossier.sources.has(file);
  return because.flatMap((one) => ("id" in one || one.lines === null ? [] : [standing(dossier, { file: one.file, line: one.lines[0] })])).filter((share) => !isCode || share <= NEVER);
}

function byVerdict(findings: readonly Finding[], { isolation }: Dossier): Finding[] {
  const explains = isolation === null ? undefined : EXPLAINS[isolation.verdict];
  if (explains === undefined) return [...findings];
  return findings.map((f) => (explains.test(f.kind) ? f : { ...f, confidence: "weak", score: f.score * HELD }));
}
