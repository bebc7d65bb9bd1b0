/** Statements that change shared state, in the words of what undoes them: `monkeypatch`, `mock.patch`, a clean-up. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../diagnose/facts-of-sources.js";
import { callOf, type Call } from "./calls.js";
import { child, children, textOf, type Source } from "../syntax/source.js";

/** What a statement does to state that outlives it. Texts as the source has them. */
export type Deed =
  | { readonly kind: "attribute"; readonly holder: string; readonly name: string; readonly value: string }
  | { readonly kind: "attribute-gone"; readonly holder: string; readonly name: string }
  | { readonly kind: "item"; readonly holder: string; readonly key: string; readonly value: string }
  | { readonly kind: "item-gone"; readonly holder: string; readonly key: string; readonly isSure: boolean }
  /** `holder.update(values)`. */
  | { readonly kind: "items"; readonly holder: string; readonly values: string }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "path-first"; readonly path: string }
  /** An object that a module holds is changed by a method of its own. */
  | { readonly kind: "inside"; readonly holder: string; readonly name: string }
  | { readonly kind: "level"; readonly logger: string | null; readonly level: string };

const MUTATORS = new Set(["append", "extend", "insert", "remove", "clear", "add", "discard", "update", "pop", "popitem", "setdefault", "sort", "reverse"]);

/** Null for a statement that is none of these. */
export function deedOf(source: Source, statement: SyntaxNode): Deed | null {
  switch (statement.name) {
    case "AssignStatement":
    case "UpdateStatement":
      return assigned(source, statement);
    case "DeleteStatement":
      return deleted(source, statement);
    case "ExpressionStatement":
      return statement.firstChild?.name === "CallExpression" && statement.firstChild.nextSibling === null ? called(source, callOf(source, statement.firstChild)) : null;
    default:
      return null;
  }
}

function assigned(source: Source, statement: SyntaxNode): Deed | null {
  const parts = children(statement);
  const [target, op, first] = parts.filter((p) => p.name !== "TypeDef");
  const last = parts.at(-1);
  if (target?.name !== "MemberExpression" || op === undefined || first === undefined || last === undefined || parts.filter((p) => p.name === "AssignOp").length > 1 || parts.some((p) => p.name === ",")) return null;
  const right = source.text.slice(first.from, last.to);
  const sign = textOf(source, op);
  const value = statement.name === "AssignStatement" ? right : `${textOf(source, target)} ${sign.slice(0, -1)} ${right}`;
  const part = partOf(source, target);
  if (part === null) return null;
  return part.kind === "name" ? { kind: "attribute", holder: part.holder, name: part.text, value } : { kind: "item", holder: part.holder, key: part.text, value };
}

function deleted(source: Source, statement: SyntaxNode): Deed | null {
  const targets = children(statement).slice(1);
  const [target] = targets;
  const part = target?.name === "MemberExpression" && targets.length === 1 ? partOf(source, target) : null;
  if (part === null) return null;
  return part.kind === "name" ? { kind: "attribute-gone", holder: part.holder, name: part.text } : { kind: "item-gone", holder: part.holder, key: part.text, isSure: true };
}

/** `holder.name` or `holder[key]`. */
function partOf(source: Source, member: SyntaxNode): { readonly kind: "name" | "key"; readonly holder: string; readonly text: string } | null {
  const holder = member.firstChild;
  const name = member.lastChild;
  if (holder === null || name === null) return null;
  if (name.name === "PropertyName") return { kind: "name", holder: textOf(source, holder), text: textOf(source, name) };
  const open = child(member, "[");
  return open === null || child(member, ":") !== null ? null : { kind: "key", holder: textOf(source, holder), text: source.text.slice(open.to, name.from).trim() };
}

