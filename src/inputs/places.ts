/** Folders and files that inputs name, checked against the disk. */
import { lstatSync, realpathSync, statSync, type Stats } from "node:fs";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { UserError } from "../errors.js";

/** The project's folder, absolute, links resolved. */
export function projectFolder(called: string, given: string, cwd: string): string {
  const path = resolve(cwd, given);
  if (!kindOf(path)?.isDirectory()) throw new UserError(`${called}: "${given}" is not a folder; give the folder of the Python project`);
  return realpathSync(path);
}

export function existingFile(called: string, given: string, cwd: string): string {
  const path = resolve(cwd, given);
  if (!kindOf(path)?.isFile()) throw new UserError(`${called}: "${given}" is not a file; give one that exists`);
  return path;
}

/**
 * The bundle's folder, absolute. It may lie inside the project but be neither the project nor a folder around it, and no
 * symbolic link inside the project may lead it out: links there may be the work of the change under trace.
 */
export function outFolder(called: string, given: string | null, cwd: string, project: string): string {
  const path = given === null ? join(project, ".python-trace") : resolve(cwd, given);
  const real = realFuture(path);
  const refuse = (why: string): UserError => new UserError(`${called}: "${given ?? ".python-trace"}" ${why}; give a folder of its own for the bundle`);
  if (isWithin(project, real)) throw refuse("is the project itself or a folder around it");
  if (isWithin(path, project) && !isWithin(real, project)) throw refuse("is a symbolic link that leads out of the project");
  if (isWithin(real, join(project, ".git"))) throw refuse("lies in the repository's own .git");
  const kind = kindOf(real);
  if (kind !== null && !kind.isDirectory()) throw refuse("is a file");
  return real;
}

/** True for the folder itself too. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function kindOf(path: string): Stats | null {
  return statSync(path, { throwIfNoEntry: false }) ?? null;
}

/** Where a path leads once it is made: links of the part that exists are resolved. */
function realFuture(path: string): string {
  if (lstatSync(path, { throwIfNoEntry: false })) {
    try {
      return realpathSync(path);
    } catch {
      throw new UserError(`"${path}" is a symbolic link that leads nowhere`);
    }
  }
  const above = dirname(path);
  return above === path ? path : join(realFuture(above), relative(above, path));
}
