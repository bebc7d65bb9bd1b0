import { describe, expect, test } from "@jest/globals";
import { readJunit } from "../../src/collect/junit.js";
import { UserError } from "../../src/errors.js";
import { expectedInJunit, failures, file, find, fixture, only, read, SETS, show } from "./support.js";

const SUITE = (cases: string): string => `<?xml version="1.0" encoding="utf-8"?><testsuites><testsuite name="pytest">${cases}</testsuite></testsuites>`;

describe.each(SETS)("junit of pytest %s", (set) => {
  test("gives exactly what failed, with the phase", async () => {
    expect(failures(await read(readJunit, fixture(`${set}/full.xml`)))).toEqual(expectedInJunit());
  });

  test("gives the order of all tests, passed ones too", async () => {
    const [order, ...more] = only(await read(readJunit, fixture(`${set}/full.xml`)), "order");
    expect(more).toEqual([]);
    expect(order?.refs).toHaveLength(53);
    expect(order?.refs.map(show)).toContain("tests.west.test_same test_twin");
  });

  test("exceptions, messages and places come from the text", async () => {
    const records = await read(readJunit, fixture(`${set}/full.xml`));
    expect(find(records, "tests.test_plain test_raises")).toMatchObject({ exception: "PriceError", message: "no price: three", place: { file: "src/app/price.py", line: 18 } });
    expect(find(records, "tests.test_plain test_chained")).toMatchObject({ exception: "ValueError", message: "bad input" });
    expect(find(records, "tests.test_plain test_prints")).toMatchObject({ exception: "KeyError", message: "'key'" });
    expect(find(records, "tests.test_plain test_xpass_strict").exception).toBeNull();
    expect(find(records, "tests.test_fixtures test_setup_error")).toMatchObject({ exception: "ConnectionError", message: "no database" });
    expect(find(records, "tests.test_fixtures test_unknown_fixture")).toMatchObject({ exception: null, message: "fixture 'nowhere' not found" });
    expect(find(records, "tests.test_classes.TestOuter test_own")).toMatchObject({ exception: "AssertionError" });
    expect(find(records, "tests.test_plain test_raises").text).toContain("E           app.price.PriceError: no price: three");
  });

  test("collection errors name the module", async () => {
    const records = await read(readJunit, fixture(`${set}/collect.xml`));
    expect(failures(records)).toEqual(["body", "import", "syntax"].map((n) => `broken/test_${n}.py | collect`));
    expect(find(records, "broken/test_import.py")).toMatchObject({ exception: "ModuleNotFoundError", message: "No module named 'app.nowhere'", place: { file: "broken/test_import.py", line: 1 } });
    expect(find(records, "broken/test_syntax.py")).toMatchObject({ exception: "SyntaxError" });
    expect(only(records, "order")).toEqual([]);
  });

  test("an internal error is a run that ended, with the innermost frame of the project", async () => {
    const [run, ...more] = only(await read(readJunit, fixture(`${set}/internal.xml`)), "run");
    expect(more).toEqual([]);
    expect(run).toMatchObject({ what: "internal-error", message: "LookupError: the plugin is broken", line: 3 });
    expect(run?.file).toMatch(/conftests\/internal\/conftest\.py$/);
  });

  test("a test that was run again and passed is not failed", async () => {
    const records = await read(readJunit, fixture(`${set}/rerun.xml`));
    expect(failures(records)).toEqual(["tests.test_rerun test_never_lucky | call"]);
  });

  test("a worker that died names its node", async () => {
    const records = await read(readJunit, fixture(`${set}/crash-xdist.xml`));
    expect(failures(records)).toEqual(["process.test_crash test_segfault | ?"]);
    expect(only(records, "run")).toMatchObject([{ what: "crash", node: "process/test_crash.py::test_segfault" }]);
  });
});

describe("xunit1", () => {
  test("has the file of each test", async () => {
    const records = await read(readJunit, fixture("9/xunit1.xml"));
    expect(failures(records)).toEqual(expectedInJunit());
    expect(find(records, "tests.east.test_same test_twin").ref).toEqual({ kind: "junit", classname: "tests.east.test_same", name: "test_twin", file: "tests/east/test_same.py" });
  });
});

