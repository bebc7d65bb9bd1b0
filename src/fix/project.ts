/** What fixers ask of the project: module names, sections of imports, edits of a file. */
import { ownFolders, ownModules, packageRoot } from "../diagnose/facts-of-imports.js";
import type { Dossier } from "../diagnose/dossier.js";
import type { Edit, Patient, Proposal } from "./fix.js";
import { ranks, trimmed, type RankOf } from "./imports.js";
import type { Change, Source } from "../syntax/source.js";

/** The dotted name of a file's module, from the folder above its outermost package. */
export function moduleOf(dossier: Dossier, file: string): string {
  const root = packageRoot(dossier, file);
  const path = root === "." ? file : file.slice(root.length + 1);
  return path.replace(/(?:\/__init__|^__init__)?\.pyi?$/, "").replaceAll("/", ".");
}

/** The package that relative imports of a file start from. */
export function packageOf(dossier: Dossier, file: string): string {
  const module = moduleOf(dossier, file);
  return file.endsWith("__init__.py") ? module : module.split(".").slice(0, -1).join(".");
}

/** A module as a file would name it relative to its own package; null where both have no package in common. */
export function relativeName(dossier: Dossier, from: string, module: string): string | null {
  const base = packageOf(dossier, from).split(".").filter(Boolean);
  const path = module.split(".");
  let shared = 0;
  while (shared < base.length && base[shared] === path[shared]) shared += 1;
  return shared === 0 ? null : `${".".repeat(base.length - shared + 1)}${path.slice(shared).join(".")}`;
}

/** The dotted name that `..a` means in a file. */
export function absoluteName(dossier: Dossier, file: string, text: string): string {
  const level = /^\.*/.exec(text)?.[0].length ?? 0;
  if (level === 0) return text;
  const base = packageOf(dossier, file).split(".").filter(Boolean);
  return [...base.slice(0, base.length - level + 1), ...text.slice(level).split(".")].filter(Boolean).join(".");
}

export const rankOf = ({ dossier }: Pick<Patient, "dossier">): RankOf =>
  ranks(dossier.environment.stdlib, (top) => ownModules(dossier, top).length > 0 || ownFolders(dossier, top).length > 0);

export const edited = (source: Source, changes: readonly Change[]): Edit => ({ file: source.file, content: trimmed(source.text, changes) });

/** A proposal of these edits, where there are any. */
export function proposal(summary: string, edits: readonly Edit[], shows?: Proposal["shows"]): readonly Proposal[] {
  const [first, ...rest] = edits;
  return first === undefined ? [] : [{ summary, edits: [first, ...rest], ...(shows === undefined ? {} : { shows }) }];
}
