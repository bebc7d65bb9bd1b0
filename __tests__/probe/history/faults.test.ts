import { describe, expect, test } from "@jest/globals";
import { settle } from "../../../src/probe/history/settle.js";
import { ask, Repo } from "./support.js";

const GOOD = "def double(n):\n    return n * 2\n";
const BAD = "def double(n):\n    return n * 3\n";
const TEST = "from calc import double\n\n\ndef test_double():\n    assert double(2) == 4\n";
const BASE = { "calc.py": GOOD, "tests/test_calc.py": TEST, "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['.']\n" };
const NODE = "tests/test_calc.py::test_double";

describe("a test that was there before", () => {
  test("source: the commit, proven by a run at it and one at its parent", async () => {
    const repo = new Repo();
    const base = repo.commit("base", BASE);
    repo.commit("notes", { "README.md": "one\n" });
    const culprit = repo.commit("treble", { "calc.py": BAD });
    repo.commit("more notes", { "README.md": "two\n" });
    const answer = await ask({ project: repo.top, base, nodes: [NODE] });
    const { introducedBy, preExisting, exposes, arrived } = answer.verdict();
    expect(introducedBy).toMatchObject({ sha: culprit, subject: "treble" });
    expect([preExisting, exposes, arrived]).toEqual([false, null, null]);
    const parent = repo.git("rev-parse", `${culprit}^`);
    expect(introducedBy?.contrast).toMatchObject({
      factor: `commit ${culprit.slice(0, 7)}`,
      failing: { claim: `at ${culprit.slice(0, 7)}: exit 1; 1 of 1 failed`, source: { exit_code: 1, cwd: "(scratch)" } },
      passing: { claim: `at ${culprit.slice(0, 7)}^ = ${parent.slice(0, 7)}: exit 0; 0 of 1 failed`, source: { exit_code: 0 } },
    });
    expect(answer.history.baseline).toMatchObject({ sha: base, nodes: new Map([[NODE, "passed"]]) });
    expect(answer.history.order).toHaveLength(3);
    expect(answer.notRun).toEqual([]);
  });

  test("the test itself: found with the commits' own test files; older code at the root turns it to null", async () => {
    const repo = new Repo();
    const base = repo.commit("base", BASE);
    const culprit = repo.commit("expect five", { "tests/test_calc.py": TEST.replace("== 4", "== 5") });
    repo.commit("notes", { "README.md": "one\n" });
    const answer = await ask({ project: repo.top, base, nodes: [NODE] });
    const verdict = answer.verdict();
    expect(verdict.introducedBy).toMatchObject({ sha: culprit, contrast: { factor: `commit ${culprit.slice(0, 7)}` } });
    expect((await settle(answer.context, verdict, { kind: "test.expectation", file: "tests/test_calc.py", line: 5 })).introducedBy?.sha).toBe(culprit);
    const older = await settle(answer.context, verdict, { kind: "code.wrong-value", file: "calc.py", line: 2 });
    expect(older.introducedBy).toBeNull();
    expect(older.exposes).toContain(`\`calc.py:2\` is older, of commit ${base.slice(0, 7)}`);
  });

  test("settings", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "calc.py": `import warnings\n\n\n${GOOD.replace("    return", "    warnings.warn('old', DeprecationWarning)\n    return")}` });
    repo.commit("notes", { "README.md": "one\n" });
    const culprit = repo.commit("strict", { "pyproject.toml": `${BASE["pyproject.toml"]}filterwarnings = ['error']\n` });
    const { introducedBy, arrived } = (await ask({ project: repo.top, base, nodes: [NODE] })).verdict();
    expect(introducedBy).toMatchObject({ sha: culprit, subject: "strict" });
    expect(arrived).toBeNull();
  });

  test("a module that cannot be collected, beside one that can", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "tests/test_other.py": "import calc\n\n\ndef test_there():\n    assert calc.double\n" });
    const culprit = repo.commit("rename", { "calc.py": GOOD.replace("double", "twice") });
    const answer = await ask({ project: repo.top, base, nodes: ["tests/test_calc.py", "tests/test_other.py::test_there"] });
    expect([...answer.history.byGroup.values()].map((v) => v.introducedBy?.sha)).toEqual([culprit, culprit]);
  });

  test("one older than the change beside a new one", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "tests/test_old.py": "def test_red():\n    assert [] == [1]\n" });
    const culprit = repo.commit("treble", { "calc.py": BAD });
    const { history, groups } = await ask({ project: repo.top, base, nodes: [NODE, "tests/test_old.py::test_red"] });
    const of = (node: string): unknown => history.byGroup.get(groups.find((g) => g.failures[0].type === "test" && g.failures[0].node === node)?.signature ?? "");
    expect(of("tests/test_old.py::test_red")).toMatchObject({ preExisting: true, introducedBy: null });
    expect(of(NODE)).toMatchObject({ preExisting: false, introducedBy: { sha: culprit, contrast: { passing: { source: { exit_code: 0 } } } } });
    expect(history.baseline?.nodes).toEqual(new Map([[NODE, "passed"], ["tests/test_old.py::test_red", "same"]]));
  });

  test("red in another way before: the commit that made it red counts", async () => {
    const repo = new Repo();
    const base = repo.commit("base", BASE);
    const culprit = repo.commit("half done", { "calc.py": "def double(n):\n    raise NotImplementedError\n" });
    repo.commit("done, wrongly", { "calc.py": BAD });
    const { introducedBy } = (await ask({ project: repo.top, base, nodes: [NODE] })).verdict();
    expect(introducedBy).toMatchObject({ sha: culprit, contrast: null });
  });
});

