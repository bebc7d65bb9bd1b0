import { describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { ask, python, Repo, snapshot, tempFolder } from "./support.js";

const GOOD = "def double(n):\n    return n * 2\n";
const BAD = "def double(n):\n    return n * 3\n";
const TEST = "from calc import double\n\n\ndef test_double():\n    assert double(2) == 4\n";
const INI = "[tool.pytest.ini_options]\npythonpath = ['.']\n";
const BASE = { "calc.py": GOOD, "tests/test_calc.py": TEST, "pyproject.toml": INI };
const NODE = "tests/test_calc.py::test_double";

describe("the user's repository", () => {
  test("16 commits take log2(16) + 2 runs; not a byte of .git or of the checkout changes, nothing that git could start is started", async () => {
    const repo = new Repo();
    const marker = join(tempFolder(), "ran");
    const base = repo.commit("base", { ...BASE, ".gitattributes": "*.py filter=evil diff=evil\n" });
    const hashes = Array.from({ length: 16 }, (_, i) => repo.commit(`step ${String(i)}`, i === 9 ? { "calc.py": BAD } : { "README.md": String(i) }));
    for (const hook of ["post-checkout", "post-index-change", "reference-transaction", "fsmonitor"]) {
      const file = join(repo.top, ".git", "hooks", hook);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `#!/bin/sh\ntouch ${marker}\n`);
      chmodSync(file, 0o755);
    }
    const evil = join(repo.top, ".git", "hooks", "fsmonitor");
    for (const key of ["core.fsmonitor", "filter.evil.smudge", "filter.evil.clean", "filter.evil.process", "diff.evil.command", "diff.evil.textconv"]) repo.git("config", key, evil);
    const before = snapshot(repo.top);
    const answer = await ask({ project: repo.top, base, nodes: [NODE] });
    expect(answer.verdict().introducedBy?.sha).toBe(hashes[9]);
    expect(answer.runs).toBeLessThanOrEqual(Math.log2(16) + 2);
    expect(snapshot(repo.top)).toEqual(before);
    expect(existsSync(marker)).toBe(false);
    expect(readdirSync(join(answer.context.scratch, "history"))).toEqual([]);
  });

  test("a project below the top of it, in a linked work tree", async () => {
    const repo = new Repo();
    const base = repo.commit("base", Object.fromEntries(Object.entries(BASE).map(([name, text]) => [`libs/a/${name}`, text])));
    const culprit = repo.commit("treble", { "libs/a/calc.py": BAD });
    const linked = join(tempFolder(), "linked");
    repo.git("worktree", "add", "-q", "--detach", linked, culprit);
    const { introducedBy } = (await ask({ project: join(linked, "libs/a"), base, nodes: [NODE] })).verdict();
    expect(introducedBy?.sha).toBe(culprit);
  });
});

describe("merges", () => {
  const side = (repo: Repo, files: Record<string, string>): string => {
    repo.git("checkout", "-q", "-b", "side");
    const hash = repo.commit("side", files);
    repo.git("checkout", "-q", "main");
    return hash;
  };

  test("two green parents: the merge itself", async () => {
    const repo = new Repo();
    repo.commit("base", { ...BASE, "calc.py": `FACTOR = 2\n\n\ndef double(n):\n    return n * FACTOR\n`, "tests/test_calc.py": "import calc\n\n\ndef test_double():\n    assert calc.double(2) == 4\n" });
    side(repo, { "tests/test_calc.py": "import calc\n\n\ndef test_double():\n    assert calc.double(2) == 2 * calc.FACTOR\n" });
    const main = repo.commit("main", { "calc.py": "TIMES = 2\n\n\ndef double(n):\n    return n * TIMES\n" });
    repo.git("merge", "-q", "--no-ff", "-m", "merge", "side");
    const { introducedBy } = (await ask({ project: repo.top, base: main, nodes: [NODE] })).verdict();
    expect(introducedBy).toMatchObject({ sha: repo.git("rev-parse", "HEAD"), subject: "merge" });
    expect(introducedBy?.evidence.map((e) => e.claim.replace(/^.*?: /, ""))).toEqual(["exit 1; 1 of 1 failed", "exit 0; 0 of 1 failed", "exit 0; 0 of 1 failed"]);
  });

  test("a red side: its commit; and in a shallow checkout of the merge the depth to set", async () => {
    const repo = new Repo();
    repo.commit("base", BASE);
    repo.git("checkout", "-q", "-b", "side");
    repo.commit("notes", { "README.md": "side" });
    const culprit = repo.commit("treble", { "calc.py": BAD });
    repo.commit("more notes", { "README.md": "more" });
    repo.git("checkout", "-q", "main");
    const main = repo.commit("main", { "CHANGES.md": "main" });
    repo.git("merge", "-q", "--no-ff", "-m", "merge", "side");
    const whole = await ask({ project: repo.top, base: main, nodes: [NODE] });
    expect(whole.verdict().introducedBy).toMatchObject({ sha: culprit, subject: "treble" });
    const shallow = join(tempFolder(), "shallow");
    repo.git("clone", "-q", "--depth", "2", pathToFileURL(repo.top).href, shallow);
    const cut = await ask({ project: shallow, base: main, nodes: [NODE] });
    expect(cut.verdict()).toMatchObject({ preExisting: false, introducedBy: null });
    expect(cut.notRun.join()).toMatch(/history of tests.*: .*shallow checkout.*: set fetch-depth: 0/);
  });
});

