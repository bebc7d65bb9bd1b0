import { describe, expect, test } from "@jest/globals";
import { location, raised, readTraceback } from "../../../src/collect/exception.js";
import { clean } from "../../../src/collect/clean.js";
import { banner, failuresIn, isOutcome } from "../../../src/collect/log/banner.js";
import { headFacts } from "../../../src/collect/log/facts.js";
import { jobLine } from "../../../src/collect/log/job.js";
import { progress } from "../../../src/collect/log/progress.js";
import { summaryLine } from "../../../src/collect/log/summary.js";

describe("summary lines", () => {
  test.each([
    ["FAILED tests/a.py::test_b - assert 1 == 2", "FAILED", "tests/a.py::test_b", "assert 1 == 2"],
    ["FAILED tests/a.py::test_b", "FAILED", "tests/a.py::test_b", null],
    ["FAILED tests/a.py::test_b[a - b] - ValueError: x - y", "FAILED", "tests/a.py::test_b[a - b]", "ValueError: x - y"],
    ["FAILED tests/a.py::test_b[a] - b] - AssertionError: [1] - [2]", "FAILED", "tests/a.py::test_b[a] - b]", "AssertionError: [1] - [2]"],
    ["FAILED tests/a.py::test_b[a - b]", "FAILED", "tests/a.py::test_b[a - b]", null],
    ["FAILED tests/a.py::test_b - assert [1] - [2] == []", "FAILED", "tests/a.py::test_b", "assert [1] - [2] == []"],
    ["FAILED tests/a - b/a.py::TestA::test_b - KeyError: 'x::y'", "FAILED", "tests/a - b/a.py::TestA::test_b", "KeyError: 'x::y'"],
    ["ERROR tests/a.py", "ERROR", "tests/a.py", null],
    ["ERROR tests/a.py - ModuleNotFoundError: No module named 'x::y'", "ERROR", "tests/a.py", "ModuleNotFoundError: No module named 'x::y'"],
    ["ERROR tests/a.py::test_b - OSError", "ERROR", "tests/a.py::test_b", "OSError"],
    ["SUBFAILED[a - b] (n=1) tests/a.py::T::test_b - AssertionError: 1 != 0", "SUBFAILED", "tests/a.py::T::test_b", "AssertionError: 1 != 0"],
    ["SUBFAILED(n=1) tests/a.py::test_b - assert 0", "SUBFAILED", "tests/a.py::test_b", "assert 0"],
    ["[msg] (n=1) SUBFAIL tests/a.py::test_b - assert 0", "SUBFAILED", "tests/a.py::test_b", "assert 0"],
    ["(n='tests/x.py::y') SUBFAIL tests/a.py::test_b - assert 0", "SUBFAILED", "tests/a.py::test_b", "assert 0"],
    ["PASSED tests/a.py::test_b", "other", "tests/a.py::test_b", null],
  ])("%s", (line, word, id, message) => {
    expect(summaryLine(line)).toEqual({ word, id, message });
  });

  test.each(["", " +  where 1 = f()", "assert 1 == 2", "FAILURE x", "failed tests/a.py"])("no entry: %j", (line) => {
    expect(summaryLine(line)).toBeNull();
  });
});

