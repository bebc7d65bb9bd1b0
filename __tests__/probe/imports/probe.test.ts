import { beforeAll, describe, expect, test } from "@jest/globals";
import { isFirstParty, isTestFile, projectFiles } from "../../../src/env/files.js";
import type { ImportFacts } from "../../../src/probe/imports/facts.js";
import { importEdges } from "../../../src/probe/imports/graph.js";
import { probeImports } from "../../../src/probe/imports/probe.js";
import { packagesOf, proveLayout } from "../../../src/probe/layout.js";
import { readRun } from "../../../src/probe/reproduce.js";
import { readSources } from "../../../src/probe/sources.js";
import type { Lab } from "../../../src/probe/isolate/lab.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "any", requirements: ["pytest"] });
});

/** The project's tests are run; then the question is put as a run of the tracer would. */
async function asked(files: Readonly<Record<string, string>>, spend: (lab: Lab) => Lab = (lab) => lab): Promise<{ lab: Lab; facts: Omit<ImportFacts, "layout"> }> {
  const lab = spend(await makeLab({ project: await tempProject(files), python }));
  const { context, interpreter, neutral } = lab;
  const { outcome, facts } = await readRun({ ...context, deadline: performance.now() + 60_000 }, interpreter, neutral, { stepId: "S2", action: "pytest.rerun", args: ["-q", "--continue-on-collection-errors"] });
  const own = projectFiles(context.inputs.project).python.filter((f) => isFirstParty(f) && !isTestFile(f));
  const sources = await readSources({ ...context, deadline: performance.now() + 60_000 }, interpreter, own);
  const exceptions = outcome.failures.flatMap((f) => f.exceptions);
  const chain = [...new Set(exceptions.flatMap((e) => e.frames.map((f) => f.file)))].filter((f) => own.includes(f));
  return { lab, facts: await probeImports(context, interpreter, { exceptions, chain, files: own, edges: importEdges(sources, own), path: facts.findLast((f) => f.t === "modules")?.path ?? [] }) };
}

const CYCLE = {
  "pytest.ini": "[pytest]\npythonpath = src\n", "src/inn/__init__.py": "",
  "src/inn/room.py": "import inn.guest\n\nclass Room:\n    def guest(self):\n        return inn.guest.make(self)\n",
  "src/inn/guest.py": "from inn.room import Room\n\ndef make(room):\n    assert isinstance(room, Room)\n    raise LookupError\n",
};

describe("cold imports", () => {
  test("a cycle between two modules on a chain is asked for, though the tests import both", async () => {
    const { facts } = await asked({ ...CYCLE, "tests/test_inn.py": "from inn.guest import make\nfrom inn.room import Room\n\ndef test_guest():\n    Room().guest()\n" });
    expect(facts.cycles.map((cycle) => cycle.map((e) => `${e.from}:${String(e.line)}`).sort())).toEqual([["src/inn/guest.py:1", "src/inn/room.py:1"]]);
    expect(facts.cold.map((one) => [one.place.module, one.outcome.kind]).sort()).toEqual([["inn.guest", "imported"], ["inn.room", "raised"]]);
    expect(facts.orders).toMatchObject([{ module: "inn.room", after: "inn.guest" }]);
  });

  test("a module that cannot be imported first is asked again after one of its cycle: the order alone decides", async () => {
    const { facts } = await asked({
      "pytest.ini": "[pytest]\npythonpath = src\n", "src/inn/__init__.py": "",
      "src/inn/room.py": "from inn.guest import Guest\n\nclass Room:\n    guest = Guest\n",
      "src/inn/guest.py": "from inn import room\n\nclass Guest:\n    def room(self):\n        return room.Room()\n\nclass Host(room.Room if hasattr(room, 'Room') else object):\n    pass\n",
      "src/inn/desk.py": "from inn.room import Room\n",
      "tests/test_inn.py": "import inn.guest\n\ndef test_guest():\n    assert inn.guest.Guest().room()\n",
    });
    expect(facts.cold.map((one) => [one.place.module, one.outcome.kind])).toEqual(expect.arrayContaining([["inn.guest", "raised"], ["inn.room", "imported"]]));
    const guest = facts.cold.find((one) => one.place.module === "inn.guest");
    expect(guest?.outcome).toMatchObject({ kind: "raised", exception: "ImportError", at: { file: "src/inn/room.py", line: 1 } });
    expect(guest?.evidence.source.argv.at(-1)).toBe("import sys; sys.path[:0] = ['tests', 'src']; import inn.guest; print(inn.guest.__file__)");
    expect(facts.orders).toMatchObject([{ module: "inn.guest", after: "inn.room" }]);
    expect(facts.orders[0]?.contrast.passing.source).toMatchObject({ exit_code: 0, argv: expect.arrayContaining([expect.stringContaining("import inn.room; import inn.guest;")]) });
    expect(facts.orders[0]?.contrast.failing.source.exit_code).toBe(1);
  });

  test("a failure that is none of imports asks nothing, whatever cycles the project has elsewhere", async () => {
    const { facts } = await asked({ ...CYCLE, "app.py": "def f():\n    return 1\n", "tests/test_app.py": "from app import f\n\ndef test_f():\n    assert f() == 2\n" });
    expect(facts).toMatchObject({ cold: [], orders: [] });
  });

  test("the path is that of the run, what a conftest puts there included", async () => {
    const { facts } = await asked({
      "conftest.py": "import os, sys\nsys.path.append(os.path.join(os.path.dirname(__file__), 'third_party', 'slug-1.0'))\n",
      "third_party/slug-1.0/slug.py": "def make(text):\n    return text\n",
      "shop/__init__.py": "", "shop/links.py": "from slug import make, shorten\n",
      "tests/test_links.py": "import shop.links\n\ndef test_links():\n    pass\n",
    });
    const links = facts.cold.find((one) => one.place.module === "shop.links");
    expect(links?.outcome).toMatchObject({ kind: "raised", exception: "ImportError", message: expect.stringContaining("shorten"), at: { file: "shop/links.py", line: 1 } });
  });

  test("without time nothing is run, and each module is said", async () => {
    const { lab, facts } = await asked(
      { "shop/__init__.py": "", "shop/a.py": "from shop import nothing\n", "tests/test_a.py": "import shop.a\n\ndef test_a():\n    pass\n" },
      (whole) => ({ ...whole, context: { ...whole.context, deadline: performance.now() } }),
    );
    expect(facts.cold).toEqual([]);
    expect(lab.context.notRun.map((n) => n.step)).toContain("cold import of shop.a");
  });
});

describe("the layout proof", () => {
  test("says where plain Python finds a package, and that it finds one not", async () => {
    const files = { "top/__init__.py": "", "top/a.py": "", "src/deep/__init__.py": "", "src/deep/sub/__init__.py": "", "src/deep/sub/b.py": "", "single.py": "" };
    const { context, interpreter } = await makeLab({ project: await tempProject(files), python });
    const packages = packagesOf(["src/deep/sub/b.py", "top/a.py", "single.py"], Object.keys(files));
    expect(packages).toEqual(["src/deep", "top"]);
    const proofs = await proveLayout(context, interpreter, packages);
    expect(proofs.map(({ name, folder, found }) => ({ name, folder, found }))).toEqual([{ name: "deep", folder: "src/deep", found: null }, { name: "top", folder: "top", found: "top/__init__.py" }]);
    expect(proofs[1]?.evidence.source.argv).toEqual(["python", "-c", "import top; print(top.__file__)"]);
  });
});
