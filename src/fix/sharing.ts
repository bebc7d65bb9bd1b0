/** One object that serves all instances or calls, made anew for each of them. */
import type { SyntaxNode } from "@lezer/common";
import type { Changes } from "./changes.js";
import { cut } from "./cut.js";
import type { Patient } from "./fix.js";
import { needs } from "./floor.js";
import { after, atBeginning, functionsIn, statementsOf, type Func, type Parameter } from "./functions.js";
import { mentions } from "./mentions.js";
import { child, children, indentOf, lineAt, lineStart, newlineOf, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";
import { bodyOf, isText, linesOf } from "./statements.js";

/** Bases whose class attributes are no plain ones, or that call no `__init__` of ours. */
const OTHER_BASES = /\b(?:NamedTuple|TypedDict|Enum|IntEnum|StrEnum|Flag|Protocol|BaseModel|Model|Struct|TestCase|IsolatedAsyncioTestCase|ABC|metaclass)\b/;

/**
 * Moves a class attribute into `__init__`, which is made where the class stands alone; of a dataclass it becomes a field
 * with a factory. Not where the code speaks of the class's own attribute: then it is meant to be shared.
 */
export function perInstance(patient: Patient, changes: Changes, source: Source, assign: SyntaxNode): boolean {
  const owner = assign.parent?.name === "Body" && assign.parent.parent?.name === "ClassDefinition" ? assign.parent.parent : null;
  const [target, value] = [assign.firstChild, child(assign, "AssignOp")?.nextSibling ?? null];
  const name = owner === null ? null : child(owner, "VariableName");
  if (owner === null || name === null || target?.name !== "VariableName" || value === null || value.nextSibling !== null) return false;
  const type = child(assign, "TypeDef");
  const [attribute, cls] = [textOf(source, target), textOf(source, name)];
  if ((type !== null && /\bClassVar\b/.test(textOf(source, type))) || isMeant(patient, cls, attribute)) return false;
  const annotation = type === null ? "" : textOf(source, type);
  if (isDataclass(source, owner)) return asField(changes, source, target, value, annotation);
  const bases = child(owner, "ArgList");
  if (bases !== null && OTHER_BASES.test(textOf(source, bases))) return false;
  const line = `self.${attribute}${annotation} = ${textOf(source, value)}`;
  const init = functionsIn(source).find((f) => f.name === "__init__" && f.owner?.from === owner.from);
  if (init === undefined && ((bases !== null && textOf(source, bases).replace(/\s|object/g, "") !== "()") || isExtended(patient, cls))) return false;
  const put = init === undefined ? newInit(source, owner, assign, line) : [intoInit(source, init, line), cut(source, assign)];
  if (put.includes(null)) return false;
  changes.add(source, put.flatMap((c) => c ?? []));
  return true;
}

/** Somebody reads or writes the attribute of the class itself. */
function isMeant(patient: Patient, cls: string, attribute: string): boolean {
  const word = new RegExp(`(?<![\\w.])(?:${cls}|cls|type\\(self\\)|self\\.__class__)\\.${attribute}\\b`);
  return mentions(patient, attribute).some((source) => nodesOf(source, ["MemberExpression"]).some((n) => word.test(textOf(source, n))));
}

/** Another class of the project builds on this one: whether it calls the new `__init__` is its own affair. */
const isExtended = (patient: Patient, cls: string): boolean =>
  mentions(patient, cls).some((source) => nodesOf(source, ["ClassDefinition"]).some((n) => new RegExp(`\\b${cls}\\b`).test(child(n, "ArgList") === null ? "" : textOf(source, child(n, "ArgList") ?? n)) && functionsIn(source).some((f) => f.name === "__init__" && f.owner?.from === n.from)));

const isDataclass = (source: Source, owner: SyntaxNode): boolean =>
  owner.parent?.name === "DecoratedStatement" && children(owner.parent).some((c) => c.name === "Decorator" && /^@(?:[\w.]+\.)?dataclass\b/.test(textOf(source, c)));

function asField(changes: Changes, source: Source, target: SyntaxNode, value: SyntaxNode, annotation: string): boolean {
  const factory = { "[]": "list", "{}": "dict", "set()": "set", "list()": "list", "dict()": "dict" }[textOf(source, value)] ?? `lambda: ${textOf(source, value)}`;
  const kind = /^(?:list|dict|set)$/.test(factory) ? factory : "object";
  changes.add(source, [{ from: target.to, to: value.to, insert: `${annotation === "" ? `: ${kind}` : annotation} = field(default_factory=${factory})` }]).import(source, "dataclasses", "field");
  return true;
}

/** After `super().__init__()` where that comes first, else at the beginning. */
function intoInit(source: Source, init: Func, line: string): Change | null {
  const [first] = statementsOf(init);
  const isSuper = first !== undefined && /^super\([^)]*\)\.__init__\(/.test(textOf(source, first));
  return isSuper ? after(source, first, [line]) : atBeginning(source, init, [line]);
}

/** A new `__init__` in place of the attribute's line, below the other attributes. */
function newInit(source: Source, owner: SyntaxNode, assign: SyntaxNode, line: string): (Change | null)[] {
  const { text } = source;
  const all = bodyOf(owner);
  const plain = all.filter((s) => s.name === "AssignStatement" || isText(s));
  const last = plain.at(-1);
  if (last === undefined || all.slice(0, plain.length).some((s) => !plain.includes(s))) return [null];
  const [indent, end] = [indentOf(text, lineAt(text, assign.from)), newlineOf(text)];
  const deeper = `${indent}${indent.includes("\t") ? "\t" : " ".repeat(4)}`;
  const code = `${indent}def __init__(self) -> None:${end}${deeper}${line}${end}`;
  const [first, bottom] = linesOf(source, assign);
  const own = { from: lineStart(text, first), to: lineStart(text, bottom + 1) };
  if (last.from === assign.from && plain.length === 1) return [{ ...own, insert: code }];
  const at = lineStart(text, linesOf(source, last)[1] + 1);
  return last.from === assign.from ? [{ ...own, insert: `${end}${code}` }] : [{ ...own, insert: "" }, { from: at, to: at, insert: `${end}${code}` }];
}

/** `None` as the default, and the old one made in the body where nothing is given. */
export function perCall(patient: Patient, changes: Changes, source: Source, func: Func, parameter: Parameter): boolean {
  const { value, annotation, name } = parameter;
  const first = bodyOf(func.node)[0];
  if (value === null || first === undefined || lineAt(source.text, first.from) === lineAt(source.text, func.list.to)) return false;
  const step = source.text.includes("\n\t") ? "\t" : "    ";
  const put = atBeginning(source, func, [`if ${name} is None:`, `${step}${name} = ${textOf(source, value)}`]);
  if (put === null) return false;
  changes.add(source, [put, { from: value.from, to: value.to, insert: "None" }, ...optional(patient, changes, source, annotation)]);
  return true;
}

/** The annotation with `None`, in the file's own way to say so. */
function optional(patient: Patient, changes: Changes, source: Source, annotation: SyntaxNode | null): Change[] {
  const type = annotation?.lastChild ?? null;
  if (type === null || annotation === null) return [];
  const [from, to] = [annotation.firstChild?.nextSibling?.from ?? type.from, type.to];
  const text = source.text.slice(from, to);
  if (/\bOptional\[|\bNone\b|^(?:typing\.)?Any$/.test(text)) return [];
  const usesOptional = /\bOptional\b/.test(source.text);
  if (!usesOptional && (needs(patient, "3.10") || /^from __future__ import .*\bannotations\b/m.test(source.text))) return [{ from: to, to, insert: type.name === "String" ? "" : " | None" }].filter((c) => c.insert !== "");
  const qualified = /\btyping\.\w/.test(source.text) && !/^from typing import/m.test(source.text);
  if (!qualified) changes.import(source, "typing", "Optional");
  return [{ from, to, insert: `${qualified ? "typing." : ""}Optional[${text}]` }];
}
