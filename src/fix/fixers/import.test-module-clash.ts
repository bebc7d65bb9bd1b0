/** Gives test modules of one basename distinct module names: as parts of packages, or by a name of their own. */
import { posix } from "node:path";
import type { Dossier } from "../../diagnose/dossier.js";
import { changed } from "../../diagnose/facts-of-change.js";
import type { Fixer, Patient } from "../fix.js";
import { proposal } from "../project.js";

export const moduleClash: Fixer = {
  kinds: ["import.test-module-clash"],
  propose(patient) {
    const { dossier } = patient;
    const failing = dossier.failures.flatMap((one) => (one.type === "mypy" || one.node === null ? [] : [one.node.split("::")[0] ?? one.node]));
    const file = failing.find((one) => one.endsWith(".py"));
    if (file === undefined) return [];
    const clashing = dossier.files.filter((one) => dossier.isTest(one) && posix.basename(one) === posix.basename(file) && !dossier.files.includes(posix.join(posix.dirname(one), "__init__.py")));
    if (clashing.length < 2) return [];
    return [...packages(clashing), ...renamed(patient, clashing, file)];
  },
};

/** Each folder a package, up to the one that they have in common: that stays on the path, and what is imported from it still is. */
function packages(clashing: readonly string[]): ReturnType<typeof proposal> {
  const top = common(clashing.map((one) => posix.dirname(one)));
  const folders = new Set(clashing.flatMap((one) => {
    const found: string[] = [];
    for (let at = posix.dirname(one); at !== top && at !== "."; at = posix.dirname(at)) found.push(at);
    return found;
  }));
  return proposal("makes the folders of the two test modules packages", [...folders].map((folder) => ({ file: `${folder}/__init__.py`, content: "" })));
}

function common(folders: readonly string[]): string {
  const [first = "", ...rest] = folders;
  let top = first;
  while (top !== "." && !rest.every((one) => one === top || one.startsWith(`${top}/`))) top = posix.dirname(top);
  return top;
}

/** The newer one, else the one that failed, with its folder's name in its own. */
function renamed({ dossier, text }: Patient, clashing: readonly string[], failing: string): ReturnType<typeof proposal> {
  const fresh = clashing.filter((one) => isNew(dossier, one));
  const file = fresh.length === 1 ? (fresh[0] ?? failing) : failing;
  const folder = posix.basename(posix.dirname(file)).replace(/\W+/g, "_");
  const base = posix.basename(file, ".py");
  const name = base.startsWith("test_") ? `test_${folder}_${base.slice("test_".length)}` : `${folder}_${base}`;
  const target = posix.join(posix.dirname(file), `${name}.py`);
  const content = text(file);
  if (content === null || text(target) !== null || dossier.files.some((one) => posix.basename(one) === `${name}.py`)) return [];
  return proposal(`gives \`${file}\` a name of its own`, [{ file, content: null }, { file: target, content }]);
}

const isNew = (dossier: Dossier, file: string): boolean => changed(dossier).some((one) => one.file === file && one.status === "added");
