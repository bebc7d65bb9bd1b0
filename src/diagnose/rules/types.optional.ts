/** mypy: a value that may be None is used, passed or returned where None is not allowed. */
import type { Dossier } from "../dossier.js";
import { isOptional, originOf, quoted, sharedOrigin, typeError } from "../facts-of-types.js";
import { alwaysGives } from "../facts-of-values.js";
import { calls, definitions, tail } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import { touched } from "../facts-of-change.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  if (error === null || error.line === null || !isOptional(error)) return [];
  const at = { file: error.file, line: error.line };
  const make = (place: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "types.optional", at: place, confidence: "strong", score, claim, statement: `${told}, so mypy reports \`${error.code ?? "an error"}\` at ${where(at)}.`,
      evidence: originOf(dossier, error)?.evidence ?? [],
      disprovedBy: "mypy accepts the line with the optional narrowed and nothing else changed, or narrowing it does not help",
    });
  // What the line calls and what is annotated to give None: the other end of the disagreement.
  const onLine = calls(dossier, (call, file) => file === at.file && call.line <= at.line && at.line <= call.end_line).map(({ call }) => tail(call.func));
  const first = originOf(dossier, error)?.first;
  const makers = [...onLine, ...quoted(error)].flatMap((name) => definitions(dossier, name)).filter(({ file, def }) => (first === undefined || file === first) && def.returns !== null && /None|Optional/.test(def.returns));
  // Annotated to give None, it gives a value on every path: the annotation is wrong, and everybody who uses it is told so.
  const shared = sharedOrigin(dossier, isOptional).filter(({ def }) => def.returns !== null && /None|Optional/.test(def.returns));
  const never = [...shared, ...makers].find((one) => alwaysGives(dossier, one.file, one.def));
  if (never !== undefined)
    return [make({ file: never.file, line: never.line }, 0.97, "is declared to give an optional", `\`${never.def.qualname}\` at ${where(never)} is declared \`${never.def.returns ?? ""}\` though it gives a value on every path`), make(at, 0.6, error.message, `${where(at)} uses a value that is declared optional without a check`)];
  return [
    make(at, 0.95, error.message, `${where(at)} uses a value that may be \`None\` without a check`),
    ...makers.slice(0, 1).map((one) => make({ file: one.file, line: one.line }, touched(dossier, one.file, one.line) ? 0.55 : 0.4, "is declared to give an optional", `\`${one.def.qualname}\` at ${where(one)} may give \`None\`, which its caller does not check`)),
  ];
}

export const rule: Rule = { kind: "types.optional", match };
