/** The virtual environments: one with what the tests of all four projects need, and the same with FauxPy. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The last versions that both CPython 3.8 and the code of those years can live with; the bugs' own pins want older Pythons. */
const PINS = [
  "pytest==7.4.4", "nose==1.3.7", "numpy<2", "mock", "pytest-mock", "psutil", "colorama", "six", "decorator", "pyte", "requests", "requests-mock", "python-toolbox", "future",
  "click<8", "jinja2<3", "markupsafe<2.1", "jinja2-time", "poyo", "pyyaml", "binaryornot", "whichcraft", "freezegun", "python-slugify",
];
const MORE = { tests: [], fauxpy: ["fauxpy"] };

/** @returns the interpreter of an environment, which is made where it is not there */
export function makeVenv(work, base, name) {
  const venv = join(work, `venv-${name}`);
  const python = join(venv, "bin", "python");
  const done = join(venv, "packages.txt");
  const packages = [...PINS, ...MORE[name]];
  if (existsSync(done) && readFileSync(done, "utf8") === packages.join("\n")) return python;
  for (const argv of [[base, "-m", "venv", "--clear", venv], [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", ...packages]]) {
    if (spawnSync(argv[0], argv.slice(1), { stdio: ["ignore", "inherit", "inherit"] }).status !== 0) throw new Error(`${argv.slice(0, 4).join(" ")} … failed; see the lines above`);
  }
  writeFileSync(done, packages.join("\n"));
  return python;
}

/** `3.8.18` */
export function versionOf(python) {
  return spawnSync(python, ["-c", "import platform; print(platform.python_version())"], { encoding: "utf8" }).stdout.trim();
}
