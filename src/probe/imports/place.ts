/** Under which name a file of the project is imported, and from which folder. */
import { dirname, relative } from "node:path";
import type { Interpreter } from "../../context.js";
import type { ModulePlace } from "./facts.js";

export interface PathFolders {
  /** What the tests' configuration, their conftests and pytest itself had put there, in order. */
  readonly added: readonly string[];
  /** What is there without them. */
  readonly standing: readonly string[];
}

/**
 * Folders of the project on the path of a run, relative; "." is the project itself.
 * @param ran `sys.path` at the end of the run
 */
export function pathFolders(interpreter: Interpreter, project: string, ran: readonly string[]): PathFolders {
  const within = (paths: readonly string[]): string[] => [...new Set(paths.map((path) => inProject(path, project)).filter((folder) => folder !== null))];
  const standing = within(interpreter.facts.path);
  return { added: within(ran).filter((folder) => !standing.includes(folder)), standing };
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
