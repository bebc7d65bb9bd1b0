import { describeFixes } from "../../support/fixes.js";

const base = { "pytest.ini": "[pytest]\npythonpath = src\n", "src/kiln/__init__.py": "", "src/kiln/heat.py": "def hot(x):\n    return x > 900\n", "tests/test_plan.py": "from kiln.plan import ready\n\n\ndef test_ready():\n    assert ready(1000)\n" };

describeFixes("import.implicit-relative", [
  {
    title: "from sibling import name, with a comment", files: { ...base, "src/kiln/plan.py": "from heat import hot  # from heat import hot\n\n\ndef ready(x):\n    return hot(x)\n" },
    after: { "src/kiln/plan.py": "from .heat import hot  # from heat import hot\n\n\ndef ready(x):\n    return hot(x)\n" },
  },
  {
    title: "import sibling beside others on one line", files: { ...base, "src/kiln/plan.py": "import json, heat\n\n\ndef ready(x):\n    return heat.hot(json.loads(str(x)))\n" },
    after: { "src/kiln/plan.py": "import json\nfrom . import heat\n\n\ndef ready(x):\n    return heat.hot(json.loads(str(x)))\n" },
  },
  {
    title: "by the package's name where the file does so", files: { ...base, "src/kiln/base.py": "ONE = 1\n", "src/kiln/plan.py": "from kiln.base import ONE\nimport heat as h\n\n\ndef ready(x):\n    return h.hot(x * ONE)\n" },
    after: { "src/kiln/plan.py": "from kiln.base import ONE\nfrom kiln import heat as h\n\n\ndef ready(x):\n    return h.hot(x * ONE)\n" },
  },
  {
    title: "the siblings' own imports follow, CRLF stays", nth: 1,
    files: { ...base, "src/kiln/heat.py": "from limits import TOP\r\n\r\n\r\ndef hot(x):\r\n    return x > TOP\r\n", "src/kiln/limits.py": "TOP = 900\n", "src/kiln/plan.py": "from heat import hot\r\n\r\n\r\ndef ready(x):\r\n    return hot(x)\r\n" },
    after: { "src/kiln/plan.py": "from .heat import hot\r\n\r\n\r\ndef ready(x):\r\n    return hot(x)\r\n", "src/kiln/heat.py": "from .limits import TOP\r\n\r\n\r\ndef hot(x):\r\n    return x > TOP\r\n" },
  },
  { title: "nothing for a dotted import that binds its first part", files: { ...base, "src/kiln/parts/__init__.py": "", "src/kiln/parts/door.py": "WIDE = 2\n", "src/kiln/plan.py": "import parts.door\n\n\ndef ready(x):\n    return x > parts.door.WIDE\n" }, after: null },
]);
