/** Projects with planted faults: state that leaks, order, chance. */

const INI = "[pytest]\npythonpath = .\n";

/** Each `test_v_*` passes alone and fails behind the test of the same letter; what leaks is in the module `app`. */
export const leaky: Readonly<Record<string, string>> = {
  "pytest.ini": INI,
  "app/__init__.py": "",
  "app/settings.py": "DEBUG = False\nRETRIES = 3\n",
  "app/forms.py": "class Form:\n    errors = []\n\n    def fail(self, text):\n        self.errors.append(text)\n\n\ndef collect(item, into=[]):\n    into.append(item)\n    return into\n",
  "app/breaker.py": "class Breaker:\n    def __init__(self):\n        self.failures = 0\n\n    def fail(self):\n        self.failures += 1\n\n    @property\n    def open(self):\n        return self.failures >= 2\n\n\nBREAKER = Breaker()\n",
  "app/cached.py": "import functools\nimport os\n\n\n@functools.lru_cache(maxsize=None)\ndef units():\n    return os.environ.get('APP_UNITS', 'metric')\n",
  "tests/conftest.py": "import pytest\n\n\n@pytest.fixture(scope='session')\ndef stock():\n    return {'lamps': 2}\n",
  "tests/test_a.py": [
    "import os", "import time", "", "from app import breaker, cached, forms, settings", "",
    "def test_cleans():", "    settings.DEBUG = False", "",
    "def test_fine():", "    assert settings.RETRIES == 3", "",
    "def test_p_global():", "    settings.DEBUG = True", "",
    "def test_p_env():", "    os.environ['APP_MODE'] = 'secret-value-1234'", "",
    "def test_p_cwd(tmp_path):", "    os.chdir(tmp_path)", "",
    "def test_p_class():", "    forms.Form().fail('no')", "",
    "def test_p_default():", "    assert forms.collect(1)", "",
    "def test_p_patched():", "    time.ctime = lambda *a: 'never'", "",
    "def test_p_fixture(stock):", "    stock['lamps'] -= 1", "",
    "def test_p_cache(monkeypatch):", "    monkeypatch.setenv('APP_UNITS', 'imperial')", "    assert cached.units() == 'imperial'", "",
    "def test_p_first():", "    breaker.BREAKER.fail()", "",
    "def test_between():", "    pass", "",
    "def test_p_second():", "    breaker.BREAKER.fail()", "",
  ].join("\n"),
  "tests/test_b.py": Array.from({ length: 12 }, (_, i) => `def test_${String(i)}():\n    pass\n`).join("\n"),
  "tests/test_v.py": [
    "import os", "import pathlib", "import time", "", "from app import breaker, cached, forms, settings", "",
    "def test_v_global():", "    assert settings.DEBUG is False", "",
    "def test_v_env():", "    assert 'APP_MODE' not in os.environ", "",
    "def test_v_cwd():", "    assert pathlib.Path('pytest.ini').exists()", "",
    "def test_v_class():", "    assert forms.Form().errors == []", "",
    "def test_v_default():", "    assert forms.collect(2) == [2]", "",
    "def test_v_patched():", "    assert time.ctime(0) != 'never'", "",
    "def test_v_fixture(stock):", "    assert stock['lamps'] == 2", "",
    "def test_v_cache():", "    assert cached.units() == 'metric'", "",
    "def test_v_joint():", "    assert not breaker.BREAKER.open", "",
  ].join("\n"),
};

/** A module that acts on import, and a victim collected after it. */
export const importing: Readonly<Record<string, string>> = {
  "pytest.ini": INI,
  "app/__init__.py": "",
  "app/settings.py": "DEBUG = False\n",
  "tests/test_a.py": "def test_a():\n    pass\n",
  "tests/test_b.py": "from app import settings\n\nsettings.DEBUG = True\n\ndef test_b():\n    pass\n",
  "tests/test_c.py": "def test_c():\n    pass\n",
  "tests/test_v.py": "from app import settings\n\ndef test_v():\n    assert settings.DEBUG is False\n",
};

/** What the clock, chance or the hash decides, what always fails, and what never does. */
export const chancy: Readonly<Record<string, string>> = {
  "pytest.ini": INI,
  "test_chance.py": [
    "import datetime", "import random", "import time", "",
    "def test_always():", "    assert 1 == 2", "", "def test_always_too():", "    assert 1 == 3", "",
    "def test_never():", "    assert True", "",
    "def test_random():", "    assert random.random() < 0.8", "",
    "def test_seldom():", "    assert random.random() < 0.95", "",
    "def test_zone():", "    assert datetime.datetime.fromtimestamp(1709337600).hour == 0", "",
    "def test_hash():", "    assert ','.join({'alpha', 'beta', 'gamma'}).startswith('alpha')", "",
    "def test_hour():", "    assert 3 <= int(time.time() % 86400 // 3600) < 15", "",
  ].join("\n"),
};

/** `test_reads` fails alone and passes behind `test_makes`. */
export const needy: Readonly<Record<string, string>> = {
  "test_needy.py": "REGISTRY = {}\n\ndef test_makes():\n    REGISTRY['a'] = 1\n\ndef test_other():\n    pass\n\ndef test_reads():\n    assert REGISTRY['a'] == 1\n",
};

/** `test_p` leaves a file in the tree that `test_v` trips over, in every process from then on. */
export const littering: Readonly<Record<string, string>> = {
  "test_files.py": [
    "import os", "",
    "def test_one():", "    pass", "",
    "def test_p():", "    with open('state.json', 'w') as out:", "        out.write('{}')", "",
    "def test_two(tmp_path):", "    (tmp_path / 'fine').write_text('x')", "",
    "def test_v():", "    assert 'state.json' not in os.listdir('.')", "",
  ].join("\n"),
};
