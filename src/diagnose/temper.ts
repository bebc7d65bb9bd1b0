/** A root must also explain why the same node passes elsewhere: what experiments rule out is held back. */
import type { Dossier } from "./dossier.js";
import { enclosing, textAt, type At } from "./facts-of-sources.js";
import { byMasks } from "./lifted.js";
import { NEVER, standing } from "./heat.js";
import type { Finding } from "./rule.js";
import { isHarmless } from "./suspicion-blame.js";

/** Kinds that can make a node fail in one company or at one time and pass in another. */
const EXPLAINS: Readonly<Record<string, RegExp>> = {
  "order-dependent": /^(?:state\.|async\.|import\.|env\.(?:resource|locale)$|test\.mock-target$)/,
  "flaky": /^(?:flaky\.|state\.|async\.|env\.(?:resource|locale)$)/,
};
const HELD = 0.4;
/** What a weak one keeps that has nothing to do with what the commit at fault altered. */
const APART = 0.6;
/** Words of the language, which two lines share for no reason. */
const COMMON_WORDS = new Set("and assert async await break class continue def del elif else except finally for from global import lambda None nonlocal not pass raise return self cls True False try while with yield int str len list dict set tuple bool float open range print super".split(" "));

/**
 * @returns the findings, those of kinds that always fail made weak and low where the node does not always fail, and weak ones
 * made lower whose place no failing test came to, or passing ones came to as well, or that the commit at fault left as it was
 */
export function temper(findings: readonly Finding[], dossier: Dossier): Finding[] {
  return byLines(byCommit(byVerdict(byMasks(findings, dossier), dossier), dossier), dossier);
}

/** Where a commit is known that turned the node red and altered code that it runs, a root lies there, is used there, or rests on a line that is: elsewhere the same lines passed before. */
function byCommit(findings: readonly Finding[], dossier: Dossier): Finding[] {
  const { culprit, spectrum } = dossier;
  if (culprit === null || spectrum?.some(({ file, novelty }) => novelty !== null && !isHarmless(novelty) && !dossier.isTest(file)) !== true) return [...findings];
  const files = new Set(culprit.map(({ file }) => file));
  const words = new Set(culprit.flatMap(({ added, removed }) => [...added, ...removed].flatMap(({ text }) => wordsIn(text))));
  const isNear = ({ file, line }: At): boolean => {
    const module = file.replace(/(?:\/__init__)?\.py$/, "").split("/").at(-1) ?? "";
    // A test speaks of what the commit altered by what it expects.
    return files.has(file) || dossier.isTest(file) || [...wordsIn(textAt(dossier, file, line)), ...wordsIn(enclosing(dossier, file, line)?.qualname ?? ""), module].some((word) => words.has(word));
  };
  const quotes = ({ because }: Finding): readonly At[] => because.flatMap((one) => ("id" in one || one.lines === null ? [] : [{ file: one.file, line: one.lines[0] }]));
  return findings.map((f) => (f.confidence === "strong" || f.file === null || f.line === null || [{ file: f.file, line: f.line }, ...quotes(f)].some(isNear) ? f : { ...f, score: f.score * APART }));
}

/** Names in a text, without the words of the language. */
function wordsIn(text: string): readonly string[] {
  return (text.replace(/#.*$/, "").match(/[A-Za-z_]\w{2,}/g) ?? []).filter((word) => !COMMON_WORDS.has(word));
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
