/** A test (the polluter) changes state that outlives it, and another test meets what it left. */
import type { FactOf } from "../../probe/facts.js";
import type { Leak } from "../../probe/isolate/isolation.js";
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import { globalOf, pollution, testPlace, type Pollution } from "../facts-of-state.js";
import { conftests, enclosing, tail, type At } from "../facts-of-sources.js";
import { isFixture } from "../facts-of-tests.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const found = pollution(dossier);
  if (found === null) return [];
  const leaks = found.leaks.slice(0, 3).flatMap((leak, index) => ofLeak(dossier, found, leak, 0.8 - index * 0.1));
  return [...leaks, ...ofPolluter(dossier, found), ...ofConftest(dossier, found)];
}

/** The statement that set it; then where what it set lives. */
function ofLeak(dossier: Dossier, { polluter, isolation }: Pollution, leak: Leak, score: number): readonly Finding[] {
  const what = leak.what === "env" ? `the environment variable \`${leak.name}\`` : `\`${leak.name}\``;
  const told = (at: At, verb: string): string => `\`${polluter}\` ${verb} ${what} at ${where(at)} and does not restore it, so ${failing(dossier)}, which passes alone, fails after it.`;
  const make = (at: At, worth: number, verb: string): Finding =>
    finding(dossier, { kind: "state.global-leak", at, score: worth, confidence: isolation.contrast === null ? "weak" : "strong", claim: `sets ${leak.name}`, statement: told(at, verb), disprovedBy: `${leak.name} restored after \`${polluter}\` and ${failing(dossier)} still fails` });
  const set = leak.file !== null && leak.line !== null ? { file: leak.file, line: leak.line } : null;
  const kept = globalOf(dossier, leak);
  const asked = set === null ? null : askedFor(dossier, polluter, set);
  return [...(asked === null ? [] : [make(asked, score + 0.05, "has the code set")]), ...(set === null ? [] : [make(set, score, "sets")]), ...(kept === null ? [] : [make(kept, score - 0.06, "changes")])];
}

/** Where the polluter, or what sets it up, calls the code that sets it, for nothing but that: who asks for it has to take it back. */
function askedFor(dossier: Dossier, polluter: string, set: At): At | null {
  const setter = dossier.isTest(set.file) ? undefined : enclosing(dossier, set.file, set.line);
  if (setter === undefined) return null;
  const [file = "", ...rest] = polluter.split("::");
  const test = tail(rest.join(".").replace(/\[.*$/s, ""));
  const files = [file, ...conftests(dossier, file)];
  const found = files.flatMap((one) => (dossier.sources.get(one)?.calls ?? []).filter((call) => tail(call.func) === tail(setter.qualname) && call.use === "statement" && !/^self\./.test(call.func)).map((call) => ({ file: one, line: call.line, by: tail(call.scope) })));
  const used = dossier.facts.find((fact): fact is FactOf<"item"> => fact.t === "item" && fact.node === polluter)?.fixtures.map(({ name }) => name);
  const isSetUp = (name: string): boolean => /^(?:setUp|setup)/.test(name) || (used?.includes(name) !== false && files.some((one) => dossier.sources.get(one)?.defs.some((def) => isFixture(def) && tail(def.qualname) === name) === true));
  const own = found.find(({ by }) => by === test) ?? found.find(({ by }) => isSetUp(by));
  return own === undefined ? null : { file: own.file, line: own.line };
}

/** The polluting test itself: what restores can always stand there. */
function ofPolluter(dossier: Dossier, { polluter, leaks, isolation }: Pollution): readonly Finding[] {
  const at = testPlace(dossier, polluter);
  if (at === null) return [];
  return [finding(dossier, {
    kind: "state.global-leak", at, score: leaks.length === 0 ? 0.6 : 0.5, confidence: isolation.contrast === null ? "weak" : "strong", claim: "is the polluter",
    statement: `\`${polluter}\` (${where(at)}) leaves state behind that ${failing(dossier)} meets: alone it passes, after that test it fails.`,
    disprovedBy: `the two run in this order in a fresh process and ${failing(dossier)} passes`,
  })];
}

/** A fixture of the nearest conftest.py that restores is where many projects put the remedy. */
function ofConftest(dossier: Dossier, { polluter, isolation }: Pollution): readonly Finding[] {
  const [file] = conftests(dossier, polluter.split("::", 1)[0] ?? polluter);
  if (file === undefined) return [];
  return [finding(dossier, {
    kind: "state.global-leak", at: { file, line: 1 }, score: 0.4, confidence: isolation.contrast === null ? "weak" : "strong", claim: "is where a restoring fixture belongs",
    statement: `No fixture of ${where({ file, line: null })} restores what \`${polluter}\` leaves behind, so ${failing(dossier)} fails after it.`,
    disprovedBy: `such a fixture in place and ${failing(dossier)} still fails`,
  })];
}

export const rule: Rule = { kind: "state.global-leak", match };
