/** Fixes end to end: what is applied, what a program of somebody else may do, what its report and bundle then hold. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
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
  cli = join(stagedSources("fixes"), "cli.js");
  python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] });
  outs = realpathSync(mkdtempSync(join(tmpdir(), "python-trace-out-")));
});
afterAll(() => { rmSync(outs, { recursive: true, force: true }); });

const IGNORED = {
  "mypy.ini": "[mypy]\nwarn_unused_ignores = True\nfiles = pkg\n",
  "pkg/__init__.py": "",
  "pkg/area.py": "def area(a: int, b: int) -> int:\n    return a * b  # type: ignore  # a comment that stays\n",
  "tests/test_area.py": "from pkg.area import area\n\ndef test_area() -> None:\n    assert area(2, 3) == 6\n",
};
/** Wrong in a way that no mechanical fix knows. */
const WRONG = {
  "pkg/__init__.py": "",
  "pkg/area.py": "def area(a, b):\n    return a + b\n\n\ndef half(a):\n    return a / 2\n",
  "tests/test_area.py": "from pkg.area import area, half\n\ndef test_area():\n    assert area(2, 3) == 6\n\ndef test_half():\n    assert half(4) == 2\n",
};

function trace(project: string, name: string, words: readonly string[], env: Record<string, string> = {}): { code: number | null; report: Report; out: string; err: string } {
  const out = join(outs, name);
  const ended = spawnSync(process.execPath, [cli, "diagnose", project, "--python", python, "--out", out, "--quiet", ...words], { env: { PATH: process.env["PATH"] ?? "", ...env }, encoding: "utf8" });
  return { code: ended.status, report: reportSchema.parse(JSON.parse(readFileSync(join(out, "report.json"), "utf8"))), out, err: ended.stderr };
}

/** A git checkout with one commit, without the settings of whoever runs the tests. */
async function checkout(files: Readonly<Record<string, string>>): Promise<string> {
  const project = await tempProject(files);
  const git = (...words: string[]): void => { execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=main", ...words], { cwd: project }); };
  git("init", "-q");
  git("add", "-A");
  git("commit", "-q", "-m", "one");
  return project;
}

/** A program that changes the scratch checkout. */
function program(name: string, body: string): string {
  const file = join(outs, `${name}.py`);
  writeFileSync(file, `import json, os, pathlib\n${body}\n`);
  return `${python} ${file}`;
}

const SUM_TO_PRODUCT = "p = pathlib.Path('pkg/area.py'); p.write_text(p.read_text().replace('a + b', 'a * b'))";

describe("--fix", () => {
  test("suggest verifies in a copy and leaves the checkout alone; apply writes it there and says PASS", async () => {
    const project = await checkout(IGNORED);
    const suggested = trace(project, "suggest", []);
    expect(suggested.code).toBe(1);
    expect(suggested.report.chains.map((c) => c.fix?.status)).toEqual(["verified"]);
    expect(suggested.report.chains[0]?.root?.confidence).toBe("proven");
    expect(suggested.report.win_evidence).toContainEqual({ what: "fixes/C1.patch", outcome: "the same nodes exit 0, not applied" });
    expect(execFileSync("git", ["status", "--porcelain"], { cwd: project, encoding: "utf8" })).toBe("");
    execFileSync("git", ["apply", "--check", join(suggested.out, "fixes/C1.patch")], { cwd: project });

    const applied = trace(project, "apply", ["--fix", "apply"]);
    expect(applied.code).toBe(0);
    expect(applied.report.win).toBe("PASS");
    expect(applied.report.chains.map((c) => c.verdict)).toEqual(["fixed"]);
    expect(readFileSync(join(project, "pkg/area.py"), "utf8")).toBe(IGNORED["pkg/area.py"].replace("# type: ignore  ", ""));
  });

  test("off makes none", async () => {
    const { report, out } = trace(await checkout(IGNORED), "off", ["--fix", "off"]);
    expect(report.chains.map((c) => c.fix)).toEqual([null]);
    expect(existsSync(join(out, "fixes"))).toBe(false);
  });
});

describe("--fix-command", () => {
  test("what it leaves is verified and offered; it sees the bundle, and no token", async () => {
    const project = await checkout(WRONG);
    const seen = join(outs, "seen.json");
    const command = program("mends", `
report = json.load(open(os.environ["PYTHON_TRACE_REPORT"]))
json.dump({"chains": len(report["chains"]), "attempt": os.environ["PYTHON_TRACE_ATTEMPT"], "bundle": sorted(os.listdir(os.environ["PYTHON_TRACE_BUNDLE"])), "token": [n for n in os.environ if "TOKEN" in n]}, open(${JSON.stringify(seen)}, "w"))
${SUM_TO_PRODUCT}`);
    const { report, code } = trace(project, "mends", ["--fix-command", command], { GITHUB_TOKEN: "ghs_0123456789abcdef0123456789abcdef0123" });
    expect(code).toBe(1);
    expect(report.chains.map((c) => c.fix?.status)).toEqual(["verified"]);
    expect(report.chains[0]?.fix?.diff).toContain("+    return a * b");
    expect(JSON.parse(readFileSync(seen, "utf8"))).toMatchObject({ chains: 1, attempt: "1", token: [], bundle: expect.arrayContaining(["report.json", "handoff.json", "evidence"]) });
    expect(execFileSync("git", ["status", "--porcelain"], { cwd: project, encoding: "utf8" })).toBe("");
  });

  test.each([
    ["harms", "p = pathlib.Path('pkg/area.py'); p.write_text(p.read_text().replace('a + b', 'a * b').replace('a / 2', 'a / 3'))", "rejected", "`tests/test_area.py::test_half` passed before and not with it"],
    ["helps-not", "p = pathlib.Path('pkg/area.py'); p.write_text(p.read_text().replace('a + b', 'a - b'))", "rejected", "the same 1 test fails with it"],
  ])("one that %s is rejected", async (name, body, status, told) => {
    const { report } = trace(await checkout(WRONG), name, ["--fix-command", program(name, body)]);
    expect(report.chains.map((c) => c.fix?.status)).toEqual([status]);
    expect(report.chains[0]?.fix?.summary).toContain(told);
  });

  test.each([
    ["nothing", "pass", /changed no file of the project/],
    ["fails", "raise SystemExit(3)", /exit 3 and changed no file/],
    ["installed", "p = pathlib.Path('.venv/lib/a.py'); p.parent.mkdir(parents=True); p.write_text('a = 1')", /changed no file of the project/],
    ["gone", "pathlib.Path('pkg/area.py').unlink()", /changed no file of the project/],
  ])("one that leaves nothing to try is said: %s", async (name, body, reason) => {
    const { report } = trace(await checkout(WRONG), name, ["--fix-command", program(name, body)]);
    expect(report.chains.map((c) => c.fix)).toEqual([null]);
    expect(report.not_run.find((n) => n.step === "--fix-command")?.reason).toMatch(reason);
  });

  test("a program that is not there is said, and the report stands", async () => {
    const { report, code } = trace(await checkout(WRONG), "absent", ["--fix-command", "no-such-program-here --x"]);
    expect(code).toBe(1);
    expect(report.not_run.map((n) => n.step)).toContain("--fix-command");
  });

  test("a project outside git is copied as it lies", async () => {
    const { report } = trace(await tempProject(WRONG), "plain", ["--fix-command", program("plain", SUM_TO_PRODUCT)]);
    expect(report.chains.map((c) => c.fix?.status)).toEqual(["verified"]);
  });
});
