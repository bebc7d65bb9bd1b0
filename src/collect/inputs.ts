/** From the globs and paths of the options to files. */
import { realpath, stat } from "node:fs/promises";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { messageOf, UserError } from "../errors.js";

export interface InputFile {
  /** Absolute. */
  readonly path: string;
  /** How it is called in all output: relative to the current directory where it lies below it. */
  readonly input: string;
}

export interface Folders {
  /** Absolute: where relative patterns start. */
  readonly cwd: string;
  /** Absolute, with symbolic links resolved. */
  readonly project: string;
}

/**
 * The files that the patterns of one option name, each once. A path that exists is taken as it is, whatever its characters.
 * Rejects with a UserError for a pattern that names no file, and for a link that leads out of the project.
 * @param option as the user knows it, for messages
 */
export async function expand(patterns: readonly string[], option: string, folders: Folders): Promise<InputFile[]> {
  const files = new Map<string, InputFile>();
  for (const pattern of patterns) {
    const found = await matches(pattern, option, folders);
    if (found.length === 0) throw new UserError(`${option} ${JSON.stringify(pattern)} names no file (looked from ${folders.cwd}): check the path, or whether the step before wrote it`);
    for (const path of found) {
      await refuseOutside(path, option, folders);
      files.set(path, { path, input: nameOf(path, folders.cwd) });
    }
  }
  return [...files.values()];
}

async function matches(pattern: string, option: string, { cwd }: Folders): Promise<readonly string[]> {
  const path = resolve(cwd, pattern);
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory() === true) throw new UserError(`${option} ${JSON.stringify(pattern)} is a folder: name the files in it, ${JSON.stringify(`${pattern.replace(/[\\/]+$/, "")}/*`)} say`);
  if (found !== null) return [path];
  const { glob } = await import("tinyglobby");
  try {
    const all = await glob(sep === "\\" ? pattern.replaceAll("\\", "/") : pattern, { cwd, dot: true, absolute: true, expandDirectories: false, followSymbolicLinks: false, ignore: ["**/.git/**", "**/node_modules/**"] });
    return all.map((file) => resolve(file)).sort();
  } catch (error) {
    throw new UserError(`${option} ${JSON.stringify(pattern)} is no glob that can be read: ${messageOf(error)}`);
  }
}

/** A link inside the project may not lead out of it: the code under test could have made it. */
async function refuseOutside(path: string, option: string, { project }: Folders): Promise<void> {
  const real = await realpath(path);
  if (within(path, project) && !within(real, project)) throw new UserError(`${option}: ${path} is a link that leads out of the project, to ${real}: give that path itself if it is meant`);
}

function within(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function nameOf(path: string, cwd: string): string {
  return within(path, cwd) ? relative(cwd, path).split(sep).join("/") : path;
}
