/** A value that is None is used as if it were not. */
import type { ExceptionFact, Frame } from "../../probe/facts.js";
import type { Evidence } from "../../trace/evidence.js";
import type { Dossier } from "../dossier.js";
import { added, escape, touched } from "../facts-of-change.js";
import { deepest, failing, isA, own, raised } from "../facts-of-frames.js";
import { enclosing, grep, surroundings, tail, textAt, type At } from "../facts-of-sources.js";
import { producers } from "../facts-of-values.js";
import { finding, typesNear, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const frame = deepest(dossier, exception);
    const value = noneOf(exception);
    if (frame === undefined || value === null) return [];
    const at = { file: frame.file, line: frame.line };
    const typed = typesNear(dossier, at.file, at.line).some((one) => /\bNone\b|Optional/.test(one.message));
    const sources = producers(dossier, frame, value);
    const maker = sources[0];
    const gave = maker === undefined ? "" : `, which \`${maker.name}\` at ${where(maker)} gave`;
    const make = (place: At, score: number, claim: string, told: string, evidence: readonly Evidence[] = []): Finding =>
      finding(dossier, {
        kind: "code.none-dereference", at: { file: place.file, line: place.line }, confidence: typed && (via === "raised" || via === "cause") ? "strong" : "weak", score: score * weight, claim, evidence,
        statement: `${told}, so ${failing(dossier)} ends in \`${exception.type}\`.`,
        quotes: place.file === at.file && place.line === at.line ? [] : [{ file: at.file, lines: [at.line, at.line], claim: `uses \`${value}\`` }],
        disprovedBy: `\`${value}\` is not None when the line runs`,
      });
    const use = `${where(at)} uses \`${value}\` as if it could not be \`None\`${gave}`;
    // A test that uses what it got is right to expect something, and so is who was promised a value: then the code that gave None is the place.
    const inTest = dossier.isTest(at.file);
    const found = [make(at, inTest ? (maker === undefined ? 0.4 : 0.55) : 0.86, `uses \`${value}\``, use)];
    for (const [index, one] of sources.slice(0, 2).entries()) {
      const fresh = touched(dossier, one.file, one.line, 1);
      found.push(make(one, (inTest ? 0.82 : one.breaks ? 0.92 : fresh ? 0.62 : 0.5) - index * 0.05, "can give None", `${where(one)} gives \`None\`, and ${where(at)} uses it as \`${value}\``));
    }
    if (sources.length === 0) {
      const since = brought(dossier, at, value);
      for (const one of since) found.push(make(one, 0.93, "gives None since the change", `${where(one)} gives \`None\` since the change, and ${where(at)} uses it as \`${value}\``, one.evidence));
      if (since.length === 0) for (const one of givers(dossier, at, value)) found.push(make(one, 0.5, `gives \`${value}\` its value`, `${where(one)} can give \`None\`, and ${where(at)} uses it as \`${value}\``));
    }
    const bound = binding(dossier, frame, value);
    if (bound !== null && bound.line !== at.line) found.push(make(bound, 0.45, `binds \`${value}\``, `${where(bound)} binds \`${value}\` to \`None\`, and ${where(at)} uses it`));
    return found;
  });
}

/** The source of the expression that was None. */
function noneOf(exception: ExceptionFact): string | null {
  if (exception.attribute?.owner_kind === "none") return exception.attribute.expr ?? exception.attribute.name;
  if (isA(exception, "TypeError") && exception.nones.length > 0 && exception.call === null && /NoneType/.test(exception.message)) return exception.nones[0] ?? null;
  return null;
}

/**
 * What the commit at fault brought to the code that the test reaches, where no call on the line gave the None: a `return None`;
 * else, where it left the use alone and did not declare that the name may be None, the line that the tests' runs point to.
 */
function brought(dossier: Dossier, use: At, value: string): readonly (At & { readonly evidence: readonly Evidence[] })[] {
  const { culprit, spectrum } = dossier;
  if (culprit === null) return [];
  const near = new Set(surroundings(dossier));
  const given = culprit.filter(({ file }) => near.has(file) && own(dossier, file) && !dossier.isTest(file)).flatMap(({ file, added: lines }) =>
    (dossier.sources.get(file)?.returns ?? []).filter((one) => one.none && lines.some(({ line }) => line === one.line)).map(({ line }) => ({ file, line, evidence: [] }))).slice(0, 1);
  if (given.length > 0) return given;
  const name = escape(nameIn(value));
  const declared = added(dossier, new RegExp(`\\b${name}\\s*:.*(?:\\bOptional\\b|\\bNone\\b)`)).length > 0;
  const def = enclosing(dossier, use.file, use.line);
  const altered = (spectrum ?? []).find(({ file, novelty }) => novelty !== null && !dossier.isTest(file));
  const isUse = altered?.file === use.file && (altered.def === def || Math.abs(altered.line - use.line) <= 2);
  return altered === undefined || declared || isUse || touched(dossier, use.file, use.line, 2) ? [] : [{ file: altered.file, line: altered.line, evidence: [altered.evidence] }];
}

/** What can be None whoever asks for it, as it stands at the right of a name. */
const MAYBE = /^(?:None\b|.*\.get\([^,()]*\)|.*\bre\.(?:match|search|fullmatch)\(|.*\bnext\([^()]*,\s*None\)|.*\belse None\b)/;

/** Lines of code behind the test that give an attribute or a parameter what can be None: by assignment, or as an argument by name. */
function givers(dossier: Dossier, use: At, value: string): readonly At[] {
  const name = nameIn(value);
  const gives = new RegExp(`(?<![\\w=!<>])(?:\\w+\\.)?${escape(name)}\\s*=(?!=)\\s*([^,]*)`);
  const files = surroundings(dossier).filter((file) => own(dossier, file) && !dossier.isTest(file));
  return name === "" ? [] : grep(dossier, gives, files).filter(({ file, line, text }) => (file !== use.file || line !== use.line) && MAYBE.test(gives.exec(text)?.[1] ?? "")).slice(0, 2);
}

/** The name that an expression ends in: `parent` of `self.parent`; empty for what ends in a call or a subscript. */
function nameIn(value: string): string {
  return /(?:^|\.)([A-Za-z_]\w*)$/.exec(value)?.[1] ?? "";
}

/** Where the variable was bound in the same function. */
function binding(dossier: Dossier, frame: Frame, value: string): At | null {
  const name = /^\w+$/.exec(tail(value))?.[0];
  const def = enclosing(dossier, frame.file, frame.line);
  if (name === undefined || def === undefined) return null;
  for (let line = frame.line - 1; line > def.line; line -= 1)
    if (new RegExp(`\\b${name}\\s*(?::[^=]+)?=[^=]`).test(textAt(dossier, frame.file, line))) return { file: frame.file, line };
  return null;
}

export const rule: Rule = { kind: "code.none-dereference", match };
