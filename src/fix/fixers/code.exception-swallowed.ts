/** Lets the true error through: takes a broad handler out beside those that name what they take, or narrows it to what its lines raise. */
import { isA, raised } from "../../diagnose/facts-of-frames.js";
import { expectedError } from "../../diagnose/facts-of-handlers.js";
import { handlersOf, isBroad, type Handler } from "../../syntax/handlers.js";
import { Changes } from "../changes.js";
import type { Fixer, Proposal } from "../fix.js";
import { BUILTIN_NAMES } from "../names.js";
import { around, child, indentOf, lineAt, lineStart, newlineOf, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { bodyOf, namesOf } from "../statements.js";

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
    const [handler, ...more] = handlersOf(code).filter((one) => one.line <= line && line <= lineAt(code.text, one.body.to - 1) && isBroad(code, one)).reverse();
    if (handler === undefined || more.some((one) => one.statement.from === handler.statement.from)) return [];
    const caught = raised(dossier).filter((one) => one.via === "caught" && one.handler?.file === file).map((one) => one.exception);
    const wanted = expectedError(dossier);
    const others = handlersOf(code).filter((one) => one.statement.from === handler.statement.from && one.at.from !== handler.at.from);
    const changes = (from: number, to: number, insert: string, summary: string): readonly Proposal[] => new Changes(patient).add(code, [{ from, to, insert }]).propose(summary);
    const head = handler.caught === null ? "" : textOf(code, handler.caught);
    const found: Proposal[] = [];
    // The named handlers are the contract; what the broad one takes besides is what should have come out.
    const gone = without(code, handler, others.length > 0);
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

/** The handler's lines; without any other one, the `try` goes and its lines move out. */
function without(source: Source, handler: Handler, isOneOfMany: boolean): { readonly from: number; readonly to: number } | null {
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
