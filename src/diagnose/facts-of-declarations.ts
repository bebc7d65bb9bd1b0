/**
 * Declarations that several of mypy's errors contradict: the result of a function, a parameter, a field of a class. Where users
 * in several places disagree with one declaration, and not with one another, it is the declaration that is likely wrong.
 */
import type { Dossier } from "./dossier.js";
import type { TypeFailure } from "../probe/failure.js";
import { escape, touched } from "./facts-of-change.js";
import { definitions, enclosing, tail, textAt, textsOf, type At } from "./facts-of-sources.js";
import { sharedOrigin } from "./facts-of-types.js";
import { typeFailures, where } from "./place.js";

export interface Declared extends At {
  /** What the line shows. */
  readonly claim: string;
  /** The whole finding but for what mypy makes of it. */
  readonly told: string;
  /** The change touched it. */
  readonly fresh: boolean;
}

/** From so many places on, a parameter that no change touched is held to be wrong and not its callers. */
const MANY = 3;
/** mypy's word that another declaration would do (messages.py, append_invariance_message). */
const INVARIANT = /is invariant\b/;

/**
 * The declaration behind an error, where others contradict it too; null where the error stands alone.
 * @param related errors that a wrong declaration can cause
 */
export function declaredFor(dossier: Dossier, error: TypeFailure, related: (error: TypeFailure) => boolean): Declared | null {
  const shared = sharedOrigin(dossier, related)[0];
  const result = shared?.def.returns == null ? null : declared(dossier, shared, `is declared to give \`${shared.def.returns}\``,
    `\`${shared.def.qualname}\` at ${where(shared)} is declared to give \`${shared.def.returns}\`, which ${String(shared.places)} functions that use it contradict`);
  return result ?? parameter(dossier, error) ?? field(dossier, error, related);
}

function declared(dossier: Dossier, { file, line }: At, claim: string, told: string): Declared {
  return { file, line, claim, told, fresh: touched(dossier, file, line, 1) };
}

/** Errors in how many functions. */
function places(errors: readonly TypeFailure[], dossier: Dossier): number {
  return new Set(errors.map((one) => `${one.file} ${one.line === null ? "" : (enclosing(dossier, one.file, one.line)?.qualname ?? "")}`)).size;
}

const ARGUMENT = /^Argument (?:\d+|"\w+") to "(\w+)"(?: of "[\w.]+")? has incompatible type/;

/** A parameter that callers in several places disagree with, or of which mypy says that a wider type would take what they give. */
function parameter(dossier: Dossier, error: TypeFailure): Declared | null {
  const name = ARGUMENT.exec(error.message)?.[1];
  const [one, ...more] = name === undefined ? [] : definitions(dossier, name).filter(({ def }) => def.kind !== "class");
  if (name === undefined || one === undefined || more.length > 0) return null;
  const users = places(typeFailures(dossier).filter((other) => ARGUMENT.exec(other.message)?.[1] === name), dossier);
  const found = declared(dossier, one, "declares the parameter", `\`${one.def.qualname}\` at ${where(one)} declares a parameter narrower than what ${String(users)} place${users === 1 ? " gives" : "s give"} it`);
  return users >= MANY || (users > 1 && found.fresh) || [error.message, ...error.notes].some((text) => INVARIANT.test(text)) ? found : null;
}

/** A field of a class whose declared type the errors name, reached by its name from several functions. */
function field(dossier: Dossier, error: TypeFailure, related: (error: TypeFailure) => boolean): Declared | null {
  for (const name of attributesFor(dossier, error)) {
    const [one, ...more] = fieldsNamed(dossier, name);
    if (one === undefined || more.length > 0) continue;
    const named = (other: TypeFailure): boolean => [...other.message.matchAll(/"([A-Za-z_]\w*)/g)].some((found) => new RegExp(`\\b${escape(found[1] ?? "")}\\b`).test(one.annotation));
    const users = typeFailures(dossier).filter((other) => related(other) && named(other) && attributesFor(dossier, other).includes(name));
    if (named(error) && places(users, dossier) > 1)
      return declared(dossier, one, `declares \`${name}\``, `\`${name}\` is declared \`${one.annotation}\` at ${where(one)}, which ${String(places(users, dossier))} functions that use it contradict`);
  }
  return null;
}

/** Attributes that are read on an error's line, or where a name on it was bound before in the same function. */
function attributesFor(dossier: Dossier, { file, line }: TypeFailure): readonly string[] {
  if (line === null) return [];
  const text = textAt(dossier, file, line);
  const first = enclosing(dossier, file, line)?.line ?? line;
  const bound = textsOf(dossier, file, first, line - 1).filter((before) => {
    const target = /^\s*(?:for\s+)?(\w+)\s*(?::[^=]+)?(?:=[^=]|\bin\b)/.exec(before)?.[1];
    return target !== undefined && new RegExp(`\\b${target}\\b`).test(text);
  });
  return [...new Set([text, ...bound].flatMap((one) => [...one.matchAll(/\.([A-Za-z_]\w*)(?!\w*\s*\()/g)].map((found) => found[1] ?? "")))];
}

/** `name: TYPE` in the body of a class, or `self.name: TYPE`. */
function fieldsNamed(dossier: Dossier, name: string): readonly (At & { readonly annotation: string })[] {
  const pattern = new RegExp(`^\\s+(?:self\\.)?${escape(name)}\\s*:\\s*([^=#]+)`);
  return [...dossier.sources].flatMap(([file, { defs }]) => defs.filter((def) => def.kind === "class").flatMap((def) =>
    Array.from({ length: def.end_line - def.line }, (_, index) => def.line + 1 + index).flatMap((line) => {
      const annotation = pattern.exec(textAt(dossier, file, line))?.[1]?.trim().replace(/^["']|["']$/g, "");
      const inside = enclosing(dossier, file, line);
      return annotation === undefined || (inside !== undefined && tail(inside.qualname) !== "__init__") ? [] : [{ file, line, annotation }];
    })));
}
