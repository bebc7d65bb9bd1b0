import { expect, test } from "@jest/globals";
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { source, type SourceFacts } from "../../../src/probe/source-facts.js";
import { pluginFolder } from "../../support/plugin.js";
import { describePython, interpreter, tempProject, type PythonVersion } from "../../support/python.js";

const text = `from __future__ import annotations
import os, sys as system
from typing import TYPE_CHECKING
from ..pkg import (a as b,
    c)
if TYPE_CHECKING:
    import decimal
try:
    import ujson as json
except ImportError:
    json = None
__all__ = ["Shop", "load"]
__all__ += ["LIMIT"]
CACHE: dict = {}  # type: ignore[misc]
LIMIT = 3

@decorated(1)
class Shop(Base, metaclass=Meta):
    items = []
    def __getattr__(self, name): return None

    async def load(self, a, /, b: int = 1, *args, c={}, **kw) -> "Shop":
        def inner():
            yield 1
        if await self.ready() and not self.allowed("x", a):
            self.store.save(*args)
        await self.flush(a, key=1)
        try:
            risky()
        except Exception:  # noqa: BLE001
            pass
        except (ValueError, KeyError) as error:
            log(error)
        try:
            risky()
        except:
            raise Wrong("x")
        return os.getenv("HOME", "/") + os.environ["USER"] + os.environ.get(name)
`;

function readAll(python: PythonVersion, files: readonly string[]): SourceFacts[] {
  const program = interpreter(python);
  if (program === null) throw new Error(`no CPython ${python} here`);
  const ended = spawnSync(program, [join(pluginFolder, "ast_facts.py")], { input: JSON.stringify(files), encoding: "utf8" });
  expect(ended.status).toBe(0);
  return ended.stdout.trimEnd().split("\n").map((line) => source.parse(JSON.parse(line)));
}

for (const python of ["3.8", "3.13"] as const) {
  describePython(python, `the AST reader under CPython ${python}`, () => {
    const read = async (content: string): Promise<SourceFacts> => {
      const project = await tempProject({ "shop.py": content });
      const [facts] = readAll(python, [join(project, "shop.py")]);
      if (facts === undefined) throw new Error("no facts");
      return facts;
    };

    test("imports, exports and names of a module", async () => {
      const facts = await read(text);
      expect(facts.error).toBeNull();
      expect(facts.imports.map((i) => [i.module, i.level, i.type_checking, i.in_try])).toEqual([
        ["__future__", 0, false, false],
        ["os", 0, false, false],
        ["sys", 0, false, false],
        ["typing", 0, false, false],
        ["pkg", 2, false, false],
        ["decimal", 0, true, false],
        ["ujson", 0, false, true],
      ]);
      expect(facts.imports[4]).toMatchObject({ line: 4, end_line: 5, names: [{ name: "a", as: "b" }, { name: "c", as: null }] });
      expect([facts.exports, facts.exports_line]).toEqual([["Shop", "load", "LIMIT"], 12]);
      expect(facts.globals.map((g) => [g.name, g.line, g.mutable])).toEqual([
        ["json", 11, false],
        ["__all__", 12, true],
        ["CACHE", 14, true],
        ["LIMIT", 15, false],
      ]);
      expect(facts.class_attributes).toEqual([{ owner: "Shop", name: "items", line: 19, mutable: true, value: "[]" }]);
      expect(facts.comments.map((c) => [c.line, c.kind])).toEqual([[14, "type-ignore"], [30, "noqa"]]);
    });

    test("definitions with their parameters", async () => {
      const { defs } = await read(text);
      expect(defs.map((d) => [d.kind, d.qualname, d.line, d.generator])).toEqual([
        ["class", "Shop", 18, true],
        ["function", "Shop.__getattr__", 20, false],
        ["async", "Shop.load", 22, false],
        ["function", "Shop.load.inner", 23, true],
      ]);
      expect(defs[0]).toMatchObject({ bases: ["Base"], decorators: ["decorated(1)"], end_line: 38 });
      expect(defs[2]?.returns).toBe('"Shop"');
      expect(defs[2]?.params.map((p) => [p.name, p.kind, p.required, p.default, p.mutable_default])).toEqual([
        ["self", "positional", true, null, false],
        ["a", "positional", true, null, false],
        ["b", "positional", false, "1", false],
        ["args", "var-positional", false, null, false],
        ["c", "keyword", false, "{}", true],
        ["kw", "var-keyword", false, null, false],
      ]);
    });

    test("calls, handlers, environment variables, raises and returns", async () => {
      const facts = await read(text);
      const calls = new Map(facts.calls.map((c) => [c.func, c]));
      expect(calls.get("self.ready")).toMatchObject({ awaited: true, use: "test", scope: "Shop.load" });
      expect(calls.get("self.allowed")).toMatchObject({ awaited: false, use: "test", args: 2, literals: ["x", null] });
      expect(calls.get("self.store.save")).toMatchObject({ awaited: false, use: "statement", star: true });
      expect(calls.get("self.flush")).toMatchObject({ awaited: true, use: "statement", keywords: ["key"], star: false });
      expect(calls.get("decorated")).toMatchObject({ scope: "", use: "value" });
      expect(facts.handlers.map((h) => [h.line, h.try_line, h.types, h.broad, h.swallows])).toEqual([
        [10, 8, ["ImportError"], false, true],
        [30, 28, ["Exception"], true, true],
        [32, 28, ["ValueError", "KeyError"], false, false],
        [36, 34, [], true, false],
      ]);
      expect(facts.env_reads.map((e) => [e.name, e.has_default])).toEqual([["HOME", true], ["USER", false], [null, false]]);
      expect(facts.raises).toEqual([{ line: 37, end_line: 37, exception: "Wrong", scope: "Shop.load" }]);
      expect(facts.returns.map((r) => [r.line, r.none])).toEqual([[20, true], [38, false]]);
    });

    test("files that cannot be read are errors, and cost the others nothing", async () => {
      const project = await tempProject({ "syntax.py": "def f(:\n", "nul.py": "a = 1\0\n", "good.py": "x = 1\n", "deep.py": `x = ${"(".repeat(5000)}` });
      await writeFile(join(project, "latin.py"), Buffer.from("# -*- coding: latin-1 -*-\nname = '\xe9'\n", "latin1"));
      await writeFile(join(project, "binary.py"), Buffer.from([0xff, 0xfe, 0x00, 0x80]));
      await writeFile(join(project, "huge.py"), "x = 1\n".repeat(400_000));
      const names = ["syntax.py", "nul.py", "missing.py", "binary.py", "huge.py", "deep.py", "latin.py", "good.py"];
      const facts = readAll(python, names.map((name) => join(project, name)));
      expect(facts.map((f) => f.file)).toEqual(names.map((name) => join(project, name)));
      expect(facts.slice(0, 6).map((f) => f.error !== null)).toEqual([true, true, true, true, true, true]);
      expect(facts[0]?.error?.line).toBe(1);
      expect(facts[6]?.globals).toEqual([{ name: "name", line: 2, mutable: false, value: "'é'" }]);
      expect(facts[7]?.error).toBeNull();
    });
  });
}
