/** The slug of a run id. */
import { readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { CiEvent, Env } from "./event.js";

const LONGEST = 40;

/** `pr-42` from the event, else the branch, else `local`. Safe as part of a file name. */
export function slugOf(event: CiEvent | null, env: Env, project: string): string {
  const pull = event?.payload.pull_request?.number;
  if (pull !== undefined) return `pr-${String(pull)}`;
  const branch = event ? env["GITHUB_HEAD_REF"] || env["GITHUB_REF_NAME"] : checkedOut(project);
  const safe = (branch ?? "").replaceAll(/[^A-Za-z0-9._-]+/g, "-").replace(/^[.-]+/, "").slice(0, LONGEST).replace(/[.-]+$/, "");
  return safe || "local";
}

/** The branch that HEAD is on, from git's own file (a work tree's `.git` is a file that names the folder). */
function checkedOut(folder: string): string | null {
  const git = join(folder, ".git");
  try {
    const place = statSync(git).isFile() ? resolve(folder, readFileSync(git, "utf8").replace(/^gitdir:\s*/, "").trim()) : git;
    return /^ref: refs\/heads\/(.+)$/m.exec(readFileSync(join(place, "HEAD"), "utf8"))?.[1] ?? null;
  } catch {
    return dirname(folder) === folder ? null : checkedOut(dirname(folder));
  }
}
