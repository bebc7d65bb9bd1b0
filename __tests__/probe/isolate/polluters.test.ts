/** Real pytest on projects where one test breaks another: who it is, what leaks, and the line that set it. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Answer } from "../../../src/probe/isolate/answer.js";
import { ask } from "../../../src/probe/isolate/ask.js";
import { isolate, NOTHING_KNOWN } from "../../../src/probe/isolate/isolate.js";
import type { Isolation, Leak } from "../../../src/probe/isolate/isolation.js";
import type { Lab } from "../../../src/probe/isolate/lab.js";
import type { Question } from "../../../src/probe/isolate/replies.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";
import { importing, leaky, littering } from "./projects.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

async function isolated(lab: Lab, nodes: readonly string[]): Promise<Map<string, Isolation>> {
  const representatives = nodes.map((node) => ({ node, failed: false, failure: null }));
  return isolate(lab.context, lab.interpreter, lab.neutral, { representatives, order: [], reruns: 2, known: NOTHING_KNOWN });
}

const victim = (name: string): string => `tests/test_v.py::test_v_${name}`;
const polluter = (name: string): string => `tests/test_a.py::test_p_${name}`;
const decisive = (leaks: readonly Leak[] | undefined): Pick<Leak, "what" | "name" | "file" | "line">[] =>
  (leaks ?? []).filter((l) => l.role === "decides").map(({ what, name, file, line }) => ({ what, name, file, line }));

describe("tests that pollute", () => {
  let found = new Map<string, Isolation>();
  beforeAll(async () => {
    const lab = await makeLab({ project: await tempProject(leaky), python });
    found = await isolated(lab, ["env", "class", "cwd", "joint"].map(victim));
    expect(lab.context.notRun).toEqual([]);
  });

  // The first two name what they share with their victims and are tried first; the third is found by the walk.
  test.each(["env", "class", "cwd"])("%s: the polluter alone is named, and proven in fresh processes", (name) => {
    const isolation = found.get(victim(name));
    expect(isolation).toMatchObject({ verdict: "order-dependent", polluter: polluter(name), polluters: [polluter(name)], enablers: [] });
    expect(isolation?.failure).toMatchObject({ node: victim(name), phase: "call" });
    const { failing, passing, factor } = isolation?.contrast ?? {};
    expect(factor).toBe("polluter");
    expect(failing?.source.argv.slice(0, 6)).toEqual(["python", "-m", "pytest", "-q", polluter(name), victim(name)]);
    expect(passing?.source.argv.slice(0, 5)).toEqual(["python", "-m", "pytest", "-q", victim(name)]);
    expect([failing?.source.exit_code, passing?.source.exit_code]).toEqual([1, 0]);
  });

  test("two that pollute only together are both named, in order", () => {
    const isolation = found.get(victim("joint"));
    expect(isolation?.polluters).toEqual([polluter("first"), polluter("second")]);
    expect(isolation?.polluter).toBe(polluter("second"));
    expect(decisive(isolation?.leaks)).toEqual([{ what: "module-global", name: "app.breaker.BREAKER.failures", file: "app/breaker.py", line: 6 }]);
  });

  test("types are told, values never", () => {
    expect(JSON.stringify([...found.values()].map((i) => i.leaks))).not.toContain("secret-value-1234");
    expect(found.get(victim("env"))?.leaks[0]).toMatchObject({ name: "APP_MODE", before: "absent", after: "str" });
    expect(found.get(victim("class"))?.leaks[0]).toMatchObject({ before: "list (0 items)", after: "list (1 item)" });
  });
});

describe("what leaks", () => {
  const expected = [
    ["global", { what: "module-global", name: "app.settings.DEBUG", file: "tests/test_a.py", line: 13 }],
    ["env", { what: "env", name: "APP_MODE", file: "tests/test_a.py", line: 16 }],
    ["cwd", { what: "cwd", name: "the working directory", file: "tests/test_a.py", line: 19 }],
    ["class", { what: "class-attribute", name: "app.forms.Form.errors", file: "app/forms.py", line: 5 }],
    ["default", { what: "default-argument", name: "app.forms.collect(into)", file: "app/forms.py", line: 9 }],
    ["patched", { what: "module-global", name: "time.ctime", file: "tests/test_a.py", line: 28 }],
    ["fixture", { what: "fixture", name: "fixture stock[…]", file: "tests/test_a.py", line: 31 }],
    ["cache", { what: "cache", name: "app.cached.units", file: "tests/test_a.py", line: 35 }],
  ] as const;
  let answers: readonly Answer[] = [];
  beforeAll(async () => {
    const lab = await makeLab({ project: await tempProject(leaky), python });
    const questions = expected.map(([name]): Question => ({ ask: "leaks", node: victim(name), before: [polluter(name)], kind: "tests", place: "first" }));
    answers = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 100, questions });
  });

  test.each(expected)("%s: it is named with the line that set it, and decides", (name, leak) => {
    expect(decisive(answers.find((a) => a.question.node === victim(name))?.leaks)).toContainEqual(leak);
  });

  test("a test that cleans up is named", () => {
    const cleaners = (name: string): readonly string[] | undefined => answers.find((a) => a.question.node === victim(name))?.cleaners;
    expect(cleaners("global")).toContain("tests/test_a.py::test_cleans");
    expect(cleaners("class")).not.toContain("tests/test_a.py::test_cleans");
  });
});

describe("an order that CI gives", () => {
  test("only what ran before the victim there is a suspect", async () => {
    const lab = await makeLab({ project: await tempProject(leaky), python });
    const order = ["tests/test_b.py::test_0", polluter("env"), victim("global"), polluter("global"), victim("env")];
    const questions = [victim("global"), victim("env")].map((node): Question => ({ ask: "company", node, order, seconds: null }));
    const answers = await ask(lab, "fork", { stage: "after-collection", files: [], seconds: 60, questions });
    expect(answers.map((a) => [a.how, a.trials.at(-1)?.before])).toEqual([["clean", []], ["turned", [polluter("env")]]]);
  });
});

describe("a module that pollutes on import", () => {
  test("the file is named; neither it nor its tests need to run", async () => {
    const lab = await makeLab({ project: await tempProject(importing), python });
    const isolation = (await isolated(lab, ["tests/test_v.py::test_v"])).get("tests/test_v.py::test_v");
    expect(isolation).toMatchObject({ verdict: "order-dependent", polluter: "tests/test_b.py", polluters: ["tests/test_b.py"] });
    expect(isolation?.contrast?.failing.source.argv).toEqual(expect.arrayContaining(["tests/test_b.py", "--deselect"]));
    expect(decisive(isolation?.leaks)).toEqual([{ what: "module-global", name: "app.settings.DEBUG", file: "tests/test_b.py", line: 3 }]);
  });
});

describe("a file that carries the state", () => {
  test("the test that writes it is named, though no later run of the victim passes", async () => {
    const lab = await makeLab({ project: await tempProject(littering), python });
    const isolation = (await isolated(lab, ["test_files.py::test_v"])).get("test_files.py::test_v");
    expect(isolation).toMatchObject({
      verdict: "order-dependent", polluter: "test_files.py::test_p", contrast: null,
      leaks: [{ what: "file", name: "state.json", before: "as it was", after: "written", file: "test_files.py", line: 7 }],
    });
    expect(isolation?.evidence[0]?.claim).toContain("passed before all others; once they ran: failed in a process without them too");
  });
});

describe("what lies behind an object", () => {
  test.each([
    ["rows of a database", "import sqlite3", "connection = sqlite3.connect(':memory:')\n    connection.execute('CREATE TABLE t (x)')\n    return connection", "box.execute('INSERT INTO t VALUES (1)')", "box.execute('SELECT * FROM t').fetchall() == []", "fixture box", "beside"],
    ["files of a folder", "import tempfile, pathlib", "return pathlib.Path(tempfile.mkdtemp())", "(box / 'done').write_text('1')", "not (box / 'done').exists()", "fixture box", "beside"],
    ["the text of a stream", "import io", "return io.StringIO()", "box.write('x')", "box.getvalue() == ''", "fixture box", "beside"],
    ["the items of a queue", "import queue", "return queue.Queue()", "box.put(1)", "box.empty()", "fixture box.queue", "decides"],
  ])("%s: told as a leak of the fixture that hands it out", async (_title, imports, makes, pollutes, holds, name, role) => {
    const project = await tempProject({
      "conftest.py": `${imports}\n\nimport pytest\n\n\n@pytest.fixture(scope='session')\ndef box():\n    ${makes}\n`,
      "test_a.py": `def test_p(box):\n    ${pollutes}\n`, "test_v.py": `def test_v(box):\n    assert ${holds}\n`,
    });
    const isolation = (await isolated(await makeLab({ project, python }), ["test_v.py::test_v"])).get("test_v.py::test_v");
    expect(isolation).toMatchObject({ verdict: "order-dependent", polluter: "test_a.py::test_p" });
    expect(isolation?.leaks.map((l) => [l.what, l.name, l.role])).toContainEqual(["fixture", name, role]);
  });

  test("a context variable is put back to its default, and decides", async () => {
    const project = await tempProject({
      "app.py": "from contextvars import ContextVar\n\ntenant = ContextVar('tenant', default='public')\n",
      "test_a.py": "import app\n\n\ndef test_p():\n    app.tenant.set('acme')\n", "test_v.py": "import app\n\n\ndef test_v():\n    assert app.tenant.get() == 'public'\n",
    });
    const isolation = (await isolated(await makeLab({ project, python }), ["test_v.py::test_v"])).get("test_v.py::test_v");
    expect(decisive(isolation?.leaks)).toEqual([{ what: "other", name: "contextvar tenant", file: "test_a.py", line: 5 }]);
  });
});

describe("victims of one polluter that pollute one another", () => {
  test("each is confirmed without the others", async () => {
    const project = await tempProject({
      "app.py": "SEEN = set()\n\n\ndef first(x):\n    new = x not in SEEN\n    SEEN.add(x)\n    return new\n",
      "test_a.py": "from app import first\n\n\ndef test_p():\n    assert first(1)\n", "test_v.py": "from app import first\n\n\ndef test_v():\n    assert first(1)\n\n\ndef test_w():\n    assert first(1)\n",
    });
    const found = await isolated(await makeLab({ project, python }), ["test_v.py::test_w", "test_v.py::test_v"]);
    expect(["test_v.py::test_v", "test_v.py::test_w"].map((node) => found.get(node)?.verdict)).toEqual(["order-dependent", "order-dependent"]);
  });
});

describe("what is no leak", () => {
  test("what the first event loop and our own plugin change; a logger that is set up is one", async () => {
    const project = await tempProject({
      "pytest.ini": "[pytest]\npythonpath = .\n", "app.py": "FLAG = False\n",
      "test_a.py": [
        "import app", "", "def test_p():", "    import asyncio", "    import logging", "    asyncio.run(asyncio.sleep(0))", "    logging.getLogger('app').setLevel('DEBUG')",
        "    logging.getLogger('other')", "    app.FLAG = True", "",
      ].join("\n"),
      "test_v.py": "import app\n\ndef test_v():\n    assert not app.FLAG\n",
    });
    const lab = await makeLab({ project, python: await pythonEnv({ python: "any", requirements: ["pytest"] }) });
    const found = await isolate(lab.context, lab.interpreter, lab.neutral, { representatives: [{ node: "test_v.py::test_v", failed: false, failure: null }], order: [], reruns: 2, known: NOTHING_KNOWN });
    const leaks = found.get("test_v.py::test_v")?.leaks ?? [];
    expect(leaks.map((l) => [l.name, l.role])).toEqual([["app.FLAG", "decides"], ["logging app.level", "beside"]]);
  });
});
