import { describe, expect, test } from "@jest/globals";
import { entryPoints } from "../../../src/probe/smoke/entry-points.js";

const PYTHON = ["src/shop/__init__.py", "src/shop/cli.py", "src/shop/plugins/__init__.py", "tool.py"];
const named = (manifests: Readonly<Record<string, string>>): string[] => entryPoints(new Map(Object.entries(manifests)), PYTHON).map((e) => `${e.module}:${e.attribute}`);

describe("objects that the metadata names", () => {
  test.each([
    ["scripts", '[project.scripts]\nshop = "shop.cli:main"\n', ["shop.cli:main"]],
    ["gui scripts and groups", '[project.gui-scripts]\nw = "tool:App.run"\n[project.entry-points."a.b"]\nx = "shop.plugins:X [extra]"\ny = "shop"\n', ["tool:App.run", "shop.plugins:X", "shop:"]],
    ["Poetry's", '[tool.poetry.scripts]\na = "shop.cli:main"\nb = { reference = "tool:b", type = "console" }\n[tool.poetry.plugins."g"]\nc = "shop:c"\n', ["shop.cli:main", "tool:b", "shop:c"]],
    ["of others", '[project.scripts]\nx = "other.mod:main"\n', []],
    ["twice", '[project.scripts]\na = "tool:m"\nb = "tool:m"\n', ["tool:m"]],
    ["that are no objects", '[project.scripts]\na = "tool:m; import os"\nb = 3\nc = "tool:1"\n', []],
    ["of a file that is broken", '[project.scripts\n', []],
  ])("%s", (_, text, expected) => {
    expect(named({ "pyproject.toml": text })).toEqual(expected);
  });

  test("in setup.cfg and setup.py", () => {
    expect(named({ "setup.cfg": "[metadata]\nname = x\n[options.entry_points]\nconsole_scripts =\n    shop = shop.cli:main\n    w=tool:w\n[options]\nx = tool:no\n" })).toEqual(["shop.cli:main", "tool:w"]);
    expect(named({ "setup.py": "setup(name='a = tool:no', entry_points={'console_scripts': ['shop = shop.cli:main', \"w=tool:w [x]\"]})" })).toEqual(["shop.cli:main", "tool:w"]);
  });
});
