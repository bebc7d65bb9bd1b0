import { describeFixes } from "../../support/fixes.js";

const ini = { "pytest.ini": "[pytest]\npythonpath = .\n" };
const mine = "def rota():\n    return 1\n";
const user = "import sched\n\n\ndef wait():\n    return sched.scheduler\n";

describeFixes("import.shadowed", [
  {
    title: "a module, and those who mean it", files: { ...ini, "sched.py": mine, "clock.py": user, "desk.py": "import sched\n\n\ndef plan():\n    return sched.rota()  # sched\n", "tests/test_desk.py": "from unittest import mock\nfrom clock import wait\nfrom desk import plan\n\n\ndef test_desk():\n    assert wait()\n    with mock.patch('sched.rota', return_value=2):\n        assert plan() == 2\n" },
    after: { "sched.py": null, "sched_.py": mine, "desk.py": "import sched_\n\n\ndef plan():\n    return sched_.rota()  # sched\n", "tests/test_desk.py": "from unittest import mock\nfrom clock import wait\nfrom desk import plan\n\n\ndef test_desk():\n    assert wait()\n    with mock.patch('sched_.rota', return_value=2):\n        assert plan() == 2\n" },
  },
  {
    title: "a package with its modules", files: { ...ini, "sched/__init__.py": "", "sched/parts.py": mine, "clock.py": user, "desk.py": "from sched.parts import rota as r\n\n\ndef plan():\n    return r()\n", "tests/test_desk.py": "from clock import wait\nfrom desk import plan\n\n\ndef test_desk():\n    assert wait() and plan()\n" },
    after: { "sched/__init__.py": null, "sched_/__init__.py": "", "sched/parts.py": null, "sched_/parts.py": mine, "desk.py": "from sched_.parts import rota as r\n\n\ndef plan():\n    return r()\n" },
  },
  { title: "nothing where one statement means both", files: { ...ini, "sched.py": mine, "clock.py": user, "desk.py": "from sched import rota, scheduler\n", "tests/test_desk.py": "from clock import wait\n\n\ndef test_desk():\n    assert wait()\n" }, after: null },
]);
