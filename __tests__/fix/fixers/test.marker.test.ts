import { describeFixes } from "../../support/fixes.js";

const test = (mark: string): string => `import pytest\n\n\n@pytest.mark.${mark}\ndef test_a():\n    assert True\n`;

describeFixes("test.marker", [
  { title: "misspelt", pytest: ["--strict-markers"], files: { "pytest.ini": "[pytest]\nmarkers =\n    slow: takes long\n    net\n", "tests/test_a.py": test("slwo") }, after: { "tests/test_a.py": test("slow") } },
  { title: "not registered, in an ini file", pytest: ["--strict-markers"], files: { "setup.cfg": "[tool:pytest]\nmarkers =\n    slow: takes long\naddopts = -q\n", "tests/test_a.py": test("database") }, after: { "setup.cfg": "[tool:pytest]\nmarkers =\n    slow: takes long\n    database\naddopts = -q\n" } },
  { title: "not registered, in TOML", pytest: ["--strict-markers"], files: { "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = [\n    \"slow: takes long\",\n]\n", "tests/test_a.py": test("database") }, after: { "pyproject.toml": "[tool.pytest.ini_options]\nmarkers = [\n    \"slow: takes long\",\n    \"database\",\n]\n" } },
  {
    title: "renamed by the change: every use follows", pytest: ["--strict-markers"], files: { "pytest.ini": "[pytest]\nmarkers =\n    journey: all of it\n", "tests/marks.py": "import pytest\n\nwhole = pytest.mark.e2e(1)  # e2e\n", "tests/test_a.py": "from marks import whole\n\n\n@whole\ndef test_a():\n    assert True\n" },
    base: { "pytest.ini": "[pytest]\nmarkers =\n    e2e: all of it\n" }, after: { "tests/marks.py": "import pytest\n\nwhole = pytest.mark.journey(1)  # e2e\n" },
  },
  {
    title: "taken away by the change: it comes back with its words", pytest: ["--strict-markers"], files: { "pytest.ini": "[pytest]\nmarkers =\n    slow: takes long\n", "tests/test_a.py": test("database") },
    base: { "pytest.ini": "[pytest]\nmarkers =\n    slow: takes long\n    database: needs one\n" }, after: { "pytest.ini": "[pytest]\nmarkers =\n    slow: takes long\n    database: needs one\n" },
  },
]);
