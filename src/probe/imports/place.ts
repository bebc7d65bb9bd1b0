/** Under which name a file of the project is imported, and from which folder. */
import { dirname, relative } from "node:path";
import type { Interpreter } from "../../context.js";
import type { ModulePlace } from "./facts.js";

/**
 * Folders of the project that the tests' own configuration or the environment puts on the path, in that order, relative;
 * "." is the project itself.
 */
export function pathFolders(interpreter: Interpreter, project: string): { readonly configured: readonly string[]; readonly standing: readonly string[] } {
  const { pytest, path } = interpreter.facts;
  const ini = pytest?.inipath == null ? project : dirname(pytest.inipath);
  const words = (pytest?.ini["pythonpath"] ?? "").split(/\s+/).filter((w) => w !== "");
  return {
    configured: words.map((w) => inProject(w.startsWith("/") ? w : `${ini}/${w}`, project)).filter((f) => f !== null),
    standing: path.map((p) => inProject(p, project)).filter((f) => f !== null),
  };
}

function inProject(path: string, project: string): string | null {
  const name = relative(project, path).replaceAll("\\", "/");
  return name.startsWith("..") || name.startsWith("/") ? null : name === "" ? "." : name;
}

/**
 * Null for a file whose name is no module's. The root is the folder above the outermost `__init__.py`; where that lies in
 * a folder on the path, which makes it a part of a namespace package, the folder on the path.
 */
export function placeOf(file: string, files: ReadonlySet<string>, onPath: readonly string[]): ModulePlace | null {
  let root = dirname(file);
  while (root !== "." && files.has(`${root}/__init__.py`)) root = dirname(root);
  const above = onPath.filter((folder) => folder !== "." && (root === folder || root.startsWith(`${folder}/`))).sort((a, b) => b.length - a.length)[0];
  root = above ?? root;
  const path = (root === "." ? file : file.slice(root.length + 1)).replace(/(?:\/__init__)?\.py$/, "");
  const module = path.replaceAll("/", ".");
  return /^[^\W\d]\w*(?:\.[^\W\d]\w*)*$/u.test(module) && module !== "__init__" ? { file, module, root } : null;
}
