/** What a run looks into beside the failures: entry points, what is missing to go on, the checklist of attempt 3, a plan of one's own. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { checklist } from "../../src/stages/checklist/index.js";
import { ProjectAnchors } from "../../src/marks/anchors/project.js";
import { readRun } from "../../src/probe/reproduce.js";
import type { Report } from "../../src/report/schema.js";
import { aDossier } from "../support/a-dossier.js";
import { makeLab } from "../support/lab.js";
import { pythonEnv, tempProject } from "../support/python.js";
import { diagnosed } from "../support/run.js";
import { Repo } from "../probe/history/support.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] }); });

const answers = (report: Report): Record<string, string | null> => Object.fromEntries((report.forced_context?.checklist ?? []).map((c) => [c.line, c.answer]));

const CART = {
  "pyproject.toml": '[project]\nname = "cart"\nversion = "1"\nrequires-python = ">=3.8"\ndependencies = ["pytest>=7", "no-such-dist>=2"]\n\n[tool.pytest.ini_options]\npythonpath = ["."]\n',
  "poetry.lock": '[[package]]\nname = "pytest"\nversion = "0.0.1"\n',
  "app/__init__.py": "",
  "app/cart.py": 'import os\n\nRATE = os.environ.get("CART_RATE", "1")\n\n\n# #region total [C:2]\n# @BRIEF Adds up.\n# @PRE prices is not None\n# @RATIONALE sums are cheap\n# @REJECTED returning None\ndef total(prices: list) -> int:\n    return sum(prices)\n# #endregion total\n',
  "tests/conftest.py": "import pytest\n\n\n@pytest.fixture\ndef cart():\n    return None\n",
  "tests/test_cart.py": 'from unittest.mock import patch\n\nfrom app.cart import total\n\n\ndef test_total(cart):\n    with patch("app.cart.RATE", "2"):\n        assert total(cart) == 3\n',
};

describe("attempt 3", () => {
  test("answers each line by what it ran", async () => {
    const { report } = await diagnosed(await tempProject(CART), python, { sources: { nodes: ["tests/test_cart.py::test_total"] }, attempt: 3 });
    const said = answers(report);
    expect(said["imports and module paths"]).toBe("1 of 1 modules on the chains import cold, each from the checkout: `app.cart` from `app/cart.py`");
    expect(said["environment variables and configuration"]).toBe("not set: `CART_RATE` (`app/cart.py:3`); set: 0 of 1; pytest takes its settings from `pyproject.toml`");
    expect(said["dependency versions against the lock"]).toMatch(/^\d+ installed distributions against `poetry\.lock` and the manifests: `no-such-dist` is not installed, declared `>=2`, `pytest` is \d.*, locked `==0\.0\.1`$/);
    expect(said["fixture and mock set-up"]).toBe("set up: `cart` (function, `tests/conftest.py:5`); set-up passes; 1 of 1 patched names are there; no double stands on a failing line");
    expect(said["contract `@PRE` against real input"]).toBe("`@PRE prices is not None` of `total`: violated: `prices` is `None`");
    expect(said["the virtual environment"]).toMatch(/^Python 3\.\d+\.\d+ in a virtual environment \(`.*`\), chosen by --python; pytest is its own; `requires-python` `>=3\.8` holds$/);
    const byId = new Map(report.evidence.map((e) => [e.id, e]));
    for (const line of report.forced_context?.checklist ?? []) expect(line.evidence.map((id) => byId.get(id)?.source.type)).toContain("command");
    expect(report.forced_context?.facts.map((f) => f.statement)).toEqual(expect.arrayContaining([expect.stringMatching(/^the failing tests once more, in one process: exit 1; 1 of 1 failed$/), "`app/cart.py:12` now reads `return sum(prices)`"]));
    expect(report.decisions).toMatchObject([{ file: "app/cart.py", rationale: "sums are cheap", rejected: "returning None" }]);
  });

  test("finds a module that comes from elsewhere or breaks, a set-up that fails, and a patch of what is not there", async () => {
    const { report } = await diagnosed(await tempProject({
      "app/__init__.py": "", "app/net.py": "from app.later import nothing\n\ndef get():\n    return 1\n", "app/later.py": "x = 1\n",
      "tests/test_net.py": 'import sys\nimport pytest\nfrom unittest.mock import patch\n\n@pytest.fixture\ndef net():\n    import app.net\n    return app.net\n\n@patch("app.net.fetch", create=True)\ndef test_get(fetch, net):\n    assert net.get() == 2\n',
    }), python, { sources: { nodes: ["tests/test_net.py::test_get"] }, attempt: 3 });
    const said = answers(report);
    expect(said["imports and module paths"]).toBe("`app.net` raises `ImportError` when it is imported");
    expect(said["fixture and mock set-up"]).toMatch(/the set-up of `tests\/test_net\.py::test_get` fails; .*`app\.net:fetch`, which is patched, is not there by that name alone/);
  });

  test("without contracts holds the annotations against what the call was given", async () => {
    const { report } = await diagnosed(await tempProject({
      "price.py": "def price(amount: int, *, rate: float = 1.0) -> float:\n    return amount * rate + 1\n", "test_price.py": "from price import price\n\ndef test_price():\n    assert price('3') == 4\n",
    }), python, { sources: { nodes: ["test_price.py::test_price"] }, attempt: 3 });
    expect(answers(report)["contract `@PRE` against real input"]).toBe("no file on the chains states a `@PRE`; in `price` `amount: int` is `str`, `rate: float` is `float`");
  });

  test("has no answer where a line cannot be run, and shows no fix then", async () => {
    const project = await tempProject(CART);
    const lab = await makeLab({ project, python });
    const fresh = await readRun(lab.context, lab.interpreter, lab.neutral, { stepId: "S3", action: "x", args: ["-q", "tests/test_cart.py::test_total", "--setup-show"] });
    const [failure] = fresh.outcome.failures;
    if (failure === undefined) throw new Error(fresh.ran.output);
    const bench = { ...lab, interpreter: { ...lab.interpreter, argv: ["/no/such/python"] as const } };
    const checked = await checklist({ bench, failures: [failure], dossier: aDossier({ failures: [failure], files: ["app/cart.py"] }), anchors: new ProjectAnchors([], () => null), fresh, path: [] });
    expect(checked.filter((c) => c.answer === null).map((c) => c.line)).toEqual(["imports and module paths", "environment variables and configuration", "the virtual environment"]);
    expect(lab.context.notRun.filter((n) => n.step.startsWith("checklist: "))).toHaveLength(3);
  });
});

describe("what the next fixer must supply", () => {
  const needs = async (files: Readonly<Record<string, string>>, over: Parameters<typeof diagnosed>[2] = {}): Promise<Report["need_context"]> => (await diagnosed(await tempProject(files), python, over)).report.need_context;

  test("a variable that the code reads, or for want of which tests are skipped", async () => {
    expect(await needs({ "app.py": 'import os\n\ndef key():\n    return os.environ["SHOP_API_KEY"]\n', "test_app.py": "from app import key\n\ndef test_key():\n    assert key()\n" }, { sources: { nodes: ["test_app.py::test_key"] } }))
      .toEqual([{ target: "SHOP_API_KEY", reason: "the code reads it, and it is not set here" }]);
    expect(await needs({ "test_db.py": 'import os\nimport pytest\n\n@pytest.mark.skipif("DATABASE_URL" not in os.environ, reason="DATABASE_URL is not set")\ndef test_db():\n    assert False\n' }, { sources: { nodes: ["test_db.py::test_db"] } }))
      .toEqual([{ target: "DATABASE_URL", reason: "1 test is skipped without it; the code reads it, and it is not set here" }]);
  });

  test("a service that does not answer", async () => {
    expect(await needs({ "test_net.py": "import socket\n\ndef test_net():\n    try:\n        socket.create_connection(('127.0.0.1', 1), timeout=2)\n    except OSError as error:\n        raise RuntimeError('could not connect to server at localhost:5432') from error\n" }, { sources: { nodes: ["test_net.py::test_net"] } }))
      .toMatchObject([{ target: "service at localhost:5432", reason: expect.stringContaining("nothing answers here") }, { target: "service" }]);
  });

  test("the commits that a shallow clone lacks", async () => {
    const origin = new Repo();
    origin.commit("one", { "test_a.py": "def test_a():\n    assert True\n" });
    const base = origin.git("rev-parse", "HEAD");
    origin.commit("two", { "test_a.py": "def test_a():\n    assert False\n" });
    const clone = new Repo();
    clone.git("fetch", "-q", "--depth=1", `file://${origin.top}`, "main");
    clone.git("checkout", "-q", "FETCH_HEAD");
    const { report } = await diagnosed(clone.top, python, { base, sources: { nodes: ["test_a.py::test_a"] } });
    expect(report.need_context).toMatchObject([{ target: "base commit", reason: expect.stringContaining("fetch-depth: 0") }]);
  });
});

describe("a log with a bare traceback", () => {
  const LOG = 'Traceback (most recent call last):\n  File "/ci/shop/cli.py", line 1, in <module>\n    from shop.util import halp\nImportError: cannot import name \'halp\' from \'shop.util\' (/ci/shop/util.py)\n';
  const FILES = { "shop/__init__.py": "", "shop/util.py": "def help_():\n    return 1\n", "shop/cli.py": "from shop.util import halp\n\nprint(halp())\n", "log.txt": LOG };

  test("is a symptom, and the command that printed it is asked for", async () => {
    const { report } = await diagnosed(await tempProject(FILES), python, { sources: { pytestLog: ["log.txt"] } });
    expect(report).toMatchObject({ win: "FAIL", chains: [{ verdict: "not-reproduced", failed: { of: 0 }, root: null, symptoms: [{ run: "traceback", message: expect.stringContaining("halp") }] }], need_context: [{ target: "command" }] });
    expect(report.unmapped).toEqual([]);
  });

  test("is run again by --smoke where that printed it", async () => {
    const { report } = await diagnosed(await tempProject(FILES), python, { sources: { pytestLog: ["log.txt"] }, smoke: ["python -m shop.cli"] });
    expect(report.chains).toMatchObject([{ verdict: "deterministic", root: { kind: "import.name-missing", file: "shop/cli.py", line: 1 }, symptoms: [{ run: "traceback" }] }]);
    expect(report.win_evidence).toEqual([{ what: "python -m shop.cli", outcome: expect.stringMatching(/^exit 1; ImportError/) }]);
  });

  test("that the command does not print here is said to", async () => {
    const { report } = await diagnosed(await tempProject({ ...FILES, "shop/cli.py": "print(1)\n" }), python, { sources: { pytestLog: ["log.txt"] }, smoke: ["python -m shop.cli"] });
    expect(report).toMatchObject({ win: "FAIL", chains: [{ verdict: "not-reproduced", failed: { runs: 0, of: 1 } }], smoke: [{ outcome: "passed" }] });
  });
});

test("the steps of a plan are those of the trace, from its first record on", async () => {
  const { report, bundle } = await diagnosed(await tempProject({ "test_a.py": "def test_a():\n    assert False\n" }), python, {
    sources: { nodes: ["test_a.py::test_a"] }, plan: [{ id: "T1", title: "look", stage: null }, { id: "T2", title: "tell", stage: "report" }],
  });
  const records = readFileSync(join(bundle, report.trace.file), "utf8").trimEnd().split("\n").map((l): unknown => JSON.parse(l));
  expect(records[0]).toMatchObject({ step_id: "T1", plan: [{ step_id: "T1", title: "look" }, { step_id: "T2", title: "tell" }] });
  const steps = new Set(records.map((r) => (typeof r === "object" && r !== null && "step_id" in r ? r.step_id : null)));
  expect([...steps].sort()).toEqual(["T1", "T2", "evidence"]);
});