describe("a test that is younger than the base", () => {
  const NEW = "from calc import double\n\n\ndef test_zero():\n    assert double(3) == 6\n";

  test("with its fault in one commit: that commit, without a proof", async () => {
    const repo = new Repo();
    const base = repo.commit("base", BASE);
    repo.commit("notes", { "README.md": "one\n" });
    const culprit = repo.commit("triple", { "triple.py": "def triple(n):\n    return n * 2\n", "tests/test_triple.py": "from triple import triple\n\n\ndef test_triple():\n    assert triple(1) == 3\n" });
    const answer = await ask({ project: repo.top, base, nodes: ["tests/test_triple.py::test_triple"] });
    const verdict = answer.verdict();
    expect(verdict).toMatchObject({ introducedBy: { sha: culprit, contrast: null }, arrived: { sha: culprit }, exposes: null });
    expect((await settle(answer.context, verdict, { kind: "code.wrong-value", file: "triple.py", line: 2 })).introducedBy?.sha).toBe(culprit);
    // What its code needs and nobody supplied is its own, wherever it would have to stand; an older line that is wrong is not.
    expect((await settle(answer.context, verdict, { kind: "code.key-missing", file: "calc.py", line: 2 })).introducedBy?.sha).toBe(culprit);
    expect((await settle(answer.context, verdict, { kind: "code.wrong-value", file: "calc.py", line: 2 })).introducedBy).toBeNull();
    expect((await settle(answer.context, verdict, { kind: "import.missing-dependency", file: "pyproject.toml", line: 1 })).introducedBy?.sha).toBe(culprit);
  });

  test("that came after the fault: the commit of the fault, by the test carried back", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "tests/test_calc.py": "" });
    const culprit = repo.commit("treble", { "calc.py": BAD });
    repo.commit("notes", { "README.md": "one\n" });
    repo.commit("a test", { "tests/test_new.py": NEW });
    const { introducedBy, arrived } = (await ask({ project: repo.top, base, nodes: ["tests/test_new.py::test_zero"] })).verdict();
    expect(introducedBy).toMatchObject({ sha: culprit, contrast: { passing: { claim: expect.stringMatching(/with the tests of \w{7}: exit 0/) } } });
    expect(arrived).toBeNull();
  });

  test("of a fault that is older: exposed, and no commit is named", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "calc.py": BAD, "tests/test_calc.py": "" });
    const shows = repo.commit("a test", { "tests/test_new.py": NEW });
    const answer = await ask({ project: repo.top, base, nodes: ["tests/test_new.py::test_zero"] });
    const verdict = answer.verdict();
    expect(verdict).toMatchObject({ preExisting: false, introducedBy: null, arrived: { sha: shows } });
    expect(verdict.exposes).toBe(`Commit ${shows.slice(0, 7)} shows it but did not bring it: it fails in the same way at ${base.slice(0, 7)}, before the change, with the tests of ${shows.slice(0, 7)} carried there.`);
    expect((await settle(answer.context, verdict, { kind: "code.key-missing", file: "calc.py", line: 2 })).introducedBy).toBeNull();
    // Where the root turns out to lie in the new test, the test's commit is it.
    expect(await settle(answer.context, verdict, { kind: "test.expectation", file: "tests/test_new.py", line: 5 })).toMatchObject({ introducedBy: { sha: shows }, exposes: null });
  });

  test("but only by its file's name: older than the change", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "calc.py": BAD });
    repo.commit("move", { "tests/test_calc.py": null, "tests/unit/test_calc.py": TEST });
    const verdict = (await ask({ project: repo.top, base, nodes: ["tests/unit/test_calc.py::test_double"] })).verdict();
    expect(verdict).toMatchObject({ preExisting: true, introducedBy: null });
  });
});

