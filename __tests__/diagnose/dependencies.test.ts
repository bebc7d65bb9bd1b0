import { describe, expect, test } from "@jest/globals";
import { dependencyFacts, locked, specifiersIn, unmet } from "../../src/diagnose/facts-of-dependencies.js";
import { environment, type EnvironmentFacts } from "../../src/env/facts.js";
import { source } from "../../src/probe/source-facts.js";

const installed = (...list: readonly (readonly [name: string, version: string, module?: string])[]): EnvironmentFacts =>
  environment.parse({
    executable: "", version: "3.12.1", prefix: "", base_prefix: "", path: [], platform: "linux", encoding: { filesystem: "", locale: "", utf8_mode: false }, stdlib: ["json"], site: [],
    distributions: list.map(([name, version, module]) => ({ name, version, modules: [module ?? name.toLowerCase()], editable: null })), pytest: null, mypy: null,
  });
const wishes = (manifests: Readonly<Record<string, string>>, ...list: readonly (readonly [name: string, version: string])[]): string[] =>
  unmet({ manifests: new Map(Object.entries(manifests)), environment: installed(...list) }).map((one) => `${one.by} ${one.file}:${String(one.line)} ${one.name}${one.specifiers} has ${one.installed ?? "none"}`);

describe("what one requirement asks for", () => {
  test.each([
    ['"requests>=2,<3",', "requests", ">=2,<3", false], ["requests [socks] ~= 2.4  # why", "requests", "~= 2.4", false], ["Typing_Extensions==4.1", "typing-extensions", "==4.1", false],
    ['"tomli>=2; python_version < \'3.11\'",', "tomli", ">=2", true], ['requests = "^2.1"', "requests", "^2.1", false], ['requests = {version = ">=2", extras = ["socks"]}', "requests", ">=2", false],
    ['colorama = {version = "*", markers = "sys_platform == \'win32\'"}', "colorama", "*", true], ['requests = "*"', "requests", "*", false], ["requests==2.1 --hash=sha256:ab", "requests", "==2.1", false], ["requests==2.1 \\", "requests", "==2.1", false], ["requests", "requests", "", false],
  ])("%s", (text, name, specifiers, conditional) => {
    expect(specifiersIn(text, name)).toEqual({ specifiers, conditional });
  });
  test.each([["requests @ https://example.org/r.whl", "requests"], ['shop = {path = "../shop"}', "shop"], ["requests-toolbelt>=1", "requests"]])("none: %s", (text, name) => {
    expect(specifiersIn(text, name)).toBeNull();
  });
});

describe("what is not met", () => {
  test("a requirement that is not installed, or in another version; extras and markers do not count", () => {
    const pyproject = '[project]\nname = "x"\ndependencies = [\n  "alpha>=2",\n  "beta<2",\n  "gamma",\n  "delta; sys_platform == \'win32\'",\n]\n\n[project.optional-dependencies]\nfast = ["epsilon"]\n';
    expect(wishes({ "pyproject.toml": pyproject }, ["Alpha", "2.1"], ["beta", "2.0"])).toEqual(["manifest pyproject.toml:5 beta<2 has 2.0", "manifest pyproject.toml:6 gamma has none"]);
  });

  test.each([
    ["uv.lock", 'version = 1\n\n[[package]]\nname = "alpha"\nversion = "1.4"\nsource = { registry = "x" }\ndependencies = [\n    { name = "beta" },\n]\n\n[[package]]\nname = "beta"\nversion = "3.0"\n', 5],
    ["poetry.lock", '[[package]]\nname = "alpha"\nversion = "1.4"\ndescription = ""\n\n[package.dependencies]\nbeta = ">=1"\n\n[[package]]\nname = "beta"\nversion = "3.0"\n', 3],
    ["pylock.toml", 'lock-version = "1.0"\n\n[[packages]]\nname = "alpha"\nversion = "1.4"\n\n[[packages]]\nname = "beta"\nversion = "3.0"\n', 5],
    ["Pipfile.lock", '{\n    "default": {\n        "alpha": {\n            "hashes": [\n                "sha256:ab"\n            ],\n            "version": "==1.4"\n        },\n        "beta": {\n            "version": "==3.0"\n        }\n    }\n}\n', 7],
  ])("a version other than in %s", (file, text, line) => {
    expect(locked({ manifests: new Map([[file, text]]) }).map((one) => one.name)).toEqual(["alpha", "beta"]);
    expect(wishes({ [file]: text }, ["alpha", "2.0"], ["beta", "3.0.0"])).toEqual([`lock ${file}:${String(line)} alpha==1.4 has 2.0`]);
  });

  test("one that is locked in several versions, each for another Python, meets the lock with any of them", () => {
    const text = '[[package]]\nname = "alpha"\nversion = "1.4"\n\n[[package]]\nname = "alpha"\nversion = "2.0"\n';
    expect(wishes({ "uv.lock": text }, ["alpha", "2.0"])).toEqual([]);
    expect(wishes({ "uv.lock": text }, ["alpha", "3.0"])).toEqual(["lock uv.lock:3 alpha==1.4 has 3.0"]);
  });
});

test("an installed distribution that the code imports and nothing declares is told, with its line; the rest is left out", () => {
  const imports = (module: string, line: number): unknown => ({ line, end_line: line, module, level: 0, names: [], scope: "", type_checking: false, in_try: false });
  const file = source.parse({
    file: "shop/a.py", error: null, imports: [imports("json", 1), imports("alpha", 2), imports("yaml.nodes", 3), imports("shop.b", 4)], defs: [], calls: [], globals: [], class_attributes: [], handlers: [], env_reads: [], raises: [], returns: [], exports: null, exports_line: null, comments: [],
  });
  const told = dependencyFacts({ manifests: new Map([["requirements.txt", "alpha==1\n"]]), environment: installed(["alpha", "1.0"], ["PyYAML", "6.0", "yaml"]), sources: new Map([["shop/a.py", file]]) }, () => true);
  expect(told).toEqual({ "imported, not declared": "pyyaml (shop/a.py:3)" });
});
