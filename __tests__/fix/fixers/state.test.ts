import { describe, expect, test } from "@jest/globals";
import { aDossier } from "../../support/a-dossier.js";
import { polluted, proposed } from "../../support/patient.js";

const TEST = "tests/test_a.py";
const POLLUTER = `${TEST}::test_first`;

describe("state.mutable-default", () => {
  const leak = polluted(POLLUTER, { what: "class-attribute", name: "shop.Cart.items", before: "list (0 items)" });
  const attribute = (shop: string, line: number): string | undefined => proposed("state.mutable-default", { "shop.py": shop }, ["shop.py", line], { isolation: leak })[0]?.["shop.py"];

  test.each([
    ["into __init__, with its annotation", "class Cart:\n    items: list[str] = []\n\n    def __init__(self, name):\n        \"\"\"A cart.\"\"\"\n        self.name = name\n", 2,
      "class Cart:\n    def __init__(self, name):\n        \"\"\"A cart.\"\"\"\n        self.items: list[str] = []\n        self.name = name\n"],
    ["after super().__init__()", "class Cart(Base):\n    size = 1\n    items = {}  # all\n\n    def __init__(self):\n        super().__init__()\n        self.x = 1\n", 3,
      "class Cart(Base):\n    size = 1\n\n    def __init__(self):\n        super().__init__()\n        self.items = {}\n        self.x = 1\n"],
    ["a class without __init__ gets one", "class Cart:\n    items = []\n\n    def add(self, x):\n        self.items.append(x)\n", 2,
      "class Cart:\n    def __init__(self) -> None:\n        self.items = []\n\n    def add(self, x):\n        self.items.append(x)\n"],
    ["a dataclass gets a factory", "from dataclasses import dataclass\n\n\n@dataclass\nclass Cart:\n    items = []\n", 6,
      "from dataclasses import dataclass, field\n\n\n@dataclass\nclass Cart:\n    items: list = field(default_factory=list)\n"],
    ["tabs and CRLF stay", "class Cart:\r\n\titems = []\r\n\r\n\tdef __init__(self):\r\n\t\tself.x = 1\r\n", 2,
      "class Cart:\r\n\tdef __init__(self):\r\n\t\tself.items = []\r\n\t\tself.x = 1\r\n"],
  ])("%s", (_title, before, line, after) => {
    expect(attribute(before, line)).toBe(after);
  });

  test.each([
    ["a registry that the code reads from the class", "class Cart:\n    items = []\n\n    def __init__(self):\n        Cart.items.append(self)\n"],
    ["a ClassVar", "from typing import ClassVar\nclass Cart:\n    items: ClassVar[list] = []\n\n    def __init__(self):\n        pass\n"],
    ["a base that may need another __init__", "class Cart(Other):\n    items = []\n"],
  ])("moves nothing: %s", (_title, shop) => {
    const line = shop.split("\n").findIndex((text) => text.includes("items")) + 1;
    expect(attribute(shop, line)).toBeUndefined();
  });

  const argument = polluted(POLLUTER, { what: "default-argument", name: "shop.add(seen)" });
  test.each([
    ["without an annotation", "def add(x, seen=[]):\n    \"\"\"Adds.\"\"\"\n    seen.append(x)\n", "def add(x, seen=None):\n    \"\"\"Adds.\"\"\"\n    if seen is None:\n        seen = []\n    seen.append(x)\n"],
    ["with one, in the file's own words", "from typing import Optional, List\n\n\ndef add(\n    x: Optional[int],\n    seen: List[str] = [],  # mine\n    other=(),\n):\n    seen.append(x)\n", "from typing import Optional, List\n\n\ndef add(\n    x: Optional[int],\n    seen: Optional[List[str]] = None,  # mine\n    other=(),\n):\n    if seen is None:\n        seen = []\n    seen.append(x)\n"],
  ])("a default argument %s", (_title, before, after) => {
    const line = before.split("\n").findIndex((text) => text.includes("def add")) + 1;
    expect(proposed("state.mutable-default", { "shop.py": before }, ["shop.py", line], { isolation: argument })[0]).toEqual({ "shop.py": after });
  });
});

