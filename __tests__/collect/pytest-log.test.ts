import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import type { Reported } from "../../src/collect/failure.js";
import { readPytestLog } from "../../src/collect/pytest-log.js";
import { expected, failures, file, find, fixture, only, read, SETS, show } from "./support.js";

const log = (name: string): Promise<Reported[]> => read(readPytestLog, fixture(name), name);
const facts = (records: readonly Reported[]): Record<string, string> => Object.fromEntries(only(records, "context").flatMap((c) => Object.entries(c.facts)));

describe.each(SETS)("console log of pytest %s", (set) => {
  test.each([
    ["full-v.log", expected()],
    ["plain.log", expected()],
    ["quiet-short.log", expected()],
    ["some.log", expected("tests/test_plain.py", "tests/test_fixtures.py", "tests/test_unit.py", "tests/test_classes.py")],
    ["ci.log", expected("tests/test_plain.py", "tests/test_unit.py")],
    ["random.log", expected("tests/test_classes.py")],
    ["rerun.log", expected("tests/test_rerun.py")],
    ["collect.log", ["body", "import", "syntax"].map((n) => `broken/test_${n}.py | collect`)],
    ["collect-go-on.log", [...["body", "import", "syntax"].map((n) => `broken/test_${n}.py | collect`), "broken/test_fine.py::test_fine | call"].sort()],
    ["timeout-signal.log", ["process/test_hang.py::test_waits | call"]],
    ["crash-xdist.log", ["process/test_crash.py::test_segfault | ?"]],
  ])("%s gives exactly what failed", async (name, wanted) => {
    const records = await log(`${set}/${name}`);
    expect(failures(records)).toEqual(wanted);
    expect(only(records, "unmapped")).toEqual([]);
  });

  test("exceptions, messages and places", async () => {
    const records = await log(`${set}/full-v.log`);
    expect(find(records, "tests/test_plain.py::test_raises")).toMatchObject({ exception: "PriceError", message: "no price: three", place: { file: "src/app/price.py", line: 18 } });
    expect(find(records, "tests/test_plain.py::test_chained")).toMatchObject({ exception: "ValueError", message: "bad input" });
    expect(find(records, "tests/test_plain.py::test_message").message).toMatch(/^three - is not :: four\nassert 3 == 4/);
    expect(find(records, "tests/test_fixtures.py::test_unknown_fixture")).toMatchObject({ message: "fixture 'nowhere' not found", place: { file: "tests/test_fixtures.py", line: 27 } });
    expect(find(records, "tests/east/test_same.py::test_twin").place).toEqual({ file: "tests/east/test_same.py", line: 2 });
    expect(find(records, "src/app/price.py::app.price.total")).toMatchObject({ exception: "DocTestFailure", message: "Expected:\n    4\nGot:\n    3" });
    expect(find(records, "tests/test_plain.py::test_prints").text).toContain("E       KeyError: 'key'");
  });

  test("the order of tests, and of files where no more is shown", async () => {
    const [verbose] = only(await log(`${set}/full-v.log`), "order");
    expect(verbose?.refs).toHaveLength(53);
    expect(verbose?.refs.every((r) => r.kind === "node")).toBe(true);
    const [plain] = only(await log(`${set}/plain.log`), "order");
    expect(plain?.refs.map(show).sort()).toEqual([
      "src/app/price.py", "tests/east/test_same.py", "tests/test_classes.py", "tests/test_fixtures.py", "tests/test_params.py", "tests/test_plain.py", "tests/test_rerun.py", "tests/test_unit.py", "tests/west/test_same.py",
    ]);
  });

  test("facts of the head, the seed and the last line", async () => {
    expect(facts(await log(`${set}/random.log`))).toMatchObject({ seed: "1234", rootdir: "/home/runner/work/app/app", configfile: "pyproject.toml", pytest: expect.stringMatching(`^${set}\\.`), outcome: expect.stringMatching(/^4 failed, 2 passed in /) });
    expect(facts(await log(`${set}/crash-xdist.log`))).toMatchObject({ workers: "2" });
  });

  test.each([
    ["usage-option.log", "unrecognized arguments: --no-such-option", null],
    ["usage-file.log", "file or directory not found: tests/test_none.py", null],
    ["usage-node.log", "not found: /home/runner/work/app/app/tests/test_plain.py::test_none", null],
    ["conftest.log", "ModuleNotFoundError: No module named 'app.missing'", "conftests/bad/conftest.py"],
  ])("%s: a call that pytest refused", async (name, message, place) => {
    const records = await log(`${set}/${name}`);
    expect(only(records, "run")).toMatchObject([{ what: "usage", message, file: place, line: place === null ? null : 1 }]);
    expect(failures(records)).toEqual([]);
  });

  test("an internal error", async () => {
    expect(only(await log(`${set}/internal.log`), "run")).toMatchObject([{ what: "internal-error", message: "LookupError: the plugin is broken", file: "conftests/internal/conftest.py", line: 3 }]);
  });

  test("an internal error is all that there is to say of a run that it ended", async () => {
    const text = readFileSync(fixture(`${set}/internal.log`), "utf8");
    const alone = text.split("\n").filter((l) => l.startsWith("INTERNALERROR>")).join("\n");
    expect(only(await read(readPytestLog, file("a.log", alone)), "run").map((r) => r.what)).toEqual(["internal-error"]);
  });

  test("a crash names the node and the line", async () => {
    const crash = { what: "crash", message: "Fatal Python error: Segmentation fault", file: "process/test_crash.py", line: 9, node: "process/test_crash.py::test_segfault" };
    expect(only(await log(`${set}/crash-v.log`), "run")).toMatchObject([crash]);
    expect(only(await log(`${set}/crash-xdist.log`), "run")).toMatchObject([{ ...crash, message: expect.stringContaining("Segmentation fault (worker 'gw") }]);
  });

  test("a time-out by thread ends the run: the node and the line that hung", async () => {
    expect(only(await log(`${set}/timeout-thread.log`), "run")).toMatchObject([{ what: "crash", message: "the test hung until its timeout", node: "process/test_hang.py::test_waits", file: "process/test_hang.py", line: 5 }]);
  });

  test("a time-out by signal is a failure like any other", async () => {
    const records = await log(`${set}/timeout-signal.log`);
    expect(only(records, "run")).toEqual([]);
    expect(find(records, "process/test_hang.py::test_waits")).toMatchObject({ exception: "Failed", message: expect.stringContaining("Timeout") });
  });

  test.each([["killed-v.log", "process/test_hang.py::test_waits"], ["killed.log", "process/test_hang.py"]])("%s: a log that ends in the middle names what ran", async (name, node) => {
    expect(only(await log(`${set}/${name}`), "run")).toMatchObject([{ what: "crash", node, message: `the run broke off while ${node} ran: the log ends` }]);
  });

  test("a traceback without pytest", async () => {
    expect(only(await log(`${set}/traceback.log`), "run")).toMatchObject([{ what: "traceback", message: expect.stringMatching(/^JSONDecodeError: Expecting property name/), file: expect.stringMatching(/process\/script\.py$/), line: 5 }]);
  });
});

