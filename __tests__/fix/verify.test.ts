/** The proof of a fix in real copies, with real runs of pytest and mypy: what is verified, what is refused, and what stays open. */
import { beforeAll, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import type { Ill } from "../../src/fix/ill.js";
import { patchOf } from "../../src/fix/patch.js";
import { verify, type Verdict } from "../../src/fix/verify.js";
import { Ward } from "../../src/fix/ward.js";
import type { TypeFailure } from "../../src/probe/failure.js";
import { anEvidence } from "../support/facts.js";
import { makeLab } from "../support/lab.js";
import { describePython, pythonEnv, tempProject } from "../support/python.js";

const FILES = {
  "mod.py": "def double(x: int) -> int:\n    return x + x + 1\n\n\ndef half(x: int) -> int:\n    return double(x) // 4\n",
  "pytest.ini": "[pytest]\npythonpath = .\n",
  "test_double.py": "from mod import double\n\n\ndef test_double():\n    assert double(2) == 4\n",
  "test_half.py": "from mod import half\n\n\ndef test_half():\n    assert half(4) == 2\n\n\ndef test_red_already():\n    assert half(4) == 3\n",
};
const NODES = { nodes: ["test_double.py::test_double"], words: ["test_double.py::test_double"], env: {}, factor: null, repeats: 1, atOnce: 1, types: [], start: { plan: { objects: [], commands: [], path: [] }, wanted: [] } } as const satisfies Ill;

describePython("any", "the proof of a fix", () => {
  let python = "";
  beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] }); }, 240_000);

  async function judged(files: Readonly<Record<string, string>>, edits: Readonly<Record<string, string>>, ill: Ill, neighbours: readonly string[], withTypes = false): Promise<Verdict> {
    const project = await tempProject(files);
    const git = (...args: string[]): unknown => execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", ...args], { cwd: project, stdio: "ignore" });
    git("init");
    git("add", "--all");
    git("commit", "-m", "one");
    const lab = await makeLab({ project, python });
    const ward = await Ward.open(lab, Object.keys(files).filter((f) => f.endsWith(".py")), withTypes ? { targets: ["mod.py"], reason: "", configuration: null } : null);
    try {
      const list = Object.entries(edits).map(([file, content]) => ({ file, content }));
      const patch = patchOf(list, (file) => ward.read(file), ward.plain.prefix) ?? "";
      const verdict = await verify(lab.context, ward, { name: "fixes/C1.patch", patch, files: Object.keys(edits) }, ill, neighbours);
      // Whatever came of it, the copy is as it was for the next one.
      for (const [file, text] of Object.entries(files)) expect(ward.fixed.read(file)).toBe(text);
      return verdict;
    } finally {
      ward.close();
    }
  }

  test("verified: the nodes pass, and the neighbours that passed pass; one that was red may stay so", async () => {
    const verdict = await judged(FILES, { "mod.py": FILES["mod.py"].replace("x + x + 1", "x + x") }, NODES, ["test_half.py"]);
    expect(verdict).toMatchObject({ status: "verified", told: "the same 1 test passes, 1 neighbour as before" });
    expect(verdict.contrast).not.toBeNull();
    expect(verdict.before.map((e) => e.source.type)).toEqual(["command", "command"]);
  }, 120_000);

  test("rejected: the nodes fail with it", async () => {
    const verdict = await judged(FILES, { "mod.py": FILES["mod.py"].replace("x + x + 1", "x + x + 2") }, NODES, ["test_half.py"]);
    expect(verdict).toMatchObject({ status: "rejected", contrast: null });
    expect(verdict.told).toContain("fail");
  }, 120_000);

  test("a test that its own code skips, once its fixture is mended, is none that fails, but neither does it pass", async () => {
    const files = {
      "mod.py": "VALUE = None\n", "pytest.ini": "[pytest]\npythonpath = .\n",
      "test_both.py": "import pytest\nimport mod\n\n\n@pytest.fixture\ndef value():\n    return mod.VALUE + 1\n\n\ndef test_one(value):\n    assert value == 2\n\n\ndef test_other(value):\n    pytest.skip('not here')\n",
    };
    const [one, other] = ["test_both.py::test_one", "test_both.py::test_other"] as const;
    const ill = (...nodes: string[]): Ill => ({ ...NODES, nodes, words: nodes });
    const mended = { "mod.py": "VALUE = 1\n" };
    expect(await judged(files, mended, ill(one, other), [])).toMatchObject({ status: "verified", told: "1 of the same 2 tests pass, 1 skipped" });
    expect(await judged(files, mended, ill(other), [])).toMatchObject({ status: "rejected" });
    const skipping = { "mod.py": "import pytest\n\nVALUE = 1\nif False: pytest.skip()\n" };
    expect(await judged(files, skipping, ill(one, other), [])).toMatchObject({ status: "rejected" });
    const tests = { "test_both.py": files["test_both.py"].replace("mod.VALUE + 1", "2") };
    expect(await judged(files, tests, ill(one, other), [])).toMatchObject({ status: "rejected" });
  }, 240_000);

  test("rejected: a neighbour that passed does not", async () => {
    const verdict = await judged(FILES, { "mod.py": "def double(x: int) -> int:\n    return x + x\n\n\ndef half(x: int) -> int:\n    return 0\n" }, NODES, ["test_half.py"]);
    expect(verdict).toMatchObject({ status: "rejected" });
    expect(verdict.told).toContain("`test_half.py::test_half` passed before");
  }, 120_000);

  test("rejected: mypy says what it did not say before; the same fix without the error is verified", async () => {
    const fixed = FILES["mod.py"].replace("x + x + 1", "x + x");
    const [bad, good] = await Promise.all([judged(FILES, { "mod.py": fixed.replace("-> int", "-> str") }, NODES, [], true), judged(FILES, { "mod.py": fixed }, NODES, [], true)]);
    expect(bad).toMatchObject({ status: "rejected" });
    expect(bad.told).toContain("mypy");
    expect(good).toMatchObject({ status: "verified" });
  }, 180_000);

  test("an error of mypy alone: gone with the fix, or still there", async () => {
    const files = { "mod.py": "def name(x: int) -> str:\n    return x\n" };
    const error: TypeFailure = { type: "mypy", file: "mod.py", line: 2, column: null, code: "return-value", message: 'Incompatible return value type (got "int", expected "str")', notes: [], evidence: anEvidence() };
    const ill = { ...NODES, nodes: [], words: null, types: [error] };
    const [good, bad] = await Promise.all([judged(files, { "mod.py": "def name(x: int) -> str:\n    return str(x)\n" }, ill, [], true), judged(files, { "mod.py": "\n\ndef name(x: int) -> str:\n    return x\n" }, ill, [], true)]);
    expect([good.status, bad.status]).toEqual(["verified", "rejected"]);
  }, 180_000);

  test("proposed: what passes without it proves nothing", async () => {
    const green = { ...FILES, "mod.py": FILES["mod.py"].replace("x + x + 1", "x + x") };
    const verdict = await judged(green, { "mod.py": green["mod.py"].replace("x + x", "2 * x") }, NODES, []);
    expect(verdict).toMatchObject({ status: "proposed", contrast: null });
    expect(verdict.told).toContain("without it");
  }, 120_000);

  test("rejected: a patch that does not apply", async () => {
    const project = await tempProject(FILES);
    const lab = await makeLab({ project, python });
    const ward = await Ward.open(lab, ["mod.py"], null);
    const patch = patchOf([{ file: "mod.py", content: "x = 2\n" }], () => "x = 1\n", "") ?? "";
    const verdict = await verify(lab.context, ward, { name: "fixes/C1.patch", patch, files: ["mod.py"] }, NODES, []);
    ward.close();
    expect(verdict).toMatchObject({ status: "rejected", before: [], after: [] });
    expect(verdict.told).toContain("does not apply");
  }, 120_000);

  test("a test that now fails and now passes has to pass as often as it was run before", async () => {
    const files = { "pytest.ini": "[pytest]\n", "mod.py": "", "test_now.py": "import os\nimport pathlib\n\n\ndef test_now():\n    seen = pathlib.Path(os.environ['SEEN'])\n    n = len(seen.read_text()) if seen.exists() else 0\n    seen.write_text('x' * (n + 1))\n    assert n % 3\n" };
    const place = await tempProject({});
    const ill = { ...NODES, nodes: ["test_now.py::test_now"], words: ["test_now.py::test_now"], env: { SEEN: `${place}/seen` }, repeats: 4 };
    const verdict = await judged(files, { "mod.py": "# nothing\n" }, ill, []);
    expect(verdict.status).toBe("rejected");
  }, 120_000);
});
