/** A call and the definition that it reaches disagree. */
import type { ExceptionFact } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { changeOf, touched } from "../facts-of-change.js";
import { deepest, failing, isA, last, own, passes, raised, vendored } from "../facts-of-frames.js";
import { calls, definitions, tail, type At } from "../facts-of-sources.js";
import { finding, typesNear, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

type Callee = NonNullable<ExceptionFact["call"]>;

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const frame = deepest(dossier, exception);
    const callback = passedOn(dossier, exception);
    const call = callback ?? exception.call ?? typed(dossier, exception, frame);
    if (!isA(exception, "TypeError") || call === null || frame === undefined || call.missing.length + call.unexpected.length + call.excess === 0) return [];
    // A copy that should not have been found: import.stale-install.
    if (call.file !== null && vendored(call.file) && dossier.firstParty(call.file)) return [];
    const site = { file: frame.file, line: frame.line };
    const def = call.file !== null && call.line !== null && own(dossier, call.file) ? { file: call.file, line: call.line } : null;
    const certain = (via === "raised" || via === "cause") && (def !== null || typesNear(dossier, site.file, site.line).some((one) => one.code === "call-arg"));
    const told = `${where(site)} calls \`${call.qualname}\`${def === null ? "" : ` (${where(def)})`} ${disagreement(call)}`;
    const make = (at: At, score: number, claim: string): Finding =>
      finding(dossier, {
        kind: "code.signature-mismatch", at: { file: at.file, line: at.line }, confidence: certain ? "strong" : "weak", score: score * weight, claim,
        statement: `${told}, so ${failing(dossier)} ends in \`TypeError\`.`,
        quotes: [site, ...(def === null ? [] : [def])].filter((one) => one.file !== at.file || one.line !== at.line).map((one) => ({ file: one.file, lines: [one.line, one.line] as const, claim: one === site ? "makes the call" : "is the definition" })),
        disprovedBy: `\`inspect.signature(${call.qualname}).bind\` takes these arguments`,
      });
    if (def === null) return [make(site, 0.85, "makes the call")];
    const first = callback !== null || defFirst(dossier, exception, site, def, call);
    return [make(site, first ? 0.6 : 0.94, "makes the call"), make(def, first ? 0.94 : 0.6, "is the definition")];
  });
}

/** Whether the definition is what to change: the library makes the call, most callers disagree with it, or it alone changed beside an old test. */
function defFirst(dossier: Dossier, exception: ExceptionFact, site: At, def: At, call: Callee): boolean {
  const raiser = last(exception);
  if (raiser !== undefined && !dossier.firstParty(raiser.file) && !passes(exception, "unittest/mock.py")) return true;
  const name = tail(call.qualname) === "__init__" ? tail(call.qualname.slice(0, -".__init__".length)) : tail(call.qualname);
  const others = calls(dossier, (one, file) => tail(one.func) === name && !one.star && (file !== site.file || one.line !== site.line));
  const target = definitions(dossier, tail(call.qualname)).find((one) => one.file === def.file && Math.abs(one.line - def.line) <= 5)?.def ?? definitions(dossier, `__init__`).find((one) => one.file === def.file && one.line >= def.line)?.def;
  const params = target?.params ?? [];
  const bound = params[0]?.name === "self" || params[0]?.name === "cls" ? 1 : 0;
  const fits = others.filter(({ call: one }) => {
    const needed = params.slice(bound).filter((param) => param.required && !one.keywords.includes(param.name));
    return needed.filter((param) => param.kind === "positional").length <= one.args && needed.every((param) => param.kind !== "keyword") && one.keywords.every((key) => params.some((param) => param.name === key || param.kind === "var-keyword"));
  });
  if (target !== undefined && others.length > 0) return fits.length === 0 && others.length > 1;
  const changedDef = touched(dossier, def.file, def.line, 3);
  return dossier.isTest(site.file) && changedDef && changeOf(dossier, site.file) === undefined && others.length === 0;
}

/** The function that CPython names in the error (Python/ceval.c, Objects/call.c: `f() missing …`, `C.f() takes …`). */
function called(exception: ExceptionFact): string | null {
  return /^(?:\w+\.)*(\w+)\(\) (?:missing|takes|got)/.exec(exception.message)?.[1] ?? null;
}

/** A callback that a builtin calls: the statement names the builtin, the error the callback. */
function passedOn(dossier: Dossier, exception: ExceptionFact): Callee | null {
  const { call } = exception;
  const name = called(exception);
  if (call === null || call.kind !== "builtin" || name === null || name === tail(call.qualname)) return null;
  const def = definitions(dossier, name)[0];
  return def === undefined ? null : { ...call, qualname: def.def.qualname, file: def.file, line: def.line, kind: "function" };
}

function disagreement(call: Callee): string {
  const names = (list: readonly string[]): string => list.map((name) => `\`${name}\``).join(", ");
  const parts = [
    ...(call.missing.length > 0 ? [`without ${names(call.missing)}`] : []),
    ...(call.unexpected.length > 0 ? [`with ${names(call.unexpected)}, which it does not take`] : []),
    ...(call.excess > 0 ? [`with ${String(call.excess)} positional argument${call.excess > 1 ? "s" : ""} too many`] : []),
  ];
  return parts.join(" and ");
}

/** Where Python told nothing of the callee, mypy's `call-arg` on the failing line does. */
function typed(dossier: Dossier, exception: ExceptionFact, frame: At | undefined): Callee | null {
  const error = frame === undefined || exception.frames.at(-1)?.line !== frame.line ? undefined : typesNear(dossier, frame.file, frame.line).find((one) => one.code === "call-arg");
  const name = /for "(\w+)"/.exec(error?.message ?? "")?.[1];
  if (error === undefined || name === undefined) return null;
  const def = definitions(dossier, name)[0];
  const missing = [...(/Missing (?:named|positional) arguments? (.*) in call/.exec(error.message)?.[1] ?? "").matchAll(/"(\w+)"/g)].map((found) => found[1] ?? "");
  const unexpected = /Unexpected keyword argument "(\w+)"/.exec(error.message)?.[1];
  return { qualname: def?.def.qualname ?? name, module: null, file: def?.file ?? null, line: def?.line ?? null, signature: null, kind: "function", missing, unexpected: unexpected === undefined ? [] : [unexpected], excess: /Too many/.test(error.message) ? 1 : 0 };
}

export const rule: Rule = { kind: "code.signature-mismatch", match };
