/** mypy: an attribute, name or argument that the type does not have. */
import type { Dossier } from "../dossier.js";
import type { TypeFailure } from "../../probe/failure.js";
import { changeOf, removed, word } from "../facts-of-change.js";
import { declaredFor } from "../facts-of-declarations.js";
import { originOf, typeError } from "../facts-of-types.js";
import { definitions, grep, similar, tail, type At, type Def } from "../facts-of-sources.js";
import { finding, typeFailures, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const CODES = new Set(["attr-defined", "name-defined", "call-arg", "typeddict-unknown-key", "typeddict-item", "union-attr"]);
/** mypy's wording of the owner and the attribute (messages.py has_no_attr, typeddict_key_not_found): `"C" has no attribute "x"`, `Item "C" of …`, `TypedDict "C" has no key "x"`. */
const OWNER = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"|^Module "([\w.]+)" (?:has no attribute|does not explicitly export attribute) "(\w+)"|^TypedDict "([\w.]+)" has no key "([^"]+)"|^Name "([\w.]+)" is not defined/;

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  if (error === null || error.line === null || error.code === null || !CODES.has(error.code) || /^Item "None"|^"None"/.test(error.message)) return [];
  const at = { file: error.file, line: error.line };
  const make = (place: At, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "types.attribute", at: { file: place.file, line: place.line }, confidence: "strong", score, claim, statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${where(at)}.`,
      evidence: originOf(dossier, error)?.evidence ?? [],
      disprovedBy: "mypy finds the name on the type as declared",
    });
  const owner = ownerOf(error);
  const own = make(at, 0.88, error.message, `${where(at)} uses what its type does not have (${error.message.replace(/\s+/g, " ")})`);
  const cls = owner.name === null ? undefined : definitions(dossier, tail(owner.name)).find((one) => one.def.kind === "class");
  if (cls === undefined || owner.attribute === null) {
    // Where its users contradict a declaration, that is another kind's.
    const shared = declaredFor(dossier, error, (one) => one.code !== null && (CODES.has(one.code) || one.code === "arg-type"));
    return [shared === null ? own : { ...own, score: 0.6 }, ...definition(dossier, error, make)];
  }
  const { attribute } = owner;
  const users = new Set(typeFailures(dossier).filter((one) => ownerOf(one).attribute === attribute && ownerOf(one).name === owner.name).map((one) => `${one.file} ${String(one.line)}`));
  const files = new Set([...users].map((one) => one.split(" ")[0]));
  const have = implementers(dossier, cls.def, attribute);
  const abstract = cls.def.bases.some((base) => /Protocol|ABC/.test(base)) || have > 0;
  const renamed = removed(dossier, word(attribute)).some((one) => one.file === cls.file);
  const near = similar(attribute, names(dossier, cls.file, cls.def));
  // The declaration lacks it when those that stand behind it have it, or several users agree that it should.
  const declare = !renamed && near === null && (abstract && have > 0 || files.size > 1);
  const lacks = make(cls, declare ? 0.95 : 0.5, `declares \`${cls.def.qualname}\` without \`${attribute}\``,
    `\`${cls.def.qualname}\` at ${where(cls)} does not declare \`${attribute}\`${have > 0 ? `, which ${String(have)} classes of the project define` : ""}, but ${String(users.size)} place${users.size === 1 ? "" : "s"} use${users.size === 1 ? "s" : ""} it`);
  return declare ? [lacks, { ...own, score: 0.6 }] : [own, lacks];
}

function ownerOf(error: TypeFailure): { readonly name: string | null; readonly attribute: string | null } {
  const found = OWNER.exec(error.message);
  return { name: found?.[1] ?? found?.[3] ?? found?.[5] ?? null, attribute: found?.[2] ?? found?.[4] ?? found?.[6] ?? null };
}

/** How many other classes of the project define the attribute: subclasses, or those that a protocol stands for. */
function implementers(dossier: Dossier, cls: Def, attribute: string): number {
  const protocol = cls.bases.some((base) => /Protocol/.test(base));
  const name = tail(cls.qualname);
  return [...dossier.sources.values()].flatMap((source) => source.defs.filter((def) => def.kind === "class" && def !== cls && (protocol || def.bases.some((base) => tail(base) === name)) && source.defs.some((one) => one.qualname === `${def.qualname}.${attribute}`))).length;
}

function names(dossier: Dossier, file: string, cls: Def): readonly string[] {
  const methods = dossier.sources.get(file)?.defs.filter((def) => def.qualname.startsWith(`${cls.qualname}.`)).map((def) => tail(def.qualname)) ?? [];
  const fields = grep(dossier, /^\s+(?:self\.)?(\w+)\s*[:=]/, [file]).filter((one) => cls.line <= one.line && one.line <= cls.end_line).map((one) => /^\s+(?:self\.)?(\w+)/.exec(one.text)?.[1] ?? "");
  return [...methods, ...fields];
}

/** The other end of `call-arg`. */
function definition(dossier: Dossier, error: TypeFailure, make: (place: At, score: number, claim: string, told: string) => Finding): readonly Finding[] {
  const called = /(?:for|to) "([\w.]+)"/.exec(error.message)?.[1];
  const def = called === undefined ? undefined : definitions(dossier, tail(called))[0];
  if (def === undefined) return [];
  const score = changeOf(dossier, error.file) === undefined && changeOf(dossier, def.file) !== undefined ? 0.7 : 0.5;
  return [make(def, score, "is the definition", `\`${def.def.qualname}\` at ${where(def)} takes other arguments than its caller gives`)];
}

export const rule: Rule = { kind: "types.attribute", match };
