import { describeFixes } from "../../support/fixes.js";

const one = { "pytest.ini": "[pytest]\n", "tests/a/test_load.py": "def test_a():\n    assert True\n", "tests/b/test_load.py": "def test_b():\n    assert True\n" };

describeFixes("import.test-module-clash", [
  { title: "folders that become packages below the one that they share", files: one, after: { "tests/a/__init__.py": "", "tests/b/__init__.py": "" } },
  { title: "folders between them too", files: { "pytest.ini": "[pytest]\n", "tests/a/x/test_load.py": "def test_a():\n    assert True\n", "tests/b/test_load.py": "def test_b():\n    assert True\n" }, after: { "tests/a/__init__.py": "", "tests/a/x/__init__.py": "", "tests/b/__init__.py": "" } },
  { title: "or a name of its own for the newer one", nth: 1, files: one, base: { "tests/b/test_load.py": null }, after: { "tests/b/test_load.py": null, "tests/b/test_b_load.py": "def test_b():\n    assert True\n" } },
]);
