/** 300 failing nodes of five roots. */
import { diagnose, figure, interleaved, need, project, seconds } from "./tools.mjs";

const TIMES = 3;
const ROOTS = ["{}['a']", "int('x')", "None + 1", "[][1]", "(1).missing"];

export function many(python) {
  const files = { "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n' };
  ROOTS.forEach((fault, r) => {
    files[`app/part${r}.py`] = `def work(n):\n    return ${fault}\n`;
    files[`tests/test_part${r}.py`] = `import time\n\nimport pytest\n\nfrom app.part${r} import work\n\n\n@pytest.mark.parametrize("n", range(60))\ndef test_work(n):\n    time.sleep(0.02)\n    assert work(n) == n\n`;
  });
  const folder = project(files);
  const nodes = ROOTS.flatMap((_, r) => Array.from({ length: 60 }, (_n, n) => `tests/test_part${r}.py::test_work[${n}]`));
  const [ours, theirs] = interleaved(TIMES, () => {
    const { took, report } = diagnose(python, folder, nodes.flatMap((n) => ["--node", n]));
    need(report.chains.length === ROOTS.length && report.totals.failed_tests === nodes.length, `${report.chains.length} chains of ${report.totals.failed_tests} tests`);
    return took;
  }, () => seconds([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", ...nodes], folder));
  return [figure("diagnose / one pytest run of the 300 nodes", ours, theirs, 1.5)];
}