describe("other writers", () => {
  test("a type without a message, a root without suites, errors in CDATA", async () => {
    const path = file("a.xml", `<testsuite><testcase classname="tests.test_a.TestA" name="test_b" file="tests/test_a.py"><error type="builtins.ValueError"><![CDATA[Traceback (most recent call last):\n  File "/app/tests/test_a.py", line 3, in test_b\n    f()\nValueError: bad <&> value\n]]></error></testcase></testsuite>`);
    const records = await read(readJunit, path);
    expect(only(records, "test")).toMatchObject([{ ref: { classname: "tests.test_a.TestA", name: "test_b", file: "tests/test_a.py" }, phase: null, exception: "ValueError", message: "bad <&> value", place: { file: "/app/tests/test_a.py", line: 3 } }]);
  });

  test("elements of a retry say nothing by themselves", async () => {
    const path = file("a.xml", SUITE(`<testcase classname="a" name="flaky"><flakyFailure message="first"/></testcase><testcase classname="a" name="lost"><failure message="Boom: last">x</failure><rerunFailure message="first"/></testcase>`));
    expect(failures(await read(readJunit, path))).toEqual(["a lost | call"]);
  });

  test("a failure that a later attempt of the same suite does not have is told as unmapped", async () => {
    const path = file("a.xml", SUITE(`<testcase classname="a" name="b"><failure message="x"/></testcase><testcase classname="a" name="b"/>`));
    const records = await read(readJunit, path);
    expect(failures(records)).toEqual([]);
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringContaining("a::b failed first") }]);
  });

  test("a test that passes in one suite and fails in another is failed", async () => {
    const path = file("a.xml", `<testsuites><testsuite name="3.11"><testcase classname="a" name="b"><failure message="x"/></testcase></testsuite><testsuite name="3.12"><testcase classname="a" name="b"/></testsuite></testsuites>`);
    expect(failures(await read(readJunit, path))).toEqual(["a b | call"]);
  });

  test("a failure outside any test case is not lost", async () => {
    const records = await read(readJunit, file("a.xml", SUITE(`<error message="the suite broke"/>`)));
    expect(only(records, "unmapped").map((u) => u.reason)).toEqual(["an <error> outside any test case: the suite broke", "no test is in it"]);
  });
});