describe("state.fixture-scope", () => {
  const narrowed = (conftest: string): Readonly<Record<string, string>> | undefined => proposed("state.fixture-scope", { "tests/conftest.py": conftest }, ["tests/conftest.py", conftest.split("\n").findIndex((text) => text.includes("scope=")) + 1])[0];
  test.each([
    ["@pytest.fixture(scope=\"session\")", "@pytest.fixture"],
    ["@pytest.fixture(scope='module', name=\"stock\")", "@pytest.fixture(name=\"stock\")"],
    ["@pytest_asyncio.fixture(loop_scope=\"session\", scope=\"session\")", "@pytest_asyncio.fixture"],
    ["@pytest.fixture(\n    params=[1, 2],\n    scope=\"class\",  # slow\n)", "@pytest.fixture(\n    params=[1, 2],  # slow\n)"],
  ])("%s", (before, after) => {
    const file = (decorator: string): string => `import pytest\n\n\n${decorator}\ndef stock():\n    return []\n`;
    expect(narrowed(file(before))).toEqual({ "tests/conftest.py": file(after).replace(",  # slow", before.includes("# slow") ? ",  # slow" : "") });
  });
  test("nothing for a scope that is computed elsewhere", () => {
    expect(narrowed("import pytest\n\nkind = dict(scope=\"session\")\n\n\n@pytest.fixture(**kind)\ndef stock():\n    return []\n")).toBeUndefined();
  });
});

describe("state.global-leak: at the statement", () => {
  const undone = (body: string, leak: Parameters<typeof polluted>[1], line: number): string | undefined =>
    proposed("state.global-leak", { [TEST]: body }, [TEST, line], { isolation: polluted(POLLUTER, { ...leak, file: TEST, line }) })[0]?.[TEST];
  const env = { what: "env", name: "UNITS" } as const;
  const attribute = { what: "module-global", name: "app.settings.DEBUG" } as const;

  test.each([
    ["an environment variable", "import os\n\n\ndef test_first():\n    os.environ['UNITS'] = 'kg'  # heavy\n    assert True\n", env, 5, "def test_first(monkeypatch):\n    monkeypatch.setenv('UNITS', 'kg')  # heavy\n    assert True\n"],
    ["one that is taken away", "import os\n\n\ndef test_first(tmp_path):\n    del os.environ[\"UNITS\"]\n    assert os.getcwd()\n", env, 5, "import os\n\n\ndef test_first(tmp_path, monkeypatch):\n    monkeypatch.delenv(\"UNITS\")\n    assert os.getcwd()\n"],
    ["an attribute, and its like beside it", "from app import settings\n\n\ndef test_first(\n    tmp_path,\n    caplog,\n):\n    settings.DEBUG = True\n    settings.LEVEL += 1\n    assert settings\n", attribute, 8, "from app import settings\n\n\ndef test_first(\n    tmp_path,\n    caplog,\n    monkeypatch,\n):\n    monkeypatch.setattr(settings, \"DEBUG\", True)\n    settings.LEVEL += 1\n    assert settings\n"],
    ["the working directory", "import os\n\n\nclass TestIt:\n    def test_first(self, tmp_path):\n        os.chdir(tmp_path)\n", { what: "cwd", name: "the working directory" } as const, 6, "class TestIt:\n    def test_first(self, tmp_path, monkeypatch):\n        monkeypatch.chdir(tmp_path)\n"],
    ["a module that was put in", "import sys\n\n\ndef test_first():\n    sys.modules['fast'] = None\n", { what: "sys.modules", name: "fast" } as const, 5, "import sys\n\n\ndef test_first(monkeypatch):\n    monkeypatch.setitem(sys.modules, 'fast', None)\n"],
    ["a TestCase, which takes no fixtures", "import os\nimport unittest\n\n\nclass T(unittest.TestCase):\n    def test_first(self):\n        os.environ['UNITS'] = 'kg'\n", env, 7, "import os\nimport unittest\nfrom unittest import mock\n\n\nclass T(unittest.TestCase):\n    def test_first(self):\n        patch = mock.patch.dict(os.environ, {'UNITS': 'kg'})\n        patch.start()\n        self.addCleanup(patch.stop)\n"],
    ["a helper", "import os\n\n\ndef call(argv, env):\n    os.environ.update(env)\n    code = main(argv)\n\n    return code\n\n\ndef test_first():\n    assert call([], {})\n", env, 5, "import os\nfrom unittest import mock\n\n\ndef call(argv, env):\n    with mock.patch.dict(os.environ, env):\n        code = main(argv)\n\n        return code\n\n\ndef test_first():\n    assert call([], {})\n"],
    ["a fixture that yields for a module", "import os\n\nimport pytest\n\n\n@pytest.fixture(scope='module')\ndef kg():\n    os.environ['UNITS'] = 'kg'\n    yield 1\n", env, 8, "import os\nfrom unittest import mock\n\nimport pytest\n\n\n@pytest.fixture(scope='module')\ndef kg():\n    with mock.patch.dict(os.environ, {'UNITS': 'kg'}):\n        yield 1\n"],
  ])("%s", (_title, before, leak, line, after) => {
    expect(undone(before, leak, line)).toBe(after);
  });
});

