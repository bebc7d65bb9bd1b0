import { beforeAll, describe, expect, test } from "@jest/globals";
import type { ImportEdge } from "../../../src/probe/imports/facts.js";
import { cyclesOf, importEdges } from "../../../src/probe/imports/graph.js";
import { readSources } from "../../../src/probe/sources.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "any", requirements: ["pytest"] });
});

async function edgesOf(files: Readonly<Record<string, string>>): Promise<ImportEdge[]> {
  const { context, interpreter } = await makeLab({ project: await tempProject(files), python });
  const names = Object.keys(files).filter((name) => name.endsWith(".py"));
  return importEdges(await readSources(context, interpreter, names), names);
}
const shown = ({ from, line, to, when }: ImportEdge): string => `${from}:${String(line)} ${when} ${to}`;

describe("the import graph", () => {
  test("says which statement leads where, and when it runs", async () => {
    const edges = await edgesOf({
      "src/inn/__init__.py": "",
      "src/inn/room.py": "import json\nfrom typing import TYPE_CHECKING\nfrom . import guest\nfrom .keys import Key\nif TYPE_CHECKING:\n    from inn.staff import Cook\ndef serve():\n    from inn import bar\n",
      "src/inn/guest.py": "", "src/inn/keys.py": "", "src/inn/staff.py": "", "src/inn/bar.py": "import inn.keys as keys\n",
      "json.py": "",
    });
    expect(edges.map(shown)).toEqual([
      "src/inn/room.py:1 import json.py",
      "src/inn/room.py:3 import src/inn/guest.py",
      "src/inn/room.py:4 import src/inn/keys.py",
      "src/inn/room.py:6 never src/inn/staff.py",
      "src/inn/room.py:8 call src/inn/bar.py",
      "src/inn/bar.py:1 import src/inn/keys.py",
    ]);
  });

  test("of several modules of one name the nearest to the importer is meant", async () => {
    const edges = await edgesOf({ "a/__init__.py": "", "a/util.py": "", "a/main.py": "from a.util import x\n", "b/util.py": "", "b/main.py": "import util\n" });
    expect(edges.map(shown)).toEqual(["a/main.py:1 import a/util.py", "b/main.py:1 import b/util.py"]);
  });

  test("names each cycle once, by the statements that close it; what runs later or never closes none", async () => {
    const edges = await edgesOf({
      "inn/__init__.py": "from inn.room import Room\n", "inn/room.py": "from inn.guest import Guest\n", "inn/guest.py": "from inn import Room\n",
      "bar/__init__.py": "", "bar/one.py": "from bar import two\n", "bar/two.py": "def later():\n    from bar import one\n",
      "far/__init__.py": "", "far/a.py": "from far.b import B\n", "far/b.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from far.a import A\n",
    });
    expect(cyclesOf(edges).map((cycle) => cycle.map(shown))).toEqual([
      ["inn/__init__.py:1 import inn/room.py", "inn/room.py:1 import inn/guest.py", "inn/guest.py:1 import inn/__init__.py"],
    ]);
  });

  test("a submodule taken from the package that is being imported closes no cycle", async () => {
    expect(cyclesOf(await edgesOf({ "inn/__init__.py": "from . import room\n", "inn/room.py": "from . import guest\n", "inn/guest.py": "" }))).toEqual([]);
  });

  test("a large graph is no matter", () => {
    const files = Array.from({ length: 3000 }, (_, i) => `m${String(i)}.py`);
    const edges = files.slice(1).map((to, i): ImportEdge => ({ from: `m${String(i)}.py`, to, line: 1, when: "import" }));
    const begun = performance.now();
    expect(cyclesOf([...edges, { from: "m20.py", to: "m10.py", line: 2, when: "import" }])).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
