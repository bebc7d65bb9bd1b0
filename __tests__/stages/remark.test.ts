/** Findings end to end: a change with masks and anchors on a red run and on a green one, with the real pytest and mypy. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { reportSchema, type Report } from "../../src/report/schema.js";
import { pythonEnv, tempProject } from "../support/python.js";
import { stagedSources } from "../support/staged.js";

let cli = "";
let python = "";
let outs = "";
beforeAll(async () => {
  cli = join(stagedSources("remark"), "cli.js");
  python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] });
  outs = realpathSync(mkdtempSync(join(tmpdir(), "python-trace-out-")));
}, 300_000);
afterAll(() => { rmSync(outs, { recursive: true, force: true }); });

const git = (project: string, ...words: string[]): void => { execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main", ...words], { cwd: project }); };

/** A checkout whose branch `work` holds the second state of the files, and what is made of it. */
async function trace(name: string, base: Readonly<Record<string, string>>, work: Readonly<Record<string, string>>, words: readonly string[] = []): Promise<Report> {
  const project = await tempProject(base);
  git(project, "init", "-q");
  git(project, "add", "-A");
  git(project, "commit", "-q", "-m", "base");
  git(project, "checkout", "-q", "-b", "work");
  for (const [file, text] of Object.entries(work)) writeFileSync(join(project, file), text);
  git(project, "add", "-A");
  git(project, "commit", "-q", "-m", "work");
  const out = join(outs, name);
  spawnSync(process.execPath, [cli, "diagnose", project, "--python", python, "--base", "main", "--out", out, "--quiet", "--fix", "off", ...words], { env: { PATH: process.env["PATH"] ?? "" }, encoding: "utf8" });
  return reportSchema.parse(JSON.parse(readFileSync(join(out, "report.json"), "utf8")));
}

const claims = (report: Report, ids: readonly string[]): string[] => report.evidence.filter((e) => ids.includes(e.id)).map((e) => e.claim);
const PRICE = "def total(cart: list[int]) -> int:\n    return sum(cart)\n\n\ndef first(cart: list[int]) -> int:\n    return cart[0]\n";
const TESTS = "import pytest\nfrom price import first, total\n\n\ndef test_total():\n    assert total([1, 2]) == 3\n\n\ndef test_first():\n    assert first([5]) == 5\n\n\ndef test_none():\n    assert total([0]) in (0, 1)\n";
const INI = "[pytest]\npythonpath = .\n";

describe("a run that is green", () => {
  test("passes with findings: a mask is lifted, and what it hides is shown", async () => {
    const report = await trace("green", { "price.py": PRICE, "tests/test_price.py": TESTS, "pytest.ini": INI }, {
      "price.py": PRICE.replace("sum(cart)", "sum(cart) + 1"), "tests/test_price.py": TESTS.replace("def test_total", "@pytest.mark.xfail\ndef test_total").replace("def test_first", "@pytest.mark.skip\ndef test_first"),
    });
    expect(report.win).toBe("PASS");
    expect(report.findings.map((f) => [f.what, f.kind, f.line])).toEqual([["mask", "test.masked", 5], ["mask", null, 10]]);
    expect(report.findings[0]?.statement).toContain("Without it `tests/test_price.py::test_total` fails: `AssertionError: assert 4 == 3`.");
    expect(report.findings[1]?.statement).toContain("Without it the test passes all the same.");
    expect(claims(report, report.findings[0]?.evidence ?? [])).toEqual([expect.stringMatching(/^in a scratch checkout without `pytest\.mark\.xfail` at .*exit 1; 1 of 2 failed$/), "`tests/test_price.py` as it stands: mask"]);
  }, 120_000);

  test("a new handler that keeps a test green, and a `# type: ignore` that keeps mypy green", async () => {
    const guarded = "def read(text: str) -> int:\n    try:\n        return int(text) + len(text.parts)  # type: ignore[attr-defined]\n    except Exception:\n        return 0\n";
    const report = await trace("handler", { "conf.py": "def read(text: str) -> int:\n    return int(text)\n", "mypy.ini": "[mypy]\nfiles = conf.py\n", "pytest.ini": INI, "tests/test_conf.py": "from conf import read\n\n\ndef test_read():\n    assert read('0') == 0\n" }, { "conf.py": guarded });
    expect(report.win).toBe("PASS");
    const found = new Map(report.findings.map((f) => [f.what, f]));
    expect(found.get("broad-except")).toMatchObject({ kind: "test.masked", line: 4, statement: expect.stringContaining("Without it `tests/test_conf.py::test_read` fails: `AttributeError:") });
    expect(found.get("mask")).toMatchObject({ kind: "test.masked", line: 3, statement: expect.stringContaining('Without it mypy says: "str" has no attribute "parts" [attr-defined].') });
  }, 120_000);
});

