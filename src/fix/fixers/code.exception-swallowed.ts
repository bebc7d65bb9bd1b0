/** Lets the true error through: takes a broad handler out beside those that name what they take, or narrows it to what its lines raise. */
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { expectedError } from "../../diagnose/facts-of-handlers.js";
import { handlersOf, isBroad, type Handler } from "../../syntax/handlers.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { after, funcOf } from "../functions.js";
import { BUILTIN_NAMES } from "../names.js";
import { around, child, indentOf, lineAt, lineStart, newlineOf, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { bodyOf, namesOf, statementsOn, without } from "../statements.js";

/** What functions of the standard library raise for what they cannot take (their documentation). */
const RAISES: readonly (readonly [RegExp, string])[] = [
  [/^(?:int|float|complex|Decimal|decimal\.Decimal|(?:datetime\.)?(?:date|datetime|time)\.(?:fromisoformat|strptime)|json\.loads?|uuid\.UUID|UUID|ipaddress\.\w+)$/, "ValueError"],
  [/^(?:open|os\.\w+|shutil\.\w+|\w+\.(?:read_text|read_bytes|write_text|write_bytes|unlink|stat|mkdir|iterdir))$/, "OSError"],
];

export const exceptionSwallowed: Fixer = {
  kinds: ["code.exception-swallowed"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    if (code === null || line === null) return [];
    const exit = exitOf(code, line);
    if (exit !== null) return ends(patient, code, exit);
    const late = atEndOfFinally(code, line);
    if (late !== null) return new Changes(patient).add(code, late).propose("returns after the `try`, so that its errors come out");
    const [handler, ...more] = handlersOf(code).filter((one) => one.line <= line && line <= lineAt(code.text, one.body.to - 1) && isBroad(code, one)).reverse();
    if (handler === undefined || more.some((one) => one.statement.from === handler.statement.from)) return [];
    const caught = raised(dossier).filter((one) => one.via === "caught" && one.handler?.file === file).map((one) => one.exception);
    const wanted = expectedError(dossier);
    const others = handlersOf(code).filter((one) => one.statement.from === handler.statement.from && one.at.from !== handler.at.from);
    const changes = (from: number, to: number, insert: string, summary: string): readonly Proposal[] => new Changes(patient).add(code, [{ from, to, insert }]).propose(summary);
    const head = handler.caught === null ? "" : textOf(code, handler.caught);
    const found: Proposal[] = [];
    // The named handlers are the contract; what the broad one takes besides is what should have come out.
    const gone = withoutHandler(code, handler, others.length > 0);
    if (gone !== null) found.push(...changes(gone.from, gone.to, "", "takes out the handler that takes every error"));
    const types = expectedBy(code, handler).filter((one) => !caught.some((e) => isA(e, one)) && one !== wanted && !others.some((h) => typesOf(code, h).includes(one)));
    if (types.length > 0 && handler.caught !== null) {
      const names = types.length === 1 ? (types[0] ?? "") : `(${types.join(", ")})`;
      found.push(...changes(handler.caught.from, handler.caught.to, names, `narrows \`except ${head}\` to \`${names}\`, which its lines raise`));
    }
    // Before it, the error that callers wait for goes on its way.
    if (wanted !== null && isNamed(code, wanted)) {
      const indent = indentOf(code.text, lineAt(code.text, handler.at.from));
      const step = indentOf(code.text, lineAt(code.text, bodyOf(handler.body)[0]?.from ?? handler.at.from)).slice(indent.length) || "    ";
      const at = lineStart(code.text, lineAt(code.text, handler.at.from));
      const end = newlineOf(code.text);
      found.push(...changes(at, at, `${indent}except ${wanted}:${end}${indent}${step}raise${end}`, `lets \`${wanted}\` pass the handler that takes every error`));
    }
    return found;
  },
};

interface Exit {
  readonly from: number;
  readonly to: number;
  /** What the method calls the class of the error. */
  readonly kind: string | null;
}

/** Ends no error, or none but those that the module makes for its own blocks. */
function ends(patient: Patient, source: Source, { kind, ...at }: Exit): readonly Proposal[] {
  const own = nodesOf(source, ["ClassDefinition"]).flatMap((node) => {
    const [name, bases] = [child(node, "VariableName"), child(node, "ArgList")];
    return name !== null && bases !== null && /(?:Exception|Error)\b/.test(textOf(source, bases)) ? [textOf(source, name)] : [];
  });
  const put = (insert: string, summary: string): readonly Proposal[] => new Changes(patient).add(source, [{ ...at, insert }]).propose(summary);
  return [...put("False", "lets the error out of the `with` block"), ...(kind === null ? [] : own.flatMap((one) => put(`${kind} is not None and issubclass(${kind}, ${one})`, `ends no error of the \`with\` block but \`${one}\``)))];
}

/** The last statement of a `finally`, a `return`, taken out of it and put after the `try`; null for any other place. */
function atEndOfFinally(source: Source, line: number): readonly Change[] | null {
  const [statement, attempt] = statementsOn(source, line);
  const taken = statement === undefined ? null : without(source, statement);
  const body = statement?.parent ?? null;
  if (statement?.name !== "ReturnStatement" || attempt?.name !== "TryStatement" || taken === null || body?.prevSibling?.name !== "finally" || bodyOf(body).at(-1)?.from !== statement.from) return null;
  const added = after(source, attempt, [textOf(source, statement)]);
  return added === null ? null : [taken, added];
}

/** The value by which `__exit__` ends every error, where a line returns it. */
function exitOf(source: Source, line: number): Exit | null {
  const [statement] = statementsOn(source, line);
  const func = statement === undefined ? null : around(statement, ["FunctionDefinition"]);
  const value = statement?.name === "ReturnStatement" ? statement.lastChild : null;
  const name = func === null ? null : child(func, "VariableName");
  return value === null || value.name === "return" || name === null || !/^__a?exit__$/.test(textOf(source, name)) ? null : { from: value.from, to: value.to, kind: (func === null ? null : funcOf(source, func))?.params[1]?.name ?? null };
}

/** The handler's lines; without any other one, the `try` goes and its lines move out. */
function withoutHandler(source: Source, handler: Handler, isOneOfMany: boolean): { readonly from: number; readonly to: number } | null {
  const { text } = source;
  if (!isOneOfMany || child(handler.statement, "else") !== null) return null;
  return { from: lineStart(text, lineAt(text, handler.at.from)), to: lineStart(text, lineAt(text, handler.body.to - 1) + 1) };
}

const typesOf = (source: Source, { caught }: Handler): readonly string[] => (caught === null ? [] : (textOf(source, caught).match(/[\w.]+/g) ?? []));

/** Exceptions that the guarded lines are known to raise: their subscripts, and calls whose documentation says so. */
function expectedBy(source: Source, { tried: guarded }: Handler): readonly string[] {
  const inside = (node: { readonly from: number; readonly to: number }): boolean => node.from >= guarded.from && node.to <= guarded.to;
  const called = nodesOf(source, ["CallExpression"]).filter(inside).flatMap((node) => {
    const name = node.firstChild === null ? "" : textOf(source, node.firstChild);
    return RAISES.flatMap(([pattern, type]) => (pattern.test(name) ? [type] : []));
  });
  const subscripts = nodesOf(source, ["MemberExpression"]).filter(inside).filter((node) => child(node, "[") !== null && around(node, ["TypeDef"]) === null && textOf(source, node).match(/\[["'\w]/) !== null);
  return [...new Set([...called, ...(subscripts.some((node) => /\[["']/.test(textOf(source, node))) ? ["KeyError"] : [])])];
}

/** Whether the file can speak of the exception. */
const isNamed = (source: Source, name: string): boolean => BUILTIN_NAMES.has(name) || namesOf(source).has(name);
