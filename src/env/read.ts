/** Text of the project's own files, never of what a symbolic link leads to outside. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/** Larger files (bytes) are no source that a person edits. */
const LARGEST = 4 << 20;

/** @returns null where the file is not there, lies outside the project, is too large or is no UTF-8 text */
export function readInside(project: string, file: string): string | null {
  try {
    const path = realpathSync(join(project, file));
    if (!path.startsWith(`${realpathSync(project)}${sep}`) || statSync(path).size > LARGEST) return null;
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch {
    return null;
  }
}