describe("state.global-leak: by a fixture", () => {
  const files = { "app/__init__.py": "", "app/store.py": "_cache = {}\nlevel = 3\nITEMS = [1]\n", [TEST]: "def test_first():\n    pass\n" };
  const reset = (more: Readonly<Record<string, string>>, leak: Parameters<typeof polluted>[1]): Readonly<Record<string, string>> | undefined =>
    proposed("state.global-leak", { ...files, ...more }, ["app/store.py", 1], { isolation: polluted(POLLUTER, { ...leak, file: "app/store.py", line: 1 }) })[0];
  const conftest = { "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef one():\n    return 1\n" };
  const with_ = (lines: string, imports: string): string => `${imports}\n\n@pytest.fixture(autouse=True)\n${lines}\n\n@pytest.fixture\ndef one():\n    return 1\n`;

  test.each([
    ["an empty container", { what: "module-global", name: "app.store._cache", before: "dict (0 items)" } as const, {}, with_("def fresh_cache(monkeypatch):\n    monkeypatch.setattr(store, \"_cache\", {})\n", "import pytest\n\nfrom app import store\n")],
    ["a container with content", { what: "module-global", name: "app.store.ITEMS", before: "list (1 item)" } as const, {}, with_("def fresh_items(monkeypatch):\n    monkeypatch.setattr(store, \"ITEMS\", store.ITEMS.copy())\n", "import pytest\n\nfrom app import store\n")],
    ["one that another module holds as well", { what: "module-global", name: "app.store.ITEMS", before: "list (1 item)" } as const, { "app/use.py": "from .store import ITEMS\n" }, with_("def fresh_items():\n    before = store.ITEMS.copy()\n    yield\n    store.ITEMS[:] = before\n", "import pytest\n\nfrom app import store\n")],
    ["a cache", { what: "cache", name: "app.store.load", before: "int" } as const, {}, with_("def fresh_load():\n    yield\n    store.load.cache_clear()\n", "import pytest\n\nfrom app import store\n")],
    ["a number", { what: "module-global", name: "app.store.level", before: "int" } as const, {}, with_("def fresh_level(monkeypatch):\n    monkeypatch.setattr(store, \"level\", 3)\n", "import pytest\n\nfrom app import store\n")],
  ])("%s", (_title, leak, more, after) => {
    expect(reset({ ...conftest, ...more }, leak)).toEqual({ "tests/conftest.py": after });
  });

  test.each([
    ["a registry that modules fill on import", { what: "module-global", name: "app.store._cache[…]", before: "type" }, "def fresh_cache(monkeypatch):\n    monkeypatch.setattr(store, \"_cache\", copy.deepcopy(store._cache))\n", "import copy\n\nimport pytest\n\nfrom app import store\n"],
    ["the same where an entry was added", { what: "module-global", name: "app.store._cache", before: "dict (2 items)" }, "def fresh_cache(monkeypatch):\n    monkeypatch.setattr(store, \"_cache\", store._cache.copy())\n", "import pytest\n\nfrom app import store\n"],
    ["the recursion limit", { what: "other", name: "the recursion limit" }, "def fresh_recursion_limit():\n    before = sys.getrecursionlimit()\n    yield\n    sys.setrecursionlimit(before)\n", "import sys\n\nimport pytest\n"],
    ["warning filters", { what: "warnings", name: "warnings.filters" }, "def fresh_warning_filters():\n    with warnings.catch_warnings():\n        yield\n", "import warnings\n\nimport pytest\n"],
    ["a signal's handler", { what: "signal-handler", name: "SIGALRM" }, "def fresh_sigalrm():\n    before = signal.getsignal(signal.SIGALRM)\n    yield\n    signal.signal(signal.SIGALRM, before)\n", "import signal\n\nimport pytest\n"],
    ["a logger's level", { what: "logging", name: "logging app.jobs.level" }, "def fresh_log_level():\n    logger = logging.getLogger(\"app.jobs\")\n    before = logger.level\n    yield\n    logger.setLevel(before)\n", "import logging\n\nimport pytest\n"],
    ["a context variable with a default", { what: "other", name: "contextvar tenant" }, "def fresh_tenant():\n    token = current.tenant_var.set(current.tenant_var.get())\n    yield\n    current.tenant_var.reset(token)\n", "import pytest\n\nfrom app import current\n"],
  ] as const)("%s", (_title, leak, lines, imports) => {
    const stdlib = ["contextvars", "copy", "logging", "signal", "sys", "warnings"];
    const environment = { ...aDossier({}).environment, stdlib };
    const all = { ...files, ...conftest, "app/current.py": "from contextvars import ContextVar\n\ntenant_var = ContextVar('tenant', default='public')\n" };
    const [first] = proposed("state.global-leak", all, ["app/store.py", 1], { environment, isolation: polluted(POLLUTER, { ...leak, file: "app/store.py", line: 1 }) });
    expect(first).toEqual({ "tests/conftest.py": with_(lines, imports) });
  });

  test("in the polluter's module where there is no conftest", () => {
    expect(reset({}, { what: "env", name: "UNITS" })).toEqual({ [TEST]: "import os\nfrom unittest import mock\n\nimport pytest\n\n\n@pytest.fixture(autouse=True)\ndef fresh_environment():\n    with mock.patch.dict(os.environ):\n        yield\n\n\ndef test_first():\n    pass\n" });
  });

  test("around the module where it sets up for several tests at once", () => {
    const polluter = { [TEST]: "from app import store\n\n\ndef setup_module():\n    store.raise_level()\n\n\ndef test_first():\n    pass\n" };
    expect(reset({ ...conftest, ...polluter }, { what: "module-global", name: "app.store.level", before: "int" })?.["tests/conftest.py"]).toBe(
      "import pytest\n\nfrom app import store\n\n\n@pytest.fixture(autouse=True, scope=\"module\")\ndef fresh_level():\n    with pytest.MonkeyPatch.context() as monkeypatch:\n        monkeypatch.setattr(store, \"level\", 3)\n        yield\n\n\n@pytest.fixture\ndef one():\n    return 1\n");
  });

  test("nothing for what no line puts back", () => {
    expect(reset(conftest, { what: "logging", name: "logger app" })).toBeUndefined();
  });
});
