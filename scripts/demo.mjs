/** `npm run demo`: makes a virtual environment for the example, traces it, prints the report and says where the bundle is. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const project = join(root, "examples", "parcel-desk");
const venv = join(root, ".cache", "demo-venv");
const out = join(root, ".cache", "demo-bundle");
const python = process.platform === "win32" ? join(venv, "Scripts", "python.exe") : join(venv, "bin", "python");

function run(program, args, stdio = "inherit") {
  const done = spawnSync(program, args, { stdio, cwd: root });
  if (done.error) throw new Error(`cannot start ${program}: ${done.error.message}`);
  return done.status ?? 1;
}

/** The first of the usual names that is a CPython of 3.8 or newer. */
function systemPython() {
  for (const name of ["python3", "python", "py"]) {
    const asked = spawnSync(name, ["-c", "import sys; sys.exit(sys.version_info < (3, 8))"]);
    if (asked.status === 0) return name;
  }
  console.error("demo: no CPython 3.8 or newer on PATH (tried python3, python, py); install one and run `npm run demo` again");
  process.exit(2);
}

mkdirSync(join(root, ".cache"), { recursive: true });
if (!existsSync(python) || spawnSync(python, ["-c", "import pytest, pytest_asyncio, mypy"]).status !== 0) {
  console.error("demo: making a virtual environment with pytest, pytest-asyncio and mypy (once)");
  if (run(systemPython(), ["-m", "venv", "--clear", venv]) !== 0 || run(python, ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", join(project, "requirements.txt")]) !== 0) {
    console.error("demo: the virtual environment could not be made; see the lines above");
    process.exit(2);
  }
}
const status = run(process.execPath, [join(root, "dist", "cli", "index.js"), "diagnose", project, "--python", python, "--out", out]);
console.log(`\nBundle: ${out} (report.html is the same report for a browser)`);
// 1 is the answer here: the example is red. Anything else is not what the demo shows.
process.exit(status === 1 ? 0 : status || 1);
