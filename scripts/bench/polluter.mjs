/** The polluter: 2,000 tests, 0.8 s of imports, the polluter in the middle. */
import { dirname, join } from "node:path";
import { diagnose, folder, need, project, pytest, run, timed } from "./tools.mjs";

const FILES = 40;
const EACH = 50;
const MIDDLE = FILES / 2;

export function polluter(bench) {
  const name = (f) => `test_${String(f).padStart(2, "0")}.py`;
  const files = { "state.py": "import time\n\ntime.sleep(0.8)\nFLAG = False\n", "conftest.py": "import state\n", "pyproject.toml": "[tool.pytest.ini_options]\n" };
  for (let f = 0; f < FILES; f += 1) {
    const test = (n) => `\n\ndef test_${n}():\n    ${f === MIDDLE && n === 10 ? "state.FLAG = True" : "assert 1 + 1 == 2"}\n`;
    files[name(f)] = `import state\n${Array.from({ length: EACH }, (_, n) => test(n)).join("")}`;
  }
  files["test_zz.py"] = "import state\n\n\ndef test_victim():\n    assert not state.FLAG\n";
  const cwd = project(files);
  const [dirty, victim] = [`${name(MIDDLE)}::test_10`, "test_zz.py::test_victim"];
  const junit = join(folder(), "junit.xml");
  pytest(bench, cwd, [`--junit-xml=${junit}`], [1]);
  const { seconds, report, commands } = diagnose(bench, cwd, ["--junit-xml", junit]);
  const [chain] = report.chains;
  need(chain?.root.polluter === dirty && chain.root.leaks.some((l) => l.name === "state.FLAG"), JSON.stringify(chain?.root));
  const once = pytest(bench, cwd, [...Array.from({ length: MIDDLE + 1 }, (_, f) => name(f)), victim], [1]);
  const theirs = run([join(dirname(bench.python), "detect-test-pollution"), "--failing-test", victim, "--tests", "."], cwd);
  need(theirs.stdout.includes(dirty), theirs.stdout.slice(-400));
  // The first of these finds it, and what it leaks; the others prove it in fresh processes.
  const found = (commands.find((r) => r.action === "pytest.isolate")?.duration_ms ?? Number.NaN) / 1000;
  return [
    timed("finding it / detect-test-pollution", found, theirs.seconds, 0.1),
    timed("finding it / one run of the tests up to it", found, once, 1.5),
    timed("the whole diagnosis / detect-test-pollution", seconds, theirs.seconds, null),
  ];
}