describe("lines of progress", () => {
  test.each([
    ["tests/a.py::test_b PASSED          [ 12%]", { kind: "test", id: "tests/a.py::test_b", outcome: "passed" }],
    ["tests/a.py::test_b[x y] FAILED [ 3/12]", { kind: "test", id: "tests/a.py::test_b[x y]", outcome: "failed" }],
    ["tests/a.py::test_b[ PASSED] FAILED [ 54%]", { kind: "test", id: "tests/a.py::test_b[ PASSED]", outcome: "failed" }],
    ["tests/a.py::TestA::test_b <- tests/base.py ERROR [ 1%]", { kind: "test", id: "tests/a.py::TestA::test_b", outcome: "error" }],
    ["tests/a.py::test_b SKIPPED (needs a (real) database)      [ 1%]", { kind: "test", id: "tests/a.py::test_b", outcome: "skipped" }],
    ["tests/a.py::test_b PASSED    0.01s", { kind: "test", id: "tests/a.py::test_b", outcome: "passed" }],
    ["[gw10] [ 12%] XPASS tests/a.py::test_b ", { kind: "test", id: "tests/a.py::test_b", outcome: "passed" }],
    ["[gw0] FAILED tests/a.py::test_b[a b]", { kind: "test", id: "tests/a.py::test_b[a b]", outcome: "failed" }],
    ["tests/a - b/a.py::test_b FAILED  [ 3%]", { kind: "test", id: "tests/a - b/a.py::test_b", outcome: "failed" }],
    ["tests/a.py::test_b ", { kind: "test", id: "tests/a.py::test_b", outcome: null }],
    ["tests/a.py::test_b[a] - b] ", { kind: "test", id: "tests/a.py::test_b[a] - b]", outcome: null }],
    ["tests/a.py::test_b what it printed", { kind: "test", id: "tests/a.py::test_b", outcome: null }],
    ["tests/a.py::test_b [case] (n=2) SUBFAIL  [ 94%]", { kind: "test", id: "tests/a.py::test_b", outcome: null }],
    ["tests/a.py::test_b SUBFAILED[case] (n=2)  [ 94%]", { kind: "test", id: "tests/a.py::test_b", outcome: null }],
    ["FAILED                        [100%]", { kind: "outcome", outcome: "failed" }],
    ["tests/a.py ..F.sxXER    [ 50%]", { kind: "letters", file: "tests/a.py", letters: "..F.sxXER" }],
    ["....F [100%]", { kind: "letters", file: null, letters: "....F" }],
  ])("%s", (line, wanted) => {
    expect(progress(line)).toEqual(wanted);
  });

  test.each(["", "std::vector", "collecting ... collected 3 items", "hello world", "Error: x", "FAILED to start"])("no progress: %j", (line) => {
    expect(progress(line)).toBeNull();
  });
});

describe("banners", () => {
  test("only those as wide as the others", () => {
    expect(banner("==== FAILURES ====", null)).toEqual({ mark: "=", title: "FAILURES", width: 18 });
    expect(banner("==== FAILURES ====", 18)).not.toBeNull();
    expect(banner("===== FAILURES =====", 18)).toBeNull();
    expect(banner("= a title that is too long for the line =", 18)).not.toBeNull();
    expect(banner("_ _ _ _ _ _ _ _ _", 18)).toBeNull();
    expect(banner("- a list item -", null)).toBeNull();
  });

  test.each([
    ["3 failed, 2 passed in 0.12s", 3], ["1 failed, 2 errors, 1 warning in 70.00s (0:01:10)", 3], ["no tests ran in 0.01s", 0],
    ["2 passed, 1 xfailed, 4 subtests passed, 2 rerun in 0.21s", 0], ["1 failed in 93784.12s (1 day, 2:03:04)", 1],
  ])("the last line of a run: %s", (line, failed) => {
    expect(isOutcome(line)).toBe(true);
    expect(failuresIn(line)).toBe(failed);
  });

  test.each(["3 failed", "passed in 0.1s", "3 things in 0.1s"])("no last line: %s", (line) => {
    expect(isOutcome(line)).toBe(false);
  });
});

