/** Twenty isolated reruns of a node. */
import { diagnose, need, project, pytest, timed } from "./tools.mjs";

const TIMES = 20;
const NODE = "test_app.py::test_half";

export function reruns(bench) {
  const cwd = project({
    "app.py": "import asyncio, decimal, email.message, http.client, json, time, unittest.mock, xml.dom.minidom\n\ntime.sleep(0.3)\n\n\ndef half(n):\n    return n // 3\n",
    "test_app.py": "from app import half\n\n\ndef test_half():\n    assert half(6) == 3\n",
    "pyproject.toml": "[tool.pytest.ini_options]\n",
  });
  const { report, commands } = diagnose(bench, cwd, ["--node", NODE, "--reruns", String(TIMES)]);
  // The reruns are forks of the plain re-run, which is counted with them.
  const ran = commands.filter((r) => ["pytest.rerun", "pytest.isolate"].includes(r.action));
  need(report.chains[0]?.failed.of > TIMES, JSON.stringify([report.chains[0]?.failed, commands.map((r) => r.action)]));
  const ours = ran.reduce((sum, r) => sum + r.duration_ms, 0) / 1000;
  const theirs = Array.from({ length: TIMES }, () => pytest(bench, cwd, [NODE], [1])).reduce((sum, s) => sum + s, 0);
  return [timed(`the re-run and ${TIMES} isolated ones / ${TIMES} runs of pytest NODE`, ours, theirs, 1 / 8)];
}
