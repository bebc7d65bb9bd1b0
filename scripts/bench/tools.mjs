/** What the rows of the benchmark share. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const WINDOWS = process.platform === "win32";
/** Versions that were released together; a row compares what is in one environment, so newer ones serve as well. */
const PACKAGES = ["pytest==9.0.3", "mypy==2.4.1", "detect-test-pollution==1.2.0"];
/** Above what any report of these projects holds. */
const OUTPUT = 1 << 28;

/** All that a run of the benchmark makes lies here, and goes with it. */
const yard = mkdtempSync(join(tmpdir(), "python-trace-bench-"));
process.on("exit", () => rmSync(yard, { recursive: true, force: true }));

/**
 * What is measured.
 * @typedef {{ python: string, cli: string }} Bench
 */

/** The virtual environment with what is measured against, made once. */
export function makeVenv() {
  const venv = join(root, ".cache", "bench-venv");
  const python = join(venv, ...(WINDOWS ? ["Scripts", "python.exe"] : ["bin", "python"]));
  const made = join(venv, "packages.txt");
  if (existsSync(made) && readFileSync(made, "utf8") === PACKAGES.join("\n")) return python;
  console.error(`bench: making a virtual environment with ${PACKAGES.join(", ")} (once)`);
  const system = ["python3", "python", "py"].find((name) => spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 10))"]).status === 0);
  if (system === undefined) throw new Error("no CPython 3.10 or newer on PATH (tried python3, python, py)");
  for (const argv of [[system, "-m", "venv", "--clear", venv], [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...PACKAGES]]) {
    if (spawnSync(argv[0], argv.slice(1), { stdio: ["ignore", "inherit", "inherit"] }).status !== 0) throw new Error(`${argv.join(" ")} failed; see the lines above`);
  }
  writeFileSync(made, PACKAGES.join("\n"));
  return python;
}

/** A new folder. */
export function folder() {
  return mkdtempSync(join(yard, "f-"));
}

/** A project in a folder of its own: `{path: content}`. */
export function project(files) {
  const at = folder();
  for (const [name, content] of Object.entries(files)) {
    const path = join(at, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return at;
}

/** Runs a command; its exit code must be one of those. `seconds` is wall time. */
export function run(argv, cwd, codes = [0, 1], env = {}) {
  const begun = performance.now();
  const done = spawnSync(argv[0], argv.slice(1), { cwd, env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...env }, encoding: "utf8", maxBuffer: OUTPUT });
  const seconds = (performance.now() - begun) / 1000;
  if (!codes.includes(done.status)) throw new Error(`${argv.slice(0, 8).join(" ")}: exit ${done.status}\n${done.stdout}${done.stderr}${done.error ?? ""}`);
  return { seconds, stdout: done.stdout };
}

/** Seconds of a bare pytest run. */
export function pytest({ python }, cwd, args, codes) {
  return run([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", ...args], cwd, codes).seconds;
}

/** Seconds of a diagnosis, its report, and the operational records of its trace. */
export function diagnose({ python, cli }, cwd, args, { codes = [0, 1], env = {} } = {}) {
  const out = folder();
  const { seconds } = run([process.execPath, cli, cwd, "--python", python, "--out", out, "--fix", "off", ...args], cwd, codes, env);
  const [trace] = readdirSync(join(out, "traces"));
  const records = readFileSync(join(out, "traces", trace), "utf8").trim().split("\n").map((line) => JSON.parse(line));
  return { seconds, out, report: JSON.parse(readFileSync(join(out, "report.json"), "utf8")), commands: records.filter((r) => r.surface === "operational") };
}

/**
 * Measures two things in turn, so that what else the machine does meets both, and takes the pair whose ratio is the median.
 * @returns {[number, number]}
 */
export function inTurn(times, ours, theirs) {
  const pairs = Array.from({ length: times }, () => {
    const their = theirs();
    return [ours(), their];
  });
  return pairs.sort((a, b) => a[0] / a[1] - b[0] / b[1])[Math.floor(times / 2)];
}

/** A figure in seconds: ours against theirs. */
export function timed(what, ours, theirs, reach) {
  return { what, ours: `${ours.toFixed(2)} s`, theirs: `${theirs.toFixed(2)} s`, ratio: ours / theirs, reach };
}

/** A fast wrong answer is none. */
export function need(holds, words) {
  if (!holds) throw new Error(`the benchmark found another answer than it planted: ${words}`);
}