describe("a checkout that is not what HEAD holds", () => {
  test("uncommitted changes are said; what they alone bring is laid to no commit", async () => {
    const repo = new Repo();
    const base = repo.commit("base", BASE);
    repo.commit("notes", { "README.md": "one\n" });
    repo.write({ "calc.py": BAD });
    const answer = await ask({ project: repo.top, base, nodes: [NODE] });
    expect(answer.history.byGroup.size).toBe(0);
    expect(answer.notRun).toEqual([
      "history: uncommitted changes (calc.py) are in no commit: history looks at HEAD without them",
      `history of ${NODE}: it passes in a clean checkout of HEAD, so that older commits say nothing: the uncommitted changes (calc.py) bring the failure, or it lacks files that git ignores`,
    ]);
  });

  test("ignored files that the code needs are lent to every scratch checkout", async () => {
    const repo = new Repo();
    repo.write({ "_version.py": "VERSION = '1'\n" });
    const base = repo.commit("base", { ...BASE, ".gitignore": "_version.py\n", "calc.py": `import _version\n\n\n${GOOD}` });
    const culprit = repo.commit("treble", { "calc.py": `import _version\n\n\n${BAD}` });
    expect((await ask({ project: repo.top, base, nodes: [NODE] })).verdict().introducedBy?.sha).toBe(culprit);
  });

  test.each(["a bare .pth file", "an editable distribution"])("%s that points at the user's checkout: PYTHONPATH goes before it, and it is proven by run", async (kind) => {
    const repo = new Repo();
    const base = repo.commit("base", { "src/calc.py": GOOD, "tests/test_calc.py": TEST });
    const culprit = repo.commit("treble", { "src/calc.py": BAD });
    const folder = tempFolder();
    execFileSync(await python(), ["-m", "venv", "--without-pip", folder]);
    const own = join(folder, "bin", "python");
    const site = (from: string): string => execFileSync(from, ["-c", "import sysconfig; print(sysconfig.get_paths()['purelib'])"], { encoding: "utf8" }).trim();
    writeFileSync(join(site(own), "demo.pth"), `${site(await python())}\n${join(repo.top, "src")}\n`);
    if (kind === "an editable distribution") {
      const info = join(site(own), "demo-1.0.dist-info");
      mkdirSync(info);
      writeFileSync(join(info, "METADATA"), "Metadata-Version: 2.1\nName: demo\nVersion: 1.0\n");
      writeFileSync(join(info, "direct_url.json"), JSON.stringify({ url: pathToFileURL(repo.top).href, dir_info: { editable: true } }));
      writeFileSync(join(info, "RECORD"), "demo.pth,,\n");
    }
    const answer = await ask({ project: repo.top, base, nodes: [NODE], python: own });
    expect(answer.verdict().introducedBy?.sha).toBe(culprit);
    // Known beforehand, the way round costs no run of its own.
    expect(answer.runs).toBe(kind === "an editable distribution" ? 2 : 3);
  });
});

describe("other questions", () => {
  test("mypy alone: of errors with one signature the earliest counts", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { "calc.py": "def double(n: int) -> int:\n    return n * 2\n", "use.py": "from calc import double\n\nTOTAL: int = double(2)\nOLD: str = 1\n" });
    repo.commit("notes", { "README.md": "one\n" });
    const culprit = repo.commit("texts", { "calc.py": "def double(n: int) -> str:\n    return str(n * 2)\n" });
    repo.commit("another", { "also.py": "from calc import double\n\nMORE: int = double(3)\n", "use.py": "from calc import double\n\n\n\nTOTAL: int = double(2)\nOLD: str = 1\n" });
    const { history, groups } = await ask({ project: repo.top, base, nodes: [], mypy: { targets: ["also.py", "use.py"], reason: "", configuration: null } });
    const of = (part: string): unknown => history.byGroup.get(groups.find((g) => g.failures[0].type === "mypy" && g.failures[0].message.includes(part))?.signature ?? "");
    expect(groups).toHaveLength(1);
    // Both errors have one signature: the older one stays with its group, which is not older as a whole.
    expect(of("has type")).toMatchObject({ preExisting: false, introducedBy: { sha: culprit } });
  });

  test("a polluter and its victim, run together in their order", async () => {
    const repo = new Repo();
    const tests = "import calc\n\n\ndef test_sets():\n    calc.configure(3)\n\n\ndef test_reads():\n    assert calc.double(2) == 4\n";
    const base = repo.commit("base", { ...BASE, "calc.py": "def configure(n):\n    return n\n\n\ndef double(n):\n    return n * 2\n", "tests/test_calc.py": tests });
    const culprit = repo.commit("global", { "calc.py": "factor = 2\n\n\ndef configure(n):\n    global factor\n    factor = n\n\n\ndef double(n):\n    return n * factor\n" });
    const company = ["tests/test_calc.py::test_sets", "tests/test_calc.py::test_reads"] as const;
    const { introducedBy } = (await ask({ project: repo.top, base, nodes: [company[1]], company })).verdict();
    expect(introducedBy).toMatchObject({ sha: culprit, contrast: { failing: { source: { argv: expect.arrayContaining([...company]) } } } });
  });

  test("no time, no commit before HEAD: said", async () => {
    const repo = new Repo();
    const base = repo.commit("base", { ...BASE, "calc.py": BAD });
    expect((await ask({ project: repo.top, base, nodes: [NODE] })).notRun).toEqual(["history: HEAD is the base itself: there is no change to look at"]);
    repo.commit("notes", { "README.md": "one\n" });
    expect((await ask({ project: repo.top, base, nodes: [NODE], budgetMs: 1000 })).notRun).toEqual(["history: the time budget was used up"]);
  });
});
