import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const one = (mod: string, check: string): Record<string, string> => ({ "pytest.ini": INI, "mod.py": mod, "test_mod.py": `import copy\nimport mod\n\n\ndef test_mod():\n    ${check}\n` });

describeFixes("code.recursion", [
  {
    title: "__getattr__ of an object under construction",
    files: one("class Prefs:\n    def __init__(self, **values):\n        self._values = values\n\n    def __getattr__(self, name):\n        \"\"\"As attributes.\"\"\"\n        # known ones\n        if name in self._values:\n            return self._values[name]\n        raise AttributeError(name)\n", "assert copy.copy(mod.Prefs(a=1)).a == 1"),
    after: { "mod.py": "class Prefs:\n    def __init__(self, **values):\n        self._values = values\n\n    def __getattr__(self, name):\n        \"\"\"As attributes.\"\"\"\n        # known ones\n        if name.startswith(\"_\"):\n            raise AttributeError(name)\n        if name in self._values:\n            return self._values[name]\n        raise AttributeError(name)\n" },
  },
  {
    title: "a property that reads itself",
    files: one("class A:\n    def __init__(self):\n        self._size = 2\n\n    @property\n    def size(self):\n        return self.size\n", "assert mod.A().size == 2"),
    after: { "mod.py": "class A:\n    def __init__(self):\n        self._size = 2\n\n    @property\n    def size(self):\n        return self._size\n" },
  },
  {
    title: "a method that meant that of its base",
    files: one("class A:\n    def save(self, path):\n        return path\n\n\nclass B(A):\n    def save(self, path):\n        return self.save(path)\n", "assert mod.B().save('x') == 'x'"),
    after: { "mod.py": "class A:\n    def save(self, path):\n        return path\n\n\nclass B(A):\n    def save(self, path):\n        return super().save(path)\n" },
  },
  {
    title: "nothing for a recursion whose end is missing",
    files: one("def walk(node):\n    return [node, *walk(node[1:])]\n", "assert mod.walk('ab') == []"), after: null,
  },
]);
