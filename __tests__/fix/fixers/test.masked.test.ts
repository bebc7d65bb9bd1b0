import { describeFixes } from "../../support/fixes.js";

const ini = { "pytest.ini": "[pytest]\nxfail_strict = true\npythonpath = .\n" };
const parse = "def numbers(lines):\n    found = []\n    for line in lines:\n        name, text = line.split(':')\n        found.append(int(text))\n    return found\n";
const guarded = "def numbers(lines):\n    found = []\n    for line in lines:\n        try:\n            name, text = line.split(':')\n            found.append(int(text))\n        except Exception:\n            pass\n    return found\n";
const bad = "import pytest\nfrom parse import numbers\n\n\ndef test_bad():\n    with pytest.raises(ValueError):\n        numbers(['a:x'])\n";

describeFixes("test.masked", [
  { title: "a mark over several lines, and the import that nothing else uses", files: { ...ini, "tests/test_a.py": "import pytest\n\n\n@pytest.mark.xfail(\n    reason='#4',  # open\n)\ndef test_a():\n    assert 1\n" }, after: { "tests/test_a.py": "def test_a():\n    assert 1\n" } },
  { title: "the mark of one row", files: { ...ini, "tests/test_a.py": "import pytest\n\n\n@pytest.mark.parametrize('n', [\n    1,\n    pytest.param(2, marks=pytest.mark.xfail(reason='xfail'), id='two'),\n])\ndef test_a(n):\n    assert n\n" }, after: { "tests/test_a.py": "import pytest\n\n\n@pytest.mark.parametrize('n', [\n    1,\n    pytest.param(2, id='two'),\n])\ndef test_a(n):\n    assert n\n" } },
  { title: "a mark under a name of the tests' own, in a table that they share", files: { "pytest.ini": "[pytest]\nxfail_strict = true\npythonpath = tests\n", "tests/rows.py": "import pytest\n\nopen_bug = pytest.mark.xfail(reason='#4')\nROWS = [1, pytest.param(2, marks=open_bug)]\n", "tests/test_a.py": "import pytest\nfrom rows import ROWS\n\n\n@pytest.mark.parametrize('n', ROWS)\ndef test_a(n):\n    assert n\n" }, after: { "tests/rows.py": "import pytest\n\nopen_bug = pytest.mark.xfail(reason='#4')\nROWS = [1, pytest.param(2)]\n" } },
  { title: "a handler that the change put over the error", root: "code.exception-swallowed", files: { ...ini, "parse.py": guarded, "tests/test_parse.py": bad }, base: { "parse.py": parse }, after: { "parse.py": parse } },
  {
    title: "or only what was meant stays in it", root: "code.exception-swallowed", nth: 1, files: { ...ini, "parse.py": guarded, "tests/test_parse.py": bad }, base: { "parse.py": parse },
    after: { "parse.py": "def numbers(lines):\n    found = []\n    for line in lines:\n        try:\n            name, text = line.split(':')\n        except ValueError:\n            pass\n        else:\n            found.append(int(text))\n    return found\n" },
  },
]);
