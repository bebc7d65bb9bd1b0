import { cpSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { collect, type Collected, type SourcePatterns } from "../../src/collect/collect.js";
import { UserError } from "../../src/errors.js";
import { expected, fixture, show } from "./support.js";

const NONE: SourcePatterns = { junitXml: [], reportLog: [], ctrf: [], pytestLog: [], mypyLog: [], nodes: [] };
const CI = dirname(dirname(fixture("9/x")));
const from = (given: Partial<SourcePatterns>, cwd = CI): Promise<Collected> => collect({ ...NONE, ...given }, { cwd, project: cwd });
const ids = (found: Collected): string[] => found.tests.map((t) => show(t.refs[0])).sort();
const project = (): string => realpathSync(mkdtempSync(join(tmpdir(), "collect-")));
const uniqueIds = (entries: readonly string[]): string[] => [...new Set(entries.map((e) => e.replace(/ \| \w+$/, "")))].sort();

describe("merging", () => {
  test("a test that five sources name is one test", async () => {
    const found = await from({ junitXml: ["9/full.xml", "9/xunit1.xml"], reportLog: ["9/some.jsonl"], ctrf: ["9/some.ctrf.json"], pytestLog: ["9/full-v.log", "9/quiet-short.log"] });
    expect(found.kind).toBe("red");
    expect(ids(found)).toEqual(uniqueIds(expected()));
    expect(found.unmapped).toEqual([]);
    const one = found.tests.find((t) => show(t.refs[0]) === "tests/test_plain.py::test_raises");
    expect(one?.refs.map((r) => r.kind)).toEqual(["node", "junit"]);
    expect(one).toMatchObject({ phase: "call", exception: "PriceError", message: "no price: three", place: { file: "src/app/price.py", line: 18 } });
    expect(one?.mentions.map((m) => m.origin.input).sort()).toEqual(["9/full-v.log", "9/full.xml", "9/quiet-short.log", "9/some.ctrf.json", "9/some.jsonl", "9/xunit1.xml"]);
  });

  test("of a test that failed twice the first phase counts", async () => {
    const found = await from({ pytestLog: ["9/full-v.log"] });
    expect(found.tests.find((t) => show(t.refs[0]) === "tests/test_fixtures.py::test_both")).toMatchObject({ phase: "call", exception: "AssertionError" });
  });

  test("one run with its summary, its text and its subtests tells a failure once", async () => {
    const found = await from({ pytestLog: ["9/full-v.log"] });
    expect(found.tests.filter((t) => show(t.refs[0]) === "tests/test_unit.py::Plain::test_subtests")).toHaveLength(1);
  });

  test("a junit name goes to no node when two fit, unless it has the file", async () => {
    const cwd = project();
    writeFileSync(join(cwd, "a.xml"), '<testsuite><testcase classname="a.b" name="test_x"><failure message="x"/></testcase></testsuite>');
    writeFileSync(join(cwd, "b.xml"), '<testsuite><testcase classname="a.b" name="test_x" file="a/b.py"><failure message="x"/></testcase></testsuite>');
    const nodes = ["a/b.py::test_x", "a.b.py::test_x"];
    expect((await from({ junitXml: ["a.xml"], nodes }, cwd)).tests).toHaveLength(3);
    const found = await from({ junitXml: ["b.xml"], nodes }, cwd);
    expect(found.tests.map((t) => t.refs.map((r) => r.kind))).toEqual([["node", "junit"], ["node"]]);
  });

  test("errors of mypy are told once", async () => {
    const found = await from({ mypyLog: ["9/mypy.log", "9/mypy-columns.log", "9/mypy-json.log", "9/mypy-context.log"], pytestLog: ["9/mixed.log"] });
    expect(found.types.filter((t) => t.severity === "error").map((t) => [t.file, t.line, t.code])).toEqual([["src/app/price.py", 23, "return-value"], ["src/app/price.py", 27, "arg-type"], ["src/app/price.py", 27, "name-defined"]]);
    expect(found.mypyGiven).toBe(true);
  });

  test("a crash that two sources tell is one, with the place that one of them knows", async () => {
    const found = await from({ reportLog: ["9/crash.jsonl"], pytestLog: ["9/crash-v.log"] });
    expect(found.runs).toMatchObject([{ what: "crash", node: "process/test_crash.py::test_segfault", file: "process/test_crash.py", line: 9 }]);
  });

  test("nodes that the user names", async () => {
    const found = await from({ nodes: ["tests/test_a.py::test_b[x - y]", "tests/test_c.py"] });
    expect(found.tests).toMatchObject([{ refs: [{ kind: "node", id: "tests/test_a.py::test_b[x - y]" }], phase: null, mentions: [{ origin: { input: "--node" } }] }, { refs: [{ kind: "module", id: "tests/test_c.py" }], phase: "collect" }]);
  });
});

describe("what there is to say", () => {
  test("no source, no cache", async () => {
    expect(await from({}, project())).toMatchObject({ kind: "none", tests: [] });
  });

  test("no source, a cache", async () => {
    const cwd = project();
    mkdirSync(join(cwd, ".pytest_cache/v/cache"), { recursive: true });
    cpSync(fixture("9/lastfailed.json"), join(cwd, ".pytest_cache/v/cache/lastfailed"));
    const found = await from({}, cwd);
    expect(found.kind).toBe("red");
    expect(found.tests[0]?.mentions[0]?.origin.input).toBe(".pytest_cache/v/cache/lastfailed");
    expect(await collect(NONE, { cwd, project: cwd, cacheDir: "elsewhere" })).toMatchObject({ kind: "none" });
  });

  test.each([
    ["green", "log", "tests/a.py .. [100%]\n2 passed in 0.01s\n", "green", null],
    ["mypy alone", "log", "Success: no issues found in 3 source files\n", "green", null],
    ["another tool", "log", "##[group]Run ruff check .\nE501\n##[error]Process completed with exit code 1.\n", "green", 'the step "Run ruff check ." ended with exit code 1'],
    ["coverage", "log", "##[group]Run pytest\n. [100%]\nFAIL Required test coverage of 90% not reached. Total coverage: 50.00%\n1 passed in 0.01s\n##[error]Process completed with exit code 1.\n", "green", 'the step "Run pytest" failed its coverage: FAIL Required test coverage of 90% not reached. Total coverage: 50.00%'],
    ["nothing that shows a run", "log", "hello\n", "unclear", null],
    ["failures that nothing names", "log", "FF [100%]\n2 failed in 0.01s\n", "unclear", null],
  ])("%s", async (_, __, text, kind, otherFailure) => {
    const cwd = project();
    writeFileSync(join(cwd, "a.log"), text);
    expect(await from({ pytestLog: ["a.log"] }, cwd)).toMatchObject({ kind, otherFailure });
  });

  test("a green junit", async () => {
    const cwd = project();
    writeFileSync(join(cwd, "a.xml"), '<testsuite><testcase classname="a" name="b"/></testsuite>');
    expect(await from({ junitXml: ["a.xml"] }, cwd)).toMatchObject({ kind: "green", tests: [] });
    writeFileSync(join(cwd, "a.xml"), '<testsuite tests="0"/>');
    expect(await from({ junitXml: ["a.xml"] }, cwd)).toMatchObject({ kind: "unclear", unmapped: [{ reason: "no test is in it" }] });
  });
});

describe("inputs", () => {
  test("globs, hidden files and paths with brackets, each file once", async () => {
    const cwd = project();
    for (const name of ["a[1].xml", ".hidden/b.xml", "deep/er/c.xml"]) {
      mkdirSync(dirname(join(cwd, name)), { recursive: true });
      writeFileSync(join(cwd, name), `<testsuite><testcase classname="m" name="${name}"><failure message="x"/></testcase></testsuite>`);
    }
    const found = await from({ junitXml: ["a[1].xml", "**/*.xml", join(cwd, "deep/er/c.xml")] }, cwd);
    expect(ids(found)).toEqual(["m .hidden/b.xml", "m a[1].xml", "m deep/er/c.xml"]);
    expect(found.tests.flatMap((t) => t.mentions.map((m) => m.origin.input)).sort()).toEqual([".hidden/b.xml", "a[1].xml", "deep/er/c.xml"]);
  });

  test("a pattern that names no file", async () => {
    await expect(from({ junitXml: ["reports/*.xml"] }, project())).rejects.toThrow(/^--junit-xml "reports\/\*\.xml" names no file/);
  });

  test("a folder", async () => {
    await expect(from({ pytestLog: ["9"] })).rejects.toThrow(/^--pytest-log "9" is a folder: name the files in it, "9\/\*" say/);
  });

  test("a link that leads out of the project", async () => {
    const cwd = project();
    symlinkSync(fixture("9/full.xml"), join(cwd, "report.xml"));
    await expect(from({ junitXml: ["report.xml"] }, cwd)).rejects.toThrow(/is a link that leads out of the project/);
    await expect(from({ junitXml: ["*.xml"] }, cwd)).rejects.toThrow(UserError);
  });

  test("one of several that cannot be used is told, all of them is an error", async () => {
    const cwd = project();
    writeFileSync(join(cwd, "bad.xml"), "<coverage/>");
    cpSync(fixture("9/rerun.xml"), join(cwd, "good.xml"));
    const found = await from({ junitXml: ["*.xml"] }, cwd);
    expect(ids(found)).toEqual(["tests.test_rerun test_never_lucky"]);
    expect(found.unmapped).toMatchObject([{ input: "bad.xml", reason: expect.stringContaining("<coverage> is no junit report") }]);
    await expect(from({ junitXml: ["bad.xml"] }, cwd)).rejects.toThrow(/^bad\.xml is XML, but <coverage>/);
  });
});
