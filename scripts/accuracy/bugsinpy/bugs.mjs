/** The bugs of the data set: what its files say of each, and what the repositories hold. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The package of each project, which FauxPy wants to be told. */
export const PROJECTS = { tqdm: "tqdm", thefuck: "thefuck", PySnooper: "pysnooper", cookiecutter: "cookiecutter" };
const LARGEST = 1 << 28;

/** What git prints; null where it fails. */
export function git(folder, args) {
  const done = spawnSync("git", ["-C", folder, ...args], { encoding: "utf8", maxBuffer: LARGEST });
  return done.status === 0 ? done.stdout : null;
}

/**
 * One bug.
 * @typedef {{ id: string, project: string, repo: string, buggy: string, fixed: string, files: string[], nodes: string[], patch: string }} Bug
 */

/** The node ids in a script that runs tests; unittest's dotted names become those of pytest. */
function nodesOf(script, files) {
  const dotted = [...script.matchAll(/unittest\s+(?:-q\s+)?([\w.]+)/g)].flatMap(([, name]) => files.map((file) => ({ file, module: `${file.replace(/\.py$/, "").replaceAll("/", ".")}.` }))
    .filter(({ module }) => name.startsWith(module)).map(({ file, module }) => [file, ...name.slice(module.length).split(".")].join("::")));
  return [...new Set([...(script.match(/[^\s;]+\.py::[^\s;]+/g) ?? []), ...dotted])];
}

/**
 * All bugs of the projects, from a folder with one git repository (bare or not) for the data set and each project.
 * @param {string} data
 * @returns {Bug[]}
 */
export function readBugs(data, projects = Object.keys(PROJECTS)) {
  const set = join(data, "BugsInPy");
  const text = (path) => git(set, ["show", `HEAD:${path}`]) ?? "";
  return projects.flatMap((project) => (git(set, ["ls-tree", "--name-only", `HEAD:projects/${project}/bugs`]) ?? "").split("\n").filter((name) => /^\d+$/.test(name))
    .sort((a, b) => Number(a) - Number(b)).map((number) => {
      const at = `projects/${project}/bugs/${number}`;
      const info = Object.fromEntries([...text(`${at}/bug.info`).matchAll(/^(\w+)\s*="(.*?)"/gm)].map(([, name, value]) => [name, value]));
      const files = (info.test_file ?? "").split(";").filter(Boolean);
      return {
        id: `${project} ${number}`, project, repo: join(data, project), buggy: info.buggy_commit_id, fixed: info.fixed_commit_id, files,
        nodes: nodesOf(text(`${at}/run_test.sh`), files), patch: text(`${at}/bug_patch.txt`),
      };
    }));
}

/** Writes the files of a commit into a folder, which is emptied first. */
export function layOut({ repo }, commit, folder, paths = []) {
  const done = spawnSync("sh", ["-c", 'git -C "$1" archive "$2" -- $4 | tar -x -C "$3"', "sh", repo, commit, folder, paths.join(" ")], { encoding: "utf8" });
  if (done.status !== 0 || done.stderr !== "") throw new Error(`git archive of ${commit}: ${done.stderr}`);
}

/**
 * The fixed commit, and the buggy one with the tests of the fixed one laid over it, and the files that came with those. What
 * pytest 4 renamed in its API is renamed in both.
 * @returns {{ buggy: string, fixed: string }} the two folders
 */
export function checkOut(bug, folder) {
  const [buggy, fixed] = [join(folder, "buggy"), join(folder, "fixed")];
  for (const [at, commit] of [[buggy, bug.buggy], [fixed, bug.fixed]]) {
    rmSync(at, { recursive: true, force: true });
    mkdirSync(at, { recursive: true });
    layOut(bug, commit, at);
  }
  const came = (git(bug.repo, ["diff", "--name-only", "--diff-filter=A", bug.buggy, bug.fixed]) ?? "").split("\n").filter((file) => /(?:^|\/)tests?\//.test(file));
  layOut(bug, bug.fixed, buggy, [...bug.files, ...came]);
  for (const at of [buggy, fixed].map((one) => join(one, "tests", "conftest.py")).filter(existsSync)) writeFileSync(at, readFileSync(at, "utf8").replaceAll(".get_marker(", ".get_closest_marker("));
  return { buggy, fixed };
}
