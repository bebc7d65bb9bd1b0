/** Where our own files are, from the sources and from either bundle. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Relative to this module: in dist/index.js, in dist/cli/index.js, in src/adapters. */
const PLACES = ["python", "../python", "../probe/python"] as const;
const MARK = "env.py";

/** The folder of the Python files that the project's interpreter runs. */
export function pythonDir(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const found = PLACES.map((place) => join(here, place)).find((folder) => existsSync(join(folder, MARK)));
  if (found === undefined) throw new Error(`the Python files of this installation are missing beside ${here}`);
  return found;
}
