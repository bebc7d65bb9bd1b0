/** Names of the project that are to be spelt otherwise: what a class or module has, what the change made of a name, and every place that spells it. */
import type { SyntaxNode } from "@lezer/common";
import type { ChangedFile } from "../env/change.js";
import type { Dossier } from "../diagnose/dossier.js";
import { changed } from "../diagnose/facts-of-change.js";
import { definitions, similar, tail } from "../diagnose/facts-of-sources.js";
import { differences, likeness, matched } from "./align.js";
import { isName } from "./names.js";
import { nodesOf, textOf, type Change, type Source } from "../syntax/source.js";

/** Bases of the standard library that bring no names of a project's kind. */
const PLAIN_BASES = /^(?:\w+\.)?(?:object|ABC|Protocol|NamedTuple|TypedDict|Generic|(?:Int|Str)?Enum|(?:Int)?Flag|str|int|(?:Base)?Exception|(?:Value|Type|Runtime|Lookup)Error)$/;

/** Names that a class of the project has, those of its own bases in the project among them; null where a base is not the project's. */
export function membersOf(dossier: Dossier, name: string, seen: ReadonlySet<string> = new Set()): ReadonlySet<string> | null {
  const [found, ...more] = definitions(dossier, tail(name)).filter(({ def }) => def.kind === "class");
  if (found === undefined || more.length > 0 || seen.has(name)) return null;
  const { file, def } = found;
  const facts = dossier.sources.get(file);
  const inside = (line: number): boolean => def.line <= line && line <= def.end_line;
  const own = [
    ...(facts?.defs.filter((one) => one.qualname === `${def.qualname}.${tail(one.qualname)}`).map((one) => tail(one.qualname)) ?? []),
    ...(facts?.class_attributes.filter((one) => one.owner === def.qualname).map((one) => one.name) ?? []),
    ...(dossier.lines.get(file) ?? []).flatMap((text, n) => (inside(n + 1) ? [...text.matchAll(/\bself\.(\w+)\s*(?::[^=]+)?=(?!=)|^\s+(\w+)\s*:\s*[^=]/g)].map((m) => m[1] ?? m[2] ?? "") : [])),
  ].filter(isName);
  const bases = def.bases.filter((base) => !PLAIN_BASES.test(base.replace(/\[.*/s, "")));
  const inherited = bases.map((base) => membersOf(dossier, base.replace(/\[.*/s, ""), new Set([...seen, name])));
  return inherited.includes(null) ? null : new Set([...own, ...inherited.flatMap((one) => [...(one ?? [])])]);
}

/** Names that a module of the project binds at its top. */
export function globalsOf(dossier: Dossier, file: string): ReadonlySet<string> {
  const facts = dossier.sources.get(file);
  return new Set([
    ...(facts?.defs.filter((def) => !def.qualname.includes(".")).map((def) => def.qualname) ?? []),
    ...(facts?.globals.map((one) => one.name) ?? []),
    ...(facts?.imports.filter((one) => one.scope === "").flatMap((one) => one.names.map((n) => n.as ?? n.name)) ?? []),
  ]);
}

/** By an old name, the names that the change put in its place, with how often: where a line differs in just that. */
export function exchanges(files: readonly ChangedFile[]): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const seen = new Map<string, Map<string, number>>();
  for (const { removed, added } of files.flatMap((one) => one.hunks)) {
    for (const [i, j] of matched(removed, added, (a, b) => Math.max(0, likeness(a, b) - 0.3))) {
      for (const { before, now } of differences(removed[i] ?? "", added[j] ?? "")) {
        const [was, is] = [before[0] ?? "", now[0] ?? ""];
        const bare = [was, is].map((text) => text.replace(/^(["'])(.*)\1$/s, "$2"));
        if (before.length !== 1 || now.length !== 1 || !bare.every(isName)) continue;
        const [old = "", fresh = ""] = bare;
        const to = seen.get(old) ?? new Map<string, number>();
        seen.set(old, to.set(fresh, (to.get(fresh) ?? 0) + 1));
      }
    }
  }
  return seen;
}

/** What a name is most likely called now: what the change made of it, else the one that it is a slip of. */
export function nowCalled(dossier: Dossier, name: string, names: ReadonlySet<string>): readonly string[] {
  const shown = [...new Set([dossier.culprit ?? [], changed(dossier), dossier.change ?? []])].flatMap((files) => [...(exchanges(files).get(name)?.keys() ?? [])]).filter((one) => names.has(one));
  const near = similar(name, names);
  return [...new Set([...shown, ...(near === null ? [] : [near])])];
}

/** Places that spell an attribute: `x.name`, `getattr(x, "name")`, and fields of texts that are filled in (`{x.name}`); on lines that are known to name it, any text that is just the name. */
export function spellings(source: Source, name: string, lines?: readonly [number, number]): Change[] {
  const plain = nodesOf(source, ["PropertyName"], lines).filter((node) => textOf(source, node) === name && node.parent?.name === "MemberExpression").map(spanOf);
  const texts = nodesOf(source, ["String"], lines).flatMap((node) => {
    const text = textOf(source, node);
    const reads = text.slice(1, -1) === name && (lines !== undefined || isArgumentOf(source, node, /^(?:getattr|hasattr|setattr|attrgetter|operator\.attrgetter)$/));
    const found = reads ? [...text.matchAll(new RegExp(`(?<!\\w)${name}(?!\\w)`, "g"))] : [...text.matchAll(new RegExp(`(?<=\\{[\\w.\\[\\]]*\\.)${name}(?=[.\\[!:}])`, "g"))];
    return found.map((m) => ({ from: node.from + m.index, to: node.from + m.index + name.length }));
  });
  return [...plain, ...texts].map((span) => ({ ...span, insert: "" }));
}

const spanOf = ({ from, to }: SyntaxNode): { from: number; to: number } => ({ from, to });

/** Whether a text is an argument of a call of such a function. */
export function isArgumentOf(source: Source, node: SyntaxNode, func: RegExp): boolean {
  const call = node.parent?.name === "ArgList" ? node.parent.parent : null;
  const callee = call?.firstChild ?? null;
  return callee !== null && func.test(textOf(source, callee));
}
