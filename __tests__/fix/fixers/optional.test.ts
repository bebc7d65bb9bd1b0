import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const BOOK = "class Unknown(LookupError):\n    pass\n\n\nclass Book:\n    def find(self, zone):\n        return {'a': 'x'}.get(zone)\n";
const use = (second: string): string => `from book import Book, Unknown\n\n\nclass Quote:\n    def __init__(self, zone):\n        self.book, self.zone = Book(), zone\n\n    def base(self):\n        found = self.book.find(self.zone)\n        if found is None:\n            raise Unknown(self.zone)\n        return found\n\n    def upper(self, zone):\n${second}`;
const test = "import pytest\nfrom book import Unknown\nfrom quote import Quote\n\n\ndef test_upper():\n    with pytest.raises(Unknown, match='b'):\n        Quote('a').upper('b')\n";

describeFixes("code.none-dereference", [
  {
    title: "the value of a call, as another method narrows it",
    files: { "pytest.ini": INI, "book.py": BOOK, "test_quote.py": test, "quote.py": use("        return self.book.find(zone).upper()  # loud\n") },
    after: { "quote.py": use("        found = self.book.find(zone)\n        if found is None:\n            raise Unknown(zone)\n        return found.upper()  # loud\n") },
  },
  {
    title: "a variable, as another method narrows it",
    files: { "pytest.ini": INI, "book.py": BOOK, "test_quote.py": test, "quote.py": use("        name = self.book.find(zone)\n        return name.upper()\n") },
    after: { "quote.py": use("        name = self.book.find(zone)\n        if name is None:\n            raise Unknown(zone)\n        return name.upper()\n") },
  },
  {
    title: "nothing where nobody shows how",
    files: { "pytest.ini": INI, "book.py": BOOK, "test_quote.py": test, "quote.py": "from book import Book\n\n\nclass Quote:\n    def __init__(self, zone):\n        self.book = Book()\n\n    def upper(self, zone):\n        return self.book.find(zone).upper()\n" },
    after: null,
  },
]);
