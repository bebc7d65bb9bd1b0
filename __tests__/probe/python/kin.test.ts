/** Which tests are tried first for having changed what another one reads. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { pythonEnv, tempProject } from "../../support/python.js";

const PLUGIN = join(process.cwd(), "src/probe/python");

/** Prints the tests of a module that come before its last one, the likeliest first, as the engine ranks them. */
const SCRIPT = `
import sys
sys.path.insert(0, ${JSON.stringify(PLUGIN)})
import pytest
from _python_trace_engine_kin import kin

class Ranking:
    def pytest_collection_finish(self, session):
        *others, victim = session.items
        print("ranked", *(item.name for item in kin(victim, others)))

sys.path.insert(0, "")
pytest.main(["--collect-only", "-q", "-p", "no:cacheprovider", sys.argv[1]], plugins=[Ranking()])
`;

async function ranked(files: Readonly<Record<string, string>>): Promise<string[]> {
  const python = await pythonEnv({ python: "any", requirements: ["pytest"] });
  const project = await tempProject(files);
  const out = execFileSync(python, ["-c", SCRIPT, "test_it.py"], { cwd: project, encoding: "utf8" });
  return (/^ranked ?(.*)$/m.exec(out)?.[1] ?? "nothing was ranked").split(" ").filter((name) => name !== "");
}

const APP = "import os\n\nLEVEL = 1\n\ndef raise_level():\n    global LEVEL\n    LEVEL = 2\n\ndef level():\n    return LEVEL\n\nclass Shop:\n    stock = []\n\n    def buy(self):\n        self.stock.append(1)\n";

test("the rarer a shared name is, the likelier its holder; who shares none is not tried", async () => {
  const order = await ranked({ "app.py": APP, "test_it.py": [
    "import app", "",
    "def test_other():\n    assert 1 + 1 == 2", "",
    "def test_reads():\n    assert app.LEVEL", "", "def test_reads_too():\n    assert app.LEVEL", "",
    "def test_sets():\n    app.LEVEL = 3\n    app.TITLE = 'x'", "",
    "def test_victim():\n    assert app.LEVEL == 1 and not hasattr(app, 'TITLE')", "",
  ].join("\n") });
  expect(order).toEqual(["test_sets", "test_reads", "test_reads_too"]);
});

test("what a test calls, its fixtures and the methods of a class that it names are its code as well", async () => {
  const order = await ranked({ "app.py": APP, "test_it.py": [
    "import pytest", "import app", "from app import Shop", "",
    "@pytest.fixture\ndef bought():\n    Shop().buy()", "",
    "def test_none():\n    pass", "",
    "def test_calls():\n    app.raise_level()", "",
    "def test_fixture(bought):\n    pass", "",
    "class TestIt:\n    def test_victim(self):\n        assert app.level() == 1 and Shop.stock == []", "",
  ].join("\n") });
  expect(new Set(order)).toEqual(new Set(["test_calls", "test_fixture"]));
});

test("a key of the environment or the name of a file is a name too", async () => {
  const order = await ranked({ "test_it.py": [
    "import os, pathlib", "",
    "def test_env():\n    os.environ['APP_MODE'] = 'x'", "",
    "def test_env_other():\n    os.environ['OTHER'] = 'x'", "",
    "def test_file():\n    pathlib.Path('cache.json').write_text('')", "",
    "def test_victim():\n    assert os.getenv('APP_MODE') is None and not os.path.exists('cache.json')", "",
  ].join("\n") });
  expect(order.slice(0, 2)).toEqual(["test_env", "test_file"]);
});
