/** mypy: a value and the type declared for it do not agree. */
import type { Dossier } from "../dossier.js";
import type { TypeFailure } from "../../probe/failure.js";
import { touched } from "../facts-of-change.js";
import { declaredFor } from "../facts-of-declarations.js";
import { isOptional, originOf, quoted, typeError } from "../facts-of-types.js";
import { calls, definitions, tail } from "../facts-of-sources.js";
import { finding, typeFailures, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const CODES = new Set([
  "arg-type", "assignment", "return-value", "return", "override", "operator", "index", "call-overload", "dict-item", "list-item", "type-var", "misc", "typeddict-item",
  "typeddict-unknown-key", "comparison-overlap", "abstract", "valid-type", "str-bytes-safe", "no-any-return", "await-not-async", "func-returns-value", "has-type", "no-overload-impl",
  "no-redef", "safe-super", "truthy-function", "truthy-bool", "unreachable", "redundant-expr", "exhaustive-match", "method-assign", "metaclass", "overload-overlap", "overload-cannot-match", "prop-decorator", "type-abstract", "used-before-def", "possibly-undefined", "unused-coroutine", "explicit-override", "mutable-override", "literal-required", "explicit-any", "str-format", "exit-return", "narrowed-type-not-subtype",
]);

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  if (error === null || error.line === null || !(incompatible(error) || foreignAttribute(dossier, error))) return [];
  const at = { file: error.file, line: error.line };
  const make = (place: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "types.incompatible", at: { file: place.file, line: place.line }, confidence: "strong", score, claim, statement: `${told}, so mypy reports \`${error.code ?? "an error"}\` at ${where(at)}.`,
      evidence: originOf(dossier, error)?.evidence ?? [],
      disprovedBy: "mypy accepts the value with the declaration as it is",
    });
  const own = make(at, 0.85, error.message, `${where(at)} and the type declared for it disagree (${error.message.replace(/\s+/g, " ")})`);
  const shared = declaredFor(dossier, error, reported);
  if (shared !== null) return [make(shared, shared.fresh ? 0.96 : 0.92, shared.claim, shared.told), ...(incompatible(error) ? [{ ...own, score: 0.6 }] : [])];
  if (!incompatible(error)) return [];
  // One error: the declaration that the line calls is the other end, and the likelier one where only it was changed.
  const onLine = calls(dossier, (call, file) => file === at.file && call.line <= at.line && at.line <= call.end_line).map(({ call }) => tail(call.func));
  const first = originOf(dossier, error)?.first;
  const ends = [...new Set([...onLine, ...quoted(error)])].flatMap((name) => definitions(dossier, name))
    .filter((one) => (first === undefined || one.file === first) && (one.def.kind !== "class" || one.def.qualname !== "object"));
  const freshEnd = ends.find((one) => touched(dossier, one.file, one.line)) ;
  const end = freshEnd ?? ends[0];
  const swap = freshEnd !== undefined && !touched(dossier, at.file, at.line) && typeFailures(dossier).filter(incompatible).length > 1;
  return [{ ...own, score: swap ? 0.8 : own.score }, ...(end === undefined ? [] : [make(end, swap ? 0.82 : freshEnd === undefined ? 0.4 : 0.6, "is the declaration", `\`${end.def.qualname}\` at ${where(end)} is declared otherwise than ${where(at)} uses it`)])];
}

function incompatible(error: TypeFailure): boolean {
  return error.code !== null && CODES.has(error.code) && !isOptional(error) || error.code === "union-attr" && !isOptional(error);
}

/** An attribute that a type of nobody here lacks: the value may be declared as what it is not. */
function foreignAttribute(dossier: Dossier, error: TypeFailure): boolean {
  const owner = /^"([\w.]+)[^"]*" has no attribute/.exec(error.message)?.[1];
  return error.code === "attr-defined" && owner !== undefined && owner !== "None" && definitions(dossier, tail(owner)).length === 0;
}

/** Errors that a wrong declaration can cause in its users, attribute errors on the declared type included. */
function reported(error: TypeFailure): boolean {
  return incompatible(error) || error.code === "attr-defined" || isOptional(error);
}

export const rule: Rule = { kind: "types.incompatible", match };
