/** mypy: the configuration asks for annotations that are not there. */
import type { Dossier } from "../dossier.js";
import { originOf, quoted, typeError } from "../facts-of-types.js";
import { definitions, enclosing, tail, textAt } from "../facts-of-sources.js";
import { finding, typeFailures, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const CODES = new Set(["no-untyped-def", "no-untyped-call", "var-annotated", "type-arg", "no-any-unimported", "untyped-decorator", "no-any-explicit", "annotation-unchecked", "no-any-return", "no-untyped-usage"]);

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  if (error === null || error.line === null) return [];
  const decorator = (error.code === "misc" || error.code === "untyped-decorator") && /^Untyped decorator/.test(error.message);
  if (!decorator && (error.code === null || !CODES.has(error.code))) return [];
  const at = { file: error.file, line: error.line };
  const make = (place: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "types.missing-annotation", at: { file: place.file, line: place.line }, confidence: "strong", score, claim, statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${where(at)}.`,
      evidence: originOf(dossier, error)?.evidence ?? [],
      disprovedBy: "mypy still reports it with the annotations in place",
    });
  // An untyped callee is annotated where it is defined, not where it is called.
  const elsewhere = error.code === "no-untyped-call" || decorator || error.code === "no-any-return";
  // mypy names the decorated function; the decorator stands on the line.
  const spelt = decorator ? /^\s*@([\w.]+)/.exec(textAt(dossier, error.file, error.line))?.[1] : undefined;
  const names = spelt !== undefined ? [tail(spelt)] : elsewhere ? quoted(error).filter((name) => error.code !== "no-any-return" || name !== "Any") : [];
  const callee = names.flatMap((name) => definitions(dossier, name === "" ? "" : name)).map((one) => (one.def.kind === "class" ? (definitions(dossier, "__init__").find((init) => init.file === one.file && init.def.qualname === `${one.def.qualname}.__init__`) ?? one) : one))
    .find((one) => one.def.kind === "class" || one.def.returns === null || one.def.params.some((param) => param.annotation === null && !["self", "cls"].includes(param.name)));
  const users = typeFailures(dossier).filter((one) => one.code === error.code && (decorator || one.message === error.message)).length;
  const def = enclosing(dossier, at.file, at.line);
  const own = make(at, callee === undefined ? 0.95 : 0.5, error.message, error.code === "no-untyped-def" && def !== undefined ? `\`${def.qualname}\` at ${where(at)} is not annotated as the configuration asks` : `${where(at)} lacks an annotation (${error.message})`);
  if (callee === undefined) return [own];
  return [make(callee, 0.96, "has no annotations", `\`${tail(callee.def.qualname)}\` at ${where(callee)} is not annotated and ${String(users)} typed ${decorator ? "function" : "caller"}${users === 1 ? "" : "s"} use${users === 1 ? "s" : ""} it`), own];
}

export const rule: Rule = { kind: "types.missing-annotation", match };