describe("hostile junit", () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]><testsuite><testcase classname="a" name="&lol2;"/></testsuite>`;
  test.each([
    ["an entity bomb", bomb],
    ["an external entity", `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/hostname">]><testsuite><testcase classname="a" name="b"><failure>&x;</failure></testcase></testsuite>`],
    ["an external DTD", `<!DOCTYPE testsuite SYSTEM "http://127.0.0.1:9/x.dtd"><testsuite/>`],
  ])("%s is refused", async (_, contents) => {
    await expect(read(readJunit, file("a.xml", contents), "report.xml")).rejects.toThrow(UserError);
    await expect(read(readJunit, file("a.xml", contents), "report.xml")).rejects.toThrow(/^report\.xml declares entities/);
  });

  test("an entity that nobody declared stays as it is written", async () => {
    const records = await read(readJunit, file("a.xml", SUITE(`<testcase classname="a" name="&lol;"><failure message="x"/></testcase>`)));
    expect(failures(records)).toEqual(["a &lol; | call"]);
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringContaining("undefined entity") }]);
  });

  test("a file that breaks off gives what it has", async () => {
    const whole = SUITE(`<testcase classname="a" name="one"><failure message="x">text</failure></testcase><testcase classname="a" name="two"><failure message="ValueError: y">te`);
    const records = await read(readJunit, file("a.xml", whole.slice(0, whole.indexOf("</testsuite>"))));
    expect(failures(records)).toEqual(["a one | call", "a two | call"]);
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringContaining("not well-formed") }]);
  });

  test.each([
    ["coverage", `<?xml version="1.0"?><coverage line-rate="1"/>`, /<coverage> is no junit report/],
    ["HTML", `<!DOCTYPE html><html><body>404</body></html>`, /<html> is no junit report/],
    ["an empty file", "", /is empty/],
    ["a log", "=== test session starts ===\n", /plain text; did you mean --pytest-log or --mypy-log/],
    ["JSON lines", `{"pytest_version": "8", "$report_type": "SessionStart"}\n`, /did you mean --report-log/],
    ["a zip archive", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), /is a zip archive: unpack it/],
    ["a root that never comes", `<?xml version="1.0"?>`, /holds no junit report/],
  ])("%s is refused with a hint", async (_, contents, message) => {
    await expect(read(readJunit, file("a.xml", contents), "r.xml")).rejects.toThrow(message);
  });

  test("a file that is not there", async () => {
    await expect(read(readJunit, fixture("9/nothing.xml"), "nothing.xml")).rejects.toThrow(/^nothing\.xml cannot be read \(ENOENT\)/);
  });

  test.each([
    ["with a byte order mark", `\uFEFF${SUITE(`<testcase classname="a" name="é"><failure message="x"/></testcase>`)}`],
    ["with CRLF", SUITE(`\r\n<testcase classname="a" name="é">\r\n<failure message="x"/>\r\n</testcase>`)],
    ["in UTF-16", Buffer.from(`\uFEFF${SUITE(`<testcase classname="a" name="é"><failure message="x"/></testcase>`)}`, "utf16le")],
    ["in Latin-1", Buffer.from(SUITE(`<testcase classname="a" name="é"><failure message="x"/></testcase>`).replace("utf-8", "iso-8859-1"), "latin1")],
  ])("is read %s", async (_, contents) => {
    expect(failures(await read(readJunit, file("a.xml", contents)))).toEqual(["a é | call"]);
  });

  test("NUL bytes and lone surrogates do not stop it", async () => {
    const lone = Buffer.concat([Buffer.from("<testsuite><testcase classname=\"a\" name=\"b"), Buffer.from([0xed, 0xa0, 0x80, 0]), Buffer.from("\"><failure message=\"x\"/></testcase></testsuite>")]);
    const records = await read(readJunit, file("a.xml", lone));
    expect(only(records, "test")).toHaveLength(1);
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringContaining("disallowed character") }]);
  });

  test("deep nesting ends the reading", async () => {
    const records = await read(readJunit, file("a.xml", `<testsuite><testcase classname="a" name="b"><failure message="x"/></testcase>${"<a>".repeat(100_000)}`));
    expect(failures(records)).toEqual(["a b | call"]);
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringContaining("nested more than 200 deep") }]);
  });

  test.each([
    ["an attribute", (long: string) => `<testcase classname="a" name="b"><failure message="${long}"/></testcase>`],
    ["a comment", (long: string) => `<!--${long}-->`],
    ["captured output in CDATA", (long: string) => `<testcase classname="a" name="b"><system-out><![CDATA[${long}]]></system-out></testcase>`],
    ["a failure's text", (long: string) => `<testcase classname="a" name="b"><failure message="x">${long}</failure></testcase>`],
  ])("%s of 20 MB ends the reading and says so", async (_, make) => {
    const records = await read(readJunit, file("a.xml", SUITE(`<testcase classname="a" name="first"><failure message="x"/></testcase>${make("x".repeat(20_000_000))}`)));
    expect(failures(records)).toContain("a first | call");
    expect(only(records, "unmapped")).toMatchObject([{ reason: expect.stringContaining("longer than 8 MiB") }]);
  });

  test("captured output of 20 MB as text is passed over", async () => {
    const records = await read(readJunit, file("a.xml", SUITE(`<testcase classname="a" name="b"><failure message="x"/><system-out>${"x &lt;y\n".repeat(3_000_000)}</system-out></testcase><testcase classname="a" name="c"><failure message="x"/></testcase>`)));
    expect(failures(records)).toEqual(["a b | call", "a c | call"]);
    expect(only(records, "unmapped")).toEqual([]);
  });
});