describe("forms of one run", () => {
  const xdist = ["tests/east/test_same.py", "tests/test_classes.py", "tests/test_fixtures.py", "tests/test_params.py", "tests/test_plain.py", "tests/test_rerun.py", "tests/test_unit.py"];
  test.each([
    ["color.log", expected("tests/test_plain.py", "tests/test_params.py", "tests/test_fixtures.py")],
    ["xdist-v.log", expected(...xdist)],
    ["xdist.log", expected("tests/test_plain.py", "tests/test_params.py")],
    ["xunit1.log", expected()],
    ["native.log", expected("tests/test_classes.py", "tests/test_fixtures.py")],
    ["s-v.log", expected("tests/test_plain.py")],
    ["tox.log", expected("tests/test_classes.py")],
    ["nox.log", expected("tests/test_classes.py")],
    ["make.log", expected("tests/east/test_same.py")],
    ["actions.log", expected()],
    ["gh-run-view.log", expected()],
  ])("%s", async (name, wanted) => {
    const records = await log(`9/${name}`);
    expect(failures(records)).toEqual(wanted);
    expect(only(records, "unmapped")).toEqual([]);
    expect(only(records, "run")).toEqual([]);
  });

  test("without a summary the headings and texts name what they can, the rest is said", async () => {
    const records = await log("9/no-summary.log");
    const named = only(records, "test").map((t) => show(t.ref));
    expect(named).toContain("tests.test_classes.TestOuter.TestInner test_param[1.5]");
    expect(named).toContain("tests.test_fixtures test_setup_error");
    expect(only(records, "unmapped").map((u) => u.reason)).toEqual([
      expect.stringMatching(/^"test_xpass_strict" \(line \d+\): neither a summary nor its text/),
      expect.stringMatching(/counts 1 failures that the log does not name$/),
    ]);
  });

  test("a crash without -v names the file", async () => {
    expect(only(await log("9/crash.log"), "run")).toMatchObject([{ what: "crash", node: "process/test_crash.py", file: "process/test_crash.py", line: 9 }]);
    expect(only(await log("9/crash-q.log"), "run")).toMatchObject([{ what: "crash", node: null, file: expect.stringMatching(/process\/test_crash\.py$/), line: 9 }]);
  });

  test("a cancelled job", async () => {
    const records = await log("9/actions-cancelled.log");
    expect(only(records, "run")).toMatchObject([{ what: "crash", node: "process/test_hang.py::test_waits", message: expect.stringContaining("The operation was canceled.") }]);
    expect(facts(records)).toMatchObject({ step: "Run pytest -v", cancelled: "The operation was canceled." });
  });

  test("step, command and exit code of a job log", async () => {
    expect(facts(await log("9/actions.log"))).toMatchObject({ step: "Run pytest -v -rA", command: "pytest -v -rA", exit_code: "1", python: "3.13.0" });
    expect(facts(await log("9/gh-run-view.log"))).toMatchObject({ step: "Run tests", exit_code: "1" });
    expect(facts(await log("9/tox.log"))).toMatchObject({ command: "pytest -p no:randomly -q tests/test_classes.py" });
    expect(facts(await log("9/nox.log"))).toMatchObject({ command: "pytest -p no:randomly tests/test_classes.py", exit_code: "1" });
  });

  test("several runs: names are read from the folder that the shell went to", async () => {
    const records = await log("9/several.log");
    expect(failures(records)).toEqual(expected("tests/east/test_same.py", "tests/test_classes.py"));
    expect(only(records, "context").map((c) => c.facts["directory"] ?? "")).toEqual(["tests/east", ""]);
    expect(find(records, "tests/east/test_same.py::test_twin").place).toEqual({ file: "tests/east/test_same.py", line: 2 });
  });

  test("mypy in the same log", async () => {
    const records = await log("9/mixed.log");
    expect(failures(records)).toEqual(expected("tests/east/test_same.py"));
    expect(only(records, "mypy").map((m) => [m.file, m.line, m.code])).toEqual([["src/app/price.py", 23, "return-value"], ["src/app/price.py", 27, "arg-type"], ["src/app/price.py", 27, "name-defined"]]);
  });
});

