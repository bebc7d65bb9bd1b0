/** Syntax or standard library that the running interpreter does not have yet, or has no more. */
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, raised, raisedIn, type Raised } from "../facts-of-frames.js";
import { isStdlib } from "../facts-of-imports.js";
import { ARGUMENTS, atLeast, BUILTINS, lacking, LEFT, NARROWED, SYNTAX, ADDED } from "../facts-of-python.js";
import { calls, spelling, surroundings, testFile, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

interface Told {
  readonly at: At;
  readonly name: string;
  /** `removed` in, or not there before, the release. */
  readonly when: string;
  readonly score: number;
}

function match(dossier: Dossier): readonly Finding[] {
  const { version } = dossier.environment;
  const seen = raised(dossier).flatMap((one) => fromException(dossier, one).map((told) => ({ told, one })));
  const found = seen.map(({ told, one }) => make(dossier, told, told.score * one.weight, one.via === "raised" || one.via === "cause", version));
  return found.length > 0 ? found : quiet(dossier).map((told) => make(dossier, told, told.score, false, version));
}

function make(dossier: Dossier, { at, name, when }: Told, score: number, certain: boolean, version: string): Finding {
  return finding(dossier, {
    kind: "env.python-version", at, confidence: certain ? "strong" : "weak", score, claim: `uses \`${name}\``,
    statement: `${where(at)} uses \`${name}\`, which ${when}, and Python ${version} runs here, so ${failing(dossier)} fails.`,
    disprovedBy: `${failing(dossier)} fails in the same way on a release that has \`${name}\``,
  });
}

function fromException(dossier: Dossier, { exception }: Raised): readonly Told[] {
  const { version } = dossier.environment;
  const frame = deepest(dossier, exception);
  const at = frame === undefined ? null : { file: frame.file, line: frame.line };
  const say = (place: At | null, name: string, score: number): readonly Told[] => {
    const known = lacking(version, name);
    return known === null || place === null ? [] : [{ at: place, name, when: known.what === "removed" ? `Python ${known.release} removed` : `Python ${known.release} brought`, score }];
  };
  const narrowed = NARROWED.find((one) => raisedIn(exception, one.file, one.func) && isA(exception, one.raises) && one.message.test(exception.message) && atLeast(version, one.release));
  if (narrowed !== undefined && at !== null) return [{ at, name: narrowed.what, when: `Python ${narrowed.release} refuses`, score: 0.95 }];
  if (exception.syntax !== null) {
    const { file, line, text } = exception.syntax;
    const used = SYNTAX.find(([pattern, release]) => text !== null && pattern.test(text) && !atLeast(version, release));
    return used === undefined || file === null || line === null || !dossier.firstParty(file) ? [] : [{ at: { file, line }, name: used[2].replaceAll("`", ""), when: `Python ${used[1]} brought`, score: 0.95 }];
  }
  if (isA(exception, "ImportError")) {
    const module = exception.import?.name ?? "";
    const from = exception.import?.from_name;
    const top = module.split(".")[0] ?? "";
    if (from != null) return say(at, `${module}.${from}`, 0.97);
    return LEFT.has(top) || ADDED.has(top) ? say(at, top, 0.97) : say(at, module, 0.97);
  }
  if (exception.attribute !== null) {
    const { owner, name } = exception.attribute;
    const plain = owner.split(".").at(-1) ?? owner;
    const ancestors = isA(exception, "AttributeError") && exception.attribute.owner_kind === "instance" && /TestCase|Test/.test(plain) ? ["TestCase"] : [];
    const spelt = frame === undefined ? null : spelling(dossier, frame, name);
    return [owner, plain, ...ancestors].flatMap((one) => say(spelt, `${one}.${name}`, 0.97)).slice(0, 1);
  }
  if (isA(exception, "NameError") && exception.name !== null) {
    const release = BUILTINS.get(exception.name);
    const gone = release === "3.0";
    if (release !== undefined && at !== null && (gone || !atLeast(version, release))) return [{ at, name: exception.name, when: gone ? "Python 3 removed" : `Python ${release} brought`, score: 0.95 }];
  }
  // The library may pass the argument on before anybody refuses it: the written call counts.
  const written = frame === undefined ? [] : (dossier.sources.get(frame.file)?.calls ?? []).filter((one) => one.line <= frame.line && frame.line <= one.end_line);
  const argument = isA(exception, "TypeError") ? ARGUMENTS.find(([callable, name, release]) => exception.message.includes(`'${name}'`) && atLeast(version, release) && written.some((one) => callable.test(one.func) && one.keywords.includes(name))) : undefined;
  if (at !== null && argument !== undefined) return [{ at, name: `${argument[1]}=`, when: `Python ${argument[2]} removed`, score: 0.96 }];
  // `open(…, "rU")` and inline flags that do not lead the pattern, both refused from 3.11 on (Modules/_io, re/_parser.py).
  if (at !== null && atLeast(version, "3.11") && (/^invalid mode: '.*U/.test(exception.message) || /^global flags not at the start/.test(exception.message)))
    return [{ at, name: exception.module === "builtins" ? "mode U" : "late inline flags", when: "Python 3.11 refuses", score: 0.95 }];
  if (isA(exception, "TypeError") && at !== null && frame !== undefined) {
    // `list[int]` before 3.9 and `int | None` before 3.10, evaluated at run time (Objects/abstract.c words).
    if (!atLeast(version, "3.9") && /'type' object is not subscriptable|'ABCMeta' object is not subscriptable/.test(exception.message)) return [{ at, name: "list[…]", when: "Python 3.9 brought", score: 0.95 }];
    if (!atLeast(version, "3.10") && /unsupported operand type\(s\) for \|: '\w*(type|Generic|GenericAlias|NoneType)\w*' and/.test(exception.message)) return [{ at, name: "X | Y", when: "Python 3.10 brought", score: 0.95 }];
  }
  return [];
}

/** No such error ended the test, yet code that it reaches uses a name that this interpreter lacks: somebody caught it. */
function quiet(dossier: Dossier): readonly Told[] {
  const test = testFile(dossier);
  if (test === null) return [];
  const { version } = dossier.environment;
  const near = new Set([...surroundings(dossier), ...dossier.sources.keys()].filter((file) => !dossier.isTest(file)));
  const used = calls(dossier, (call, file) => near.has(file) && call.func.includes(".") && lacking(version, call.func) !== null).map(({ file, line, call }) => ({ at: { file, line }, name: call.func }));
  const imported = [...near].flatMap((file) => (dossier.sources.get(file)?.imports ?? []).filter((one) => one.level === 0 && !one.in_try && !one.type_checking).flatMap((one) => {
    const names = one.names.length === 0 ? [one.module] : [one.module, ...one.names.map((name) => `${one.module}.${name.name}`)];
    return names.filter((name) => lacking(version, name) !== null && (isStdlib(dossier, name.split(".")[0] ?? "") || LEFT.has(name))).map((name) => ({ at: { file, line: one.line }, name }));
  }));
  return [...used, ...imported].slice(0, 3).map(({ at, name }) => {
    const known = lacking(version, name);
    return { at, name, when: `Python ${known?.release ?? ""} ${known?.what === "removed" ? "removed" : "brought"}`, score: 0.8 };
  });
}

export const rule: Rule = { kind: "env.python-version", match };
