/** The change left the code alone and altered what the failing tests run of the tests: an expectation or set-up no longer fits. */
import type { Dossier } from "../dossier.js";
import { word } from "../facts-of-change.js";
import { failing } from "../facts-of-frames.js";
import { enclosing } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";

function match(dossier: Dossier): readonly Finding[] {
  const meant = intended(dossier);
  if (meant !== null) return [meant];
  const list = (dossier.spectrum ?? []).filter(({ file }) => dossier.isTest(file));
  return suspected(dossier, list, {
    kind: "test.expectation", says: `no longer fits the code, which the change left as it was, so ${failing(dossier)} fails`, disprovedBy: `the line as it was before and ${failing(dossier)} still fails`,
  });
}

/** Words of a value's repr, inside of its texts too; an escape is none. */
function tokens(repr: string): ReadonlySet<string> {
  return new Set([...repr.replace(/\\(?:x[0-9a-f]{2}|.)/g, " ").matchAll(/[A-Za-z_][\w-]+/g)].map(([found]) => found));
}

/** Whether a line has the word inside of a quoted text. */
function quotes(line: string, name: string): boolean {
  return [...line.matchAll(/"([^"]*)"|'([^']*)'/g)].some((found) => word(name).test(found[1] ?? found[2] ?? ""));
}

/**
 * The commit at fault changed the code on purpose: what the failing test sees too much is what that commit wrote into the code
 * and into other tests, which pass. Then the test that it left alone is behind.
 */
function intended(dossier: Dossier): Finding | null {
  const [failure] = dossier.failures;
  const frame = failure.type === "test" ? failure.exceptions[0]?.frames.findLast(({ file }) => dossier.isTest(file)) : undefined;
  if (failure.type !== "test" || failure.assertion === null || failure.assertion.op !== "==" || frame === undefined || dossier.culprit === null) return null;
  const test = enclosing(dossier, frame.file, frame.line);
  const written = dossier.culprit.flatMap(({ file, added }) => added.map((one) => ({ file, ...one })));
  if (written.some(({ file, line }) => file === frame.file && test !== undefined && test.line <= line && line <= test.end_line)) return null;
  const [code, tests] = [written.filter(({ file }) => !dossier.isTest(file)), written.filter(({ file }) => dossier.isTest(file))];
  const { left, right } = failure.assertion;
  const [a, b] = [tokens(left), tokens(right)];
  const surplus = [[...a].filter((one) => !b.has(one)), [...b].filter((one) => !a.has(one))];
  const isNew = (one: string): boolean => code.some(({ text }) => word(one).test(text));
  const meant = surplus.flat();
  // All that differs is new, on one side only, and other tests were written for it.
  if (meant.length === 0 || surplus.every((side) => side.length > 0) || !meant.every(isNew)) return null;
  const told = tests.find(({ text }) => meant.some((one) => quotes(text, one)));
  if (told === undefined) return null;
  const at = { file: frame.file, line: frame.line };
  return finding(dossier, {
    kind: "test.expectation", at, score: 0.9, claim: "expects the value as it was",
    statement: `${where(at)} expects the value without ${meant.map((one) => `\`${one}\``).join(", ")}, which the change puts there on purpose and which ${where(told)} expects, so ${failing(dossier)} fails.`,
    disprovedBy: `${where(told)} taken back with the change`,
  });
}

export const rule: Rule = { kind: "test.expectation", match };
