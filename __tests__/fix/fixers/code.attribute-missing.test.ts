import { describeFixes } from "../../support/fixes.js";

const INI = "[pytest]\npythonpath = .\n";
const RUN = "class Run:\n    def __init__(self, began):\n        self.began = began\n\n    def took(self):\n        return 1\n";

describeFixes("code.attribute-missing", [
  {
    title: "the change renamed it: the field of a text that is filled in",
    files: { "pytest.ini": INI, "run.py": RUN, "texts.py": "# {run.started} is old\nBODY = (\n    'Began {run.started!s:>5}, '\n    'took it'\n)\n", "test_run.py": "from run import Run\nfrom texts import BODY\n\n\ndef test_body():\n    assert BODY.format(run=Run(3)) == 'Began     3, took it'\n" },
    base: { "run.py": RUN.replace("self.began =", "self.started =") },
    after: { "texts.py": "# {run.started} is old\nBODY = (\n    'Began {run.began!s:>5}, '\n    'took it'\n)\n" },
  },
  {
    title: "a slip of a letter in a call over several lines, CRLF",
    files: { "pytest.ini": INI, "run.py": RUN, "use.py": "def use(run):\r\n\treturn str(\r\n\t\trun.tok(),  # run.tok\r\n\t)\r\n", "test_run.py": "from run import Run\nfrom use import use\n\n\ndef test_use():\n    assert use(Run(3)) == '1'\n" },
    after: { "use.py": "def use(run):\r\n\treturn str(\r\n\t\trun.took(),  # run.tok\r\n\t)\r\n" },
  },
  {
    title: "a method of a built-in type",
    files: { "pytest.ini": INI, "use.py": "def use(names):\n    return names[0].uper()\n", "test_use.py": "from use import use\n\n\ndef test_use():\n    assert use(['a']) == 'A'\n" },
    after: { "use.py": "def use(names):\n    return names[0].upper()\n" },
  },
  {
    title: "nothing where no name of the class is like it and the change shows none",
    files: { "pytest.ini": INI, "run.py": RUN, "use.py": "def use(run):\n    return run.duration\n", "test_run.py": "from run import Run\nfrom use import use\n\n\ndef test_use():\n    assert use(Run(3)) == 1\n" },
    after: null,
  },
  {
    title: "a name in a table of texts by which it is looked up",
    files: { "pytest.ini": INI, "run.py": "class Run:\n    def __init__(self, n):\n        self.began = n\n", "keys.py": "KEYS = {\"newest\": \"started\"}\n", "use.py": "from operator import attrgetter\n\nfrom keys import KEYS\n\n\ndef use(runs):\n    return max(runs, key=attrgetter(KEYS[\"newest\"])).began\n", "test_use.py": "from run import Run\nfrom use import use\n\n\ndef test_use():\n    assert use([Run(3), Run(4)]) == 4\n" },
    base: { "run.py": "class Run:\n    def __init__(self, n):\n        self.started = n\n", "use.py": "from operator import attrgetter\n\nfrom keys import KEYS\n\n\ndef use(runs):\n    return max(runs, key=attrgetter(KEYS[\"newest\"])).started\n" },
    after: { "keys.py": "KEYS = {\"newest\": \"began\"}\n" },
  },
]);
