/** Declares a member on the protocol or base class whose classes all have it, or spells it as the class does. */
import { typeError } from "../../diagnose/facts-of-types.js";
import { definitions, tail } from "../../diagnose/facts-of-sources.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { after, funcOf, type Func } from "../functions.js";
import { membersOf, nowCalled, spellings } from "../members.js";
import { child, indentOf, lineAt, nodesOf, textOf, newlineOf, type Source } from "../../syntax/source.js";
import { bodyOf, namesIn } from "../statements.js";

/** mypy/messages.py, has_no_attr: the owner and the attribute, and the name that it may be. */
const LACKS = /^(?:Item )?"(?:type\[)?([\w.]+)[^"]*"(?: of "[^"]*")? has no attribute "(\w+)"(?:; maybe "(\w+)")?/;

export const typesAttribute: Fixer = {
  kinds: ["types.attribute"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const error = typeError(dossier);
    const found = error === null ? null : LACKS.exec(error.message);
    const code = file === null ? null : source(file);
    if (found === null || code === null || line === null) return [];
    const [, owner = "", attribute = "", maybe] = found;
    const cls = nodesOf(code, ["ClassDefinition"]).find((node) => textOf(code, child(node, "VariableName") ?? node) === tail(owner) && lineAt(code.text, node.from) <= line + 1 && line <= lineAt(code.text, node.to));
    if (cls !== undefined && lineAt(code.text, cls.from) >= line - 5 && spellings(code, attribute, [line, line]).length === 0) return declared(patient, code, cls, attribute);
    const members = membersOf(dossier, owner) ?? new Set<string>();
    const names = [...new Set([...nowCalled(dossier, attribute, members), ...(maybe === undefined ? [] : [maybe])])];
    return names.flatMap((name) => {
      const changes = spellings(code, attribute, [line, line]).map((c) => ({ ...c, insert: name }));
      return changes.length === 0 ? [] : new Changes(patient).add(code, changes).propose(`spells \`${attribute}\` as \`${name}\`, which \`${tail(owner)}\` has`);
    });
  },
};

/** As the classes behind it define it: all in the same way. */
function declared(patient: Patient, source: Source, cls: ReturnType<typeof nodesOf>[number], attribute: string): readonly Proposal[] {
  const { dossier } = patient;
  const own = textOf(source, child(cls, "VariableName") ?? cls);
  const bases = child(cls, "ArgList");
  const protocol = bases !== null && namesIn(source, bases).includes("Protocol");
  const methods = bodyOf(cls).flatMap((one) => funcOf(source, one.name === "DecoratedStatement" ? (child(one, "FunctionDefinition") ?? one) : one) ?? []);
  const required = methods.map((m) => m.name).filter((name) => !name.startsWith("__"));
  const made = definitions(dossier, attribute).flatMap(({ file, def }) => {
    const home = def.qualname.slice(0, -attribute.length - 1);
    const facts = dossier.sources.get(file);
    const holder = facts?.defs.find((one) => one.kind === "class" && one.qualname === home);
    if (holder === undefined || dossier.isTest(file) || holder.qualname === own) return [];
    const behind = protocol ? required.every((name) => facts?.defs.some((one) => one.qualname === `${home}.${name}`) === true) : holder.bases.some((base) => tail(base) === own);
    const text = patient.source(file);
    const func = text === null ? undefined : nodesOf(text, ["FunctionDefinition"]).flatMap((node) => funcOf(text, node) ?? []).find((one) => one.name === attribute && one.owner !== null && textOf(text, child(one.owner, "VariableName") ?? one.owner) === tail(home));
    return behind && text !== null && func !== undefined ? [{ text, func }] : [];
  });
  const [first] = made;
  const last = bodyOf(cls).at(-1);
  if (first === undefined || last === undefined) return [];
  const heads = new Set(made.map(({ text, func }) => headOf(text, func)));
  if (heads.size !== 1) return [];
  const head = headOf(first.text, first.func);
  const sample = methods.at(-1);
  const decorators = first.func.decorators.map((d) => textOf(first.text, d)).filter((d) => /^@(?:property|staticmethod|classmethod)$/.test(d.trim()));
  const abstract = methods.flatMap((m) => m.decorators).map((d) => textOf(source, d).trim()).find((d) => /^@(?:abc\.)?abstractmethod$/.test(d));
  const body = sample === undefined || protocol ? null : bodyOf(sample.node).at(-1);
  const plain = protocol || body == null || abstract !== undefined;
  if (!plain && !/^raise NotImplementedError/.test(textOf(source, body))) return [];
  const step = indentOf(source.text, lineAt(source.text, bodyOf(cls)[0]?.from ?? cls.from)).slice(indentOf(source.text, lineAt(source.text, cls.from)).length);
  const lines = [...decorators, ...(abstract === undefined ? [] : [abstract]), ...(plain ? [`${head} ...`] : [head, `${step}raise NotImplementedError`])];
  const change = after(source, last.parent?.name === "DecoratedStatement" ? last.parent : last, lines);
  const blank = newlineOf(source.text);
  if (change === null) return [];
  const changes = new Changes(patient).add(source, [{ ...change, insert: `${methods.length > 0 ? blank : ""}${change.insert}` }]);
  return changes.propose(`declares \`${attribute}\` on \`${own}\`, as ${made.length === 1 ? "the class" : `the ${String(made.length)} classes`} behind it ${made.length === 1 ? "has" : "have"} it`);
}

/** `def flush(self) -> None:` as it is written, on one line. */
function headOf(source: Source, { node }: Func): string {
  const body = child(node, "Body");
  const from = child(node, "async")?.from ?? child(node, "def")?.from ?? node.from;
  return `${source.text.slice(from, body?.from ?? node.to).replace(/\s+/g, " ").replace(/\( /g, "(").replace(/,? \)/g, ")").trim()}:`;
}
