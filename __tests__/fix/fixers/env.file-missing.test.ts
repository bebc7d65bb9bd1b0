import { describeFixes } from "../../support/fixes.js";

const project = (code: string): Record<string, string> => ({ "pytest.ini": "[pytest]\npythonpath = src\n", "src/app/__init__.py": "", "src/app/rates.py": code, "src/app/data/rates.txt": "1\n", "data/top.txt": "1\n", "tests/test_a.py": "from app.rates import load\n\n\ndef test_a(monkeypatch, tmp_path):\n    monkeypatch.chdir(tmp_path)\n    assert load() == '1\\n'\n" });

describeFixes("env.file-missing", [
  { title: "a Path, with a comment that looks like it", files: project("from pathlib import Path\n\nRATES = Path('src/app/data/rates.txt')  # 'src/app/data/rates.txt'\n\n\ndef load():\n    return RATES.read_text(encoding='utf-8')\n"), after: { "src/app/rates.py": "from pathlib import Path\n\nRATES = Path(__file__).parent / 'data/rates.txt'  # 'src/app/data/rates.txt'\n\n\ndef load():\n    return RATES.read_text(encoding='utf-8')\n" } },
  { title: "open() in a file that speaks os", files: project("import os\n\n\ndef load():\n    with open(\"src/app/data/rates.txt\", encoding=\"utf-8\") as f:\n        return os.fspath(f.read())\n"), after: { "src/app/rates.py": "import os\n\n\ndef load():\n    with open(os.path.join(os.path.dirname(__file__), \"data/rates.txt\"), encoding=\"utf-8\") as f:\n        return os.fspath(f.read())\n" } },
  { title: "a file outside of the package, a method on the path", files: project("import pathlib\n\n\ndef load():\n    return pathlib.Path(\"data/top.txt\").read_text(encoding=\"utf-8\")\n"), after: { "src/app/rates.py": "import pathlib\n\n\ndef load():\n    return (pathlib.Path(__file__).resolve().parents[2] / \"data/top.txt\").read_text(encoding=\"utf-8\")\n" } },
  { title: "nothing for a file that is nowhere", files: project("def load():\n    with open('data/none.txt', encoding='utf-8') as f:\n        return f.read()\n"), after: null },
  {
    title: "a folder whose files the change put beside it",
    files: { "pytest.ini": "[pytest]\npythonpath = .\n", "app/__init__.py": "", "app/data/one.json": "{\"a\": 1}\n", "app/load.py": "import json\nfrom pathlib import Path\n\nHOME = Path(__file__).parent / \"tables\"\n\n\ndef load():\n    return [json.loads(path.read_text()) for path in HOME.glob(\"*.json\")]\n", "test_load.py": "from app.load import load\n\n\ndef test_load():\n    assert load() == [{\"a\": 1}]\n" },
    base: { "app/data/one.json": null, "app/tables/one.json": "{\"a\": 1}\n" },
    after: { "app/load.py": "import json\nfrom pathlib import Path\n\nHOME = Path(__file__).parent / \"data\"\n\n\ndef load():\n    return [json.loads(path.read_text()) for path in HOME.glob(\"*.json\")]\n" },
  },
]);
