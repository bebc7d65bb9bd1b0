/** The part of a dossier that tells of the project's files, read from their text by the real reader. */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import type { Dossier } from "../../src/diagnose/dossier.js";
import type { ChangedFile } from "../../src/env/change.js";
import { source } from "../../src/probe/source-facts.js";
import { interpreter } from "./python.js";
import { pluginFolder } from "./plugin.js";

/** @param texts by path, relative to the project */
export function sourcesOf(texts: Readonly<Record<string, string>>): Pick<Dossier, "sources" | "lines" | "files"> {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  try {
    const files = Object.keys(texts);
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const ended = spawnSync(interpreter("any") ?? "python3", [join(pluginFolder, "ast_facts.py")], { input: JSON.stringify(files.map((file) => join(folder, file))), encoding: "utf8" });
    const read = ended.stdout.split("\n").filter((line) => line !== "").map((line) => {
      const value: unknown = JSON.parse(line);
      const facts = source.parse(value);
      return { ...facts, file: relative(folder, facts.file) };
    });
    return { sources: new Map(read.map((facts) => [facts.file, facts])), lines: new Map(Object.entries(texts).map(([file, text]) => [file, text.split("\n")])), files };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A change of one file that added these lines (by number) and took no other away. */
export function addedTo(file: string, added: Readonly<Record<number, string>>): ChangedFile {
  return { file, status: "modified", added: Object.entries(added).map(([line, text]) => ({ line: Number(line), text })), removed: [], hunks: [] };
}
