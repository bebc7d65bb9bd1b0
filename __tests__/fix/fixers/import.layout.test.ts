import { describeFixes } from "../../support/fixes.js";

const code = { "src/dock/__init__.py": "SHIPS = 1\n", "tests/test_dock.py": "from dock import SHIPS\n\n\ndef test_dock():\n    assert SHIPS\n" };

describeFixes("import.layout", [
  { title: "a list in TOML", files: { ...code, "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['lib']  # ours\naddopts = \"-q\"\n" }, after: { "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['lib', 'src']  # ours\naddopts = \"-q\"\n" } },
  { title: "words in an ini file", files: { ...code, "pytest.ini": "[pytest]\npythonpath = lib\naddopts = -q\n" }, after: { "pytest.ini": "[pytest]\npythonpath = lib src\naddopts = -q\n" } },
  { title: "no such setting yet", files: { ...code, "tox.ini": "[tox]\nenvlist = py\n\n[pytest]\naddopts = -q\n\n[flake8]\nmax-line-length = 90\n" }, after: { "tox.ini": "[tox]\nenvlist = py\n\n[pytest]\naddopts = -q\npythonpath = src\n\n[flake8]\nmax-line-length = 90\n" } },
  { title: "no settings of pytest's at all", files: { ...code, "pyproject.toml": "[project]\nname = \"x\"\n" }, after: { "pyproject.toml": "[project]\nname = \"x\"\n\n[tool.pytest.ini_options]\npythonpath = [\"src\"]\n" } },
  { title: "a package's missing file", files: { "pytest.ini": "[pytest]\npythonpath = .\n", "tests/__init__.py": "", "tests/unit/help.py": "ONE = 1\n", "tests/unit/test_one.py": "from .help import ONE\n\n\ndef test_one():\n    assert ONE\n" }, after: { "tests/unit/__init__.py": "" } },
  { title: "what the change took away", files: { ...code, "pytest.ini": "[pytest]\naddopts = -q\n", "conftest.py": "import sys\n" }, base: { "conftest.py": "import sys\n\nsys.path.insert(0, 'src')\n" }, after: { "conftest.py": "import sys\n\nsys.path.insert(0, 'src')\n" } },
]);
