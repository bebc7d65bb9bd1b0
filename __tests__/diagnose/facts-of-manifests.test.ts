import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../src/diagnose/dossier.js";
import { option, placeIn, requirements, sections } from "../../src/diagnose/facts-of-manifests.js";
import { aDossier } from "../support/a-dossier.js";

const manifests = (files: Readonly<Record<string, string>>): ReturnType<typeof aDossier> => aDossier({ manifests: new Map(Object.entries(files)) });

describe("sections", () => {
  test("the settings in force come first: those of the ini file that pytest took", () => {
    const files = { "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['src']\n", "services/a/pytest.ini": "[pytest]\nmarkers =\n    slow\n" };
    const session: Dossier["session"] = { t: "session", pytest: "9", rootdir: "/p/services/a", inipath: "/p/services/a/pytest.ini", plugins: [], asyncio_mode: null, pythonpath: [] };
    const dossier = aDossier({ manifests: new Map(Object.entries(files)), session });
    expect(sections(dossier, "pytest").map((one) => one.file)).toEqual(["services/a/pytest.ini", "pyproject.toml"]);
  });

  test("an option reaches to the next one, blank lines at the end left out", () => {
    const dossier = manifests({ "setup.cfg": "[metadata]\nname = a\n\n[tool:pytest]\nmarkers =\n    slow: x\n    net\naddopts = -q\n\n" });
    expect(option(dossier, "pytest", "markers")).toMatchObject({ file: "setup.cfg", line: 5, end: 7 });
    expect(sections(dossier, "pytest")[0]).toMatchObject({ line: 4, end: 8 });
  });
});

describe("requirements", () => {
  const toml = '[project]\nname = "a"\ndependencies = [\n    "attrs>=1",\n    "zope.interface",\n]\n\n[project.optional-dependencies]\ntest = ["pytest"]\ndocs = ["sphinx"]\n';

  test("reads the lists of a pyproject, names normalised", () => {
    const found = requirements(manifests({ "pyproject.toml": toml }));
    expect(found.map((one) => [one.use, one.entries.map((entry) => entry.name)])).toEqual([["run", ["attrs", "zope-interface"]], ["test", ["pytest"]], ["extra", ["sphinx"]]]);
  });

  test.each([
    ["requirements.txt", "# pinned\nattrs==1\n-r other.txt\nclick\n", ["attrs", "click"]],
    ["setup.cfg", "[options]\ninstall_requires =\n    attrs\n    click>=1\n", ["attrs", "click"]],
    ["setup.py", "setup(\n    install_requires=[\n        'attrs',\n        'click>=1',\n    ],\n)\n", ["attrs", "click"]],
    ["pyproject.toml", '[tool.poetry.dependencies]\nattrs = "^1"\nclick = { version = "1", optional = true }\n', ["attrs", "click"]],
  ])("reads %s", (name, text, wanted) => {
    expect(requirements(manifests({ [name]: text })).flatMap((one) => one.entries.map((entry) => entry.name))).toEqual(wanted);
  });

  test("a sorted list takes an entry in its place, an unsorted one at its end", () => {
    const [sorted] = requirements(manifests({ "requirements.txt": "attrs\nclick\nyarl\n" }));
    const [unsorted] = requirements(manifests({ "requirements.txt": "yarl\nattrs\n" }));
    expect(sorted === undefined ? 0 : placeIn(sorted, "Flask")).toBe(2);
    expect(unsorted === undefined ? 0 : placeIn(unsorted, "flask")).toBe(2);
  });
});
