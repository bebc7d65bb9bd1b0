/** Asks for a fixture by the name that it has, or moves it to where everybody who asks for it can see it. */
import { posix } from "node:path";
import type { SyntaxNode } from "@lezer/common";
import { raised } from "../../diagnose/facts-of-frames.js";
import { fixturesNamed } from "../../diagnose/facts-of-tests.js";
import { similar } from "../../diagnose/facts-of-sources.js";
import { callsIn, literal, withLiteral } from "../calls.js";
import type { Edit, Fixer, Patient, Proposal } from "../fix.js";
import { BUILTIN_NAMES } from "../names.js";
import { boundName, importStatements, joined, withImport, type ImportStatement } from "../imports.js";
import { absoluteName, proposal, rankOf } from "../project.js";
import { hunksOf, restored } from "../restore.js";
import { children, lineAt, lineStart, newlineOf, nodesOf, parse, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { namesIn } from "../statements.js";
import { isRebound, renamed, withoutUnused } from "../usage.js";

export const fixtureMissing: Fixer = {
  kinds: ["test.fixture-missing"],
  propose(patient) {
    const { dossier } = patient;
    return raised(dossier).flatMap(({ exception: { fixture } }) => {
      if (fixture === null || fixture.available.includes(fixture.name)) return [];
      const asked = fixture.stack.at(-1);
      const user = asked === undefined || !dossier.firstParty(asked.file) ? null : { file: asked.file, func: asked.func, line: asked.line };
      const homes = fixturesNamed(dossier, fixture.name).map((one) => one.file);
      const [home] = homes;
      if (home !== undefined && user !== null) return homes.length > 1 ? [] : moved(patient, fixture.name, home, user.file);
      const now = followed(patient, fixture.name, fixture.available) ?? similar(fixture.name, fixture.available);
      return [...(now === null ? [] : asksFor(patient, user, fixture.name, now)), ...putBack(patient, fixture.name)];
    });
  },
};

interface User {
  readonly file: string;
  readonly func: string;
  readonly line: number;
}

/** The fixture that stands where the change took this one away. */
function followed({ dossier }: Patient, name: string, available: readonly string[]): string | null {
  for (const file of dossier.files) {
    for (const { removed, added } of hunksOf(dossier, file)) {
      if (!removed.some((text) => new RegExp(`\\bdef ${name}\\b|name=["']${name}["']`).test(text))) continue;
      const fresh = available.filter((one) => added.some((text) => new RegExp(`\\bdef ${one}\\b|name=["']${one}["']`).test(text)));
      if (fresh.length === 1) return fresh[0] ?? null;
    }
  }
  return null;
}

/** The parameter with its uses in the function, or the text that names it. */
function asksFor({ source, dossier }: Patient, user: User | null, name: string, now: string): readonly Proposal[] {
  const summary = `asks for the fixture \`${now}\``;
  const code = user === null ? null : source(user.file);
  if (user !== null && code !== null) {
    const def = nodesOf(code, ["FunctionDefinition"]).find((node) => textOf(code, node.getChild("VariableName") ?? node) === user.func && lineAt(code.text, node.from) >= user.line && lineAt(code.text, node.from) <= user.line + 40);
    const params = def?.getChild("ParamList");
    if (def !== undefined && params != null && children(params).some((p) => p.name === "VariableName" && textOf(code, p) === name)) {
      const inside = (one: Change): boolean => def.from <= one.from && one.to <= def.to;
      const changes = renamed(code, name, now).filter(inside);
      const taken = namesIn(code, def).includes(now) || nodesOf(code, ["FunctionDefinition"]).some((other) => other !== def && other.from > def.from && other.to <= def.to && isRebound(parse(code.file, textOf(code, other)), name));
      return taken ? [] : proposal(summary, [{ file: code.file, content: rewrite(code.text, changes) }]);
    }
  }
  const files = dossier.files.filter((file) => dossier.isTest(file));
  const edits = files.flatMap((file): Edit[] => {
    const one = source(file);
    const changes = one === null ? [] : callsIn(one).filter(({ func }) => /usefixtures$/.test(func)).flatMap(({ args }) => args.filter((a) => literal(one, a.value) === name).map((a) => withLiteral(one, a.value, now)));
    return one === null || changes.length === 0 ? [] : [{ file, content: rewrite(one.text, changes) }];
  });
  return proposal(summary, edits);
}

/** Nobody defines it any more, and the change took it away. */
function putBack({ dossier, text }: Patient, name: string): readonly Proposal[] {
  return dossier.files.filter((file) => dossier.isTest(file)).flatMap((file) => {
    const hunks = hunksOf(dossier, file).filter(({ removed, added }) => removed.some((one) => new RegExp(`^\\s*(?:async\\s+)?def ${name}\\b`).test(one)) && added.length === 0);
    const content = text(file);
    const before = content === null ? null : restored(content, hunks);
    return before === null ? [] : proposal(`defines the fixture \`${name}\` again`, [{ file, content: before }]);
  });
}

/** From a conftest or test module into the conftest of the folder that both have above them, with the imports that it needs. */
function moved(patient: Patient, name: string, home: string, user: string): readonly Proposal[] {
  const code = patient.source(home);
  const node = code === null ? undefined : nodesOf(code, ["DecoratedStatement"]).find((one) => one.parent?.name === "Script" && isFixture(code, one, name));
  if (code === null || node === undefined) return [];
  const folder = common(posix.dirname(home), posix.dirname(user));
  const target = folder === "." ? "conftest.py" : `${folder}/conftest.py`;
  if (target === home) return [];
  const needs = needed(patient, code, node);
  if (needs === null) return [];
  const end = newlineOf(code.text);
  const span = block(code, node);
  const body = code.text.slice(span.from, span.to).trimEnd();
  const there = patient.source(target) ?? parse(target, "");
  const imports = needs.flatMap(({ statement, name: one }) => {
    const module = statement.module === null ? one : statement.module.level > 0 ? absoluteName(patient.dossier, home, statement.module.text) : statement.module.text;
    return withImport(there, module, statement.module === null ? null : one, rankOf(patient));
  });
  const head = there.text === "" ? parse(target, imports.map((c) => c.insert.trim()).filter(Boolean).join(end)).text : rewrite(there.text, joined(imports));
  const content = `${head.trimEnd()}${head.trim() === "" ? "" : `${end}${end}${end}`}${body}${end}`;
  const left = withoutUnused(home, rewrite(code.text, [{ ...span, insert: "" }]), needs.map(({ name: one }) => one));
  return proposal(`moves the fixture \`${name}\` to \`${target}\`, in reach of all who ask for it`, [{ file: target, content }, { file: home, content: left.trim() === "" && home.endsWith("conftest.py") ? null : `${left.trimEnd()}${end}` }]);
}

function isFixture(source: Source, node: SyntaxNode, name: string): boolean {
  const def = node.getChild("FunctionDefinition");
  const decorators = node.getChildren("Decorator").map((one) => textOf(source, one));
  const fixture = decorators.find((text) => /fixture\b/.test(text.split("(")[0] ?? ""));
  if (def === null || fixture === undefined) return false;
  const alias = /\bname\s*=\s*["'](\w+)["']/.exec(fixture)?.[1];
  return (alias ?? textOf(source, def.getChild("VariableName") ?? def)) === name;
}

/** The statement with the blank lines that follow it. */
function block({ text }: Source, node: SyntaxNode): { readonly from: number; readonly to: number } {
  const to = lineStart(text, lineAt(text, node.to - 1) + 1);
  return { from: lineStart(text, lineAt(text, node.from)), to: to + (/^(?:[ \t]*\r?\n)*/.exec(text.slice(to))?.[0].length ?? 0) };
}

/** The imports behind the names that a piece of a file uses; null where it uses something else of the file. */
function needed({ dossier }: Patient, source: Source, node: SyntaxNode): readonly { readonly statement: ImportStatement; readonly name: string }[] | null {
  const statements = importStatements(source).filter((s) => s.top);
  const found: { statement: ImportStatement; name: string }[] = [];
  const source_ = dossier.sources.get(source.file);
  const globals = new Set([...(source_?.globals.map((one) => one.name) ?? []), ...(source_?.defs.map((def) => def.qualname) ?? [])]);
  const own = textOf(source, node.getChild("FunctionDefinition")?.getChild("VariableName") ?? node);
  for (const name of new Set(namesIn(source, node))) {
    if (name === own || BUILTIN_NAMES.has(name)) continue;
    const statement = statements.find((s) => s.names.some((n) => boundName(n) === name));
    if (statement !== undefined) {
      const one = statement.names.find((n) => boundName(n) === name);
      // An alias, or a dotted import, would have to be written out.
      if (one?.as != null || one?.name.includes(".") === true) return null;
      found.push({ statement, name });
    } else if (globals.has(name)) return null;
  }
  return found;
}

function common(a: string, b: string): string {
  const [x, y] = [a.split("/"), b.split("/")];
  let size = 0;
  while (size < x.length && x[size] === y[size]) size += 1;
  return x.slice(0, size).join("/") || ".";
}
