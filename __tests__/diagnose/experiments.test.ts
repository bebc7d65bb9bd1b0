/** Rules that read what experiments and history say, which a single run of a fixture has none of. */
import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../src/diagnose/dossier.js";
import type { Finding, Rule } from "../../src/diagnose/rule.js";
import { rule as blockingCall } from "../../src/diagnose/rules/async.blocking-call.js";
import { rule as noneDereference } from "../../src/diagnose/rules/code.none-dereference.js";
import { rule as locale } from "../../src/diagnose/rules/env.locale.js";
import { rule as network } from "../../src/diagnose/rules/flaky.network.js";
import { rule as fixtureScope } from "../../src/diagnose/rules/state.fixture-scope.js";
import { rule as mutableDefault } from "../../src/diagnose/rules/state.mutable-default.js";
import { rule as expectation } from "../../src/diagnose/rules/test.expectation.js";
import type { ChangedFile } from "../../src/env/change.js";
import type { Leak, Isolation } from "../../src/probe/isolate/isolation.js";
import type { ExceptionFact } from "../../src/probe/facts.js";
import type { TestFailure } from "../../src/probe/failure.js";
import { aDossier } from "../support/a-dossier.js";
import { aTest, anException } from "../support/facts.js";
import { addedTo, sourcesOf } from "../support/sources.js";

const NODE = "tests/test_a.py::test_b";
const of = (failure: TestFailure, parts: Partial<Dossier>): Dossier => aDossier({ failures: [failure], all: [failure], ...parts });
const places = (rule: Rule, dossier: Dossier): readonly string[] => [...rule.match(dossier)].sort((a, b) => b.score - a.score).map((one: Finding) => `${one.file ?? ""}:${String(one.line)}`);
const leak = (parts: Partial<Leak>): Leak => ({ what: "other", name: "x", before: "int", after: "int", role: "decides", file: null, line: null, ...parts });
const item = (fixtures: NonNullable<TestFailure["item"]>["fixtures"], kind = "function"): TestFailure["item"] => ({ t: "item", node: NODE, file: "tests/test_a.py", line: 1, junit: { classname: "", name: "" }, kind, markers: [], fixtures });

function isolation(parts: Partial<Isolation>): Isolation {
  return { verdict: "order-dependent", failed: { runs: 1, of: 1 }, polluter: null, polluters: [], leaks: [], contrast: null, flip: null, failure: null, facts: [], evidence: [], enablers: [], cleaners: [], ...parts };
}

describe("flaky.network", () => {
  const sources = sourcesOf({ "net/link.py": "import socket\n\n\ndef link(host):\n    return socket.create_connection((host, 80))\n", "tests/conftest.py": "from net.link import link\n\nPORT = 47612\n\n\ndef server():\n    return link(PORT)\n" });
  const met = (type: string, os: ExceptionFact["os"]): ExceptionFact => ({ ...anException(type, "no", [{ file: "tests/conftest.py", line: 7 }, { file: "net/link.py", line: 5 }]), os, mro: [type, "OSError"] });

  test("a name that nobody answers for is the network's, also where the test always fails", () => {
    expect(places(network, of(aTest(NODE, [met("gaierror", { errno: -2, strerror: "", filename: null })]), sources))).toEqual(["net/link.py:5"]);
  });
  test("a refused connection to a local server is not", () => {
    expect(places(network, of(aTest(NODE, [met("ConnectionRefusedError", { errno: 111, strerror: "", filename: null })]), sources))).toEqual([]);
  });
  test("a port that is taken now and then lies where it is named", () => {
    const taken = aTest(NODE, [met("OSError", { errno: 98, strerror: "", filename: null })]);
    expect(places(network, of(taken, { ...sources, isolation: isolation({ verdict: "flaky" }) }))).toEqual(["tests/conftest.py:3"]);
    expect(places(network, of(taken, { ...sources, isolation: isolation({ verdict: "deterministic" }) }))).toEqual([]);
  });
});

describe("test.expectation", () => {
  const sources = sourcesOf({ "tests/test_a.py": "def test_b():\n    assert entry() == {'name': 'w'}\n", "tests/test_c.py": "def test_d():\n    assert entry()['hours'] == '9-12'\n" });
  const failure = (left: string): TestFailure => ({ ...aTest(NODE, [anException("AssertionError", "", [{ file: "tests/test_a.py", line: 2 }])]), assertion: { op: "==", left_type: "dict", right_type: "dict", left, right: "{'name': 'w'}", explanation: "" } });
  const code = addedTo("model.py", { 3: "    return {'name': name, 'hours': hours}" });
  const told = addedTo("tests/test_c.py", { 2: "    assert entry()['hours'] == '9-12'" });
  const surplus = failure("{'name': 'w', 'hours': 9}");

  test("what the code and other tests were given on purpose is what the old test lacks", () => {
    expect(places(expectation, of(surplus, { ...sources, culprit: [code, told] }))).toEqual(["tests/test_a.py:2"]);
  });
  test.each<[string, TestFailure, Dossier["culprit"]]>([
    ["no test was written for it", surplus, [code]],
    ["something else differs too", failure("{'name': 'x', 'hours': 9, 'odd': 1}"), [code, told]],
    ["the commit is not known", surplus, null],
    ["the commit touched the failing test", surplus, [code, told, addedTo("tests/test_a.py", { 2: "    assert entry() == {'name': 'w'}" })]],
  ])("not where %s", (_why, one, culprit) => {
    expect(places(expectation, of(one, { ...sources, culprit }))).toEqual([]);
  });
});

