/** Exchanges what the running interpreter has no more, or not yet, for what it has. */
import type { Fixer, Patient } from "../fix.js";
import { boundName, importStatements, joined, withImport, withoutNames, type ImportedName, type ImportStatement } from "../imports.js";
import { edited, proposal, rankOf } from "../project.js";
import { ALIASED, CALLED, METHODS, MOVED, type Moved } from "../replacements.js";
import { children, lineAt, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { dotted } from "../../syntax/names.js";
import { renamed, usesOf, withoutUnused } from "../usage.js";

export const pythonVersion: Fixer = {
  kinds: ["env.python-version", "env.warning-as-error"],
  propose(patient) {
    const { root: { file, line }, source } = patient;
    const code = file === null ? null : source(file);
    if (file === null || code === null || line === null) return [];
    const known = [...attributes(patient, code, line), ...taken(patient, code, line), ...methods(code, line)];
    const once = new Map(known.map((one) => [one.summary, one]));
    return [...once.values()].flatMap(({ summary, changes, freed }) => {
      const { content } = edited(code, changes);
      return content === null || changes.length === 0 ? [] : proposal(summary, [{ file, content: withoutUnused(file, content, freed) }]);
    });
  },
};

interface Exchange {
  readonly summary: string;
  readonly changes: readonly Change[];
  /** Names whose imports may be left without use. */
  readonly freed: readonly string[];
}

const told = (from: string, to: string): string => `uses \`${to}\` in place of \`${from}\``;

/** What the file's names for modules stand for: `import collections as c` gives `c` → `collections`. */
function modulesOf(source: Source): ReadonlyMap<string, string> {
  return new Map(importStatements(source).filter((s) => s.module === null).flatMap((s) => s.names.map((n) => (n.as === null ? [n.name.split(".")[0] ?? n.name, n.name.split(".")[0] ?? n.name] as const : [n.as, n.name] as const))));
}

/** `module.name` anywhere in the file, where a line of it is the root. */
function attributes(patient: Patient, source: Source, line: number): readonly Exchange[] {
  const modules = modulesOf(source);
  const places = nodesOf(source, ["MemberExpression"]).flatMap((node) => {
    const text = dotted(source, node);
    const [head = "", ...rest] = (text ?? "").split(".");
    const module = modules.get(head);
    const name = module === undefined || rest.length === 0 ? null : [module, ...rest].join(".");
    const to = name === null ? undefined : MOVED.get(name);
    return name === null || to === undefined ? [] : [{ node, name, to, head }];
  });
  const names = new Set(places.filter(({ node }) => lineAt(source.text, node.from) <= line && line <= lineAt(source.text, node.to)).map((one) => one.name));
  return [...names].flatMap((name): readonly Exchange[] => {
    const mine = places.filter((one) => one.name === name);
    const [first] = mine;
    if (first === undefined) return [];
    const { to, head } = first;
    const changes = mine.map(({ node }): Change => ({ from: node.from, to: node.to, insert: written(to, head, name) }));
    return [{ summary: told(name, to.name), changes: [...changes, ...needed(patient, source, to, name)], freed: [head] }];
  });
}

/** The new name in the file's own words: by the same alias where the module is the same. */
function written(to: Moved, head: string, name: string): string {
  const top = name.split(".")[0] ?? name;
  return to.module === top ? `${head}${to.name.slice(top.length)}` : to.name;
}

function needed(patient: Patient, source: Source, to: Moved, name: string): readonly Change[] {
  return to.module === (name.split(".")[0] ?? name) ? [] : withImport(source, to.module, null, rankOf(patient));
}

/** `from module import name`, `import module` of one that is gone. */
function taken(patient: Patient, source: Source, line: number): readonly Exchange[] {
  return importStatements(source).filter(({ node }) => lineAt(source.text, node.from) <= line && line <= lineAt(source.text, node.to)).flatMap((s): readonly Exchange[] => {
    if (s.module === null) {
      return s.names.flatMap((n): readonly Exchange[] => {
        const to = ALIASED.get(n.name);
        if (to === undefined) return gone(patient, source, s, n);
        const bound = n.as ?? n.name;
        return [{ summary: told(n.name, to), freed: [], changes: [{ from: n.from, to: n.to, insert: `${to} as ${bound}` }] }];
      });
    }
    const { module } = s;
    const all = s.names.flatMap((n) => {
      const to = MOVED.get(`${module.text}.${n.name}`);
      return to === undefined ? [] : [{ n, to }];
    });
    const whole = all.length === 0 ? ALIASED.get(module.text) : undefined;
    if (whole !== undefined) return [{ summary: told(module.text, whole), freed: [], changes: [{ from: module.from, to: module.to, insert: whole }] }];
    const homes = new Set(all.map(({ to }) => to.from));
    const [home] = homes;
    if (home === undefined || homes.size > 1 || !s.top) return [];
    const same = all.length === s.names.length && home !== module.text;
    const changes = all.flatMap(({ n, to }): readonly Change[] => {
      const now = to.member.split(".")[0] ?? to.member;
      const uses = n.as === null && to.member !== n.name ? renamed(source, n.name, to.member) : [];
      const item = n.as === null || to.member.includes(".") ? now : `${now} as ${n.as}`;
      if (n.as !== null && to.member.includes(".")) return [];
      if (same || home === module.text) return usesOf(source, now).length > 0 && home === module.text && now !== n.name && s.names.some((o) => o.name === now) ? [...uses, ...withoutNames(source, s, [n])] : [{ from: n.from, to: n.to, insert: item }, ...uses];
      return n.as === null ? [...withoutNames(source, s, [n]), ...withImport(source, home, now, rankOf(patient)), ...uses] : [];
    });
    const [first] = all;
    return first === undefined ? [] : [{ summary: told(`${module.text}.${first.n.name}`, `${home}.${first.to.member}`), freed: [], changes: same ? [{ from: module.from, to: module.to, insert: home }, ...changes] : changes }];
  });
}

/** A module that is gone altogether, where each thing that the file takes of it has a place of its own. */
function gone(patient: Patient, source: Source, statement: ImportStatement, one: ImportedName): readonly Exchange[] {
  const bound = boundName(one);
  const uses = usesOf(source, bound);
  const places = nodesOf(source, ["MemberExpression"]).flatMap((node) => {
    const text = dotted(source, node);
    const name = text?.startsWith(`${bound}.`) === true ? `${one.name}${text.slice(one.as === null ? one.name.length : bound.length)}` : null;
    const to = name === null ? undefined : MOVED.get(name);
    return to === undefined || name === null ? [] : [{ node, name, to }];
  });
  const [first] = places;
  if (first === undefined || places.length < uses.length || !statement.top) return [];
  const modules = [...new Set(places.map(({ to }) => to.module))];
  const fresh = modules.filter((module) => withImport(source, module, null, rankOf(patient)).length > 0);
  const [next, ...others] = fresh;
  const exchanged = next === undefined ? withoutNames(source, statement, [one]) : [{ from: one.from, to: one.to, insert: next }];
  const changes = [...places.map(({ node, to }): Change => ({ from: node.from, to: node.to, insert: to.name })), ...exchanged, ...others.flatMap((module) => withImport(source, module, null, rankOf(patient)))];
  return [{ summary: told(first.name, first.to.name), changes: joined(changes), freed: [] }];
}

/** Methods of the standard library's objects, which only their names tell: `thread.isAlive()`, `self.assertEquals(…)`. */
function methods(source: Source, line: number): readonly Exchange[] {
  const modules = modulesOf(source);
  return nodesOf(source, ["MemberExpression"], [line, line]).flatMap((node): readonly Exchange[] => {
    const parts = children(node);
    const name = parts.at(-1);
    if (name?.name !== "PropertyName" || parts.at(-2)?.name !== "." || modules.has(dotted(source, node)?.split(".")[0] ?? "")) return [];
    const to = METHODS.get(textOf(source, name));
    const isCall = node.parent?.name === "CallExpression" && node.parent.firstChild?.from === node.from;
    const form = CALLED.get(textOf(source, name));
    const call = node.parent;
    if (form !== undefined && isCall && call !== null && textOf(source, call).endsWith("()")) return [{ summary: told(`${textOf(source, name)}()`, form), freed: [], changes: [{ from: name.from, to: call.to, insert: form }] }];
    if (to === undefined || !isCall) return [];
    const same = nodesOf(source, ["PropertyName"]).filter((one) => textOf(source, one) === textOf(source, name) && one.nextSibling === null && one.parent?.parent?.name === "CallExpression");
    return [{ summary: told(textOf(source, name), to), freed: [], changes: same.map((one) => ({ from: one.from, to: one.to, insert: to })) }];
  });
}
