/** Edits of what an installer or the interpreter writes: site-packages, a committed virtual environment, byte code. */
import type { Change, Changed } from "../change.js";
import type { AntiPattern } from "./anti-pattern.js";

const GENERATED = /^(?:.*\/)?(?:site-packages|dist-packages|\.?venv|\.tox|\.nox|__pycache__)(?=\/)/;

/** For each file of a change the folder that makes it none of the project's own; null for its own. */
export function foreignFolders(change: Change): (file: string) => string | null {
  // A folder with pyvenv.cfg is a virtual environment whatever its name.
  const environments = change.flatMap(({ file }) => (file.endsWith("/pyvenv.cfg") ? [file.slice(0, -"/pyvenv.cfg".length)] : []));
  return (file) => GENERATED.exec(file)?.[0] ?? environments.find((folder) => file.startsWith(`${folder}/`)) ?? (/\.py[co]$/.test(file) ? file : null);
}

export const foreignEdit: AntiPattern = (change) => {
  const folderOf = foreignFolders(change);
  const folders = new Map<string, Changed[]>();
  for (const one of change) {
    const folder = one.after === null ? null : folderOf(one.file);
    if (folder !== null) folders.set(folder, [...(folders.get(folder) ?? []), one]);
  }
  return [...folders].flatMap(([folder, [first, ...more]]) => (first === undefined ? [] : [{
    what: "foreign-edit" as const, kind: null, file: first.file, line: first.added.size === 0 ? null : Math.min(...first.added),
    statement: `The change edits \`${first.file}\`${more.length > 0 ? ` and ${String(more.length)} more files` : ""} in \`${folder}\`, which is installed or generated and not the project's own: the next install undoes it.`,
  }]));
};
