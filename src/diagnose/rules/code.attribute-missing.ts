/** An attribute that the object, class or module of the project does not have. */
import type { ExceptionFact } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { changeOf, escape, removed, touched, word } from "../facts-of-change.js";
import { deepest, failing, isA, own, ownFrames, passes, raised } from "../facts-of-frames.js";
import { isStdlib } from "../facts-of-imports.js";
import { lacking } from "../facts-of-python.js";
import { definitions, grep, modules, similar, spelling, tail, textAt, type At } from "../facts-of-sources.js";
import { finding, typesNear, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** Methods of str, bytes, list, dict, set and tuple that people mean. */
const BUILTIN = ["append", "capitalize", "casefold", "clear", "copy", "count", "decode", "difference", "discard", "encode", "endswith", "extend", "find", "format", "index", "insert", "intersection", "isalpha",
  "isdigit", "items", "join", "keys", "lower", "lstrip", "partition", "pop", "popitem", "remove", "replace", "reverse", "rfind", "rpartition", "rsplit", "rstrip", "setdefault", "sort", "split", "splitlines", "startswith",
  "strip", "swapcase", "title", "translate", "union", "update", "upper", "values", "zfill"];

type Missing = NonNullable<ExceptionFact["attribute"]>;

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const { attribute } = exception;
    const frame = deepest(dossier, exception);
    const hidden = isA(exception, "AttributeError") && frame !== undefined ? behindProperty(dossier, exception) : undefined;
    if (hidden !== undefined)
      return [finding(dossier, {
        kind: "code.attribute-missing", at: { file: hidden.file, line: hidden.line }, confidence: "strong", score: 0.95 * weight, claim: `asks for \`${hidden.name}\``,
        statement: `${where(hidden)} asks for \`${hidden.name}\`, which \`${hidden.owner}\` does not have; that is inside the property \`${hidden.property}\`, so \`__getattr__\` is asked for the property itself and ${failing(dossier)} ends in an error about \`${hidden.property}\`.`,
        quotes: hidden.asked === null ? [] : [{ file: hidden.asked.file, lines: [hidden.asked.line, hidden.asked.line], claim: "asks for the property" }],
        disprovedBy: `the body of \`${hidden.property}\` runs to its end`,
      })];
    if (!isA(exception, "AttributeError") || attribute === null || frame === undefined) return [];
    if (["none", "coroutine", "mock"].includes(attribute.owner_kind) || passes(exception, "unittest/mock.py", "get_original", "_importer") || passes(exception, "_pytest/monkeypatch.py")) return [];
    if (attribute.owner_kind === "module" && (isStdlib(dossier, attribute.owner.split(".")[0] ?? "") || unready(dossier, exception, attribute))) return [];
    if (lacking(dossier.environment.version, `${tail(attribute.owner)}.${attribute.name}`) !== null) return [];
    const at = spelling(dossier, frame, attribute.name);
    const typed = typesNear(dossier, at.file, at.line).some((one) => one.code === "attr-defined");
    const certain = (via === "raised" || via === "cause") && (typed || attribute.owner_file !== null && own(dossier, attribute.owner_file));
    const cls = definitions(dossier, tail(attribute.owner)).find((one) => one.def.kind === "class");
    const names = cls === undefined ? [] : members(dossier, cls.file, cls.def.qualname);
    const renamed = removed(dossier, word(attribute.name)).some((one) => one.file === cls?.file);
    const near = similar(attribute.name, names);
    const hint = renamed ? `, which this change took away${near === null ? "" : ` (it has \`${near}\`)`}` : near === null ? "" : ` (it has \`${near}\`)`;
    const kind = attribute.owner_kind === "module" ? "module" : "class";
    const make = (place: At, score: number, claim: string, told: string): Finding =>
      finding(dossier, {
        kind: "code.attribute-missing", at: { file: place.file, line: place.line }, confidence: certain ? "strong" : "weak", score: score * weight, claim,
        statement: `${told}, so ${failing(dossier)} ends in \`AttributeError\`.`,
        quotes: place.file === frame.file && place.line === frame.line ? [] : [{ file: frame.file, lines: [frame.line, frame.line], claim: "is where it is looked up" }],
        disprovedBy: `\`hasattr\` of the object and \`${attribute.name}\` is true there`,
      });
    // A built-in object never had it: most likely another object was meant, unless the name is almost one of its own.
    const stranger = attribute.owner_kind === "instance" && attribute.owner_file === null && similar(attribute.name, BUILTIN) === null;
    const use = make(at, stranger ? 0.5 : 0.9, `asks for \`${attribute.name}\``, `${where(at)} asks for \`${attribute.name}\`, which the ${kind} \`${attribute.owner}\` does not have${hint}`);
    const set = cls === undefined ? undefined : grep(dossier, new RegExp(`\\bself\\.${escape(attribute.name)}\\s*(?::[^=]+)?=[^=]`), [cls.file]).find((one) => cls.line <= one.line && one.line <= cls.def.end_line);
    const sometimes = set === undefined ? [] : [make(set, 0.7, `sets \`${attribute.name}\``, `${where(set)} sets \`${attribute.name}\` only on a path that the object at ${where(at)} has not taken`)];
    const home = cls ?? (attribute.owner_file !== null && own(dossier, attribute.owner_file) ? { file: attribute.owner_file, line: 1 } : undefined);
    if (home === undefined) return [use];
    // A test that was not touched asks a class that was: the class lost what it should have.
    const classFirst = dossier.isTest(at.file) && changeOf(dossier, home.file) !== undefined && !touched(dossier, at.file, at.line, 1) && !renamed;
    const lacks = make(home, classFirst ? 0.92 : 0.5, `does not define \`${attribute.name}\``, `${where(home)} defines \`${attribute.owner}\` without \`${attribute.name}\`, which ${where(at)} asks for`);
    return [...(classFirst ? [lacks, { ...use, score: 0.7 * weight }] : [use, lacks]), ...sometimes];
  });
}

