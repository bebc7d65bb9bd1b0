import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const test = (call: string, value: string): string => `import mod\n\n\ndef test_mod():\n    assert mod.${call} == ${value}\n`;
const one = (mod: string, call: string, value: string): Record<string, string> => ({ "pytest.ini": INI, "mod.py": mod, "test_mod.py": test(call, value) });

describeFixes("code.name-undefined", [
  {
    title: "an error is kept beyond its handler",
    files: one("def call(action):\n    \"\"\"Twice.\"\"\"\n    for n in range(2):\n        try:\n            return action()\n        except ValueError as error:\n            # once more\n            if n == 1:\n                break\n    return error.args\n", "call(lambda: int('x'))[0][:7]", "'invalid'"),
    after: { "mod.py": "def call(action):\n    \"\"\"Twice.\"\"\"\n    last_error = None\n    for n in range(2):\n        try:\n            return action()\n        except ValueError as error:\n            # once more\n            last_error = error\n            if n == 1:\n                break\n    return last_error.args\n" },
  },
  {
    title: "a module of the standard library",
    files: one("import sys\n\nPATH = sys.path\n\n\ndef call():\n    return json.dumps([1])  # json\n", "call()", "'[1]'"),
    after: { "mod.py": "import json\nimport sys\n\nPATH = sys.path\n\n\ndef call():\n    return json.dumps([1])  # json\n" },
  },
  {
    title: "a name that another file imports from the same place",
    files: { ...one("from typing import List\n\n\ndef call(names: List[str]):\n    return Decimal(names[0])\n", "call(['1'])", "1"), "other.py": "from decimal import Decimal\n\nONE = Decimal(1)\n" },
    after: { "mod.py": "from decimal import Decimal\nfrom typing import List\n\n\ndef call(names: List[str]):\n    return Decimal(names[0])\n" },
  },
  {
    title: "a slip of a letter",
    files: one("def call(amount):\n    return amuont + 1\n", "call(1)", "2"),
    after: { "mod.py": "def call(amount):\n    return amount + 1\n" },
  },
  {
    title: "a counter of the module",
    files: one("count = 0\n\n\ndef call():\n    'Counts.'\n    count += 1\n    return count\n", "call()", "1"),
    after: { "mod.py": "count = 0\n\n\ndef call():\n    'Counts.'\n    global count\n    count += 1\n    return count\n" },
  },
  {
    title: "nothing for a name that nothing explains",
    files: one("def call(amount):\n    return zebra(amount)\n", "call(1)", "2"), after: null,
  },
]);
