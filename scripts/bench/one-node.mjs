/** One failing node, with mypy and without. */
import { diagnose, inTurn, need, project, pytest, run, timed } from "./tools.mjs";

const TIMES = 5;
const NODE = "tests/test_shop.py::test_total";

/** A package of sixty modules that imports what a middling service does. */
function shop(types) {
  const part = (i) => `from typing import Dict, List\n\n\nclass Part${i}:\n    def __init__(self, names: List[str]) -> None:\n        self.names = names\n\n    def sizes(self) -> Dict[str, int]:\n        return {n: len(n) for n in self.names}\n`;
  const parts = Array.from({ length: 60 }, (_, i) => i);
  return project({
    ...Object.fromEntries(parts.map((i) => [`shop/part${i}.py`, part(i)])),
    "shop/__init__.py": parts.map((i) => `from shop.part${i} import Part${i}\n`).join(""),
    "shop/order.py": "import asyncio\nimport decimal\nimport email.message\nimport http.client\nimport json\nimport unittest.mock\nimport xml.dom.minidom\n\n\ndef price(name: str) -> int:\n    return {'tea': 3, 'milk': 2}[name]\n\n\ndef total(name: str, count: int) -> int:\n    return price(name, count)\n",
    "tests/test_shop.py": "from shop.order import price, total\n\n\ndef test_total():\n    assert total('milk', 2) == 4\n\n\ndef test_tea():\n    assert price('tea') == 3\n",
    "pyproject.toml": `[tool.pytest.ini_options]\npythonpath = ["."]\n${types ? '\n[tool.mypy]\npackages = ["shop"]\n' : ""}`,
  });
}

function traced(bench, cwd) {
  const { seconds, report } = diagnose(bench, cwd, ["--node", NODE]);
  need(report.chains[0]?.root.kind === "code.signature-mismatch" && report.chains[0].verdict === "deterministic", JSON.stringify(report.chains[0]?.root));
  return seconds;
}

export function oneNodeWithTypes(bench) {
  const cwd = shop(true);
  const [ours, theirs] = inTurn(TIMES, () => traced(bench, cwd), () => Math.max(
    pytest(bench, cwd, [NODE]),
    run([bench.python, "-m", "mypy", "--no-incremental", "--cache-dir", process.platform === "win32" ? "nul" : "/dev/null"], cwd).seconds,
  ));
  return [timed("diagnose / the slower of pytest NODE and mypy", ours, theirs, 1.25)];
}

export function oneNode(bench) {
  const cwd = shop(false);
  const [ours, theirs] = inTurn(TIMES, () => traced(bench, cwd), () => pytest(bench, cwd, [NODE]));
  return [timed("diagnose / pytest NODE", ours, theirs, 2.5)];
}
