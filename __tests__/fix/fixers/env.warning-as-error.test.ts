import { describeFixes } from "../../support/fixes.js";

const ini = { "pytest.ini": "[pytest]\npythonpath = .\nasyncio_default_fixture_loop_scope = function\nfilterwarnings =\n    error\n" };
const meter = "import warnings\n\n\nclass Meter:\n    wh = 2000\n\n    def energy(self, unit='kWh'):\n        return self.wh / 1000\n\n    @property\n    def kwh(self):\n        warnings.warn('kwh is deprecated', DeprecationWarning, stacklevel=2)\n        return self.energy('kWh')\n\n\ndef total(a, b=0):\n    return a + b\n\n\ndef add(a, b=0):\n    \"\"\"Old.\"\"\"\n    warnings.warn('old', DeprecationWarning, stacklevel=2)\n    return total(a, b=b)\n";
const project = (code: string): Record<string, string> => ({ ...ini, "meter.py": meter, "report.py": code, "tests/test_a.py": "def test_a(tmp_path):\n    (tmp_path / 'a.txt').write_text('2', encoding='utf-8')\n    from report import lines\n    assert lines(tmp_path / 'a.txt') == '2'\n" });

describeFixes("env.warning-as-error", [
  { title: "a property, by what it gives itself", files: project("from meter import Meter\n\n\ndef lines(path):\n    return f'{Meter().kwh:.0f}'  # .kwh\n"), after: { "report.py": "from meter import Meter\n\n\ndef lines(path):\n    return f'{Meter().energy('kWh'):.0f}'  # .kwh\n" } },
  { title: "a function that hands its arguments on, with its import", files: project("from meter import add\n\n\ndef lines(path):\n    return str(add(1, b=1))\n"), after: { "report.py": "from meter import total\n\n\ndef lines(path):\n    return str(total(1, b=1))\n" } },
  { title: "an escape that is none", files: project("import re\n\n\ndef lines(path):\n    return re.match('\\d', '2')[0]\n"), after: { "report.py": "import re\n\n\ndef lines(path):\n    return re.match(r'\\d', '2')[0]\n" } },
  { title: "an escape beside one that is one", files: project("def lines(path):\n    return '\\d\\n2'[-1]\n"), after: { "report.py": "def lines(path):\n    return '\\\\d\\n2'[-1]\n" } },
  { title: "a naive time in UTC", files: project("import datetime\n\n\ndef lines(path):\n    return str(datetime.datetime.utcfromtimestamp(0).year - 1968)\n"), after: { "report.py": "import datetime\n\n\ndef lines(path):\n    return str(datetime.datetime.fromtimestamp(0, datetime.timezone.utc).replace(tzinfo=None).year - 1968)\n" } },
  { title: "a file that nobody closes", files: project("def lines(path):\n    f = open(path, encoding='utf-8')\n    text = f.read()\n    f.close if False else None\n    return text\n"), after: { "report.py": "def lines(path):\n    with open(path, encoding='utf-8') as f:\n        text = f.read()\n        f.close if False else None\n    return text\n" } },
  { title: "nothing for a warning of a value", files: project("import warnings\n\n\ndef warned(x):\n    warnings.warn('no longer sold', DeprecationWarning, stacklevel=2)\n    return x\n\n\ndef lines(path):\n    return warned('2')\n"), after: null },
]);