/** The fixture without its lines from `from` on. */
function cutAt(name: string, from: RegExp): string {
  const text = readFileSync(fixture(name), "utf8");
  return text.slice(0, text.search(from));
}

describe("logs that are cut", () => {
  test("after the progress lines", async () => {
    const records = await read(readPytestLog, file("a.log", cutAt("9/full-v.log", /^=+ ERRORS =+$/m)));
    const named = [...new Set(only(records, "test").map((t) => show(t.ref)))].sort();
    // A subtest's failure has no line of its own there in this version.
    expect(named).toEqual([...new Set(expected().map((e) => e.split(/ \| (?=\w+$)/)[0] ?? ""))].filter((id) => id !== "tests/test_unit.py::Plain::test_subtests").sort());
  });

  test("inside the failures", async () => {
    const records = await read(readPytestLog, file("a.log", cutAt("9/plain.log", /^_+ test_multiline _+$/m)));
    expect(only(records, "test").map((t) => show(t.ref))).toContain("tests.test_plain test_raises");
    expect(only(records, "unmapped").map((u) => u.reason)).toContain("the run's output breaks off before its summary (the log ends)");
  });

  test("letters of failures that nothing names are counted", async () => {
    const records = await read(readPytestLog, file("a.log", cutAt("9/plain.log", /^tests\/test_params/m)));
    expect(only(records, "unmapped").map((u) => u.reason)).toEqual(["10 tests had failed when the run broke off, shown by letters only"]);
    expect(only(records, "run")).toMatchObject([{ what: "crash", node: "tests/test_fixtures.py" }]);
  });

  test("at the head", async () => {
    const text = readFileSync(fixture("9/plain.log"), "utf8");
    expect(failures(await read(readPytestLog, file("a.log", text.slice(text.search(/^=+ short test summary/m)))))
      .map((f) => f.split(" | ")[0])).toContain("tests/test_plain.py::test_raises");
  });
});

