/** The oldest Python that the project runs on: what newer ones alone have is no repair. */
import { satisfies } from "../env/pep440.js";
import { atLeast } from "../diagnose/facts-of-python.js";
import type { Patient } from "./fix.js";

/** `requires-python` (PEP 621), `python_requires` (setuptools), `python` of Poetry. */
const DECLARED = /^\s*(?:requires-python|python_requires)\s*=\s*["']?([^"'#\n]+)|^python\s*=\s*"([^"]+)"/m;

/** Whether every Python that the project admits is at least this release (`3.9`); the one that runs speaks where nothing is declared. */
export function needs({ dossier }: Pick<Patient, "dossier">, release: string): boolean {
  const [major = "3", minor = "0"] = release.split(".");
  const before = `${major}.${String(Number(minor) - 1)}.99`;
  for (const name of ["pyproject.toml", "setup.cfg", "setup.py"]) {
    const [, declared, poetry] = DECLARED.exec(dossier.manifests.get(name) ?? "") ?? [];
    const spec = declared ?? poetry;
    if (spec !== undefined) return !satisfies(before, spec.trim().replace(/,$/, ""));
  }
  return atLeast(dossier.environment.version, release);
}
