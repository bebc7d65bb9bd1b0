/** What is run for a bug: its tests, this tool, and FauxPy. */
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { PROJECTS } from "./bugs.mjs";

/** Runs a command; kills its group at the limit. */
export function run(argv, { cwd, seconds, env = {} }) {
  const begun = performance.now();
  return new Promise((done) => {
    const child = spawn(argv[0], argv.slice(1), { cwd, detached: true, stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...env } });
    let output = "";
    const take = (chunk) => { output = (output + chunk).slice(-100_000); };
    child.stdout.on("data", take);
    child.stderr.on("data", take);
    const timer = setTimeout(() => { process.kill(-child.pid, "SIGKILL"); }, seconds * 1000);
    child.on("close", (code) => {
      clearTimeout(timer);
      done({ code, output, seconds: (performance.now() - begun) / 1000 });
    });
  });
}

/** The nodes that fail and the nodes that pass, of those that a bug names and their parameters. */
export async function test(python, folder, nodes, env) {
  const { code, output } = await run([python, "-m", "pytest", "-q", "-rA", "--tb=short", "-p", "no:cacheprovider", "-o", "addopts=", "-W", "ignore", ...nodes], { cwd: folder, seconds: 120, env });
  const named = (word) => [...output.matchAll(new RegExp(`^${word} (\\S+::[^\\n]*?)(?: - .*)?$`, "gm"))].map((found) => found[1]);
  return { code, failed: [...new Set([...named("FAILED"), ...named("ERROR")])], passed: named("PASSED"), output };
}

/**
 * This tool with the failed nodes and no base: the ranked lines, and how long it took.
 * @param {string[]} tool
 */
export async function diagnose(tool, python, folder, { nodes, env }, out, seconds) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const file = join(out, "candidates.json");
  const argv = [...tool, "diagnose", folder, ...nodes.flatMap((node) => ["--node", node]), "--python", python, "--out", join(out, "bundle"), "--fix", "off", "--mypy", "never"];
  const done = await run(argv, { cwd: folder, seconds, env: { ...env, PYTHON_TRACE_DEBUG_CANDIDATES: file } });
  return { list: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [], seconds: done.seconds, output: done.output };
}

/** FauxPy's Ochiai over the test files of a bug: its list, in its order, and how long it took; null where it has none. */
export async function fauxpy(python, folder, { project, files, nodes }, { env }, seconds) {
  const above = join(folder, "..");
  for (const name of readdirSync(above).filter((one) => one.startsWith("FauxPyReport_"))) rmSync(join(above, name), { recursive: true, force: true });
  const argv = [python, "-m", "pytest", ...files, "-p", "no:cacheprovider", "-o", "addopts=", "--src", PROJECTS[project], "--family", "sbfl", "--granularity", "statement", "--top-n", "-1", "--failing-list", `[${nodes.join(",")}]`];
  const done = await run(argv, { cwd: folder, seconds, env });
  const report = readdirSync(above).find((name) => name.startsWith("FauxPyReport_"));
  const table = report === undefined ? "" : join(above, report, "Scores_Ochiai.csv");
  if (!existsSync(table)) return null;
  // `/path/to/file.py::12,0.5`, highest first, under a line of headings.
  const list = readFileSync(table, "utf8").split("\n").flatMap((text) => {
    const [, file, line] = /^"?(.+?\.py)::(\d+)/.exec(text.trim()) ?? [];
    return file === undefined ? [] : [{ file: relative(folder, join(folder, relative(folder, file))), line: Number(line) }];
  });
  return { list, seconds: done.seconds };
}
