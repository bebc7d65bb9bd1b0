/** Lays a case out as a git checkout. */
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, join, relative, sep } from "node:path";
import { must } from "./run.mjs";

/** Seconds: the time of the first commit. */
const START = Date.UTC(2026, 0, 1) / 1000;

/**
 * A commit for each step, with fixed names and times, so that a case always has the same commits.
 * @param {import("./cases.mjs").Case} one
 * @param {string} dest made
 * @returns {Promise<Map<string, string>>} the commits by the name of their step, in order
 */
export async function layOut(one, dest) {
  mkdirSync(dest, { recursive: true });
  const commits = new Map();
  await git(dest, START, "init", "-q", "-b", "main");
  for (const [index, step] of one.steps.entries()) {
    const at = START + 60 * index;
    overlay(step, dest, at);
    await git(dest, at, "add", "-A", "-f");
    await git(dest, at, "commit", "-q", "--allow-empty", "-m", basename(step));
    commits.set(basename(step), await git(dest, at, "rev-parse", "HEAD"));
  }
  return commits;
}

/** @param {string} dest @param {string} patch absolute @returns {Promise<boolean>} whether it applies */
export function applies(dest, patch) {
  return git(dest, START, "apply", "--whitespace=nowarn", patch).then(() => true, () => false);
}

function overlay(from, to, at) {
  for (const path of readdirSync(from, { recursive: true })) {
    const [source, target] = [join(from, path), join(to, path)];
    if (!statSync(source).isFile() || basename(path) === ".removed" || path.split(sep).includes("__pycache__")) continue;
    cpSync(source, target);
    // A time of its own for each step: git takes a file of the same size and time for unchanged.
    utimesSync(target, at, at);
  }
  const removed = join(from, ".removed");
  if (existsSync(removed)) for (const path of readFileSync(removed, "utf8").split(/\s+/).filter(Boolean)) rmSync(join(to, path));
}

function git(cwd, at, ...args) {
  const who = { GIT_AUTHOR_NAME: "case", GIT_AUTHOR_EMAIL: "case@example.invalid", GIT_COMMITTER_NAME: "case", GIT_COMMITTER_EMAIL: "case@example.invalid" };
  const plain = { GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null", GIT_CONFIG_NOSYSTEM: "1" };
  return must(["git", ...args], { cwd, env: { ...process.env, ...who, ...plain, GIT_AUTHOR_DATE: `${at} +0000`, GIT_COMMITTER_DATE: `${at} +0000` } });
}

/**
 * Every file with its hash. Of .git the index and the objects are left out: reading may refresh the one and pack the others.
 * @param {string} folder
 * @returns {Map<string, string>}
 */
export function snapshot(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const named = files.map((file) => [relative(folder, file).split(sep).join("/"), file]).filter(([name]) => !/^\.git\/(index|objects\/)/.test(name));
  return new Map(named.map(([name, file]) => [name, createHash("sha256").update(readFileSync(file)).digest("hex")]));
}
