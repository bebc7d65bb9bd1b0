/** An autouse fixture put into a conftest, or into a test module. */
import type { Changes } from "./changes.js";
import type { Patient } from "./fix.js";
import { functionsIn } from "./functions.js";
import { importStatements } from "./imports.js";
import { child, children, newlineOf, parse, textOf, type Change, type Source } from "../syntax/source.js";
import { namesOf } from "./statements.js";

export interface Reset {
  /** What is made fresh, a plain word. */
  readonly what: string;
  /** `monkeypatch`, where the lines use it. */
  readonly params: readonly string[];
  /** The body; one that yields restores by itself. */
  readonly lines: readonly string[];
  /** Around all tests of a module, where what leaks is set before the first of them; around each one when left out. */
  readonly scope?: "module";
}

/** The parsed file, or an empty one where it is to be made. */
export function fixtureHome(patient: Patient, file: string): Source | null {
  return patient.text(file) === null ? parse(file, "") : patient.source(file);
}

/** Adds `fresh_what`, which every test below the file runs in. */
export function withFixture(changes: Changes, source: Source, { what, scope, ...given }: Reset): void {
  // `monkeypatch` lives for one test; its context for as long as it is told.
  const lent = scope !== undefined && given.params.includes("monkeypatch");
  const params = given.params.filter((p) => !lent || p !== "monkeypatch");
  const lines = lent ? ["with pytest.MonkeyPatch.context() as monkeypatch:", ...given.lines.map((line) => `    ${line}`), "    yield"] : given.lines;
  const names = new Set([...namesOf(source), ...functionsIn(source).map((f) => f.name)]);
  const name = [`fresh_${what}`, `reset_${what}`, `clean_${what}`].find((n) => !names.has(n)) ?? `fresh_${what}_2`;
  const isTyped = functionsIn(source).some((f) => child(f.node, "TypeDef") !== null);
  const yields = lines.some((line) => /^\s*yield\b/.test(line));
  if (isTyped && yields) changes.import(source, "typing", "Iterator");
  const head = `def ${name}(${params.map((p) => (isTyped && p === "monkeypatch" ? "monkeypatch: pytest.MonkeyPatch" : p)).join(", ")})${isTyped ? (yields ? " -> Iterator[None]" : " -> None") : ""}:`;
  const step = source.text.includes("\n\t") ? "\t" : "    ";
  changes.import(source, "pytest", null).add(source, [belowImports(source, [`@pytest.fixture(autouse=True${scope === undefined ? "" : `, scope="${scope}"`})`, head, ...lines.map((line) => `${step}${line.replace(/^( {4})+/, (all) => step.repeat(all.length / 4))}`)])]);
}

/** Two blank lines before and behind, where the first definition could stand. */
export function belowImports(source: Source, lines: readonly string[]): Change {
  const { text } = source;
  const end = newlineOf(text);
  const code = lines.map((line) => `${line}${end}`).join("");
  const first = children(source.tree.topNode).find((n) => n.name !== "ImportStatement" && n.name !== "Comment" && !(n.name === "ExpressionStatement" && n.firstChild?.name === "String"));
  const last = importStatements(source).filter((s) => s.top && (first === undefined || s.node.from < first.from)).at(-1);
  const from = last?.node.to ?? first?.from ?? text.length;
  const line = text.indexOf("\n", from);
  const at = last === undefined ? (first === undefined ? text.length : first.from) : line < 0 ? text.length : line + 1;
  const lead = text.slice(0, at);
  const above = last === undefined ? end.repeat(Math.max(0, 2 - (/(?:^|\n)((?:[ \t]*\r?\n)*)$/.exec(lead)?.[1]?.split("\n").length ?? 1) + 1)) : `${lead.endsWith("\n") ? "" : end}${end.repeat(2)}`;
  const blank = /^(?:[ \t]*\r?\n)*/.exec(text.slice(at))?.[0].split("\n").length ?? 1;
  const below = text.slice(at).trim() === "" ? "" : end.repeat(Math.max(0, 2 - (blank - 1)));
  return { from: at, to: at, insert: `${above}${code}${below}` };
}

/** A module's name in a file that may not import it yet: `clients` of `from almanac import clients`; the dotted name where that one is taken. */
export function moduleIn(changes: Changes, source: Source, module: string): string {
  const dot = module.lastIndexOf(".");
  const [parent, short] = [module.slice(0, Math.max(0, dot)), module.slice(dot + 1)];
  const known = importStatements(source).filter((s) => s.top).flatMap((s) => s.names.filter((n) => (s.module === null ? n.name === module : s.module.text === parent && n.name === short)))[0];
  if (known !== undefined) return known.as ?? known.name;
  const taken = namesOf(source).has(short) || functionsIn(source).some((f) => f.name === short || f.params.some((p) => p.name === short));
  if (dot < 0 || taken) {
    changes.import(source, module, null);
    return module;
  }
  changes.import(source, parent, short);
  return short;
}

export const isFixture = (source: Source, decorators: readonly Parameters<typeof textOf>[1][]): boolean => decorators.some((d) => /^@(?:[\w.]+\.)?fixture\b/.test(textOf(source, d)));