function called(source: Source, call: Call | null): Deed | null {
  if (call === null) return null;
  const { func, args } = call;
  const values = args.map((a) => textOf(source, a.value));
  const [first, second, third] = values;
  const holder = func.slice(0, Math.max(0, func.lastIndexOf(".")));
  const method = tail(func);
  if (func === "os.chdir" && first !== undefined) return { kind: "folder", path: first };
  if (func === "sys.path.insert" && first === "0" && second !== undefined) return { kind: "path-first", path: second };
  if (func === "setattr" && first !== undefined && second !== undefined && third !== undefined) return /^(["'])\w+\1$/.test(second) ? { kind: "attribute", holder: first, name: second.slice(1, -1), value: third } : null;
  if (method === "setLevel" && first !== undefined) {
    const logger = /^logging\.getLogger\((.*)\)$/s.exec(holder)?.[1];
    return logger === undefined ? null : { kind: "level", logger: logger.trim() === "" ? null : logger, level: first };
  }
  if (method === "update" && args.length === 1) return { kind: "items", holder, values: args[0]?.name === null ? (first ?? "") : `{"${args[0]?.name ?? ""}": ${first ?? ""}}` };
  if ((method === "pop" || method === "setdefault") && (isEnvironment(holder) || holder === "sys.modules") && first !== undefined) return method === "pop" ? { kind: "item-gone", holder, key: first, isSure: args.length === 1 } : null;
  const owner = /^([\w.]+)\.(\w+)$/.exec(holder);
  return MUTATORS.has(method) && owner !== null && !/^(?:self|cls)\b/.test(holder) ? { kind: "inside", holder: owner[1] ?? "", name: owner[2] ?? "" } : null;
}

export const isEnvironment = (holder: string): boolean => /^(?:os\.)?environ$/.test(holder);

/** The statement as `monkeypatch` (or `caplog`) does it, and undoes it when the test ends; with the fixture that it takes. */
export function monkeypatched(deed: Deed): { readonly fixture: "monkeypatch" | "caplog"; readonly line: string; readonly isBefore: boolean } | null {
  const of = (line: string, isBefore = false): { readonly fixture: "monkeypatch"; readonly line: string; readonly isBefore: boolean } => ({ fixture: "monkeypatch", line: `monkeypatch.${line}`, isBefore });
  switch (deed.kind) {
    case "attribute": return of(`setattr(${deed.holder}, "${deed.name}", ${deed.value})`);
    case "attribute-gone": return of(`delattr(${deed.holder}, "${deed.name}")`);
    case "item": return of(isEnvironment(deed.holder) ? `setenv(${deed.key}, ${deed.value})` : `setitem(${deed.holder}, ${deed.key}, ${deed.value})`);
    case "item-gone": return of(`${isEnvironment(deed.holder) ? "delenv(" : `delitem(${deed.holder}, `}${deed.key}${deed.isSure ? "" : ", raising=False"})`);
    case "folder": return of(`chdir(${deed.path})`);
    case "path-first": return of(`syspath_prepend(${deed.path})`);
    case "inside": return deed.holder === "sys" && deed.name === "path" ? of('setattr(sys, "path", sys.path.copy())', true) : of(`setattr(${deed.holder}, "${deed.name}", ${deed.holder}.${deed.name}.copy())`, true);
    case "level": return { fixture: "caplog", line: `caplog.set_level(${deed.level}${deed.logger === null ? "" : `, logger=${deed.logger}`})`, isBefore: false };
    case "items": {
      const only = isEnvironment(deed.holder) ? /^\{\s*(["'][^"']*["'])\s*:\s*([^,{}]+?)\s*,?\s*\}$/.exec(deed.values) : null;
      return only === null ? null : of(`setenv(${only[1] ?? ""}, ${only[2] ?? ""})`);
    }
  }
}

/** A context manager of unittest.mock that does it and undoes it; null where there is none. */
export function patching(deed: Deed): string | null {
  switch (deed.kind) {
    case "attribute": return `mock.patch.object(${deed.holder}, "${deed.name}", ${deed.value})`;
    case "item": return `mock.patch.dict(${deed.holder}, {${deed.key}: ${deed.value}})`;
    case "items": return `mock.patch.dict(${deed.holder}, ${deed.values})`;
    case "attribute-gone":
    case "item-gone":
    case "folder":
    case "path-first":
    case "inside":
    case "level": return null;
  }
}
