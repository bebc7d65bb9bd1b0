import { describeFixes } from "../../support/fixes.js";

const project = (conf: string, more: Record<string, string> = {}): Record<string, string> => ({ "pytest.ini": "[pytest]\npythonpath = .\n", "conf.py": conf, "tests/test_a.py": "def test_a():\n    import conf\n    assert conf.HOST.upper()\n", ...more });

describeFixes("env.variable-missing", [
  { title: "a subscript, by the example of the environment", files: project("import os\n\nHOST = os.environ['QX_HOST']  # QX_HOST\n", { ".env.example": "# hosts\nexport QX_HOST=\"h.example\"  # ours\n" }), after: { "conf.py": "import os\n\nHOST = os.environ.get('QX_HOST', 'h.example')  # QX_HOST\n" } },
  { title: "getenv, by another read", files: project("from os import getenv\n\nHOST = getenv(\n    \"QX_HOST\",\n)\n", { "other.py": "import os\n\n\ndef f():\n    return os.environ.get('QX_HOST', 'h')\n" }), after: { "conf.py": "from os import getenv\n\nHOST = getenv(\n    \"QX_HOST\", \"h\",\n)\n" } },
  { title: "nothing for a secret", files: project("import os\n\nHOST = os.environ['QX_TOKEN']\n", { ".env.example": "QX_TOKEN=abc\n" }), after: null },
  { title: "nothing where nobody shows a value", files: project("import os\n\nHOST = os.environ['QX_HOST']\n", { ".env.example": "QX_HOST=<your host>\n" }), after: null },
  { title: "nothing where two reads disagree", files: project("import os\n\nHOST = os.environ['QX_HOST']\n", { "a.py": "import os\nA = os.environ.get('QX_HOST', 'a')\n", "b.py": "import os\nB = os.environ.get('QX_HOST', 'b')\n" }), after: null },
]);
