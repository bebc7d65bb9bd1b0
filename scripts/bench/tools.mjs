/** What the rows of the benchmark share. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));
const cli = join(root, "dist", "cli", "index.js");

/** A virtual environment with what is measured and what it is measured against. */
export function makeVenv() {
  const venv = join(root, ".cache", "bench-venv");
  const python = join(venv, "bin", "python");
  if (!existsSync(join(venv, "bin", "detect-test-pollution"))) {
    must(spawnSync("python3", ["-m", "venv", "--clear", venv], { stdio: "inherit" }));
    must(spawnSync(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "pytest", "mypy", "detect-test-pollution"], { stdio: "inherit" }));
  }
  return python;
}

function must(done) {
  if (done.status !== 0) throw new Error("the benchmark's environment could not be made; see the lines above");
}

/** A project in a temporary folder: `{path: content}`. */
export function project(files) {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  return folder;
}

/** Seconds of wall time that a command takes; its exit code must be one of those. */
export function seconds(argv, cwd, codes = [0, 1], env = {}) {
  const begun = performance.now();
  const done = spawnSync(argv[0], argv.slice(1), { cwd, env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1", ...env }, encoding: "utf8", maxBuffer: 1 << 28 });
  const took = (performance.now() - begun) / 1000;
  if (!codes.includes(done.status)) throw new Error(`${argv.join(" ")}: exit ${done.status}\n${done.stdout}${done.stderr}`);
  return took;
}

/** Seconds of a diagnosis, and its report. */
export function diagnose(python, folder, args) {
  const out = mkdtempSync(join(tmpdir(), "bench-out-"));
  const took = seconds([process.execPath, cli, folder, "--python", python, "--out", out, "--fix", "off", ...args], folder);
  const trace = join(out, "traces", readdirSync(join(out, "traces"))[0]);
  return { took, report: JSON.parse(readFileSync(join(out, "report.json"), "utf8")), trace: readFileSync(trace, "utf8").trim().split("\n").map((l) => JSON.parse(l)) };
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Measures two things in turn, so that what else the machine does meets both. */
export function interleaved(times, ours, theirs) {
  const [a, b] = [[], []];
  for (let i = 0; i < times; i += 1) {
    b.push(theirs());
    a.push(ours());
  }
  return [median(a), median(b)];
}

export function figure(what, ours, theirs, reach) {
  return { what, ours: `${ours.toFixed(2)} s`, theirs: `${theirs.toFixed(2)} s`, ratio: ours / theirs, reach };
}

export function need(holds, words) {
  if (!holds) throw new Error(`the benchmark found another answer than it planted: ${words}`);
}
