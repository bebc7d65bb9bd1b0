import { readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { readCtrf } from "../../src/collect/ctrf.js";
import { readLastFailed } from "../../src/collect/lastfailed.js";
import { readReportLog } from "../../src/collect/report-log.js";
import { UserError } from "../../src/errors.js";
import { expected, failures, file, find, fixture, only, read, SETS, show } from "./support.js";

const SOME = ["tests/test_plain.py", "tests/test_fixtures.py", "tests/test_unit.py", "tests/test_classes.py"];

describe.each(SETS)("report log of pytest %s", (set) => {
  test("gives exactly what failed", async () => {
    const records = await read(readReportLog, fixture(`${set}/some.jsonl`));
    expect(failures(records)).toEqual(expected(...SOME));
    expect(only(records, "unmapped")).toEqual([]);
    expect(only(records, "order")[0]?.refs).toHaveLength(26);
    expect(find(records, "tests/test_plain.py::test_raises")).toMatchObject({ exception: "PriceError", message: "no price: three", place: { file: "src/app/price.py", line: 18 } });
  });

  test("collection errors", async () => {
    const records = await read(readReportLog, fixture(`${set}/collect.jsonl`));
    expect(failures(records)).toEqual(["body", "import", "syntax"].map((n) => `broken/test_${n}.py | collect`));
  });

  test("a retry that passed is not failed", async () => {
    expect(failures(await read(readReportLog, fixture(`${set}/rerun.jsonl`)))).toEqual(expected("tests/test_rerun.py"));
  });

  test("a run that died names the test that was set up and not torn down", async () => {
    expect(only(await read(readReportLog, fixture(`${set}/crash.jsonl`)), "run")).toMatchObject([{ what: "crash", node: "process/test_crash.py::test_segfault" }]);
  });

  test("an internal error", async () => {
    expect(only(await read(readReportLog, fixture(`${set}/internal.jsonl`)), "run")).toMatchObject([{ what: "internal-error" }]);
  });
});

describe("hostile report logs", () => {
  test("a torn line is told with its number, the rest is read", async () => {
    const lines = readFileSync(fixture("9/rerun.jsonl"), "utf8").split("\n");
    const records = await read(readReportLog, file("a.jsonl", [lines[0], '{"nodeid": "a', ...lines.slice(1)].join("\n")));
    expect(failures(records)).toEqual(expected("tests/test_rerun.py"));
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringMatching(/^line 2 is no record/) }]);
  });

  test("a line of 20 MB, deep nesting and a lone surrogate", async () => {
    const [start = "", ...rest] = readFileSync(fixture("9/rerun.jsonl"), "utf8").split("\n");
    const long = `{"$report_type": "WarningMessage", "x": "${"y".repeat(20_000_000)}"}`;
    const deep = `{"$report_type": "WarningMessage", "x": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const lone = '{"$report_type": "CollectReport", "nodeid": "a\\ud800.py", "outcome": "failed", "longrepr": "x"}';
    const records = await read(readReportLog, file("a.jsonl", [start, long, deep, lone, ...rest].join("\n")));
    expect(failures(records)).toEqual(["a\uFFFD.py | collect", ...expected("tests/test_rerun.py")]);
    expect(only(records, "unmapped")).toHaveLength(1);
  });

  test("another kind of file is refused", async () => {
    await expect(read(readReportLog, fixture("9/full.xml"), "full.xml")).rejects.toThrow(/did you mean --junit-xml/);
    await expect(read(readReportLog, fixture("9/some.ctrf.json"), "c.json")).rejects.toThrow(/did you mean --ctrf/);
    await expect(read(readReportLog, file("a.jsonl", '{"$report_type": "Other"}\n'), "a.jsonl")).rejects.toThrow(UserError);
  });
});

describe.each(SETS)("CTRF of pytest %s", (set) => {
  test("gives what failed; of two failures of one test CTRF keeps the first", async () => {
    const records = await read(readCtrf, fixture(`${set}/some.ctrf.json`));
    expect(failures(records)).toEqual(expected(...SOME).filter((f) => f !== "tests/test_fixtures.py::test_both | teardown"));
    expect(find(records, "tests/test_plain.py::test_raises")).toMatchObject({ exception: "PriceError", message: "no price: three", place: { file: "src/app/price.py", line: 18 } });
    expect(find(records, "tests/test_fixtures.py::test_unknown_fixture").message).toBe("fixture 'nowhere' not found");
  });

  test("retries", async () => {
    const records = await read(readCtrf, fixture(`${set}/rerun.ctrf.json`));
    expect(failures(records)).toEqual(expected("tests/test_rerun.py"));
    expect(only(records, "order")[0]?.refs.map(show)).toEqual(["tests/test_rerun.py::test_second_time_lucky", "tests/test_rerun.py::test_never_lucky"]);
  });

  test("no test where nothing could be collected is no green run", async () => {
    expect(await read(readCtrf, fixture(`${set}/collect.ctrf.json`))).toMatchObject([{ type: "unmapped", reason: expect.stringMatching(/^no test is in it/) }]);
  });
});

describe("CTRF of other writers", () => {
  const ctrf = (tests: readonly unknown[]): string => JSON.stringify({ results: { tool: { name: "x" }, summary: { tests: "results" }, environment: { tests: [1], results: { tests: [{ name: "no", status: "failed" }] } }, tests } });
  test.each([
    ["suite as a text", { name: "test_b", status: "failed", suite: "pytest > tests.test_a", filePath: "tests/test_a.py" }, { kind: "junit", classname: "tests.test_a", name: "test_b", file: "tests/test_a.py" }],
    ["suite as a list from a file on", { name: "test_b[x::y]", status: "failed", suite: ["tests/test_a.py", "TestA"] }, { kind: "node", id: "tests/test_a.py::TestA::test_b[x::y]" }],
    ["no suite", { name: "test_b", status: "failed" }, { kind: "junit", classname: "", name: "test_b", file: null }],
  ])("%s", async (_, found, ref) => {
    const records = await read(readCtrf, file("c.json", ctrf([found, { name: "other", status: "passed" }])));
    expect(only(records, "test").map((t) => t.ref)).toEqual([ref]);
    expect(only(records, "order")[0]?.refs).toHaveLength(2);
  });

  test("tests without name or status are counted, a torn file is told", async () => {
    const whole = ctrf([{ status: "failed" }, { name: "tests/a.py::test_b", status: "failed", message: "KeyError: 'x'" }, { name: "cut", status: "failed" }]);
    const records = await read(readCtrf, file("c.json", whole.slice(0, whole.indexOf('{"name":"cut"') + 9)));
    expect(only(records, "test")).toMatchObject([{ exception: "KeyError", message: "'x'" }]);
    expect(only(records, "unmapped").map((u) => u.reason)).toEqual(["1 tests have no name and status, or are too long", "breaks off in the middle: what could be read was taken"]);
  });

  test("a trace of 20 MB is not kept, the next test is", async () => {
    const records = await read(readCtrf, file("c.json", ctrf([{ name: "a.py::big", status: "failed", trace: "x".repeat(20_000_000) }, { name: "a.py::next", status: "failed" }])));
    expect(failures(records)).toEqual(["a.py::next | ?"]);
    expect(only(records, "unmapped")).toHaveLength(1);
  });

  test.each([["another JSON", '{"results": {"summary": {}}}'], ["a list", "[{}]"], ["brackets without end", `{"results": {"tests": ${"[".repeat(200_000)}`]])("%s is refused", async (_, contents) => {
    await expect(read(readCtrf, file("c.json", contents), "c.json")).rejects.toThrow(/^c\.json is JSON but no CTRF report/);
  });
});

describe("lastfailed", () => {
  // pytest does not mark a test as failed for its subtests alone, and knows no phase.
  const wanted = [...new Set(expected().map((f) => f.replace(/ \| \w+$/, " | ?")))].filter((f) => !/test_subtests/.test(f));

  test.each(SETS)("of pytest %s", async (set) => {
    const records = await read(readLastFailed, fixture(`${set}/lastfailed.json`));
    expect(failures(records).filter((f) => !/test_subtests/.test(f))).toEqual(wanted);
  });

  test("a file is a module that could not be collected", async () => {
    expect(failures(await read(readLastFailed, file("lastfailed", '{\n  "tests/test_a.py": true\n}')))).toEqual(["tests/test_a.py | collect"]);
  });

  test("empty, and torn", async () => {
    expect(await read(readLastFailed, file("lastfailed", "{}"))).toEqual([]);
    const torn = await read(readLastFailed, file("lastfailed", '{\n  "a.py::b": true,\n  "a.py::'));
    expect(failures(torn)).toEqual(["a.py::b | ?"]);
    expect(only(torn, "unmapped")).toHaveLength(1);
  });

  test.each(['["a.py::b"]', '{"a.py::b": 1}', '{"a": {"b": true}}', "hello", "", "<xml/>"])("another shape is refused: %s", async (contents) => {
    await expect(read(readLastFailed, file("lastfailed", contents), ".pytest_cache/v/cache/lastfailed")).rejects.toThrow(UserError);
  });
});
