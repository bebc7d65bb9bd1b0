import { describeFixes } from "../../support/fixes.js";

const code = { "shop.py": "import mmslug\n\n\ndef f():\n    return mmslug.x\n", "tests/test_shop.py": "from shop import f\n\n\ndef test_f():\n    assert f()\n", "pytest.ini": "[pytest]\npythonpath = .\n" };
const pyproject = (list: string): string => `[project]\nname = "shop"\nversion = "1"\ndependencies = ${list}\n\n[tool.other]\nx = 1\n`;

describeFixes("import.missing-dependency", [
  { title: "requirements.txt that is sorted", unproven: true, files: { ...code, "requirements.txt": "# pinned\nattrs>=1\nzope.event\n" }, after: { "requirements.txt": "# pinned\nattrs>=1\nmmslug\nzope.event\n" } },
  { title: "a list with an entry a line, last without a comma", unproven: true, files: { ...code, "pyproject.toml": pyproject('[\n    "attrs",\n    "click"\n]') }, after: { "pyproject.toml": pyproject('[\n    "attrs",\n    "click",\n    "mmslug",\n]') } },
  { title: "a list on one line", unproven: true, files: { ...code, "pyproject.toml": pyproject('["attrs>=1,<3", "click"]') }, after: { "pyproject.toml": pyproject('["attrs>=1,<3", "click", "mmslug"]') } },
  { title: "Poetry's table", unproven: true, files: { ...code, "pyproject.toml": '[tool.poetry.dependencies]\npython = "^3.9"\nattrs = "*"\n' }, after: { "pyproject.toml": '[tool.poetry.dependencies]\npython = "^3.9"\nattrs = "*"\nmmslug = "*"\n' } },
  { title: "setup.cfg", unproven: true, files: { ...code, "setup.cfg": "[options]\ninstall_requires =\n    attrs\n    click\n" }, after: { "setup.cfg": "[options]\ninstall_requires =\n    attrs\n    click\n    mmslug\n" } },
  { title: "nothing where the project declares it already", files: { ...code, "requirements.txt": "attrs\nmmslug==1\n" }, after: null },
]);
