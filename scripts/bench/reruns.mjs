/** Twenty isolated reruns of a node. */
import { diagnose, figure, need, project, seconds } from "./tools.mjs";

const TIMES = 20;

export function reruns(python) {
  const folder = project({
    "app.py": "import asyncio, decimal, email.message, http.client, json, time, unittest.mock, xml.dom.minidom\n\ntime.sleep(0.3)\n\n\ndef half(n):\n    return n // 3\n",
    "test_app.py": "from app import half\n\n\ndef test_half():\n    assert half(6) == 3\n",
    "pyproject.toml": "[tool.pytest.ini_options]\n",
  });
  const { report, trace } = diagnose(python, folder, ["--node", "test_app.py::test_half", "--reruns", String(TIMES)]);
  const alone = trace.filter((r) => r.surface === "operational" && /alone|isolat/.test(r.action));
  need(report.chains[0]?.failed.of >= TIMES && alone.length > 0, JSON.stringify([report.chains[0]?.failed, trace.map((r) => r.action)]));
  const ours = alone.reduce((sum, r) => sum + r.duration_ms, 0) / 1000;
  let theirs = 0;
  for (let i = 0; i < TIMES; i += 1) theirs += seconds([python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "test_app.py::test_half"], folder);
  return [figure("20 forked reruns / 20 runs of pytest NODE", ours, theirs, 0.125)];
}
