import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";

describeFixes("code.key-missing", [
  {
    title: "an entry made as its siblings are",
    files: { "pytest.ini": INI, "audit.py": "PHRASES = {\n    'created': '{flag} was created',  # first\n    'enabled': '{flag} was turned on',\n}\n\n\ndef line(action):\n    return PHRASES[action].format(flag='f')\n", "test_audit.py": "from audit import line\n\n\ndef test_line():\n    assert line('archived') == 'f was archived'\n" },
    after: { "audit.py": "PHRASES = {\n    'created': '{flag} was created',  # first\n    'enabled': '{flag} was turned on',\n    'archived': '{flag} was archived',\n}\n\n\ndef line(action):\n    return PHRASES[action].format(flag='f')\n" },
  },
  {
    title: "a key that the change renamed, where it is looked up",
    files: { "pytest.ini": INI, "conf.py": "SIZES = {\"small\": 1, \"large\": 2}\n", "use.py": "from conf import SIZES\n\n\ndef use():\n    return SIZES[\"tiny\"]\n", "test_use.py": "from use import use\n\n\ndef test_use():\n    assert use() == 1\n" },
    base: { "conf.py": "SIZES = {\"tiny\": 1, \"large\": 2}\n" },
    after: { "use.py": "from conf import SIZES\n\n\ndef use():\n    return SIZES[\"small\"]\n" },
    nth: 0,
  },
  {
    title: "nothing where no sibling shows the value",
    files: { "pytest.ini": INI, "conf.py": "SIZES = {\"small\": 1, \"large\": 2}\n\n\ndef size(name):\n    return SIZES[name]\n", "test_use.py": "from conf import size\n\n\ndef test_use():\n    assert size('middle') == 1.5\n" },
    after: null,
  },
  {
    title: "a key that the change renamed, where a getter asks for it",
    files: { "pytest.ini": INI, "conf.py": "SIZES = {\"small\": 1, \"large\": 2}\n", "use.py": "from operator import itemgetter\n\nfrom conf import SIZES\n\nfirst = itemgetter(\"tiny\")\n\n\ndef use():\n    return first(SIZES) + SIZES[\"tiny\"]\n", "test_use.py": "import conf\n\n\ndef test_use():\n    assert conf.SIZES[\"tiny\"] == 1\n\n\ndef test_all():\n    from use import use\n    assert use() == 2\n" },
    base: { "conf.py": "SIZES = {\"tiny\": 1, \"large\": 2}\n" },
    pytest: ["test_use.py::test_all"],
    after: { "use.py": "from operator import itemgetter\n\nfrom conf import SIZES\n\nfirst = itemgetter(\"small\")\n\n\ndef use():\n    return first(SIZES) + SIZES[\"small\"]\n" },
  },
]);
