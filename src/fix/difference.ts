/** What a program of somebody else left in a scratch checkout: the difference, in first-party text files alone. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Edit } from "./fix.js";

const SKIPPED = new Set([".git", "node_modules", "__pycache__", "site-packages", ".venv", "venv", ".tox", ".nox", ".mypy_cache", ".pytest_cache", ".ruff_cache"]);
/** So many files are compared; larger ones (bytes) are no source that a person edits. */
const MOST = 20_000;
const LARGEST = 1 << 20;

/** Hashes of the plain files of a folder, by their path in it. */
export function fingerprints(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const folders = [""];
  for (let at = folders.pop(); at !== undefined && found.size < MOST; at = folders.pop()) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const path = at === "" ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.has(entry.name)) folders.push(path);
      else if (entry.isFile() && statSync(join(folder, path)).size <= LARGEST) found.set(path, createHash("sha256").update(readFileSync(join(folder, path))).digest("hex"));
    }
  }
  return found;
}

export interface Difference {
  readonly edits: readonly Edit[];
  /** Files that differ and are not taken, each with the reason. */
  readonly left: readonly { readonly file: string; readonly reason: string }[];
}

/** @param before fingerprints of the folder before the program ran */
export function differenceIn(folder: string, before: ReadonlyMap<string, string>, firstParty: (file: string) => boolean): Difference {
  const now = fingerprints(folder);
  const edits: Edit[] = [];
  const left: { file: string; reason: string }[] = [];
  for (const [file, hash] of now) {
    if (before.get(file) === hash) continue;
    const content = textOf(join(folder, file));
    if (!firstParty(file)) left.push({ file, reason: "it is not the project's own code" });
    else if (content === null) left.push({ file, reason: "it is no UTF-8 text" });
    else edits.push({ file, content });
  }
  for (const file of before.keys()) if (!now.has(file)) left.push({ file, reason: "it was taken away, which a fix does not do" });
  return { edits, left };
}

function textOf(path: string): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return null;
  }
}
