import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const TEST = "from book import titles\n\n\ndef test_titles(tmp_path):\n    path = tmp_path / 'b.txt'\n    path.write_bytes('Zoë\\n'.encode())\n    assert titles(path) == ['Zoë']\n";
const C = { LC_ALL: "C", PYTHONCOERCECLOCALE: "0", PYTHONUTF8: "0" };
const project = (book: string): Record<string, string> => ({ "pytest.ini": INI, "book.py": book, "tests/test_book.py": TEST });

describeFixes("env.locale", [
  {
    title: "open() with a comment and one argument a line",
    files: project("def titles(path):\n    with open(\n        path,\n        newline='',  # as it is\n    ) as f:\n        return f.read().split()\n"), env: C,
    after: { "book.py": "def titles(path):\n    with open(\n        path,\n        newline='',\n        encoding=\"utf-8\",  # as it is\n    ) as f:\n        return f.read().split()\n" },
  },
  {
    title: "a handler for errors makes way, CRLF stays",
    files: project("def titles(path):\r\n    with open(path, 'r', errors='replace') as f:\r\n        return f.read().split()\r\n"), env: C,
    after: { "book.py": "def titles(path):\r\n    with open(path, 'r', encoding=\"utf-8\") as f:\r\n        return f.read().split()\r\n" },
  },
  {
    title: "read_text()",
    files: project("def titles(path):\n    return path.read_text().split()  # open('x')\n"), env: C,
    after: { "book.py": "def titles(path):\n    return path.read_text(encoding=\"utf-8\").split()  # open('x')\n" },
  },
  {
    title: "nothing where the code chose the wrong encoding itself",
    files: project("def titles(path):\n    return path.read_bytes().decode('ascii').split()\n"), env: C, after: null,
  },
]);
