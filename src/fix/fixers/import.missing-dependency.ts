/** Declares a distribution that the code imports, where the project declares its others and in their form. */
import type { Dossier } from "../../diagnose/dossier.js";
import { distributionOf, missingModules } from "../../diagnose/facts-of-imports.js";
import { placeIn, plain, requirements, type Requirements } from "../../diagnose/facts-of-manifests.js";
import { modules } from "../../diagnose/facts-of-sources.js";
import type { Fixer } from "../fix.js";
import { proposal } from "../project.js";
import { hunksOf } from "../restore.js";
import { lineStart, newlineOf } from "../../syntax/source.js";

export const missingDependency: Fixer = {
  kinds: ["import.missing-dependency"],
  propose({ root: { file }, dossier, text }) {
    const content = file === null ? null : text(file);
    const [missing] = missingModules(dossier);
    if (file === null || content === null || missing === undefined) return [];
    const name = distributionOf(dossier, missing.top);
    const list = requirements({ manifests: new Map([[file, content]]) }).find((one) => one.use === (dossier.isTest(missing.frame.file) ? "test" : "run")) ?? requirements({ manifests: new Map([[file, content]]) })[0];
    if (list === undefined || list.entries.some((one) => one.name === plain(name))) return [];
    const before = hunksOf(dossier, file).flatMap((hunk) => hunk.removed).find((one) => one.includes(name));
    const made = declared(content, list, name, versionOf(dossier, missing.top), before);
    return made === null ? [] : proposal(`declares \`${name}\``, [{ file, content: made }], "install");
  },
};

/** The version of a copy that lies in the checkout: `third_party/name-1.4/name`. */
function versionOf(dossier: Dossier, top: string): string | null {
  for (const file of modules(dossier, top)) {
    const found = new RegExp(`(?:^|/)[\\w.]+-(\\d[\\w.]*)/(?:src/)?${top}(?:\\.py|/)`).exec(file)?.[1];
    if (found !== undefined) return found;
  }
  return null;
}

/** One more line, or one more element, made after its neighbour. */
function declared(content: string, list: Requirements, name: string, version: string | null, before: string | undefined): string | null {
  const end = newlineOf(content);
  const place = placeIn(list, name);
  const first = list.entries[0];
  const line = before !== undefined && /^[\s"']*[\w.-]+/.test(before) ? before.replace(/\r$/, "") : null;
  const pinned = list.entries.length > 0 && list.entries.every((one) => /==/.test(one.text));
  const wish = `${name}${pinned && version !== null ? `==${version}` : ""}`;
  const isPlain = /\.(txt|in)$/.test(list.file);
  const neighbour = list.entries.find((one) => one.line === place) ?? first;
  const goesFirst = neighbour !== undefined && plain(name) < neighbour.name && neighbour === first;
  const at = (n: number): number => lineStart(content, n + 1);
  if (isPlain) {
    const offset = goesFirst ? lineStart(content, neighbour.line) : neighbour === undefined ? content.length : at(neighbour.line);
    const gap = offset > 0 && content[offset - 1] !== "\n" ? end : "";
    return `${content.slice(0, offset)}${gap}${line ?? wish}${end}${content.slice(offset)}`;
  }
  if (neighbour === undefined) return null;
  const text = content.slice(lineStart(content, neighbour.line), at(neighbour.line)).replace(/\r?\n$/, "");
  const table = /^\s*[\w."-]+\s*=\s*["{]/.test(text) && !/[[]/.test(text.split("=")[1] ?? "");
  const several = list.entries.filter((one) => one.line === neighbour.line).length > 1 || /[[]/.test(text.split(/["']/)[0] ?? "");
  if (several && !table) {
    const quote = text.includes('"') ? '"' : "'";
    const last = list.entries.filter((one) => one.line === neighbour.line).length;
    const strings = [...text.matchAll(/"[^"]*"|'[^']*'/g)].slice(-last);
    const end_ = strings.at(-1);
    if (end_ === undefined) return null;
    const offset = lineStart(content, neighbour.line) + end_.index + end_[0].length;
    return `${content.slice(0, offset)}, ${quote}${wish}${quote}${content.slice(offset)}`;
  }
  const indent = /^\s*/.exec(text)?.[0] ?? "";
  const quote = /["']/.exec(text)?.[0];
  const item = table ? `${indent}${name} = "*"` : quote === undefined ? `${indent}${wish}` : `${indent}${quote}${wish}${quote},`;
  if (goesFirst) return `${content.slice(0, lineStart(content, neighbour.line))}${item}${end}${content.slice(lineStart(content, neighbour.line))}`;
  // The element before needs a comma where it was the last.
  const comma = !table && quote !== undefined && !/,\s*(#.*)?$/.test(text) ? "," : "";
  const stop = lineStart(content, neighbour.line) + text.length;
  return `${content.slice(0, stop)}${comma}${content.slice(stop, at(neighbour.line))}${content[at(neighbour.line) - 1] === "\n" ? "" : end}${item}${end}${content.slice(at(neighbour.line))}`;
}
