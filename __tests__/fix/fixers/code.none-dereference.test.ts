import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const test = "import store\n\n\ndef test_rows():\n    assert store.Cached().where('a').rows() == ['a']\n";
const base = "class Query:\n    def __init__(self):\n        self.names = []\n\n    def where(self, name):\n        self.names.append(name)\n        return self\n\n    def rows(self):\n        return self.names\n\n\n";

describeFixes("code.none-dereference", [
  {
    title: "a method that drops what its base class gives",
    files: { "pytest.ini": INI, "test_store.py": test, "store.py": `${base}class Cached(Query):\n    def where(self, name):\n        self.key = name\n        super().where(name)\n` },
    after: { "store.py": `${base}class Cached(Query):\n    def where(self, name):\n        self.key = name\n        return super().where(name)\n` },
  },
  {
    title: "a method of a chain that does not give its object",
    files: { "pytest.ini": INI, "test_store.py": test, "store.py": `${base}class Cached(Query):\n    def where(self, name):\n        self.names += [name]\n` },
    after: { "store.py": `${base}class Cached(Query):\n    def where(self, name):\n        self.names += [name]\n        return self\n` },
  },
]);
