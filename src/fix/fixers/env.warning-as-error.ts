/** Stops triggering a warning: by what the deprecated code itself calls, or its words name, in its place; by an escape that is one; by closing what was opened. */
import type { SyntaxNode } from "@lezer/common";
import { isA, own, raised } from "../../diagnose/facts-of-frames.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { callOf, callsIn } from "../calls.js";
import { successors, type Successor } from "../deprecation.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { importStatements, withImport } from "../imports.js";
import { absoluteName, edited, moduleOf, proposal, rankOf, relativeName } from "../project.js";
import { children, indentOf, lineAt, lineStart, newlineOf, nodesOf, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { isStatement } from "../statements.js";
import { usesOf, withoutUnused } from "../usage.js";

export const warningAsError: Fixer = {
  kinds: ["env.warning-as-error"],
  propose(patient) {
    const { root: { file, line }, source, dossier } = patient;
    const code = file === null ? null : source(file);
    if (file === null || code === null || line === null) return [];
    const isResource = raised(dossier).some(({ exception }) => isA(exception, "ResourceWarning"));
    const plain: readonly (readonly [string, readonly Change[]])[] = [
      ["escapes the backslash", escaped(code, line)], ["compares by value", compared(code, line)], ["takes the time in UTC", inUtc(patient, code, line)],
      ["closes what it opens", isResource ? closed(code, line) : []],
    ];
    return [...plain.flatMap(([summary, changes]) => (changes.length === 0 ? [] : proposal(summary, [edited(code, changes)]))), ...replaced(patient, code, line)];
  },
};

/** Escapes that Python knows (lexical analysis, "Escape sequences"). */
const ESCAPE = /\\(\r?\n|[\\'"abfnrtvx0-7NuU])|\\([^])/g;

function escaped(source: Source, line: number): readonly Change[] {
  return nodesOf(source, ["String", "FormatString"], [line, line]).flatMap((node): readonly Change[] => {
    const text = textOf(source, node);
    const prefix = /^[a-zA-Z]*/.exec(text)?.[0] ?? "";
    const found = [...text.matchAll(ESCAPE)];
    if (/r/i.test(prefix) || !found.some((one) => one[2] !== undefined)) return [];
    if (found.every((one) => one[2] !== undefined)) return [{ from: node.from, to: node.from, insert: "r" }];
    return found.filter((one) => one[2] !== undefined).map((one) => ({ from: node.from + one.index, to: node.from + one.index, insert: "\\" }));
  });
}

/** `x is "a"` compares identities, where the value is meant. */
function compared(source: Source, line: number): readonly Change[] {
  return nodesOf(source, ["BinaryExpression"], [line, line]).flatMap((node): readonly Change[] => {
    const parts = children(node);
    const at = parts.find((p) => p.name === "is");
    const not = parts.find((p) => p.name === "not");
    const isLiteral = parts.some((p) => ["String", "Number", "TupleExpression"].includes(p.name));
    return at === undefined || !isLiteral ? [] : [{ from: at.from, to: not?.to ?? at.to, insert: not === undefined ? "==" : "!=" }];
  });
}

/** `utcnow()` and `utcfromtimestamp(t)` give a naive time; so does this. */
function inUtc(patient: Patient, source: Source, line: number): readonly Change[] {
  return callsIn(source, [line, line]).flatMap(({ func, node, to, list, args }): readonly Change[] => {
    const name = tail(func);
    if (!/^(?:datetime\.)?datetime\.(?:utcnow|utcfromtimestamp)$/.test(func)) return [];
    const whole = func.startsWith("datetime.datetime.");
    const zone = whole ? "datetime.timezone.utc" : "timezone.utc";
    const now = name === "utcnow" ? `now(${zone})` : `fromtimestamp(${args.map((a) => source.text.slice(a.from, a.to)).join(", ")}, ${zone})`;
    return [{ from: to - name.length, to: node.to, insert: `${now}.replace(tzinfo=None)` }, ...(whole || list.to !== node.to ? [] : withImport(source, "datetime", "timezone", rankOf(patient)))];
  });
}

const OPENERS = /(?:^|\.)(?:open|socket|urlopen|Popen|connect|create_connection|NamedTemporaryFile|TemporaryFile)$/;

/** A `with` around the statement that opens and drops a file. */
function closed(source: Source, line: number): readonly Change[] {
  const call = callsIn(source, [line, line]).find(({ func, node }) => OPENERS.test(func) && node.name === "CallExpression" && node.parent?.name !== "WithStatement");
  let statement: SyntaxNode | null = call?.node ?? null;
  while (statement !== null && !isStatement(statement)) statement = statement.parent;
  if (call === undefined || statement === null || !["ReturnStatement", "AssignStatement", "ExpressionStatement"].includes(statement.name)) return [];
  const { text } = source;
  const end = newlineOf(text);
  const indent = indentOf(text, lineAt(text, statement.from));
  if (text.slice(lineStart(text, lineAt(text, statement.from)), statement.from).trim() !== "") return [];
  const step = indent.includes("\t") ? "\t" : "    ";
  const opened = textOf(source, call.node);
  if (call.node.parent?.from === statement.from && statement.name !== "ExpressionStatement" || call.node.parent === statement) return held(source, statement, opened, step);
  const name = ["file", "handle", "fh"].find((one) => usesOf(source, one).length === 0);
  const body = textOf(source, statement);
  if (name === undefined || body.includes("\n")) return [];
  const inner = body.slice(0, call.node.from - statement.from) + name + body.slice(call.node.to - statement.from);
  return [{ from: statement.from, to: statement.to, insert: `with ${opened} as ${name}:${end}${indent}${step}${inner}` }];
}

/** `f = open(…)`, and what follows up to the last use of `f`, in one `with`. */
function held(source: Source, statement: SyntaxNode, opened: string, step: string): readonly Change[] {
  const [target] = children(statement);
  if (statement.name !== "AssignStatement" || target?.name !== "VariableName") return [];
  const name = textOf(source, target);
  const after: SyntaxNode[] = [];
  for (let at = statement.nextSibling; at !== null; at = at.nextSibling) if (isStatement(at)) after.push(at);
  const mine = usesOf(source, name);
  const last = after.findLastIndex((one) => mine.some((use) => one.from <= use.from && use.to <= one.to));
  const block = after.slice(0, last + 1);
  const handedOut = block.some((one) => /^(?:Return|Yield)/.test(one.name) && children(one).some((c) => c.name === "VariableName" && textOf(source, c) === name));
  const tall = block.some((one) => nodesOf(source, ["String", "FormatString"]).some((s) => one.from <= s.from && s.to <= one.to && textOf(source, s).includes("\n")));
  if (block.length === 0 || handedOut || tall) return [];
  const { text } = source;
  const closing = block.filter((one) => textOf(source, one).trim() === `${name}.close()`);
  const lines = block.filter((one) => !closing.includes(one));
  if (lines.length === 0) return [];
  const shifted = lines.flatMap((one) => Array.from({ length: lineAt(text, one.to - 1) - lineAt(text, one.from) + 1 }, (_, n) => lineAt(text, one.from) + n)).map((n): Change => ({ from: lineStart(text, n), to: lineStart(text, n), insert: text.slice(lineStart(text, n)).startsWith("\n") ? "" : step }));
  const gone = closing.map((one): Change => ({ from: lineStart(text, lineAt(text, one.from)), to: lineStart(text, lineAt(text, one.from) + 1), insert: "" }));
  return [{ from: statement.from, to: statement.to, insert: `with ${opened} as ${name}:` }, ...shifted, ...gone];
}

/** What is deprecated, exchanged for what comes after it: at the line alone, then in the whole file. */
function replaced(patient: Patient, code: Source, line: number): readonly Proposal[] {
  const { dossier } = patient;
  const told = raised(dossier).find(({ exception }) => isA(exception, "Warning"));
  if (told === undefined) return [];
  return successors(patient, told.exception, code, line).flatMap((successor) => {
    const sites = nodesOf(code, ["MemberExpression", "VariableName"]).flatMap((node) => site(code, node, successor));
    const here = sites.filter(({ node }) => lineAt(code.text, node.from) <= line && line <= lineAt(code.text, node.to));
    const groups = here.length === 0 ? [] : sites.length > here.length ? [here, sites] : [here];
    return groups.flatMap((some) => {
      const content = rewrite(code.text, [...some.flatMap(({ changes }) => changes), ...imports(patient, code, successor)]);
      return proposal(`uses \`${successor.shown}\` in place of \`${successor.old}\``, [{ file: code.file, content: withoutUnused(code.file, content, [successor.old]) }]);
    });
  }).filter(({ edits: [edit] }) => own(dossier, edit.file));
}

interface Site {
  readonly node: SyntaxNode;
  readonly changes: readonly Change[];
}

/** One use of what is deprecated: `x.old`, `x.old(…)`, `old(…)`. */
function site(source: Source, node: SyntaxNode, { old, now }: Successor): readonly Site[] {
  const last = node.name === "MemberExpression" ? node.lastChild : node;
  if (last === null || textOf(source, last) !== old || (node.name === "MemberExpression" && (last.name !== "PropertyName" || last.prevSibling?.name !== "."))) return [];
  if (node.name === "VariableName" && (node.parent?.name === "ImportStatement" || node.parent?.name === "FunctionDefinition" || (node.parent?.name === "ArgList" && node.nextSibling?.name === "AssignOp"))) return [];
  const call = node.parent?.name === "CallExpression" && node.parent.firstChild?.from === node.from && node.parent.firstChild.to === node.to ? callOf(source, node.parent) : null;
  const object = node.name === "MemberExpression" ? source.text.slice(node.from, last.prevSibling?.from ?? last.from) : null;
  const text = now({ object, args: call === null ? null : source.text.slice(call.list.from + 1, call.list.to - 1), list: call === null ? [] : call.args.map((a) => ({ name: a.name, text: textOf(source, a.value) })) });
  return text === null ? [] : [{ node, changes: [{ from: node.from, to: call?.node.to ?? node.to, insert: text }] }];
}

/** The successor's import, where the old name was imported by itself. */
function imports(patient: Patient, code: Source, { old, imported }: Successor): readonly Change[] {
  const statement = importStatements(code).find((s) => s.top && s.module !== null && s.names.some((n) => n.name === old && n.as === null));
  if (imported === null || statement?.module == null) return [];
  const home = moduleOf(patient.dossier, imported.file);
  const here = absoluteName(patient.dossier, code.file, statement.module.text) === home ? statement.module.text : statement.module.level > 0 ? (relativeName(patient.dossier, code.file, home) ?? home) : home;
  return withImport(code, here, imported.name, rankOf(patient));
}
