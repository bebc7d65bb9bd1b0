/** A name or module that the project's own package does not have: renamed, moved, removed, not exported or misspelt. */
import type { Dossier } from "../dossier.js";
import { escape, removed, word } from "../facts-of-change.js";
import { deepest, failing, isA, own, ownFrames, raised, type Raised } from "../facts-of-frames.js";
import { missingModules, ownFolders, ownModules, resolvesText } from "../facts-of-imports.js";
import { definitions, grep, importedFile, reach, similar, textAt } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

interface Wanted extends Raised {
  readonly name: string;
  readonly module: string;
  /** The module's file that was found, where one was. */
  readonly file: string | null;
}

function match(dossier: Dossier): readonly Finding[] {
  return [...raised(dossier).flatMap((one) => wantedName(dossier, one)), ...wantedModules(dossier)].flatMap((one) => places(dossier, one));
}

function wantedName(dossier: Dossier, one: Raised): readonly Wanted[] {
  const { exception } = one;
  const from = exception.import;
  if (!isA(exception, "ImportError") || isA(exception, "ModuleNotFoundError") || from?.from_name == null || resolvesText(one)) return [];
  const module = from.name ?? "";
  const file = from.path ?? ownModules(dossier, module)[0] ?? null;
  if (file === null || !own(dossier, file)) return [];
  // The module is still being imported: a cycle.
  if (ownFrames(dossier, exception).slice(0, -1).some((frame) => frame.func === "<module>" && frame.file === file)) return [];
  return [{ ...one, name: from.from_name, module, file }];
}

/** `pkg.old`, where `pkg` is the project's and `old` is nowhere in it. */
function wantedModules(dossier: Dossier): readonly Wanted[] {
  return missingModules(dossier).flatMap((one) => {
    const parts = one.name.split(".");
    const name = parts.at(-1) ?? one.name;
    const parent = parts.slice(0, -1).join(".");
    const known = parts.length > 1 ? ownModules(dossier, parent).length > 0 || ownFolders(dossier, one.top).length > 0 : false;
    const renamed = removed(dossier, /./).length > 0 && goneFile(dossier, one.name);
    if (ownModules(dossier, one.name).length > 0 || (!known && !renamed)) return [];
    return [{ ...one, name, module: parent, file: ownModules(dossier, parent)[0] ?? null }];
  });
}

/** Whether the change deleted or renamed the module's own file. */
function goneFile(dossier: Dossier, module: string): boolean {
  const path = module.replaceAll(".", "/");
  return (dossier.culprit ?? dossier.change ?? []).some(({ file, status }) =>
    status === "deleted" && (file.endsWith(`${path}.py`) || file.endsWith(`${path}/__init__.py`)));
}

function places(dossier: Dossier, { exception, name, module, file, weight, via }: Wanted): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (frame === undefined) return [];
  const at = `${frame.file}:${String(frame.line)}`;
  const source = module === "" ? "the project" : `\`${module}\``;
  const make = (place: { file: string; line: number | null }, score: number, claim: string, statement: string): Finding =>
    finding(dossier, {
      kind: "import.name-missing", at: place, score: score * weight, confidence: via === "caught" ? "weak" : "strong", claim, statement,
      quotes: place.file === frame.file && place.line === frame.line ? [] : [{ file: frame.file, lines: [frame.line, frame.line], claim: `imports \`${name}\` from ${source}` }],
      disprovedBy: `\`${name}\` can be imported from ${source} in a fresh interpreter`,
    });
  const end = `so ${failing(dossier)} ends in \`${exception.type}\``;
  const list = file === null ? null : hiddenByAll(dossier, file, name);
  const found: Finding[] = [];
  if (list !== null)
    found.push(make(list, 0.95, `\`__all__\` leaves out \`${name}\``, `\`__all__\` at ${where(list)} leaves out \`${name}\`, which a star import should hand on to ${source}, ${end} at \`${at}\`.`));
  const lost = file === null ? undefined : removed(dossier, word(name)).find((one) => one.file === file && /import|^\s*["']?\w+["']?,?\s*$/.test(one.text));
  if (lost !== undefined && list === null)
    found.push(make({ file: lost.file, line: lost.line }, 0.93, `no longer hands on \`${name}\``, `\`${lost.file}:${String(lost.line)}\` no longer re-exports \`${name}\`, which \`${at}\` imports from ${source}, ${end}.`));
  // `import_module(name)`: the name is spelt in a table or an argument elsewhere.
  const spelt = word(name).test(textAt(dossier, frame.file, frame.line)) ? undefined : grep(dossier, new RegExp(`["'][\\w.]*\\b${escape(name)}["']`), reach(dossier, frame.file, 2))[0];
  if (spelt !== undefined)
    found.push(make({ file: spelt.file, line: spelt.line }, 0.94, `spells \`${name}\``, `${where(spelt)} names \`${name}\`, which ${source} does not have, ${end} at \`${at}\`.`));
  const other = meant(dossier, name, file);
  const hint = other === null ? "" : ` (${other})`;
  found.push(make({ file: frame.file, line: frame.line }, list === null && lost === undefined ? 0.92 : 0.5, `imports \`${name}\` from ${source}`,
    `\`${at}\` imports \`${name}\` from ${source}, which has no such name${hint}, ${end}.`));
  if (file !== null && list === null && lost === undefined)
    found.push(make({ file, line: exportsLine(dossier, file) }, 0.45, `does not define \`${name}\``, `\`${file}\` does not define \`${name}\`, which \`${at}\` imports, ${end}.`));
  return found;
}

/** A submodule that defines the name, and whose `__all__` keeps it from the package's star import. */
function hiddenByAll(dossier: Dossier, file: string, name: string): { file: string; line: number } | null {
  for (const one of dossier.sources.get(file)?.imports ?? []) {
    if (!one.names.some((entry) => entry.name === "*")) continue;
    const from = importedFile(dossier, file, one.module, one.level);
    const source = from === null ? undefined : dossier.sources.get(from);
    const defines = source?.defs.some((def) => def.qualname === name) === true || source?.globals.some((global) => global.name === name) === true;
    if (from !== null && defines && source.exports?.includes(name) === false && source.exports_line !== null) return { file: from, line: source.exports_line };
  }
  return null;
}

/** What the name may have become: it is defined elsewhere, or a name of the module is spelt almost so. */
function meant(dossier: Dossier, name: string, file: string | null): string | null {
  const elsewhere = definitions(dossier, name).find((one) => one.file !== file && !one.def.qualname.includes("."));
  if (elsewhere !== undefined) return `it is defined at ${where(elsewhere)}`;
  const source = file === null ? undefined : dossier.sources.get(file);
  const names = source === undefined ? [] : [...source.defs.map((def) => def.qualname), ...source.globals.map((global) => global.name)];
  const near = similar(name, names.filter((other) => !other.includes(".")));
  return near === null ? null : `it has \`${near}\``;
}

function exportsLine(dossier: Dossier, file: string): number {
  return dossier.sources.get(file)?.exports_line ?? 1;
}

export const rule: Rule = { kind: "import.name-missing", match };