describe("code.none-dereference", () => {
  const sources = sourcesOf({ "loader.py": "def load(name):\n    if name in {}:\n        return None\n    return 1\n", "user.py": "import loader\n\n_kept = {}\n\n\ndef use(name):\n    found = _kept[name]\n    return found.size\n", "tests/test_a.py": "from user import use\n\n\ndef test_b():\n    assert use('a')\n" });
  const failure = aTest(NODE, [{ ...anException("AttributeError", "'NoneType' object has no attribute 'size'", [{ file: "tests/test_a.py", line: 5 }, { file: "user.py", line: 8 }]), attribute: { name: "size", owner: "NoneType", owner_kind: "none", owner_file: null, expr: "found" } }]);

  test("where no call on the line gave it, it came out of what the commit at fault brought", () => {
    expect(places(noneDereference, of(failure, { ...sources, culprit: [addedTo("loader.py", { 3: "        return None" })] }))[0]).toBe("loader.py:3");
  });
  test("a commit that brought no None leaves the use", () => {
    expect(places(noneDereference, of(failure, { ...sources, culprit: [addedTo("loader.py", { 4: "    return 1" })] }))[0]).toBe("user.py:8");
  });
});

describe("async.blocking-call", () => {
  const sources = sourcesOf({ "pace.py": "import time\n\n\ndef pause():\n    time.sleep(0.1)\n", "load.py": "from pace import pause\n\n\nasync def load():\n    pause()\n", "tests/test_a.py": "from load import load\n\n\nasync def test_b():\n    await load()\n    assert beats > 3\n" });
  const failure = (kind: string): TestFailure => ({ ...aTest(NODE, [anException("AssertionError", "", [{ file: "tests/test_a.py", line: 6 }])]), item: item([], kind) });
  const scores = (one: TestFailure, culprit: Dossier["culprit"]): readonly number[] => blockingCall.match(of(one, { ...sources, culprit })).map(({ score }) => score);

  test("a sleep that the commit at fault brought on behalf of a coroutine is likely, one that was there is not", () => {
    expect(scores(failure("async-function"), [addedTo("pace.py", { 5: "    time.sleep(0.1)" })])[0]).toBeGreaterThan(0.8);
    expect(scores(failure("async-function"), [addedTo("load.py", { 4: "async def load():" })])[0]).toBeLessThan(0.5);
    expect(scores(failure("function"), [addedTo("pace.py", { 5: "    time.sleep(0.1)" })])[0]).toBeLessThan(0.5);
  });
});

describe("env.locale", () => {
  const sources = sourcesOf({ "register.py": "import csv\n\n\ndef read(path):\n    with path.open(encoding='utf-8') as file:\n        return list(csv.DictReader(file))\n", "tests/test_a.py": "from register import read\n\n\ndef test_b(path):\n    assert read(path)[0]['id'] == '7'\n" });
  const failure = aTest(NODE, [anException("KeyError", "'id'", [{ file: "tests/test_a.py", line: 5 }])]);
  const commit = (before: string): ChangedFile => ({ ...addedTo("register.py", { 5: "    with path.open(encoding='utf-8') as file:" }), removed: [{ line: 5, text: before }] });

  test("where the commit at fault altered an encoding, that is the place", () => {
    expect(places(locale, of(failure, { ...sources, culprit: [commit("    with path.open(encoding='utf-8-sig') as file:")] }))).toEqual(["register.py:5"]);
  });
  test("a line that had no other encoding before is not", () => {
    expect(places(locale, of(failure, { ...sources, culprit: [commit("    with path.open('r', encoding='utf-8') as file:")] }))).toEqual([]);
    expect(places(locale, of(failure, { ...sources, culprit: [commit("    with path.open() as file:")] }))).toEqual([]);
  });
});

describe("state", () => {
  const sources = sourcesOf({ "app/forms.py": "def collect(name, into={}):\n    return into\n\n\ndef other(into={}):\n    return into\n", "tests/conftest.py": "import pytest\n\n\n@pytest.fixture(scope='session')\ndef db():\n    return {}\n" });
  const polluted = (leaks: readonly Leak[]): Dossier => of({ ...aTest(NODE, []), item: item([{ name: "db", scope: "session", file: "tests/conftest.py", line: 5, async: false }]) }, { ...sources, isolation: isolation({ polluter: "tests/test_c.py::test_d", leaks }) });

  test("a default argument lies at the function that the leak names", () => {
    expect(places(mutableDefault, polluted([leak({ what: "default-argument", name: "app.forms.collect(into)" })]))).toEqual(["app/forms.py:1"]);
    expect(places(mutableDefault, polluted([leak({ what: "module-global", name: "app.forms.cache" })]))).toEqual([]);
  });
  test("a shared fixture counts more where what leaks besides decides nothing", () => {
    const score = (role: Leak["role"]): number => fixtureScope.match(polluted([leak({ role })]))[0]?.score ?? 0;
    expect(score("beside")).toBeGreaterThan(0.6);
    expect(score("decides")).toBeLessThan(0.5);
  });
});
