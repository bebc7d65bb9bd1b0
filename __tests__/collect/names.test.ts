import { describe, expect, test } from "@jest/globals";
import { addressOf, headingOf, moduleFile, ungrouped } from "../../src/collect/address.js";
import { fromCheckout } from "../../src/collect/checkout.js";
import { readJunit } from "../../src/collect/junit.js";
import { follow } from "../../src/collect/log/commands.js";
import { changeDirectory, Names } from "../../src/collect/log/names.js";
import { readPytestLog } from "../../src/collect/pytest-log.js";
import { failures, fixture, only, read, SETS } from "./support.js";

describe("node ids and junit names", () => {
  // pytest wrote both files in one run, in one order.
  test.each(SETS)("are what pytest %s makes of them", async (set) => {
    const [log] = only(await read(readPytestLog, fixture(`${set}/full-v.log`)), "order");
    const [xml] = only(await read(readJunit, fixture(`${set}/full.xml`)), "order");
    expect(log?.refs.map((r) => (r.kind === "node" ? addressOf(r.id) : r))).toEqual(xml?.refs.map((r) => (r.kind === "junit" ? { classname: r.classname, name: r.name } : r)));
  });

  test.each([
    ["tests/test_a.py::test_b", "tests.test_a", "test_b"],
    ["tests/test_a.py::TestA::TestB::test_c[x::y[z]]", "tests.test_a.TestA.TestB", "test_c[x::y[z]]"],
    ["README.rst::README.rst", "README.rst", "README.rst"],
    ["test_a.py", "", "test_a"],
  ])("%s", (id, classname, name) => {
    expect(addressOf(id)).toEqual({ classname, name });
  });

  test("headings", () => {
    expect(headingOf("a/b.py::TestA::test_b[x.y::z]")).toBe("TestA.test_b[x.y::z]");
    expect(headingOf("a/b.py")).toBe("a/b.py");
    expect(headingOf("a[1].py::test_b")).toBe("test_b");
  });

  test.each([
    ["tests/a.py::test_x@db", "tests/a.py::test_x"],
    ["tests/a.py::test_x[a@b]@db_2", "tests/a.py::test_x[a@b]"],
    ["tests/a.py::test_x[a@b]", "tests/a.py::test_x[a@b]"],
    ["mail.txt::a@b.c", "mail.txt::a@b.c"],
  ])("the group of xdist's loadgroup: %s", (id, wanted) => {
    expect(ungrouped(id)).toBe(wanted);
  });

  test.each(["7", "8", "9"])("the group in reports of pytest %s", async (set) => {
    const ids = ["test_alone", "test_grouped[a@b]", "test_grouped[plain]"];
    expect(failures(await read(readPytestLog, fixture(`${set}/xdist-group.log`)))).toEqual(ids.map((n) => `groups/test_group.py::${n} | call`));
    expect(failures(await read(readJunit, fixture(`${set}/xdist-group.xml`)))).toEqual(ids.map((n) => `groups.test_group ${n} | call`));
  });

  test.each([
    ["tests.pkg.test_a", "x", "tests/pkg/test_a.py"],
    ["tests.v1.2.test_a", "Traceback:\ntests/v1.2/test_a.py:3: in <module>", "tests/v1.2/test_a.py"],
    ["tests/test_a.py", "", "tests/test_a.py"],
  ])("the file of a module that could not be collected: %s", (dotted, text, wanted) => {
    expect(moduleFile(dotted, text)).toBe(wanted);
  });
});

describe("folders", () => {
  test.each([
    ["/home/runner/work/app/app/src/a.py", null, "src/a.py"],
    ["/__w/app/app/src/a.py", null, "src/a.py"],
    ["/builds/group/app/src/a.py", null, "src/a.py"],
    ["D:\\a\\app\\app\\src\\a.py", null, "src/a.py"],
    ["/srv/app/src/a.py", "/srv/app", "src/a.py"],
    ["/srv/app/src/a.py", null, "/srv/app/src/a.py"],
    ["/etc/a.py", "/", "/etc/a.py"],
  ])("%s with rootdir %s", (path, root, wanted) => {
    expect(fromCheckout(path, root)).toBe(wanted);
  });

  test.each([
    ["", "libs/a", "libs/a"],
    ["libs/a", "../b", "libs/b"],
    ["libs", "..", ""],
    ["", "/home/runner/work/app/app/libs", "libs"],
    ["libs", "/srv/elsewhere", ""],
    ["libs", "$HOME", ""],
    ["", "./libs/", "libs"],
  ])("from %j cd %s", (start, to, wanted) => {
    expect(changeDirectory(start, to)).toBe(wanted);
  });

  test("ids keep what stands behind the path", () => {
    expect(new Names("libs").id("tests/a.py::test_b[../x::y]")).toBe("libs/tests/a.py::test_b[../x::y]");
    expect(new Names("").id("./tests/a.py::test_b")).toBe("./tests/a.py::test_b");
  });

  test.each([
    ["+ pytest -q", "pytest -q", ""],
    ["$ cd libs && pytest", "cd libs && pytest", "libs"],
    ["##[group]Run (cd 'my libs' && uv run pytest -x)", "(cd 'my libs' && uv run pytest -x)", "my libs"],
    ["py312: commands[0]> pytest tests", "pytest tests", ""],
    ["nox > python -m pytest", "python -m pytest", ""],
    ["CI=1 poetry run pytest -n auto", "CI=1 poetry run pytest -n auto", ""],
    ["coverage run -m pytest", "coverage run -m pytest", ""],
    ["pip install pytest", null, ""],
    ["pytest is a framework that makes it easy", "pytest is a framework that makes it easy", ""],
    ["Collecting pytest", null, ""],
    ["+ cd libs", null, "libs"],
    ["make: Entering directory '/home/runner/work/app/app/libs'", null, "libs"],
  ])("command: %s", (line, command, directory) => {
    expect(follow({ directory: "", command: null }, line)).toEqual({ command, directory });
  });
});