describe("what a CI service adds", () => {
  test.each([
    ["2026-01-31T10:00:00.1234567Z text", "text", null],
    ["\uFEFF2026-01-31T10:00:00.1234567Z ##[group]Run x", "##[group]Run x", null],
    ["job (3.12, ubuntu)\tRun tests\t2026-01-31T10:00:00.1234567Z  indented", " indented", "Run tests"],
    ["[2026-01-31T10:00:00.123Z] text", "text", null],
    ["2026-01-31T10:00:00.123456Z 01O text", "text", null],
    ["2026-01-31T10:00:00.1234567Z", "", null],
    ["\u001B[31mred\u001B[0m", "red", null],
    ["a\tb\tc", "a\tb\tc", null],
    ["2026-01-31 is a day", "2026-01-31 is a day", null],
  ])("%j", (line, text, step) => {
    expect(clean(line)).toEqual({ text, step });
  });

  test.each([
    ["##[error]Process completed with exit code 2.", { kind: "exit", code: "2" }],
    ["##[error]Bash exited with code '1'.", { kind: "exit", code: "1" }],
    ["ERROR: Job failed: exit code 137", { kind: "exit", code: "137" }],
    ["make: *** [Makefile:2: test] Error 1", { kind: "exit", code: "1" }],
    ["nox > Command pytest failed with exit code -11", { kind: "exit", code: "-11" }],
    ["##[error]The operation was canceled.", { kind: "cancelled", why: "The operation was canceled." }],
    ["##[error]tests/a.py:3: AssertionError", null],
    ["FAILED tests/a.py::test_b", null],
  ])("%s", (line, wanted) => {
    expect(jobLine(line)).toEqual(wanted);
  });
});

describe("facts of the head", () => {
  test.each([
    ["platform linux -- Python 3.12.1, pytest-8.4.2, pluggy-1.6.0 -- /opt/python", { platform: "linux", python: "3.12.1", pytest: "8.4.2", executable: "/opt/python" }],
    ["platform win32 -- Python 3.8.18, pytest-7.4.4, pluggy-1.5.0", { platform: "win32", python: "3.8.18", pytest: "7.4.4" }],
    ["rootdir: /app, configfile: pyproject.toml, testpaths: tests, more", { rootdir: "/app", configfile: "pyproject.toml", testpaths: "tests, more" }],
    ["rootdir: /app, inifile: setup.cfg", { rootdir: "/app", configfile: "setup.cfg" }],
    ["Using --randomly-seed=42", { seed: "42" }],
    ["asyncio: mode=Mode.STRICT, debug=False", { asyncio: "strict" }],
    ["asyncio: mode=auto", { asyncio: "auto" }],
    ["2 workers [3 items]", { workers: "2" }],
    ["anything else", {}],
  ])("%s", (line, wanted) => {
    expect(headFacts(line)).toEqual(wanted);
  });
});

describe("exceptions", () => {
  test.each([
    ["ValueError: bad", null, "ValueError", "bad"],
    ["app.errors.Boom: bad: worse", null, "Boom", "bad: worse"],
    ["KeyError", null, "KeyError", ""],
    ["assert 1 == 2", null, "AssertionError", "assert 1 == 2"],
    ["socket.timeout: timed out", "timeout", "timeout", "timed out"],
    ["[XPASS(strict)] why", null, null, "[XPASS(strict)] why"],
    ["Hint: make sure", "ImportError", "ImportError", "Hint: make sure"],
    ["three words here", null, null, "three words here"],
  ])("%s", (text, name, exception, message) => {
    expect(raised(text, name)).toEqual({ exception, message });
  });

  test.each([
    ["tests/a.py:12: TypeError", { file: "tests/a.py", line: 12, exception: "TypeError" }],
    ["tests/a b.py:12: in test_x", { file: "tests/a b.py", line: 12, exception: null }],
    ["C:\\app\\a.py:3: ", { file: "C:\\app\\a.py", line: 3, exception: null }],
    ["/app/a.py:3", { file: "/app/a.py", line: 3, exception: null }],
    ["E   a.py:3: error", null],
    ["just text", null],
  ])("place: %s", (line, wanted) => {
    expect(location(line)).toEqual(wanted);
  });

  test("of a chain the last exception, of frames the innermost that is not installed", () => {
    const text = "tests/a.py:3: in test_x\n    f()\nE   KeyError: 'k'\n\nThe above exception was the direct cause of the following exception:\ntests/a.py:5: in test_x\n    g()\n/opt/lib/python3.12/site-packages/lib.py:9: in g\n    raise ValueError()\nE   lib.Bad: no\n\n/opt/lib/python3.12/site-packages/lib.py:9: Bad";
    expect(readTraceback(text.split("\n"))).toEqual({ exception: "Bad", message: "no", place: { file: "tests/a.py", line: 5 }, entry: { file: "tests/a.py", line: 3 } });
  });
});