interface Hidden extends At {
  readonly name: string;
  readonly owner: string;
  readonly property: string;
  readonly asked: At | null;
}

/**
 * Where a class has `__getattr__`, an AttributeError inside one of its properties makes Python ask `__getattr__` for the
 * property, and what comes out is an error about that: the line of the property that asks for what nobody sets.
 */
function behindProperty(dossier: Dossier, exception: ExceptionFact): Hidden | undefined {
  const frames = ownFrames(dossier, exception);
  const asked = frames.at(-2);
  if (frames.at(-1)?.func !== "__getattr__" || asked === undefined) return undefined;
  const names = new Set([...textAt(dossier, asked.file, asked.line).matchAll(/\.([A-Za-z_]\w*)/g)].map((found) => found[1] ?? ""));
  for (const [file, source] of dossier.sources)
    for (const def of source.defs) {
      const property = tail(def.qualname);
      const owner = def.qualname.slice(0, -property.length - 1);
      if (!own(dossier, file) || owner === "" || !names.has(property) || !def.decorators.some((text) => /property$/.test(text))) continue;
      const spelt = Array.from({ length: def.end_line - def.line }, (_, index) => def.line + 1 + index)
        .flatMap((line) => [...textAt(dossier, file, line).matchAll(/\bself\.([A-Za-z_]\w*)/g)].map((found) => ({ line, name: found[1] ?? "" })));
      const lost = spelt.find(({ name }) => name !== property && unset(dossier, name));
      if (lost !== undefined) return { file, ...lost, owner, property, asked };
    }
  return undefined;
}

/** Whether no file of the project defines, sets or spells the name as a key. */
function unset(dossier: Dossier, name: string): boolean {
  const at = escape(name);
  return grep(dossier, new RegExp(`\\bdef ${at}\\b|\\.${at}\\s*(?::[^=]+)?=[^=]|^\\s+${at}\\s*[:=]|["']${at}["']|\\b${at}\\s*=`)).length === 0;
}

/** A module that is still being imported further up the stack: import.cycle. */
function unready(dossier: Dossier, exception: ExceptionFact, attribute: Missing): boolean {
  const files = [attribute.owner_file, ...modules(dossier, `${attribute.owner}.${attribute.name}`)];
  return exception.frames.slice(0, -1).some((frame) => frame.func === "<module>" && files.includes(frame.file));
}

/** Names that a class of the project is seen to have: methods, class attributes, `self.` assignments. */
function members(dossier: Dossier, file: string, qualname: string): readonly string[] {
  const source = dossier.sources.get(file);
  if (source === undefined) return [];
  const cls = source.defs.find((def) => def.qualname === qualname);
  const methods = source.defs.filter((def) => def.qualname.startsWith(`${qualname}.`)).map((def) => tail(def.qualname));
  const fields = grep(dossier, /^\s+(?:self\.)?(\w+)\s*[:=]/, [file]).filter((one) => cls !== undefined && cls.line <= one.line && one.line <= cls.end_line)
    .map((one) => /^\s+(?:self\.)?(\w+)\s*[:=]/.exec(one.text)?.[1] ?? "");
  return [...methods, ...source.class_attributes.filter((one) => one.owner === qualname).map((one) => one.name), ...fields];
}

export const rule: Rule = { kind: "code.attribute-missing", match };
