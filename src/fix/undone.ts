/** The statement that leaves state behind, written so that it is undone: by the test's fixture, a clean-up, or a context around what follows. */
import type { SyntaxNode } from "@lezer/common";
import { Changes } from "./changes.js";
import { cut } from "./cut.js";
import type { Patient, Proposal } from "./fix.js";
import { belowImports, isFixture } from "./fixture.js";
import { before, funcOf, statementsOf, withParameter, type Func } from "./functions.js";
import { child, indentOf, lineAt, lineStart, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";
import { linesOf, statementsOn } from "./statements.js";
import { deedOf, isEnvironment, monkeypatched, patching, type Deed } from "./undo.js";

interface Done {
  readonly statement: SyntaxNode;
  readonly deed: Deed;
}

/** @param lines where each leak was set, in one file */
export function undone(patient: Patient, source: Source, lines: readonly number[]): readonly Proposal[] {
  const found = lines.flatMap((line): Done[] => {
    const statement = statementsOn(source, line)[0];
    const deed = statement === undefined ? null : deedOf(source, statement);
    return statement === undefined || deed === null ? [] : [{ statement, deed }];
  });
  const [first] = found;
  if (first === undefined) return [];
  const func = outermost(source, first.statement);
  if (func === null) return atModule(patient, source, found);
  // What the same function does of the same kind beside it would leak just so.
  const all = siblings(source, func, found);
  const bases = func.owner === null ? null : child(func.owner, "ArgList");
  if (bases !== null && /TestCase\b/.test(textOf(source, bases))) return cleanedUp(patient, source, all);
  const takesFixtures = (func.name.startsWith("test") && patient.dossier.isTest(source.file)) || isFixture(source, func.decorators);
  const isWide = func.decorators.some((d) => /\bscope\s*=(?!\s*["']function["'])/.test(textOf(source, d)));
  return takesFixtures && !isWide ? byFixture(patient, source, func, all) : around(patient, source, func, first);
}

/** The function that pytest, or somebody else, calls: not one inside of it. */
function outermost(source: Source, node: SyntaxNode): Func | null {
  let found: Func | null = null;
  for (let at = node.parent; at !== null; at = at.parent) if (at.name === "FunctionDefinition") found = funcOf(source, at);
  return found;
}

function siblings(source: Source, { node }: Func, found: readonly Done[]): readonly Done[] {
  const all = nodesOf(source, ["AssignStatement", "ExpressionStatement"]).filter((n) => n.from > node.from && n.to <= node.to).flatMap((statement): Done[] => {
    const deed = deedOf(source, statement);
    return deed === null || (deed.kind !== "item" && deed.kind !== "attribute") ? [] : [{ statement, deed }];
  });
  const like = all.filter(({ deed }) => found.some((f) => f.deed.kind === deed.kind && "holder" in f.deed && "holder" in deed && f.deed.holder === deed.holder));
  return [...found, ...like.filter((one) => !found.some((f) => f.statement.from === one.statement.from))];
}

const named = (deed: Deed): string => {
  switch (deed.kind) {
    case "attribute":
    case "attribute-gone":
    case "inside": return `\`${deed.holder}.${deed.name}\``;
    case "item":
    case "item-gone":
    case "items": return isEnvironment(deed.holder) ? "the environment" : `\`${deed.holder}\``;
    case "folder": return "the working directory";
    case "path-first": return "`sys.path`";
    case "level": return "the logger's level";
  }
};

const LOOSE = ["os", "sys", "logging"];

function byFixture(patient: Patient, source: Source, func: Func, all: readonly Done[]): readonly Proposal[] {
  const changes = new Changes(patient).loosen(source, ...LOOSE);
  for (const { statement, deed } of all) {
    const made = monkeypatched(deed);
    const change = made === null ? null : made.isBefore ? before(source, statement, [made.line]) : { from: statement.from, to: statement.to, insert: made.line };
    if (made === null || change === null) return around(patient, source, func, all[0]);
    changes.add(source, [change, ...withParameter(source, func, made.fixture)]);
  }
  return changes.propose(`has ${monkeypatchWord(all)} restore ${all[0] === undefined ? "" : named(all[0].deed)} after \`${func.name}\``);
}

const monkeypatchWord = (all: readonly Done[]): string => (all.some(({ deed }) => deed.kind === "level") ? "`caplog`" : "`monkeypatch`");

/** In a TestCase, whose methods take no fixtures. */
function cleanedUp(patient: Patient, source: Source, all: readonly Done[]): readonly Proposal[] {
  const changes = new Changes(patient).loosen(source, ...LOOSE);
  for (const { statement, deed } of all) {
    if (deed.kind === "folder") {
      const change = before(source, statement, ["self.addCleanup(os.chdir, os.getcwd())"]);
      if (change === null) return [];
      changes.add(source, [change]).import(source, "os", null);
      continue;
    }
    const patch = patching(deed);
    const above = patch === null ? null : before(source, statement, [`patch = ${patch}`, "patch.start()"]);
    if (above === null) return [];
    changes.add(source, [above, { from: statement.from, to: statement.to, insert: "self.addCleanup(patch.stop)" }]).import(source, "unittest", "mock");
  }
  return changes.propose(`restores ${all[0] === undefined ? "" : named(all[0].deed)} when the test ends`);
}

/** In a helper: a context manager around the rest of its body. Not where nothing follows that could need it. */
function around(patient: Patient, source: Source, func: Func, one: Done | undefined): readonly Proposal[] {
  const patch = one === undefined ? null : patching(one.deed);
  const all = statementsOf(func);
  const index = all.findIndex((s) => s.from === one?.statement.from);
  const rest = all.slice(index + 1);
  if (one === undefined || patch === null || index < 0 || !rest.some((s) => !/^return\s*[\w.]*$/.test(textOf(source, s).trim()))) return [];
  const deeper = indented(source, rest);
  if (deeper === null) return [];
  const { statement, deed } = one;
  return new Changes(patient).loosen(source, ...LOOSE).import(source, "unittest", "mock")
    .add(source, [{ from: statement.from, to: statement.to, insert: `with ${patch}:` }, ...deeper])
    .propose(`restores ${named(deed)} when \`${func.name}()\` ends`);
}

/** Statements one step further in; null where a text goes over lines, which would change with it. */
function indented(source: Source, statements: readonly SyntaxNode[]): Change[] | null {
  const { text } = source;
  const [first, last] = [statements[0], statements.at(-1)];
  if (first === undefined || last === undefined) return null;
  const [top, bottom] = [linesOf(source, first)[0], linesOf(source, last)[1]];
  const long = nodesOf(source, ["String", "FormatString"], [top, bottom]).some((n) => lineAt(text, n.from) !== lineAt(text, n.to));
  if (long) return null;
  const step = indentOf(text, top).includes("\t") ? "\t" : "    ";
  return Array.from({ length: bottom - top + 1 }, (_, i) => lineStart(text, top + i)).filter((at) => !/^[ \t]*\r?\n/.test(text.slice(at)) && at < text.length).map((at) => ({ from: at, to: at, insert: step }));
}

/** What a test module or conftest does as it is imported becomes a fixture around each of its tests. */
function atModule(patient: Patient, source: Source, found: readonly Done[]): readonly Proposal[] {
  if (!patient.dossier.isTest(source.file)) return [];
  const made = found.map(({ deed }) => monkeypatched(deed));
  const gone = found.map(({ statement }) => (statement.parent?.name === "Script" ? cut(source, statement) : null));
  if (made.includes(null) || gone.includes(null) || made.some((m) => m?.isBefore === true)) return [];
  const step = source.text.includes("\n\t") ? "\t" : "    ";
  const fixture = made[0]?.fixture ?? "monkeypatch";
  const code = ["@pytest.fixture(autouse=True)", `def ${nameFor(found[0]?.deed)}(${fixture}):`, ...made.map((m) => `${step}${m?.line ?? ""}`)];
  return new Changes(patient).loosen(source, ...LOOSE).import(source, "pytest", null).add(source, [...gone.flatMap((c) => c ?? []), belowImports(source, code)])
    .propose(`sets ${found[0] === undefined ? "" : named(found[0].deed)} around each test in place of once for all`);
}

const nameFor = (deed: Deed | undefined): string => (deed !== undefined && "holder" in deed && isEnvironment(deed.holder) ? "environment" : deed?.kind === "folder" ? "folder" : "settings");