describe("a log is not believed what it cannot know", () => {
  test("what a test prints is no failure and no end of the run", async () => {
    const names = only(await log("9/full-v.log"), "test").map((t) => show(t.ref));
    expect(names).not.toContain("tests/test_plain.py::test_passes");
  });

  test("a message that goes on with a line like an entry (pytest on CI)", async () => {
    expect(readFileSync(fixture("9/ci.log"), "utf8")).toContain("\nFAILED tests/test_plain.py::test_passes - second line\n");
    expect(failures(await log("9/ci.log"))).not.toContain("tests/test_plain.py::test_passes | call");
  });

  test("a coverage threshold is no failure of a test", async () => {
    const records = await read(readPytestLog, file("a.log", ".. [100%]\n============ tests coverage ============\nFAIL Required test coverage of 90% not reached. Total coverage: 50.00%\n2 passed in 0.01s\n##[error]Process completed with exit code 1.\n"));
    expect(failures(records)).toEqual([]);
    expect(facts(records)).toMatchObject({ coverage: expect.stringContaining("90% not reached"), outcome: "2 passed in 0.01s", exit_code: "1" });
  });

  test("of a log with pytest in it, tracebacks between the runs say nothing", async () => {
    const noise = "Traceback (most recent call last):\n  File \"a.py\", line 1, in <module>\nValueError: handled\n";
    expect(only(await read(readPytestLog, file("a.log", noise + readFileSync(fixture("9/make.log"), "utf8"))), "run")).toEqual([]);
  });

  test("something else altogether", async () => {
    const records = await read(readPytestLog, file("a.log", "##[group]Run ruff check .\nE501 line too long\n##[error]Process completed with exit code 1.\n"), "job.log");
    expect(records).toMatchObject([{ type: "context", facts: { step: "Run ruff check .", exit_code: "1" } }, { type: "unmapped", input: "job.log", reason: "neither pytest, mypy nor a Python traceback is in it" }]);
  });
});

describe("hostile logs", () => {
  test.each([
    ["CRLF", (t: string) => t.replaceAll("\n", "\r\n")],
    ["a byte order mark", (t: string) => `\uFEFF${t}`],
    ["UTF-16, as PowerShell writes it", (t: string) => Buffer.from(`\uFEFF${t}`, "utf16le")],
    ["NUL bytes between the lines", (t: string) => t.replaceAll("\n\n", "\n\0\n")],
    ["bytes that are no UTF-8", (t: string) => Buffer.concat([Buffer.from([0x80, 0xff, 0xed, 0xa0, 0x80, 0x0a]), Buffer.from(t)])],
    ["a line of 50 MB before it", (t: string) => `${"x".repeat(50_000_000)}\n${t}`],
    ["times of GitLab", (t: string) => t.replaceAll(/^/gm, "2026-01-31T10:00:00.123456Z 00O ")],
    ["times of Jenkins", (t: string) => t.replaceAll(/^/gm, "[2026-01-31T10:00:00.123Z] ")],
  ])("is read with %s", async (_, change) => {
    const text = readFileSync(fixture("9/full-v.log"), "utf8");
    expect(failures(await read(readPytestLog, file("a.log", change(text))))).toEqual(expected());
  });

  test.each([
    ["junit XML", `<?xml version="1.0"?><testsuites/>`, /did you mean --junit-xml/],
    ["a CTRF report", `{"reportFormat": "CTRF", "results": {}}`, /did you mean --ctrf/],
    ["nothing", "", /is empty/],
  ])("%s is refused with a hint", async (_, contents, message) => {
    await expect(read(readPytestLog, file("a.log", contents), "x.log")).rejects.toThrow(message);
  });
});