describe("a case that came with the commit", () => {
  const cases = (list: string): string => TEST.replace("def test_double():\n    assert double(2) == 4", `@pytest.mark.parametrize("n", ${list})\ndef test_double(n):\n    assert double(n) == n * 2`).replace("from calc", "import pytest\nfrom calc");

  test("is not there before, whatever pytest calls it then; its function is", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "tests/test_calc.py": cases("[1]") });
    const culprit = repo.commit("more numbers", { "calc.py": "def double(n):\n    return n * 2 if n < 2 else n * 3\n", "tests/test_calc.py": cases("[1, 2, 3]") });
    repo.commit("notes", { "README.md": "one\n" });
    const answer = await ask({ project: repo.top, base, nodes: [`${NODE}[2]`, `${NODE}[3]`] });
    expect(answer.notRun).toEqual([]);
    expect(answer.verdict().introducedBy).toMatchObject({ sha: culprit, subject: "more numbers" });
  });

  test("counts on a file that nobody committed", async () => {
    const repo = new Repo();
    const base = repo.commit("base", BASE);
    const culprit = repo.commit("golden", { "tests/test_golden.py": "import pathlib\n\n\ndef test_golden():\n    path = pathlib.Path(__file__).parent / 'golden.txt'\n    assert path.exists()\n" });
    const answer = await ask({ project: repo.top, base, nodes: ["tests/test_golden.py::test_golden"] });
    const settled = await settle(answer.context, answer.verdict(), { kind: "env.file-missing", file: "tests/golden.txt", line: null });
    expect(settled).toMatchObject({ introducedBy: { sha: culprit }, exposes: null });
  });
});

describe("what a commit did to the tests beside the failing one", () => {
  test("is the commit's, though the line at fault is older", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "tests/helper.py": "TWO = 2\n", "tests/test_calc.py": TEST.replace("from calc", "from helper import TWO\nfrom calc").replace("double(2)", "double(TWO)") });
    const culprit = repo.commit("a package", { "tests/__init__.py": "" });
    const answer = await ask({ project: repo.top, base, nodes: ["tests/test_calc.py"] });
    const settled = await settle(answer.context, answer.verdict(), { kind: "import.implicit-relative", file: "tests/test_calc.py", line: 1 });
    expect(settled).toMatchObject({ introducedBy: { sha: culprit }, exposes: null });
  });
});
