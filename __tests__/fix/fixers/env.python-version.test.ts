import { describeFixes } from "../../support/fixes.js";

const project = (code: string, test = "from old import f\n\n\ndef test_f():\n    assert f(len)\n"): Record<string, string> => ({ "pytest.ini": "[pytest]\npythonpath = .\n", "old.py": code, "tests/test_old.py": test });

describeFixes("env.python-version", [
  { title: "a name of a module, wherever the file has it", files: project("import inspect as i\n\n\ndef f(x):\n    y = i.getargspec(x)  # getargspec\n    return y or i.getargspec(x)\n"), after: { "old.py": "import inspect as i\n\n\ndef f(x):\n    y = i.getfullargspec(x)  # getargspec\n    return y or i.getfullargspec(x)\n" } },
  { title: "a name that is imported from where it was", files: project("from collections import Mapping, OrderedDict\n\n\ndef f(x):\n    return not isinstance(x, Mapping) and OrderedDict\n"), after: { "old.py": "from collections import OrderedDict\nfrom collections.abc import Mapping\n\n\ndef f(x):\n    return not isinstance(x, Mapping) and OrderedDict\n" } },
  { title: "a name of another module", files: project("import pipes\n\n\ndef f(x):\n    return pipes.quote('a b')\n"), after: { "old.py": "import shlex\n\n\ndef f(x):\n    return shlex.quote('a b')\n" } },
  { title: "a method that a test case has no more", files: { "pytest.ini": "[pytest]\n", "tests/test_old.py": "import unittest\n\n\nclass TestOld(unittest.TestCase):\n    def test_a(self):\n        self.assertEquals(1, 1)\n        self.assertEquals(2, 2)\n" }, after: { "tests/test_old.py": "import unittest\n\n\nclass TestOld(unittest.TestCase):\n    def test_a(self):\n        self.assertEqual(1, 1)\n        self.assertEqual(2, 2)\n" } },
  { title: "nothing where nothing has taken its place", files: project("import asyncio\n\n\n@asyncio.coroutine\ndef f(x):\n    return 1\n"), after: null },
]);
