/** The project's own files: Python sources and the manifests that configure it. */
import { readdirSync, readFileSync, statSync, type Dirent } from "node:fs";
import { join, relative, sep } from "node:path";

/** Folders that hold nobody's sources. A folder with pyvenv.cfg is a virtual environment whatever its name. */
const SKIPPED = new Set(["node_modules", "__pycache__", "site-packages", "build", "dist", "eggs", ".eggs"]);
const MOST_FILES = 20_000;
const LARGEST_MANIFEST = 1 << 20;
const MANIFEST = /^(?:pyproject\.toml|setup\.cfg|setup\.py|pytest\.ini|\.pytest\.ini|pytest\.toml|tox\.ini|mypy\.ini|\.mypy\.ini|conftest\.py|requirements[\w.-]*\.(?:txt|in)|[\w.-]*requirements\.(?:txt|in)|constraints[\w.-]*\.(?:txt|in)|Pipfile|Pipfile\.lock|pylock(?:\.[\w-]+)?\.toml|uv\.lock|poetry\.lock|pdm\.lock|environment\.ya?ml)$/;

/** In a folder for it a list of requirements has any name. */
const LISTED = /(?:^|\/)(?:requirements|constraints)\/[\w.-]+\.(?:txt|in)$/;

export interface ProjectFiles {
  /** Python files, relative to the project, sorted. */
  readonly python: readonly string[];
  /** Every other file, relative, sorted. */
  readonly others: readonly string[];
  /** Those of the others that a fault can lie in (configuration), relative, sorted. */
  readonly manifests: ReadonlyMap<string, string>;
  /** True when the project has more files than are listed. */
  readonly cut: boolean;
}

/** Walks the project without following symbolic links. */
export function projectFiles(project: string): ProjectFiles {
  const python: string[] = [];
  const others: string[] = [];
  const manifests = new Map<string, string>();
  const folders = [project];
  let seen = 0;
  for (let folder = folders.pop(); folder !== undefined && seen < MOST_FILES; folder = folders.pop()) {
    for (const entry of list(folder)) {
      seen += 1;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (!entry.name.startsWith(".") && !SKIPPED.has(entry.name) && !isVirtualEnvironment(path)) folders.push(path);
      } else if (entry.isFile()) {
        const name = relative(project, path).replaceAll(sep, "/");
        (/\.pyi?$/.test(entry.name) ? python : others).push(name);
        if ((MANIFEST.test(entry.name) || LISTED.test(name)) && statSync(path).size <= LARGEST_MANIFEST) manifests.set(name, readFileSync(path, "utf8"));
      }
    }
  }
  return { python: python.sort(), others: others.sort(), manifests: new Map([...manifests].sort(([a], [b]) => (a < b ? -1 : 1))), cut: seen >= MOST_FILES };
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function isVirtualEnvironment(folder: string): boolean {
  try {
    return statSync(join(folder, "pyvenv.cfg")).isFile();
  } catch {
    return false;
  }
}

const TEST_FILE = /(?:^|\/)(?:tests?|testing)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$/;

/** True for test modules, conftest.py files and whatever lies in a folder of tests. */
export function isTestFile(file: string): boolean {
  return TEST_FILE.test(file);
}

/** True for a path, relative to the project, that is the project's own code. */
export function isFirstParty(file: string): boolean {
  return !file.startsWith("/") && !file.startsWith("..") && !/^[A-Za-z]:/.test(file) && !file.startsWith("<")
    && !/(?:^|\/)(?:site-packages|\.?venv|\.tox|\.nox|node_modules)\//.test(file);
}
