/** The polluter: 2,000 tests, 0.8 s of imports, the polluter in the middle. */
import { join } from "node:path";
import { diagnose, figure, need, project, seconds } from "./tools.mjs";

const FILES = 40;
const EACH = 50;

export function polluter(python) {
  const files = { "state.py": "import time\n\ntime.sleep(0.8)\nFLAG = False\n", "conftest.py": "import state\n", "pyproject.toml": "[tool.pytest.ini_options]\n" };
  for (let f = 0; f < FILES; f += 1) {
    files[`test_${String(f).padStart(2, "0")}.py`] = `import state\n\n` + Array.from({ length: EACH }, (_, n) => `\ndef test_${n}():\n    ${f === FILES / 2 && n === 10 ? "state.FLAG = True" : "assert 1 + 1 == 2"}\n`).join("\n");
  }
  files["test_zz.py"] = "import state\n\n\ndef test_victim():\n    assert not state.FLAG\n";
  const folder = project(files);
  const [dirty, victim] = [`test_${FILES / 2}.py::test_10`, "test_zz.py::test_victim"];
  const junit = join(folder, "..", `bench-${process.pid}.xml`);
  seconds([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", `--junit-xml=${junit}`], folder);
  const { took: ours, report } = diagnose(python, folder, ["--junit-xml", junit]);
  need(report.chains[0]?.root?.polluter === dirty && report.chains[0].root.leaks.length > 0, JSON.stringify(report.chains[0]?.root));
  const upTo = [...Array.from({ length: FILES / 2 + 1 }, (_, f) => `test_${String(f).padStart(2, "0")}.py`), victim];
  const once = seconds([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", ...upTo], folder);
  const theirs = seconds([join(python, "..", "detect-test-pollution"), "--failing-test", victim, "--tests", "."], folder);
  return [
    figure("diagnose / detect-test-pollution", ours, theirs, 0.1),
    figure("diagnose / one run of the tests up to the polluter", ours, once, 1.5),
  ];
}
