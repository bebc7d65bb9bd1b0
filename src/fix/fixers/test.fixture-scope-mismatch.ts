/** Narrows a fixture to the scope of what it is built on, and what is built on it; or widens what the change narrowed. */
import type { Dossier } from "../../diagnose/dossier.js";
import { fixturesNamed } from "../../diagnose/facts-of-tests.js";
import { callOf, literal, withArgument, withLiteral, withoutArgument } from "../calls.js";
import type { Edit, Fixer, Patient } from "../fix.js";
import { edited, proposal } from "../project.js";
import { children, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";

const WIDTH = ["function", "class", "module", "package", "session"];
const rank = (scope: string): number => WIDTH.indexOf(scope);

interface Built {
  readonly name: string;
  readonly scope: string;
  readonly file: string | null;
  readonly on: readonly string[];
}

export const scopeMismatch: Fixer = {
  kinds: ["test.fixture-scope-mismatch"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const fixtures = builtIn(dossier);
    const byName = new Map(fixtures.map((one) => [one.name, one]));
    const pairs = fixtures.flatMap((wide) => wide.on.flatMap((name) => {
      const narrow = byName.get(name);
      return narrow !== undefined && rank(narrow.scope) < rank(wide.scope) ? [{ wide, narrow }] : [];
    }));
    return pairs.flatMap(({ wide, narrow }) => {
      const down = rescoped(patient, closure(fixtures, wide, narrow.scope), narrow.scope);
      const up = narrow.file === null || !dossier.firstParty(narrow.file) ? [] : rescoped(patient, [narrow], wide.scope);
      const narrows = proposal(`gives \`${wide.name}\` ${narrow.scope} scope, that of \`${narrow.name}\``, down);
      const widens = proposal(`gives \`${narrow.name}\` ${wide.scope} scope, that of \`${wide.name}\``, up);
      // The rule names the one that is to change.
      const isNarrow = file !== null && line !== null && narrow.file === file && stands(dossier, narrow.name, file, line);
      return isNarrow ? [...widens, ...narrows] : narrows;
    });
  },
};

function builtIn({ failures: [failure], ...dossier }: Dossier): readonly Built[] {
  if (failure.type !== "test" || failure.item === null) return [];
  return failure.item.fixtures.map(({ name, scope, file }) => {
    const def = fixturesNamed({ failures: [failure], ...dossier }, name).find((one) => one.file === file)?.def;
    return { name, scope, file, on: def?.params.map((one) => one.name) ?? [] };
  });
}

function stands(dossier: Dossier, name: string, file: string, line: number): boolean {
  return fixturesNamed(dossier, name).some((one) => one.file === file && one.def.line - 6 <= line && line <= one.def.line);
}

/** The fixture, and those of a wider scope than it is to have that are built on it. */
function closure(fixtures: readonly Built[], start: Built, scope: string): readonly Built[] {
  const found = [start];
  for (const one of found) for (const other of fixtures) if (other.on.includes(one.name) && rank(other.scope) > rank(scope) && !found.includes(other)) found.push(other);
  return found;
}

/** The decorators of fixtures with another scope; nothing where one of them is not the project's. */
function rescoped({ source, dossier }: Patient, fixtures: readonly Built[], scope: string): readonly Edit[] {
  const files = [...new Set(fixtures.map((one) => one.file))];
  const edits = files.flatMap((file): Edit[] => {
    const code = file === null || !dossier.firstParty(file) ? null : source(file);
    if (code === null) return [];
    const all = fixtures.filter((one) => one.file === file).map((one) => decorated(code, one.name, scope));
    return all.some((changes) => changes.length === 0) ? [] : [edited(code, all.flat())];
  });
  return edits.length === files.length ? edits : [];
}

function decorated(source: Source, name: string, scope: string): readonly Change[] {
  for (const node of nodesOf(source, ["Decorator"])) {
    const def = node.parent === null ? undefined : children(node.parent).find((one) => one.name === "FunctionDefinition");
    const named = def?.getChild("VariableName");
    const text = textOf(source, node).trim();
    if (named == null || !/fixture\b/.test(text.split("(")[0] ?? "")) continue;
    const call = callOf(source, node);
    const alias = call?.args.find((a) => a.name === "name");
    if ((alias === undefined ? textOf(source, named) : literal(source, alias.value)) !== name) continue;
    if (call === null) return scope === "function" ? [] : [{ from: node.from + text.length, to: node.from + text.length, insert: `(scope="${scope}")` }];
    const given = call.args.find((a) => a.name === "scope") ?? call.args.find((a) => a.name === null && WIDTH.includes(literal(source, a.value) ?? ""));
    if (given === undefined) return scope === "function" ? [] : [withArgument(source, call, `scope="${scope}"`)];
    if (literal(source, given.value) === null) return [];
    if (scope !== "function") return [withLiteral(source, given.value, scope)];
    // Without another argument the parentheses say nothing.
    return call.args.length > 1 || textOf(source, call.list).includes("#") ? [withoutArgument(call, given)] : [{ from: call.list.from, to: call.list.to, insert: "" }];
  }
  return [];
}
