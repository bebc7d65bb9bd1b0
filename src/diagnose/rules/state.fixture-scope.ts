/** A fixture that outlives a test hands the same object to the next one, changed. */
import type { FactOf } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import { leakingFixture, pollution } from "../facts-of-state.js";
import type { At } from "../facts-of-sources.js";
import { decoratorLine, fixturesNamed } from "../facts-of-tests.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

type Fixture = FactOf<"item">["fixtures"][number];

function match(dossier: Dossier): readonly Finding[] {
  const found = pollution(dossier);
  if (found === null) return [];
  const { polluter, leaks, deciding, isolation } = found;
  const inFixtures = new Set(leaks.map(leakingFixture));
  return shared(dossier, polluter).map((fixture, index) => {
    const at = scopeOf(dossier, fixture);
    return finding(dossier, {
      kind: "state.fixture-scope", at, score: (inFixtures.has(fixture.name) ? 0.92 : !deciding ? 0.65 : 0.45) - index * 0.02, confidence: isolation.contrast === null ? "weak" : "strong", claim: `is made once per ${fixture.scope}`,
      statement: `The fixture \`${fixture.name}\` (${where(at)}) is made once per ${fixture.scope}; \`${polluter}\` changes what it hands out, so ${failing(dossier)}, which passes alone, fails after it.`,
      disprovedBy: `the fixture made anew for each test and ${failing(dossier)} still fails after \`${polluter}\``,
    });
  });
}

/** The line of the decorator that sets the scope. */
function scopeOf(dossier: Dossier, { name, file, line }: Fixture): At {
  const found = fixturesNamed(dossier, name).find((f) => f.file === file);
  return found === undefined ? { file: file ?? "", line: line ?? 1 } : { file: found.file, line: decoratorLine(dossier, found.file, found.def, /\bscope\s*=/) };
}

/** Fixtures of the project, wider than a function, that both tests use; the widest first. */
function shared(dossier: Dossier, polluter: string): readonly Fixture[] {
  const victim = dossier.failures[0];
  const own = victim.type === "test" ? (victim.item?.fixtures ?? []) : [];
  const theirs = dossier.facts.find((f): f is FactOf<"item"> => f.t === "item" && f.node === polluter)?.fixtures;
  return own.filter((f) => f.scope !== "function" && f.file !== null && dossier.firstParty(f.file) && (theirs === undefined || theirs.some((t) => t.name === f.name && t.file === f.file)));
}

export const rule: Rule = { kind: "state.fixture-scope", match };
