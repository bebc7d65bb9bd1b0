import { beforeAll, describe, expect, test } from "@jest/globals";
import { projectFiles } from "../../../src/env/files.js";
import type { TypeFailure } from "../../../src/probe/failure.js";
import { importEdges } from "../../../src/probe/imports/graph.js";
import type { Lab } from "../../../src/probe/isolate/lab.js";
import { readSources } from "../../../src/probe/sources.js";
import { runTypes } from "../../../src/probe/types.js";
import { bisectTypes, mayStartElsewhere } from "../../../src/probe/types/bisect.js";
import type { Origin } from "../../../src/probe/types/facts.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "3.13", requirements: ["pytest~=9.0", "pytest-asyncio", "pytest-timeout", "mypy"] });
});

async function origins(files: Readonly<Record<string, string>>, budgetMs = 120_000): Promise<{ lab: Lab; errors: readonly TypeFailure[]; found: Origin[] }> {
  const lab = await makeLab({ project: await tempProject(files), python });
  const { context, interpreter } = lab;
  const names = projectFiles(context.inputs.project).python;
  const [types, sources] = await Promise.all([runTypes(context, interpreter, { targets: ["shop"], reason: "", configuration: null }), readSources(context, interpreter, names)]);
  const errors = types.failures.filter(mayStartElsewhere);
  return { lab, errors, found: await bisectTypes({ ...context, deadline: performance.now() + budgetMs }, interpreter, errors, importEdges(sources, names)) };
}
const shown = (found: readonly Origin[]): string[] => found.map(({ error, first }) => `${error.file}:${String(error.line)} ${first}`);

const LIMITS = {
  "shop/__init__.py": "",
  "shop/limits.py": "def limits() -> dict[str, str]:\n    return {}\n",
  "shop/names.py": "PREFIX = 'a'\n",
  "shop/facade.py": "from shop.names import PREFIX\nfrom shop.limits import limits\n",
};

describe("where a type error goes wrong first", () => {
  test("is the file whose declaration it needs, through others that only hand it on", async () => {
    const { lab, errors, found } = await origins({ ...LIMITS, "shop/use.py": "from shop.facade import PREFIX, limits\n\ndef rate() -> int:\n    return limits()[PREFIX]\n" });
    expect(errors.map((e) => e.code)).toEqual(["return-value"]);
    expect(shown(found)).toEqual(["shop/use.py:4 shop/limits.py"]);
    const [alone, together] = found[0]?.evidence ?? [];
    expect(alone?.claim).toMatch(/with 2 files that it reaches, `shop\/names\.py` last: 0 errors in it/);
    expect(together?.claim).toMatch(/`shop\/limits\.py` last: 1 errors in it/);
    // The checkout holds no cache of ours.
    expect(projectFiles(lab.context.inputs.project).python).toHaveLength(5);
  });

  test("is the reported file itself where it needs no other", async () => {
    const { found } = await origins({ ...LIMITS, "shop/use.py": "from shop.facade import limits\n\ndef rate() -> int:\n    return 'x'\n\nlimits()\n" });
    expect(shown(found)).toEqual(["shop/use.py:4 shop/use.py"]);
    expect(found[0]?.evidence.map((e) => e.claim)).toEqual(["mypy sees `shop/use.py` alone: 1 errors in it"]);
  });

  test("several errors of a file share the runs; each has its own", async () => {
    const { lab, found } = await origins({
      ...LIMITS, "shop/names.py": "PREFIX: int = 1\n",
      "shop/use.py": "from shop.names import PREFIX\nfrom shop.limits import limits\n\ndef a() -> str:\n    return PREFIX\n\ndef b() -> int:\n    return limits()['x']\n\ndef c() -> int:\n    return limits()['y']\n",
    });
    expect(shown(found)).toEqual(["shop/use.py:5 shop/names.py", "shop/use.py:8 shop/limits.py", "shop/use.py:11 shop/limits.py"]);
    expect(lab.context.recorder.evidence.filter((e) => e.claim.startsWith("mypy sees"))).toHaveLength(3);
  });

  test("what no other file declares and the line alone does not show stays open", async () => {
    const { errors, found } = await origins({ ...LIMITS, "shop/use.py": "import unittest.mock\nx: int = unittest.mock.sentinel.a\n\ndef f() -> None:\n    unused = 1  # type: ignore\n" });
    expect(errors).toEqual([]);
    expect(found).toEqual([]);
  });

  test("without time it says which file was left out", async () => {
    const { lab, found } = await origins({ ...LIMITS, "shop/use.py": "def rate() -> int:\n    return 'x'\n" }, 0);
    expect(found).toEqual([]);
    expect(lab.context.notRun).toEqual([{ step: "first file of the type errors in shop/use.py", reason: "the time budget was used up" }]);
  });
});