describe("a run that is red", () => {
  const CONF = "import contextlib\n\n\ndef parse(text):\n    try:\n        return int(text)\n    except Exception:\n        return 0\n\n\ndef load(text):\n    with contextlib.suppress(Exception):\n        return {'port': text.prot}\n";
  const WANTS = "import pytest\nfrom conf import load, parse\n\n\ndef test_bad():\n    with pytest.raises(ValueError):\n        parse('x')\n\n\ndef test_load():\n    assert load('1')['port'] == 1\n";

  test("a handler without which the test passes is proven; what a suppress hides joins the chain", async () => {
    const report = await trace("red", { "conf.py": CONF, "pytest.ini": INI, "tests/test_conf.py": WANTS }, { "README.md": "x\n" }, ["--node", "tests/test_conf.py::test_bad", "--node", "tests/test_conf.py::test_load"]);
    const of = (node: string): Report["chains"][number] | undefined => report.chains.find((c) => c.symptoms.some((s) => "node" in s && s.node?.endsWith(node)));
    expect(of("test_bad")?.root).toMatchObject({ kind: "code.exception-swallowed", file: "conf.py", line: 7, confidence: "proven", because: expect.stringContaining("taking off `except Exception` at `conf.py:7` alone turns the outcome") });
    expect(claims(report, of("test_load")?.root?.evidence ?? [])).toContainEqual(expect.stringContaining("without `contextlib.suppress(Exception)` at `conf.py:12`: AttributeError: 'str' object has no attribute 'prot' at `conf.py:13`"));
    expect(of("test_load")?.root).toMatchObject({ file: "conf.py", line: 13 });
  }, 180_000);

  test("the contract around the root is quoted, its decisions are handed on, and broken anchors are findings", async () => {
    const region = "# #region Price [C:3]\n# @BRIEF Prices.\n# @RELATION DEPENDS_ON -> [Store]\n# @PRE prices are in cents\n# @RATIONALE carts are small\n# @REJECTED `lru_cache`: carts are mutable\n";
    const report = await trace("anchors", { "price.py": `${region}${PRICE}# #endregion Price\n`, "tests/test_price.py": TESTS, "pytest.ini": INI }, { "price.py": `${region}${PRICE.replace("sum(cart)", "sum(cart) + 1")}# #endregion Price\n` });
    const [chain] = report.chains;
    const quoted = report.evidence.find((e) => chain?.root?.evidence.includes(e.id) === true && e.claim.startsWith("the region `Price` [C:3]"));
    expect(quoted?.excerpt).toContain("# @PRE prices are in cents");
    expect(report.decisions).toEqual([{ file: "price.py", line: 1, rationale: "carts are small", rejected: "`lru_cache`: carts are mutable" }]);
    expect(report.findings).toEqual([expect.objectContaining({ what: "anchor-relation", file: "price.py", line: 3, in_change: false })]);
  }, 120_000);

  test("a node that CI saw fail and that is skipped here is run without the mark", async () => {
    const skipped = TESTS.replace("def test_total", "@pytest.mark.skip(reason='later')\ndef test_total");
    const report = await trace("skipped", { "price.py": PRICE.replace("sum(cart)", "sum(cart) + 1"), "tests/test_price.py": skipped, "pytest.ini": INI }, { "README.md": "x\n" }, ["--node", "tests/test_price.py::test_total"]);
    expect(report.chains[0]?.verdict).toBe("not-reproduced");
    expect(claims(report, report.chains[0]?.shown_by ?? [])).toContainEqual(expect.stringMatching(/^in a scratch checkout without `pytest\.mark\.skip` at .*exit 1; 1 of 1 failed$/));
  }, 120_000);
});
