import { describe, expect, test } from "@jest/globals";
import { testOf } from "../../src/diagnose/facts-of-frames.js";
import { conftests, importedFile, modules, similar } from "../../src/diagnose/facts-of-sources.js";
import { lacking } from "../../src/diagnose/facts-of-python.js";
import { aDossier } from "../support/a-dossier.js";

const files = ["conftest.py", "src/app/__init__.py", "src/app/db.py", "src/app/web/__init__.py", "src/app/web/db.py", "tests/conftest.py", "tests/test_a.py"];

describe("names of modules", () => {
  test("a dotted name means any file that ends so, the shortest path first", () => {
    expect(modules(aDossier({ files }), "db")).toEqual(["src/app/db.py", "src/app/web/db.py"]);
    expect(modules(aDossier({ files }), "app.web")).toEqual(["src/app/web/__init__.py"]);
  });

  test("relative imports start at the importing file", () => {
    const dossier = aDossier({ files });
    expect(importedFile(dossier, "src/app/web/__init__.py", "db", 1)).toBe("src/app/web/db.py");
    expect(importedFile(dossier, "src/app/web/__init__.py", "db", 2)).toBe("src/app/db.py");
    expect(importedFile(dossier, "src/app/web/__init__.py", "gone", 1)).toBeNull();
  });

  test("the conftests of a test module come nearest first", () => {
    expect(conftests(aDossier({ files }), "tests/test_a.py")).toEqual(["tests/conftest.py", "conftest.py"]);
  });
});

describe("similar", () => {
  test.each([["lenght", "length"], ["slwo", "slow"], ["in_cents", "to_cents"]])("%s is meant to be %s", (name, wanted) => {
    expect(similar(name, ["length", "slow", "to_cents", "x"])).toBe(wanted);
  });

  test("a name of another kind is no misspelling, and the name itself is none", () => {
    expect(similar("started_at", ["began", "started_at", "ended"])).toBeNull();
  });
});

test("a test is known without its parameters, whatever they hold", () => {
  const [failure] = aDossier({}).failures;
  const node = "tests/test_a.py::TestB::test_c[a::b-x]";
  expect(failure.type === "test" ? testOf(aDossier({ failures: [{ ...failure, node }] })) : null).toEqual({ file: "tests/test_a.py", name: "test_c" });
});

test.each([
  ["3.12.1", "inspect.getargspec", { what: "removed", release: "3.11" }], ["3.10.0", "inspect.getargspec", null],
  ["3.10.9", "datetime.UTC", { what: "added", release: "3.11" }], ["3.11.0", "datetime.UTC", null], ["3.13.0", "app.anything", null],
])("Python %s and %s", (version, name, wanted) => {
  expect(lacking(version, name)).toEqual(wanted);
});
