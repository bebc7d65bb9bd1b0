/** What the code makes of a name on import, and keeps whatever is set in its place later: aliases, tables, defaults. */
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { moduleStands, type Patch } from "./facts-of-patches.js";
import { importedFile, modules, type At } from "./facts-of-sources.js";

export interface Holder extends At {
  /** Where it is kept: `WAYS`, `Desk.ways`, or a parameter: `send(transport)`. */
  readonly name: string;
  /** The text that it is made of. */
  readonly value: string;
  /** How the file spells the patched name: `ways.to_card`. */
  readonly spelt: string;
}

const QUOTED = /(?<![\w"'])[rRbBuUfF]{0,2}("""|'''|"|')(?:\\.|(?!\1).)*\1/gs;

/** Places of a file that took the object itself before a patch of its name could come. */
export function holders(dossier: Dossier, patch: Patch, file: string): readonly Holder[] {
  const source = dossier.sources.get(file);
  if (source === undefined) return [];
  return spellings(dossier, patch, file).flatMap((spelt) => {
    // A call is made on import as well, but keeps what came of it; a lambda looks the name up when it is called.
    const taken = new RegExp(`(?<![\\w.])${escape(spelt)}(?![\\w(]|\\s*[.(])`);
    const keeps = (value: string): boolean => taken.test(value.replace(QUOTED, '""').replace(/\blambda\b[^,)\]}]*/g, ""));
    return [
      ...source.globals.filter(({ value }) => keeps(value)),
      ...source.class_attributes.filter(({ value }) => keeps(value)).map((one) => ({ ...one, name: `${one.owner}.${one.name}` })),
      ...source.defs.flatMap((def) => def.params.filter((one) => one.default !== null && keeps(one.default)).map((one) => ({ name: `${def.qualname}(${one.name})`, line: def.line, value: one.default ?? "" }))),
    ].map(({ name, line, value }): Holder => ({ file, line, name, value, spelt }));
  });
}

/** How a file can write the patched name: bare in its own module, behind the name of that module elsewhere. */
function spellings(dossier: Dossier, { module, attribute }: Patch, file: string): readonly string[] {
  if (moduleStands(module, file)) return [attribute];
  const targets = modules(dossier, module);
  return (dossier.sources.get(file)?.imports ?? []).filter((one) => one.scope === "").flatMap((one) => {
    if (one.names.length === 0) return one.module === module ? [`${module}.${attribute}`] : [];
    return one.names.flatMap(({ name, as }) => {
      const from = [one.module, name].filter(Boolean).join(".");
      const meant = one.module === "" && one.level === 0 ? name === module : one.level === 0 ? from === module : targets.includes(importedFile(dossier, file, from, one.level) ?? "");
      return meant ? [`${as ?? name}.${attribute}`] : [];
    });
  });
}

/** Whether a failing test ran the true function, or a method of the true class, that it has patched. */
export function ranTrue(dossier: Dossier, { module, attribute }: Patch): boolean {
  return [...dossier.sources].some(([file, source]) => moduleStands(module, file) && source.defs.some((def) => {
    const inside = def.qualname === attribute || def.qualname.startsWith(`${attribute}.`);
    return inside && def.kind !== "class" && [...(dossier.heat?.get(file)?.keys() ?? [])].some((line) => def.line < line && line <= def.end_line);
  }));
}
