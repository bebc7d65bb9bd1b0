/** A fixture of a wide scope is built on one of a narrower scope. */
import type { Dossier } from "../dossier.js";
import { failing, isA } from "../facts-of-frames.js";
import { decoratorLine, fixturesNamed } from "../facts-of-tests.js";
import { touched } from "../facts-of-change.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const WIDTH = ["function", "class", "module", "package", "session"];

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.phase !== "setup" || failure.item === null) return [];
  const { item } = failure;
  // pytest ends the test by `fail()` (_pytest/fixtures.py, _check_scope), without a frame of the project.
  if (!failure.exceptions.some((one) => isA(one, "Failed") || one.type === "ScopeMismatchError")) return [];
  const scopes = new Map(item.fixtures.map((one) => [one.name, one]));
  return item.fixtures.flatMap((wide) => {
    const definition = fixturesNamed(dossier, wide.name).find((one) => one.file === wide.file);
    return (definition?.def.params ?? []).flatMap((param) => {
      const narrow = scopes.get(param.name);
      if (definition === undefined || narrow === undefined || rank(narrow.scope) >= rank(wide.scope)) return [];
      const at = { file: definition.file, line: decoratorLine(dossier, definition.file, definition.def, /fixture/) };
      const inner = narrow.file !== null && narrow.line !== null && dossier.firstParty(narrow.file) ? { file: narrow.file, line: narrow.line } : null;
      const statement = `The ${wide.scope}-scoped fixture \`${wide.name}\` at ${where(at)} is built on \`${narrow.name}\`, which lives for one ${narrow.scope}${inner === null ? "" : ` (${where(inner)})`}, so pytest refuses to set ${failing(dossier)} up.`;
      const make = (place: { file: string; line: number }, score: number, claim: string): Finding =>
        finding(dossier, {
          kind: "test.fixture-scope-mismatch", at: place, confidence: "strong", score, claim, statement,
          disprovedBy: `\`${wide.name}\` given ${narrow.scope} scope and the error stays`,
        });
      const innerNew = inner !== null && touched(dossier, inner.file, inner.line, 1) && !touched(dossier, at.file, at.line, 1);
      return [make(at, innerNew ? 0.8 : 0.97, `has ${wide.scope} scope`), ...(inner === null ? [] : [make(inner, innerNew ? 0.9 : 0.6, `has ${narrow.scope} scope`)])];
    });
  });
}

function rank(scope: string): number {
  return WIDTH.indexOf(scope);
}

export const rule: Rule = { kind: "test.fixture-scope-mismatch", match };
