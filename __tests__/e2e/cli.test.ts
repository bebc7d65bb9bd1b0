/** The built command line on a real project: what it reads, what it refuses, what it leaves alone. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type Report, reportSchema } from "../../src/report/schema.js";
import { pythonEnv } from "../support/python.js";
import { cli } from "./dist.js";
import { ROOT, widgets } from "./widgets.js";

const NODE = "tests/test_orders.py::test_total";
const QUICK = ["--reruns", "1", "--fix", "off", "--mypy", "never"] as const;
let here = "";
let python = "";
const folders: string[] = [];
beforeAll(async () => {
  here = realpathSync(mkdtempSync(join(tmpdir(), "pt-cli-e2e-")));
  folders.push(here);
  python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] });
});
afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true, force: true }); });

interface Ended { readonly code: number | null; readonly out: string; readonly err: string }

function call(words: readonly string[], cwd: string, node = process.execPath): Ended {
  const ended = spawnSync(node, [cli, ...words], { cwd, env: { PATH: process.env["PATH"] ?? "", HOME: here }, encoding: "utf8", timeout: 100_000 });
  return { code: ended.status, out: ended.stdout, err: ended.stderr };
}

let count = 0;
/** A folder of its own without a history. */
function project(files: Readonly<Record<string, string>>): string {
  count += 1;
  const folder = join(here, `p${count}`);
  mkdirSync(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}
const read = (folder: string): Report => reportSchema.parse(JSON.parse(readFileSync(join(folder, "report.json"), "utf8")));

/** The red project of the other tests, without its history. */
function red(): string {
  const { folder } = widgets({});
  rmSync(join(folder, ".git"), { recursive: true });
  folders.push(folder);
  return realpathSync(folder);
}
/** What pytest says of it and leaves behind. */
function pytest(folder: string, ...words: readonly string[]): string {
  return spawnSync(python, ["-B", "-m", "pytest", ...words], { cwd: folder, encoding: "utf8", env: { PATH: process.env["PATH"] ?? "" } }).stdout;
}

describe("finds the same root whatever CI left:", () => {
  const log = (folder: string): string => pytest(folder, "-p", "no:cacheprovider");
  const save = (folder: string, name: string, text: string): string[] => {
    writeFileSync(join(folder, name), text);
    return ["--pytest-log", name];
  };
  const junit = (family: string) => (folder: string): string[] => {
    pytest(folder, "-p", "no:cacheprovider", "--junit-xml=report.xml", "-o", `junit_family=${family}`);
    return ["--junit-xml", "report.xml"];
  };
  const sources: readonly (readonly [string, (folder: string) => string[]])[] = [
    ["nothing (the suite is run once)", () => []],
    ["pytest's cache", (folder) => { pytest(folder); return []; }],
    ["junit, xunit1", junit("xunit1")],
    ["junit, xunit2", junit("xunit2")],
    ["a pytest log", (folder) => save(folder, "pytest.log", log(folder))],
    ["a log of tox", (folder) => save(folder, "tox.log", `py: commands[0]> pytest\n${log(folder)}py: exit 1 (0.31 seconds) ${folder}> pytest pid=4242\n  py: FAIL code 1 (0.52=setup[0.21]+cmd[0.31] seconds)\n  evaluation failed :( (0.58 seconds)\n`)],
    ["--node", () => ["--node", NODE]],
  ];
  test.each(sources)("%s", (_, leave) => {
    const folder = red();
    const { code, out, err } = call(["--python", python, ...QUICK, ...leave(folder)], folder);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatch(/^WIN: FAIL$/m);
    const { chains, unmapped } = read(join(folder, ".python-trace"));
    expect(unmapped).toEqual([]);
    const chain = chains.find((c) => c.root?.kind === ROOT.kind);
    expect(chain).toMatchObject({ root: ROOT, symptoms: [{ node: NODE, phase: "call", exception: "TypeError" }] });
  });
});

describe("what cannot be used is exit 2 and one line that says so", () => {
  const XML = '<?xml version="1.0"?>';
  const bomb = `${XML}<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, at) => `<!ENTITY ${"bcdefghij"[at]} "${`&${"abcdefghi"[at]};`.repeat(10)}">`).join("")}]><testsuites><testsuite><testcase name="t" classname="c"><failure message="&j;"/></testcase></testsuite></testsuites>`;
  const external = `${XML}<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><testsuites><testsuite><testcase name="t" classname="c"><failure>&e;</failure></testcase></testsuite></testsuites>`;
  const files = { "test_a.py": "def test_a():\n    assert False\n", "page.xml": `${XML}<html><body/></html>`, "bomb.xml": bomb, "external.xml": external, "empty.xml": "", "text.xml": "all good\n", "folder/x.xml": "<x/>", "log.json": "{\"a\": 1}\n" };
  let folder = "";
  beforeAll(() => { folder = project(files); });
  const given: readonly (readonly [readonly string[], RegExp])[] = [
    [["--junit-xml", "none.xml"], /--junit-xml "none\.xml" names no file.*check the path/],
    [["--junit-xml", "reports/*.xml"], /--junit-xml "reports\/\*\.xml" names no file/],
    [["--junit-xml", "folder"], /--junit-xml "folder" is a folder: name the files in it/],
    [["--junit-xml", "page.xml"], /page\.xml/],
    [["--junit-xml", "empty.xml"], /empty\.xml/],
    [["--junit-xml", "text.xml"], /text\.xml/],
    [["--junit-xml", "bomb.xml"], /bomb\.xml/],
    [["--junit-xml", "external.xml"], /external\.xml/],
    [["--report-log", "page.xml"], /page\.xml/],
    [["--ctrf", "log.json"], /log\.json/],
    [["--no-such-option"], /unknown option '--no-such-option'.*--help/],
    [["--mypy", "perhaps"], /--mypy: "perhaps" cannot be used; give one of auto, always, never/],
    [["--reruns", "many"], /--reruns: "many" cannot be used; give a whole number/],
    [["--time-budget", "-1"], /--time-budget: "-1" cannot be used/],
    [["nowhere"], /PROJECT: "nowhere" is not a folder/],
    [["--python", "no-such-python"], /no-such-python.*--python/],
    [["--plan", "none.json"], /--plan: "none\.json" is not a file/],
    [["--out", "."], /--out: "\." is the project itself/],
  ];
  test.each(given)("%j", (words, said) => {
    const before = listing(folder);
    const { code, out, err } = call([...words, ...(words.includes("--python") ? [] : ["--python", python])], folder);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(new RegExp(`^python-trace: [^\\n]*${said.source}[^\\n]*\\n$`));
    expect([...listing(folder).keys()].filter((file) => !before.has(file) && !file.startsWith(".python-trace/"))).toEqual([]);
  });

  test("nothing of an external entity's file is read", () => {
    const host = readFileSync("/etc/hostname", "utf8").trim();
    const bundle = join(folder, ".python-trace");
    const written = [...listing(bundle).keys()].map((file) => readFileSync(join(bundle, file), "utf8")).join("\n");
    expect(host === "" || !written.includes(host)).toBe(true);
  });

  test("a cache of another shape", () => {
    const other = project({ "test_a.py": files["test_a.py"], ".pytest_cache/v/cache/lastfailed": '["test_a.py::test_a"]' });
    expect(call(["--python", python], other)).toEqual({ code: 2, out: "", err: expect.stringMatching(/^python-trace: [^\n]*lastfailed is not pytest's lastfailed cache[^\n]*\n$/) });
  });

  test("a Python without pytest, with the command that brings it", async () => {
    const bare = await pythonEnv({ python: "any", requirements: [] });
    expect(call(["--python", bare], folder)).toEqual({ code: 2, out: "", err: expect.stringMatching(/^python-trace: [^\n]* has no pytest: `[^\n]* -m pip install pytest`[^\n]*\n$/) });
  });

  test("a project without tests", () => {
    const { code, out, err } = call(["--python", python], project({ "app.py": "x = 1\n" }));
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(/^python-trace: [^\n]*no tests[^\n]*\n$/);
  });
});

test("plan splits what pytest's cache names, and runs nothing", () => {
  const folder = red();
  pytest(folder);
  const before = listing(folder);
  const { code, out } = call(["plan"], folder);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual({ include: [
    { name: "tests/test_loud.py", node: "tests/test_loud.py::test_loud", mypy: "never" },
    { name: "tests/test_orders.py", node: NODE, mypy: "never" },
  ] });
  expect(listing(folder)).toEqual(before);
});

describe("what is only partly of use is listed", () => {
  test("a node that is there no longer, beside one that is", () => {
    const folder = red();
    const { code, out } = call(["--python", python, ...QUICK, "--node", NODE, "--node", "tests/test_orders.py::test_gone", "--node", "tests/test_missing.py::test_x"], folder);
    expect(code).toBe(1);
    const { unmapped, chains } = read(join(folder, ".python-trace"));
    expect(unmapped.map((u) => u.input)).toEqual(expect.arrayContaining(["tests/test_orders.py::test_gone", "tests/test_missing.py::test_x"]));
    expect(chains[0]).toMatchObject({ root: ROOT });
    expect(out).toContain("tests/test_orders.py::test_gone");
  });

  test("a junit file that breaks off", () => {
    const folder = red();
    pytest(folder, "-p", "no:cacheprovider", "--junit-xml=report.xml");
    const whole = readFileSync(join(folder, "report.xml"), "utf8");
    writeFileSync(join(folder, "report.xml"), whole.slice(0, whole.lastIndexOf("</testcase>") - 2));
    const { code, out } = call(["--python", python, ...QUICK, "--junit-xml", "report.xml"], folder);
    expect(code).toBe(1);
    expect(read(join(folder, ".python-trace")).unmapped).toEqual([expect.objectContaining({ input: expect.stringContaining("report.xml") })]);
    expect(out).toContain("report.xml");
  });
});

/** Every file below a folder, links and .git included, with its mode and a hash of its content. */
function listing(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) return new Map();
  return new Map(readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => !e.isDirectory()).map((e) => {
    const path = join(e.parentPath, e.name);
    const content = e.isSymbolicLink() ? readlinkSync(path) : readFileSync(path);
    return [path.slice(folder.length + 1), `${e.isSymbolicLink() ? "link" : statSync(path).mode.toString(8)} ${createHash("sha256").update(content).digest("hex")}`];
  }));
}

test("the checkout is byte for byte the same afterwards, .git included", () => {
  const { folder, base } = widgets({});
  folders.push(folder);
  const before = listing(folder);
  const { code } = call(["--python", python, "--base", base, "--node", NODE, "--reruns", "2", "--out", join(here, "elsewhere")], folder);
  expect(code).toBe(1);
  expect(listing(folder)).toEqual(before);
  expect(read(join(here, "elsewhere")).environment["mypy"]).not.toBe("none");
});

test("SIGTERM ends it within 5 s, with a report of what is known, and leaves no child", async () => {
  const folder = project({ "test_a.py": "import time\n\ndef test_wrong():\n    assert 1 == 2\n\ndef test_slow():\n    time.sleep(667)\n" });
  const child = spawn(process.execPath, [cli, folder, "--python", python, "--node", "test_a.py::test_wrong", "--node", "test_a.py::test_slow"], { env: { PATH: process.env["PATH"] ?? "", HOME: here }, stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk.toString()));
  const traces = join(folder, ".python-trace", "traces");
  while (!existsSync(traces) || !readdirSync(traces).some((file) => readFileSync(join(traces, file), "utf8").includes("env.python"))) await new Promise((resolve) => setTimeout(resolve, 50));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const begun = performance.now();
  child.kill("SIGTERM");
  const code = await new Promise((resolve) => child.once("close", resolve));
  expect(performance.now() - begun).toBeLessThan(5000);
  expect(code).toBe(1);
  expect(said.join("")).toMatch(/^WIN: FAIL$/m);
  expect(read(join(folder, ".python-trace")).not_run.map((n) => n.reason)).toContain("the run was stopped");
  expect(spawnSync("pgrep", ["-f", `${folder}.*test_slow|test_slow.*${folder}`], { encoding: "utf8" }).stdout).toBe("");
});

test("--version and --help", () => {
  expect(call(["--version"], here)).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/), err: "" });
  expect(call(["--help"], here)).toMatchObject({ code: 0, err: "", out: expect.stringContaining("--junit-xml <GLOB>") });
});

const OTHER = otherNode();
/** A Node.js 20 or newer on PATH that is not the one these tests run on; null where there is none. */
function otherNode(): string | null {
  for (const folder of (process.env["PATH"] ?? "").split(delimiter)) {
    const node = join(folder, "node");
    if (folder.includes("node_modules") || !existsSync(node) || realpathSync(node) === realpathSync(process.execPath)) continue;
    const version = spawnSync(node, ["--version"], { encoding: "utf8" }).stdout;
    if (Number(/^v(\d+)/.exec(version)?.[1] ?? 0) >= 20) return node;
  }
  return null;
}
(OTHER === null ? test.skip : test)(OTHER === null ? "runs on the machine's own Node.js too [skipped: PATH has no other Node.js than the one of these tests]" : "runs on the machine's own Node.js too", () => {
  const folder = project({ "test_a.py": "def test_a():\n    assert 1 == 2\n" });
  expect(call(["--version"], here, OTHER ?? "").code).toBe(0);
  const { code, out } = call(["--python", python, ...QUICK], folder, OTHER ?? "");
  expect({ code, win: /^WIN: \w+$/m.exec(out)?.[0] }).toEqual({ code: 1, win: "WIN: FAIL" });
});
