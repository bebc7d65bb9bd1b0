/** The folder for what a run makes beside the checkout. It names its owner, so that the next run removes it where a kill left it. */
import { lstatSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";

const PREFIX = "python-trace-";
const OWNER = "owner.json";
/** An owner in another container cannot be asked; after so long no run is under way any more. */
const OLD_MS = 24 * 3_600_000;

const owner = z.object({
  pid: z.number().int().positive(),
  /** Where the number counts: the host, and on Linux its namespace. */
  place: z.string(),
  /** The start of the process in clock ticks (Linux), since numbers are given again. */
  born: z.string(),
});

/** @returns a new folder in the system's temporary folder, its real path */
export function makeScratch(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), PREFIX)));
  writeFileSync(join(folder, OWNER), JSON.stringify({ pid: process.pid, place: place(), born: born(process.pid) }), { mode: 0o600 });
  return folder;
}

/** Removes the folders of runs that are no more; whatever else lies there, and what cannot be removed, is left alone. */
export function sweepScratch(): void {
  const parent = realpathSync(tmpdir());
  for (const name of list(parent)) {
    if (!name.startsWith(PREFIX)) continue;
    try {
      if (isLeft(join(parent, name))) rmSync(join(parent, name), { recursive: true, force: true });
    } catch {
      // another user's, or gone in between
    }
  }
}

function isLeft(folder: string): boolean {
  const about = lstatSync(folder);
  if (!about.isDirectory() || (process.getuid !== undefined && about.uid !== process.getuid())) return false;
  const value: unknown = JSON.parse(readFileSync(join(folder, OWNER), "utf8"));
  const { pid, place: where, born: when } = owner.parse(value);
  if (where !== place()) return Date.now() - about.mtimeMs > OLD_MS;
  return !runs(pid) || born(pid) !== when;
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (thrown) {
    return thrown instanceof Error && "code" in thrown && thrown.code === "EPERM";
  }
}

function place(): string {
  try {
    return `${hostname()} ${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
  }
}

/** Field 22 of `/proc/PID/stat` (proc_pid_stat(5)); the second field is a name in parentheses, which may hold anything. */
function born(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
