/** One failing node, with mypy and without. */
import { diagnose, figure, interleaved, need, project, seconds } from "./tools.mjs";

const TIMES = 5;
const NODE = "tests/test_shop.py::test_total";

/** A package whose import costs what a middling service's costs. */
function shop(types) {
  const modules = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`shop/part${i}.py`, `from typing import Dict, List\n\n\nclass Part${i}:\n    def __init__(self, names: List[str]) -> None:\n        self.names = names\n\n    def sizes(self) -> Dict[str, int]:\n        return {n: len(n) for n in self.names}\n`]));
  return project({
    ...modules,
    "shop/__init__.py": Array.from({ length: 60 }, (_, i) => `from shop.part${i} import Part${i}`).join("\n") + "\n",
    "shop/order.py": "import asyncio\nimport decimal\nimport email.message\nimport http.client\nimport json\nimport unittest.mock\nimport xml.dom.minidom\nfrom typing import Optional\n\n\ndef price(name: str) -> Optional[int]:\n    return {'tea': 3}.get(name)\n\n\ndef total(name: str, count: int) -> int:\n    return price(name) * count\n",
    "tests/test_shop.py": "from shop.order import total\n\n\ndef test_total():\n    assert total('milk', 2) == 4\n\n\ndef test_tea():\n    assert total('tea', 2) == 6\n",
    "pyproject.toml": `[tool.pytest.ini_options]\npythonpath = ["."]\n${types ? '\n[tool.mypy]\npackages = ["shop"]\n' : ""}`,
  });
}

export function oneNodeWithTypes(python) {
  const folder = shop(true);
  const [ours, theirs] = interleaved(TIMES, () => {
    const { took, report } = diagnose(python, folder, ["--node", NODE]);
    need(report.chains[0]?.root.kind === "code.none-dereference", JSON.stringify(report.chains[0]?.root));
    return took;
  }, () => Math.max(
    seconds([python, "-m", "pytest", "-q", NODE, "-p", "no:cacheprovider"], folder),
    seconds([python, "-m", "mypy", "--no-incremental", "--cache-dir", "/dev/null"], folder),
  ));
  return [figure("diagnose / the slower of pytest NODE and mypy", ours, theirs, 1.25)];
}

export function oneNode(python) {
  const folder = shop(false);
  const [ours, theirs] = interleaved(TIMES, () => diagnose(python, folder, ["--node", NODE]).took, () => seconds([python, "-m", "pytest", "-q", NODE, "-p", "no:cacheprovider"], folder));
  return [figure("diagnose / pytest NODE", ours, theirs, 2.5)];
}
