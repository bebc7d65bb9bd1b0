/** What comes after something deprecated: what its own body calls after the warning, or what the warning's words name, where that is there. */
import type { SyntaxNode } from "@lezer/common";
import type { ExceptionFact } from "../probe/facts.js";
import { own } from "../diagnose/facts-of-frames.js";
import { definitions, tail, type At, type Def } from "../diagnose/facts-of-sources.js";
import { callOf, callsIn } from "./calls.js";
import type { Patient } from "./fix.js";
import { child, lineAt, nodesOf, textOf, type Source } from "../syntax/source.js";
import { bodyOf, isText, namesIn } from "./statements.js";

/** How the old thing is used at a place. */
export interface Use {
  /** The text before the dot; null for a plain name. */
  readonly object: string | null;
  /** The text between the parentheses; null where it is not called. */
  readonly args: string | null;
  readonly list: readonly { readonly name: string | null; readonly text: string }[];
}

export interface Successor {
  readonly old: string;
  /** For people. */
  readonly shown: string;
  /** The text to write at a place; null where it does not fit there. */
  readonly now: (use: Use) => string | null;
  /** What a file that imports the old name has to import in its place. */
  readonly imported: { readonly file: string; readonly name: string } | null;
}

/** @param line of `code`, on which the warning was triggered */
export function successors(patient: Patient, exception: ExceptionFact, code: Source, line: number): readonly Successor[] {
  const warns = deprecated(patient, exception, code, line);
  const byBody = warns.flatMap((one) => fromBody(patient, one) ?? []);
  return [...byBody, ...warns.flatMap((one) => fromWords(patient, exception.message, one)), ...(warns.length === 0 ? foreign(exception.message, code, line) : [])];
}

type Deprecated = At & { readonly def: Def };

/** The functions that warn: that of the innermost own frame, where it was called from the line; else one whose decorator does it. */
function deprecated({ dossier }: Patient, { frames }: ExceptionFact, code: Source, line: number): readonly Deprecated[] {
  const names = new Set(nodesOf(code, ["VariableName", "PropertyName"], [line, line]).map((node) => textOf(code, node)));
  const inner = [...frames].reverse().find((frame) => own(dossier, frame.file));
  const found = [...names].flatMap((name) => definitions(dossier, name)).filter(({ def }) => def.kind !== "class");
  const direct = inner === undefined ? [] : found.filter(({ file, def }) => file === inner.file && def.line <= inner.line && inner.line <= def.end_line && !(file === code.file && def.line <= line && line <= def.end_line));
  return direct.length > 0 ? direct : found.filter(({ def }) => def.decorators.some((text) => /(^|\.)deprecated\b/.test(text)));
}

/** A body that warns and then gives what another call or attribute gives. */
function fromBody({ source }: Patient, { file, def }: Deprecated): Successor | null {
  const code = source(file);
  const node = code === null ? undefined : nodesOf(code, ["FunctionDefinition"]).find((one) => lineAt(code.text, child(one, "def")?.from ?? one.from) === def.line || lineAt(code.text, one.from) === def.line);
  if (code === null || node === undefined) return null;
  const rest = bodyOf(node).filter((one) => !isText(one) && !isWarning(code, one));
  const [last] = rest;
  const value = last?.name === "ReturnStatement" ? (last.lastChild?.name === "return" ? null : last.lastChild) : last?.name === "ExpressionStatement" ? last.firstChild : null;
  if (rest.length !== 1 || value == null) return null;
  const params = def.params.map((one) => one.name);
  const isProperty = def.decorators.some((text) => /(^|\.)(cached_)?property$/.test(text));
  const isMethod = def.qualname.includes(".") && !def.decorators.includes("staticmethod");
  const self = isMethod ? params[0] : undefined;
  const given = params.slice(isMethod ? 1 : 0);
  const old = tail(def.qualname);
  const text = textOf(code, value);
  const names = new Set(namesIn(code, value));
  const passed = value.name === "CallExpression" ? passedOn(code, value, given) : null;
  const head = passed ?? text;
  // Names of the deprecated function's own module would have to be imported with it: one function alone is.
  const outside = [...names].filter((name) => name !== self && !given.includes(name));
  if (isProperty || isMethod ? outside.length > 0 : outside.length !== 1 || !head.startsWith(outside[0] ?? "")) return null;
  const shown = self === undefined ? head : head.replace(new RegExp(`^${self}\\.`), "");
  return {
    old, shown: passed === null ? shown : `${shown}()`,
    imported: isMethod ? null : { file, name: outside[0] ?? head },
    now({ object, args, list }) {
      if (isProperty !== (args === null) || (object === null && isMethod)) return null;
      const bound = (one: string): string => (self === undefined ? (object === null ? one : `${object}.${one}`) : one.replaceAll(new RegExp(`\\b${self}\\b(?!\\s*=[^=])`, "g"), object ?? self));
      if (passed !== null) return `${bound(passed)}(${args ?? ""})`;
      if (given.length === 0) return bound(text);
      if (list.length !== given.length || list.some((one) => one.name !== null || one.text.startsWith("*"))) return null;
      return bound(given.reduce((all, name, i) => all.replaceAll(new RegExp(`\\b${name}\\b(?!\\s*=[^=])`, "g"), list[i]?.text ?? name), text));
    },
  };
}

