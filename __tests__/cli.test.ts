import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { reportSchema } from "../src/report/schema.js";
import { VERSION } from "../src/version.js";
import { singleReport } from "./support/report.js";
import { pythonEnv } from "./support/python.js";
import { stagedSources } from "./support/staged.js";

let cli = "";
let here = "";
let python = "";
beforeAll(async () => {
  cli = join(stagedSources("cli"), "cli.js");
  here = realpathSync(mkdtempSync(join(tmpdir(), "pt-cli-")));
  python = await pythonEnv({ python: "any", requirements: ["pytest"] });
});
afterAll(() => { rmSync(here, { recursive: true, force: true }); });

interface Ended { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs the program in a project of its own, with nothing of our environment but PATH. */
function call(words: readonly string[], env: Record<string, string> = {}, cwd = here): Ended {
  const ended = spawnSync(process.execPath, [cli, ...words], { cwd, env: { PATH: process.env["PATH"] ?? "", HOME: here, ...env }, encoding: "utf8" });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
}
function project(name: string, files: Record<string, string>): string {
  const folder = join(here, name);
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}
const RED = { "test_a.py": "def add(a, b):\n    return a - b\n\ndef test_add():\n    assert add(1, 2) == 3\n\ndef test_zero():\n    assert add(0, 0) == 0\n" };
const GREEN = { "test_a.py": "def test_ok():\n    assert True\n" };

describe("the program", () => {
  test("--version and --help", () => {
    expect(call(["--version"])).toEqual({ code: 0, out: `${VERSION}\n`, err: "" });
    const manifest: unknown = JSON.parse(readFileSync(fileURLToPath(new URL("../package.json", import.meta.url)), "utf8"));
    expect(manifest).toMatchObject({ version: VERSION });
    expect(call(["--help"])).toMatchObject({ code: 0, err: "", out: expect.stringContaining("Exit code:") });
  });

  test.each([
    [["--reruns", "x"], 'python-trace: --reruns: "x" cannot be used; give a whole number from 1 to 1000\n'],
    [["--frobnicate"], "python-trace: unknown option '--frobnicate'; see python-trace --help\n"],
    [["query", "none.jsonl", "errors"], /^python-trace: .*none\.jsonl.*\n$/],
    [["view", "nowhere"], /^python-trace: .*report\.json cannot be read.*\n$/],
    [["publish", "nowhere"], /^python-trace: publish: GITHUB_EVENT_NAME .*not set.*\n$/],
    [["--junit-xml", "none-*.xml"], /^python-trace: .*none-\*\.xml.*\n$/],
  ])("%j is exit 2 and one line", (words, said) => {
    const { code, out, err } = call(words);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    if (typeof said === "string") expect(err).toBe(said);
    else expect(err).toMatch(said);
  });

  test("a Python that is none is exit 2, with what was tried and how to fix it", () => {
    const { code, err } = call(["--python", "no-such-python", "--node", "a.py::b"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^python-trace: .*no-such-python/);
    expect(err.trim()).not.toContain("\n");
  });
});

describe("diagnose", () => {
  test("a green project: exit 0, PASS; a pipe gets no progress", () => {
    const folder = project("green", GREEN);
    const { code, out, err } = call([folder, "--python", python]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toMatch(/^WIN: PASS$/m);
    expect(out).not.toContain("\u001b");
  });

  test("a red one: exit 1, FAIL, and the bundle", () => {
    const folder = project("red", RED);
    const { code, out } = call(["--node", "test_a.py::test_add", "--python", python], {}, folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^WIN: FAIL$/m);
    expect(readdirSync(join(folder, ".python-trace")).sort()).toEqual([".gitignore", "evidence", "handoff.json", "report.html", "report.json", "report.md", "traces"]);
    const report = reportSchema.parse(JSON.parse(readFileSync(join(folder, ".python-trace", "report.json"), "utf8")));
    expect(report.chains[0]?.symptoms[0]).toMatchObject({ node: "test_a.py::test_add" });
    expect(report.run_id).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ-local$/);
    const trace = join(folder, ".python-trace", report.trace.file);
    expect(call(["query", trace, "timeline"])).toMatchObject({ code: 0, out: expect.stringContaining("env.python") });
    expect(call(["query", trace, "summary"])).toMatchObject({ code: 0, out: expect.stringContaining(report.run_id) });
  });

  test("--format json is the report and nothing else; markdown holds the WIN block; --quiet leaves just that", () => {
    const folder = project("formats", RED);
    const words = [folder, "--node", "test_a.py::test_add", "--python", python];
    expect(reportSchema.parse(JSON.parse(call([...words, "--format", "json"]).out)).win).toBe("FAIL");
    expect(call([...words, "--format", "markdown"]).out).toMatch(/^### python-trace/);
    expect(call([...words, "--quiet"])).toMatchObject({ code: 1, err: "", out: expect.stringMatching(/^WIN: FAIL\nSG: sg-0016 python-trace\nEVIDENCE:\n- /) });
  });

  test("colour by FORCE_COLOR, and not with NO_COLOR", () => {
    const folder = project("colours", RED);
    const words = [folder, "--node", "test_a.py::test_add", "--python", python];
    expect(call(words, { FORCE_COLOR: "1" }).out).toContain("\u001b[");
    expect(call(words, { NO_COLOR: "1" }).out).not.toContain("\u001b[");
  });

  test("settings of pyproject.toml count", () => {
    const folder = project("toml", { ...RED, "pyproject.toml": `[tool.python-trace]\nnode = "test_a.py::test_zero"\npython = ${JSON.stringify(python)}\nout = "bundle"\n` });
    // The one node that was named passes, which is no PASS: "0 of N failed here".
    expect(call([folder])).toMatchObject({ code: 1, out: expect.stringContaining("test_a.py::test_zero") });
    expect(existsSync(join(folder, "bundle", "report.json"))).toBe(true);
    expect(existsSync(join(folder, ".python-trace"))).toBe(false);
  });

  test("a fault of our own is exit 3, without a stack, and the trace is kept", () => {
    const folder = project("broken", RED);
    const env = { PYTHON_TRACE_DEBUG: "" };
    // A folder where report.json is to be written cannot be replaced by a file.
    mkdirSync(join(folder, ".python-trace", "report.json", "x"), { recursive: true });
    const { code, err } = call([folder, "--node", "test_a.py::test_add", "--python", python], env);
    expect(code).toBe(3);
    expect(err).toMatch(/^python-trace: the trace up to there is .*\.jsonl\npython-trace: itself failed: .*\n$/);
    const trace = /is (.*\.jsonl)/.exec(err)?.[1] ?? "";
    expect(call(["query", trace, "errors"]).out).toContain("run.end");
    expect(call([folder, "--node", "test_a.py::test_add", "--python", python], { PYTHON_TRACE_DEBUG: "1" }).err).toContain("    at ");
  });

  test("SIGTERM ends it within 5 s, with a report or one line, and leaves no child", async () => {
    const folder = project("slow", { "test_a.py": "import time\ndef test_slow():\n    time.sleep(61)\n" });
    const child = spawn(process.execPath, [cli, folder, "--node", "test_a.py::test_slow", "--python", python], { env: { PATH: process.env["PATH"] ?? "", HOME: here }, stdio: ["ignore", "pipe", "pipe"] });
    const traces = join(folder, ".python-trace", "traces");
    const running = (): boolean => existsSync(traces) && readdirSync(traces).some((f) => readFileSync(join(traces, f), "utf8").includes("env.python"));
    while (!running()) await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const begun = performance.now();
    child.kill("SIGTERM");
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect(performance.now() - begun).toBeLessThan(5000);
    expect([1, 2]).toContain(code);
    expect(spawnSync("pgrep", ["-f", `${folder}.*test_slow`], { encoding: "utf8" }).stdout).toBe("");
  });
});

describe("reading a bundle again", () => {
  test("view writes the page from the report, not the page that lies there", () => {
    const bundle = project("bundle", { "report.json": JSON.stringify(singleReport()), "report.html": "<script>alert(1)</script>" });
    const { code, out } = call(["view", bundle]);
    expect({ code, out }).toEqual({ code: 0, out: `${join(bundle, "report.html")}\n` });
    const page = readFileSync(join(bundle, "report.html"), "utf8");
    expect(page).not.toContain("alert(1)");
    expect(page).toContain("async.missing-await");
  });

  test("plan splits by file, and says honestly where it cannot", () => {
    const folder = project("plan", { "log.txt": "" });
    const nodes = ["tests/a.py::t1", "tests/b.py::t2", "tests/a.py::t3[x y]"].flatMap((n) => ["--node", n]);
    const { code, out } = call(["plan", folder, ...nodes]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ include: [
      { name: "tests/a.py", node: "tests/a.py::t1\ntests/a.py::t3[x y]", mypy: "never" },
      { name: "tests/b.py", node: "tests/b.py::t2", mypy: "never" },
    ] });
    const junit = project("plan", { "r.xml": '<testsuites><testsuite name="pytest" tests="1" failures="1"><testcase classname="tests.test_a" name="test_x"><failure message="no">E no</failure></testcase></testsuite></testsuites>' });
    expect(JSON.parse(call(["plan", junit, "--junit-xml", join(junit, "r.xml")]).out)).toEqual({ include: [{ name: "all", node: "", mypy: "auto" }] });
  });
});
