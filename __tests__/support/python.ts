/** Interpreters, virtual environments and throw-away projects for tests that run the real pytest. */
import { afterAll, describe, test } from "@jest/globals";
import { execFile, execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const cache = join(dirname(fileURLToPath(import.meta.url)), "..", "..", ".cache", "venvs");

export type PythonVersion = "3.8" | "3.9" | "3.10" | "3.11" | "3.12" | "3.13" | "3.14" | "any";

/** The path of a CPython of this version from pyenv's folder or PATH, or null where the machine has none. */
export function interpreter(version: PythonVersion): string | null {
  const program = version === "any" ? "python3" : `python${version}`;
  const fromPyenv = version === "any" ? [] : pyenvVersions(version).map((folder) => join(folder, "bin", "python"));
  const fromPath = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, program));
  return [...fromPyenv, ...fromPath].find((path) => existsSync(path) && answers(path)) ?? null;
}

function pyenvVersions(version: string): string[] {
  const folder = join(process.env["PYENV_ROOT"] ?? join(homedir(), ".pyenv"), "versions");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(`${version}.`)) : [];
  const patch = (name: string): number => Number(name.split(".")[2]) || 0;
  return names.sort((a, b) => patch(b) - patch(a)).map((name) => join(folder, name));
}

/** A version manager's shim exists also where the version that it stands for does not. */
function answers(path: string): boolean {
  try {
    execFileSync(path, ["-c", ""], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * `describe` for tests that need a CPython of this version. Without one the tests are skipped, with the reason in their
 * name; where CI is set that is a failure.
 */
export function describePython(version: PythonVersion, name: string, body: () => void): void {
  if (interpreter(version) !== null) {
    describe(name, body);
  } else if (process.env["CI"] === "true") {
    test(name, () => {
      throw new Error(`CPython ${version} is neither on PATH nor among pyenv's versions`);
    });
  } else {
    describe.skip(`${name} [skipped: CPython ${version} is neither on PATH nor among pyenv's versions]`, body);
  }
}

/**
 * The path of the Python of a virtual environment with these pip requirements, made once per version and list.
 * Two workers that make the same one do so apart; the first to finish publishes it, by a link.
 */
export async function pythonEnv(spec: { python: PythonVersion; requirements: readonly string[] }): Promise<string> {
  const base = interpreter(spec.python);
  if (base === null) throw new Error(`no CPython ${spec.python} here`);
  const key = JSON.stringify([await realpath(base), [...spec.requirements].sort()]);
  const link = join(cache, createHash("sha256").update(key).digest("hex").slice(0, 16));
  if (!existsSync(link)) {
    await mkdir(cache, { recursive: true });
    const folder = await mkdtemp(`${link}.`);
    try {
      await fill(folder, base, spec.requirements);
      await symlink(folder, link, "junction");
    } catch (error) {
      await rm(folder, { recursive: true });
      if (!existsSync(link)) throw error;
    }
  }
  return venvPython(await realpath(link));
}

async function fill(folder: string, base: string, requirements: readonly string[]): Promise<void> {
  await run(base, ["-m", "venv", folder]);
  if (requirements.length === 0) return;
  await run(venvPython(folder), ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...requirements]);
}

function venvPython(folder: string): string {
  return process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");
}

const projects: string[] = [];
afterAll(() => Promise.all(projects.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Makes a folder with these files (path → content), which is removed when the test file ends; its real path. */
export async function tempProject(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "python-trace-test-")));
  projects.push(folder);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}
