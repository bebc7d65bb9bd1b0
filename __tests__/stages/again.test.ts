/** What failed on an earlier push, tried again: it passes, it fails, or it is not there to pass. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { pythonEnv, tempProject } from "../support/python.js";
import { diagnosed, priorOf } from "../support/run.js";
import type { Report } from "../../src/report/schema.js";

let python = "";
beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] }); });

const NODE = "tests/test_a.py::test_a";
const OTHER = "def test_other():\n    assert True\n";
const green = { "report.xml": '<testsuites><testsuite name="pytest" tests="1"><testcase classname="tests.test_a" name="test_other" time="0.01" /></testsuite></testsuites>' };
async function tried(test_a: string | null, over: Parameters<typeof diagnosed>[2] = {}): Promise<Report> {
  const project = await tempProject({ ...(test_a === null ? { "tests/test_b.py": OTHER } : { "tests/test_a.py": test_a }), "app.py": "x: int = 1\n", ...green });
  return (await diagnosed(project, python, { prior: priorOf([NODE]), sources: { junitXml: ["report.xml"] }, ...over })).report;
}
const told = ({ chains }: Report): string[] => chains.flatMap((c) => c.symptoms.map((s) => `${c.verdict}: ${s.message}`));

describe("after a green CI", () => {
  test("a node that passes turns the report, with the run before and the run after", async () => {
    const report = await tried(`def test_a():\n    assert True\n\n${OTHER}`);
    expect(report.win).toBe("PASS");
    expect(report.chains).toMatchObject([{ verdict: "fixed", root: null, failed: { runs: 0 }, symptoms: [{ node: NODE }] }]);
    expect(report.win_evidence[0]).toEqual({ what: "run 2026-01-31T10:00:00Z-pr-42 at aaaaaaa", outcome: `failed there: ${NODE}` });
    expect(report.win_evidence[1]?.outcome).toMatch(/^exit 0; 0 of 1 failed$/);
  });

  test("a node that fails is the next attempt, though CI is green", async () => {
    const report = await tried(`def test_a():\n    assert 1 == 2\n\n${OTHER}`);
    expect(report.win).toBe("FAIL");
    expect(report.chains).toMatchObject([{ verdict: "deterministic", symptoms: [{ node: NODE, phase: "call" }] }]);
    expect(report.attempt.changed).toMatch(/^The signature has changed: what failed at aaaaaaa is gone/);
    const [signature = ""] = report.chains[0]?.signatures ?? [];
    const again = await tried(`\n\ndef test_a():\n    assert 1 == 2\n\n${OTHER}`, { prior: priorOf([NODE], { signatures: { [signature]: 2 } }), head: "b".repeat(40) });
    expect(again.attempt).toMatchObject({ number: 3, mode: "context-override", changed: null });
  });

  test.each([
    ["deleted", OTHER, /pytest does not know it any more/],
    ["deleted with its file", null, /no file tests\/test_a\.py in the checkout/],
    ["skipped", `import pytest\n\n@pytest.mark.skip(reason="later")\ndef test_a():\n    assert False\n\n${OTHER}`, /it is skipped or marked xfail now: .*later/],
    ["marked xfail", `import pytest\n\n@pytest.mark.xfail\ndef test_a():\n    assert False\n\n${OTHER}`, /it is skipped or marked xfail now/],
  ])("a node that was %s since does not count, and is named", async (_, test_a, why) => {
    const report = await tried(test_a);
    expect(report.win).toBe("FAIL");
    expect(report.chains).toMatchObject([{ verdict: "not-reproduced", signatures: ["s"], symptoms: [{ node: NODE }] }]);
    expect(told(report)[0]).toMatch(why);
  });

  test("what comes and goes is told apart from what is mended", async () => {
    const report = await tried(`import pathlib, tempfile\n\nCOUNT = pathlib.Path(__file__).with_name("count")\n\ndef test_a():\n    n = int(COUNT.read_text()) if COUNT.exists() else 0\n    COUNT.write_text(str(n + 1))\n    assert n % 2 == 0\n\n${OTHER}`, { reruns: 6 });
    expect(report.win).toBe("FAIL");
    expect(report.chains.map((c) => c.verdict)).not.toContain("fixed");
  });

  test("mypy's path is checked again as well", async () => {
    const before = priorOf([], { mypy: ["app.py"] });
    const report = await tried(OTHER, { prior: before, mypy: "auto" });
    expect(report).toMatchObject({ win: "PASS", mypy_targets: ["app.py"], chains: [{ verdict: "fixed", symptoms: [{ mypy: true, file: "app.py" }] }] });
    const project = await tempProject({ "tests/test_a.py": OTHER, "app.py": 'x: int = ""\n', ...green });
    expect((await diagnosed(project, python, { prior: before, mypy: "auto", sources: { junitXml: ["report.xml"] } })).report.win).toBe("FAIL");
  });
});

describe("beside failures that CI names", () => {
  test("an earlier node that passes is said to, one that is gone stays remembered", async () => {
    const project = await tempProject({ "tests/test_a.py": `def test_a():\n    assert True\n\ndef test_red():\n    assert 1 == 2\n` });
    const { report } = await diagnosed(project, python, { prior: priorOf([NODE, "tests/test_a.py::test_gone"]), sources: { nodes: ["tests/test_a.py::test_red"] } });
    expect(report.chains.map((c) => [c.verdict, c.symptoms.map((s) => ("node" in s ? s.node : ""))])).toEqual([
      ["deterministic", ["tests/test_a.py::test_red"]], ["fixed", [NODE]], ["not-reproduced", ["tests/test_a.py::test_gone"]],
    ]);
  });

  test("a node that CI names too is run once, as CI's", async () => {
    const report = await tried(`def test_a():\n    assert 1 == 2\n`, { sources: { nodes: [NODE] } });
    expect(report.chains.map((c) => c.verdict)).toEqual(["deterministic"]);
  });
});

test("a forged memory costs a look and no more: what it names is not found, nothing outside is run", async () => {
  const project = await tempProject({ "tests/test_a.py": OTHER, ...green });
  const nodes = ["/etc/passwd::x", "../../x.py::test_y", "-p/evil::z", "tests/test_a.py::$(touch pwned)", "tests/test_a.py::test_other"];
  const { report } = await diagnosed(project, python, { prior: priorOf(nodes, { signatures: { forged: 9999 }, mypy: ["nowhere"] }), sources: { junitXml: ["report.xml"] } });
  expect(report.win).toBe("FAIL");
  expect(report.attempt.number).toBe(9999);
  expect(report.chains.map((c) => [c.verdict, c.symptoms.length])).toEqual([["fixed", 1], ["not-reproduced", 4]]);
  expect(report.evidence.flatMap((e) => (e.source.type === "command" ? e.source.argv : [])).join(" ")).not.toMatch(/passwd|x\.py|nowhere/);
});
