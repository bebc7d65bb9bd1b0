import { beforeAll, describe, expect, test } from "@jest/globals";
import { group } from "../../../src/diagnose/group.js";
import { smoke, smokeFailures, type Smoke } from "../../../src/probe/smoke/smoke.js";
import { exceptionsIn } from "../../../src/probe/smoke/traceback.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest"] }); });

const FILES = {
  "shop/__init__.py": "", "shop/good.py": "def main():\n    print('fine')\n\nif __name__ == '__main__':\n    main()\n",
  "shop/bad.py": "def load():\n    return {}['rate']\n\ndef main():\n    try:\n        load()\n    except KeyError as error:\n        raise RuntimeError('no rate') from error\n\nif __name__ == '__main__':\n    main()\n",
  "shop/gone.py": "import nowhere_to_be_found\n", "lib/more.py": "x = 1\n",
};

describe("whether the program starts", () => {
  test("objects are imported, commands run by the project's own Python; each with its evidence", async () => {
    const { context, interpreter } = await makeLab({ project: await tempProject(FILES), python });
    const objects = [{ module: "shop.good", attribute: "main" }, { module: "shop.good", attribute: "nothing" }, { module: "more", attribute: "" }];
    const tried = await smoke(context, interpreter, { objects, commands: ["python -m shop.good", "python -m shop.bad 'a b'", "no-such-program-anywhere"], path: ["lib"] }, "with a patch");
    expect(tried.map((s) => `${s.kind} ${s.what} ${s.outcome}`)).toEqual([
      "entry-point shop.good:main passed", "entry-point shop.good:nothing failed", "entry-point more passed", "command python -m shop.good passed", "command python -m shop.bad 'a b' failed",
    ]);
    expect(tried[4]?.evidence).toMatchObject({ claim: "with a patch: exit 1; RuntimeError: no rate", source: { argv: ["python", "-m", "shop.bad", "a b"], exit_code: 1 } });
    expect(context.notRun).toEqual([{ step: "--smoke no-such-program-anywhere", reason: expect.stringContaining("cannot start") }]);
    // An entry point may need an extra; a command was asked for.
    const failures = smokeFailures(tried);
    expect(failures).toMatchObject([{ type: "run", what: "traceback", message: "RuntimeError: no rate", exceptions: [{ type: "RuntimeError" }, { type: "KeyError", link: "cause", key: "'rate'", mro: expect.arrayContaining(["LookupError"]) }] }]);
    expect(failures[0]?.exceptions[1]?.frames).toMatchObject([{ file: "shop/bad.py", line: 6, func: "main", code: "load()" }, { file: "shop/bad.py", line: 2, func: "load" }]);
    expect(group(failures, () => true)).toHaveLength(1);
  });

  test("a copy of the checkout is tried by its own path", async () => {
    const { context, interpreter } = await makeLab({ project: await tempProject({}), python });
    const copy = await tempProject({ "deep/shop/__init__.py": "", "deep/shop/cli.py": "def main(): ..." });
    const there = { ...context, inputs: { ...context.inputs, project: copy }, env: { ...context.env, PYTHONPATH: `${copy}/deep` } };
    const tried = await smoke(there, interpreter, { objects: [{ module: "shop.cli", attribute: "main" }], commands: [], path: [] });
    expect(tried.map((s: Smoke) => s.outcome)).toEqual(["passed"]);
  });
});

describe("a traceback as the plugin would have told it", () => {
  const at = (lines: string): string => `noise\nTraceback (most recent call last):\n${lines}\n`;
  test.each([
    ["ModuleNotFoundError: No module named 'x.y'", { type: "ModuleNotFoundError", import: { name: "x.y", from_name: null }, mro: ["ModuleNotFoundError", "ImportError", "Exception", "BaseException", "object"] }],
    ["ImportError: cannot import name 'f' from partially initialized module 'a.b' (most likely due to a circular import) (/p/a/b.py)", { import: { name: "a.b", from_name: "f" } }],
    ["NameError: name 'f' is not defined. Did you mean: 'g'?", { name: "f" }],
    ["pkg.errors.Odd", { type: "Odd", module: "pkg.errors", message: "" }],
  ])("%s", (end, expected) => {
    expect(exceptionsIn(at(`  File "/p/a.py", line 3, in <module>\n    f()\n${end}`), "/p")).toMatchObject([{ ...expected, frames: [{ file: "a.py", line: 3, func: "<module>", code: "f()" }] }]);
  });
  test("a syntax error has a place and no frame of its own", () => {
    expect(exceptionsIn(at('  File "/p/a.py", line 1, in <module>\n    import b\n  File "/p/b.py", line 2\n    def\n       ^\nSyntaxError: invalid syntax'), "/p")).toMatchObject([{ type: "SyntaxError", syntax: { file: "b.py", line: 2 }, frames: [{ file: "a.py" }] }]);
  });
  test("of several, apart from each other, the last one counts; no traceback is none", () => {
    expect(exceptionsIn(`${at('  File "a.py", line 1, in f\nValueError: one')}\n${at('  File "a.py", line 2, in g\nKeyError: 2')}`, "/p").map((e) => e.type)).toEqual(["KeyError"]);
    expect(exceptionsIn("exit 2\nusage: x\n", "/p")).toEqual([]);
  });
});
