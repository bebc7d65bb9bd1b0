import { describeFixes } from "../../support/fixes.js";

const copies = { "build/lib/pkg/__init__.py": "UNIT = 1\n", "src/pkg/__init__.py": "UNIT = 2\n", "tests/test_a.py": "import pkg\n\n\ndef test_a():\n    assert pkg.UNIT == 2\n" };

describeFixes("import.stale-install", [
  { title: "the checkout's folder first, in an ini file", files: { ...copies, "pytest.ini": "[pytest]\npythonpath = build/lib src\n" }, after: { "pytest.ini": "[pytest]\npythonpath = src build/lib\n" } },
  { title: "in TOML, an entry a line", files: { ...copies, "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = [\n    \"build/lib\",  # old\n    \"src\",\n]\n" }, after: { "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = [\n    \"src\",  # old\n    \"build/lib\",\n]\n" } },
]);