function isWarning(code: Source, statement: SyntaxNode): boolean {
  const call = statement.name === "ExpressionStatement" && statement.firstChild !== null ? callOf(code, statement.firstChild) : null;
  return (call !== null && /(^|\.|_)warn(ing)?(_\w+)?$/.test(call.func)) || (statement.name === "ImportStatement" && textOf(code, statement).includes("warnings"));
}

/** What is called, where the call hands on just what came in: by position, by its own name, or by stars. */
function passedOn(code: Source, node: SyntaxNode, given: readonly string[]): string | null {
  const call = callOf(code, node);
  if (call === null) return null;
  const items = call.args.map((a) => ({ name: a.name, text: code.text.slice(a.value.from, a.to).replace(/^\*+\s*/, "") }));
  const fits = items.length === given.length && given.every((name, i) => items[i]?.text.replace(/^\*+/, "") === name || items.some((one) => one.name === name && one.text === name));
  return fits ? call.func : null;
}

/** "use `new()` instead": a definition of that name in the same class or module. */
function fromWords({ dossier }: Patient, message: string, { file, def }: Deprecated): readonly Successor[] {
  const owner = def.qualname.slice(0, -tail(def.qualname).length);
  const old = tail(def.qualname);
  const isProperty = (one: Def): boolean => one.decorators.some((text) => /(^|\.)(cached_)?property$/.test(text));
  return named(message).flatMap((name): readonly Successor[] => {
    const next = dossier.sources.get(file)?.defs.find((one) => one.qualname === `${owner}${tail(name)}` && one.kind !== "class");
    if (next === undefined || tail(name) === old) return [];
    const required = next.params.slice(owner === "" ? 0 : 1).filter((one) => one.required);
    return [{
      old, shown: isProperty(next) ? tail(name) : `${tail(name)}()`, imported: owner === "" ? { file, name: tail(name) } : null,
      now({ object, args }) {
        const base = object === null ? tail(name) : `${object}.${tail(name)}`;
        if (isProperty(next)) return args === null || args.trim() === "" ? base : null;
        if (args === null) return isProperty(def) && required.length === 0 ? `${base}()` : null;
        return `${base}(${args})`;
      },
    }];
  });
}

/** Names that a message recommends. */
function named(message: string): readonly string[] {
  return [...message.matchAll(/\b(?:use|call|prefer|replaced by|in favou?r of|renamed to)\s+(?:the\s+)?[`'"]?([A-Za-z_][\w.]*\w|\w)(?:\(\))?[`'"]?/gi)].map((m) => m[1] ?? "").filter((name) => name.length > 1);
}

/** A library speaks against one of its names and recommends another beside it: `lib.old` → `lib.new`. */
function foreign(message: string, code: Source, line: number): readonly Successor[] {
  const called = callsIn(code, [line, line]).map(({ func }) => tail(func)).filter((name) => new RegExp(`\\b${name}\\b`).test(message));
  return [...new Set(called)].flatMap((old) => named(message).map(tail).filter((name) => name !== old && !["instead", "the", "of", "a"].includes(name)).map((name): Successor => ({
    old, shown: `${name}()`, imported: null, now: ({ object, args }) => (object === null || args === null ? null : `${object}.${name}(${args})`),
  })));
}

