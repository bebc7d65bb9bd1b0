/** The folders that hold bundles, among those that the user named. */
import { lstatSync, readdirSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { UserError } from "../errors.js";

/** A download of artifacts is a folder of bundles; who makes more than this is answered in the summary. */
export const MOST_BUNDLES = 20;

export interface BundleFolder {
  readonly path: string;
  /** The folder's own name: for a download, the artifact's. */
  readonly name: string;
}

/**
 * Bundles themselves, or folders of them.
 * @throws UserError for a folder that is not there or holds no bundle
 */
export function findBundles(given: readonly string[], here: string): BundleFolder[] {
  return given.flatMap((name) => {
    const path = resolve(here, name);
    if (!isFolder(path)) throw new UserError(`bundle "${name}" is not a folder; give the folder that diagnose wrote or an artifact was downloaded to`);
    if (isBundle(path)) return [{ path, name: basename(path) }];
    const inside = readdirSync(path).sort().map((child) => ({ path: join(path, child), name: child })).filter((b) => isFolder(b.path) && isBundle(b.path));
    if (inside.length === 0) throw new UserError(`bundle "${name}" holds no report.json, nor does a folder in it; give the folder that diagnose wrote or an artifact was downloaded to`);
    return inside;
  });
}

const isFolder = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
const isBundle = (path: string): boolean => lstatSync(join(path, "report.json"), { throwIfNoEntry: false }) !== undefined;
