import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const one = (mod: string, value: string): Record<string, string> => ({ "pytest.ini": INI, "mod.py": mod, "test_mod.py": `import mod\n\n\ndef test_mod():\n    assert mod.f(2) == ${value}\n` });

describeFixes("code.syntax", [
  { title: "a bracket", files: one("def f(x):\n    return sum(x * n for n in range(3)  # all\n\n\ndef g(x):\n    return x\n", "6"), after: { "mod.py": "def f(x):\n    return sum(x * n for n in range(3))  # all\n\n\ndef g(x):\n    return x\n" } },
  { title: "a bracket before a colon, tabs and CRLF", files: one("def f(x):\r\n\tif max(x, abs(x):\r\n\t\treturn x\r\n", "2"), after: { "mod.py": "def f(x):\r\n\tif max(x, abs(x)):\r\n\t\treturn x\r\n" } },
  { title: "a bracket too many", files: one("def f(x):\n    return max(x, 1))\n", "2"), after: { "mod.py": "def f(x):\n    return max(x, 1)\n" } },
  { title: "a colon", files: one("def f(x)  # twice\n    return x * 2\n", "4"), after: { "mod.py": "def f(x):  # twice\n    return x * 2\n" } },
  { title: "a quote", files: one("def f(x):\n    return 'a' + 'b\n", "'ab'"), after: { "mod.py": "def f(x):\n    return 'a' + 'b'\n" } },
  { title: "a comma between elements on lines of their own", files: one("VALUES = {\n    1: 'a'\n    2: 'b',\n}\n\n\ndef f(x):\n    return VALUES[x]\n", "'b'"), after: { "mod.py": "VALUES = {\n    1: 'a',\n    2: 'b',\n}\n\n\ndef f(x):\n    return VALUES[x]\n" } },
  { title: "nothing where lines are missing", files: one("def f(x):\n    if x:\n    return 3\n", "3"), after: null },
]);
