import { describeFixes } from "../../support/fixes.js";

const kit = { "pytest.ini": "[pytest]\npythonpath = .\n", "kit/__init__.py": "", "kit/options.py": "def pytest_addoption(parser):\n    parser.addoption('--tenant', default='a')\n", "kit/recorder.py": "", "tests/conftest.py": "import pytest\n\n\n@pytest.fixture(autouse=True)\ndef tenant(request):\n    return request.config.getoption('--tenant')\n", "tests/test_a.py": "def test_a():\n    assert 1\n" };

describeFixes("test.config", [
  { title: "a plugin that nobody loads, into the list", files: { ...kit, "conftest.py": "pytest_plugins = [\n    'kit.recorder',\n]\n" }, after: { "conftest.py": "pytest_plugins = [\n    'kit.options',\n    'kit.recorder',\n]\n" } },
  { title: "a single name becomes a list", files: { ...kit, "conftest.py": "pytest_plugins = \"kit.recorder\"  # kit\n" }, after: { "conftest.py": "pytest_plugins = [\"kit.recorder\", \"kit.options\"]  # kit\n" } },
  { title: "a misspelt plugin", files: { ...kit, "conftest.py": "pytest_plugins = ('kit.optoins',)\n" }, after: { "conftest.py": "pytest_plugins = ('kit.options',)\n" } },
  { title: "a hook by its name", files: { "pytest.ini": "[pytest]\n", "conftest.py": "import pytest\n\n\n@pytest.hookimpl\ndef pytest_runtest_setpu(item):\n    pass\n", "tests/test_a.py": "def test_a():\n    assert 1\n" }, after: { "conftest.py": "import pytest\n\n\n@pytest.hookimpl\ndef pytest_runtest_setup(item):\n    pass\n" } },
  { title: "a setting that the change broke", files: { "pytest.ini": "[pytest]\naddopts = -q --no-such-thing\n", "tests/test_a.py": "def test_a():\n    assert 1\n" }, base: { "pytest.ini": "[pytest]\naddopts = -q\n" }, after: { "pytest.ini": "[pytest]\naddopts = -q\n" } },
  { title: "nothing for an option that nobody has", files: { "pytest.ini": "[pytest]\naddopts = -q --no-such-thing\n", "tests/test_a.py": "def test_a():\n    assert 1\n" }, after: null },
]);
