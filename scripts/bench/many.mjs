/** 300 failing nodes of five roots. */
import { diagnose, inTurn, need, project, pytest, timed } from "./tools.mjs";

const TIMES = 3;
const EACH = 60;
const FAULTS = ["{}['a']", "int('x')", "None + 1", "[][1]", "(1).missing"];

export function many(bench) {
  const files = { "pyproject.toml": '[tool.pytest.ini_options]\npythonpath = ["."]\n' };
  FAULTS.forEach((fault, f) => {
    files[`app/part${f}.py`] = `def work(n):\n    return ${fault}\n`;
    files[`tests/test_part${f}.py`] = `import time\n\nimport pytest\n\nfrom app.part${f} import work\n\n\n@pytest.mark.parametrize("n", range(${EACH}))\ndef test_work(n):\n    time.sleep(0.02)\n    assert work(n) == n\n`;
  });
  const cwd = project(files);
  const nodes = FAULTS.flatMap((_, f) => Array.from({ length: EACH }, (_n, n) => `tests/test_part${f}.py::test_work[${n}]`));
  const [ours, theirs] = inTurn(TIMES, () => {
    const { seconds, report } = diagnose(bench, cwd, nodes.flatMap((n) => ["--node", n]));
    const symptoms = report.chains.reduce((sum, c) => sum + c.symptoms.length, 0);
    need(report.chains.length === FAULTS.length && symptoms === nodes.length, `${report.chains.length} chains, ${symptoms} symptoms`);
    return seconds;
  }, () => pytest(bench, cwd, nodes));
  return [timed("diagnose / one pytest run of the 300 nodes", ours, theirs, 1.5)];
}
