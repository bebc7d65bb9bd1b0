/** Copies of a checkout: what is in them, that the checkout itself is left alone, and whose code runs. */
import { afterEach, beforeAll, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { patchOf } from "../../src/fix/patch.js";
import { Workspace } from "../../src/probe/scratch/workspace.js";
import { makeLab } from "../support/lab.js";
import { describePython, pythonEnv } from "../support/python.js";

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", "-c", "core.autocrlf=false", ...args], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });

const folders: string[] = [];

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A checkout with one commit. @param sub the project's folder in it */
function checkout(files: Readonly<Record<string, string>>, sub = ""): { readonly top: string; readonly project: string } {
  const top = realpathSync(mkdtempSync(join(tmpdir(), "workspace-")));
  folders.push(top);
  const project = join(top, sub);
  write(project, files);
  git(top, "init", "--quiet");
  git(top, "add", "--all");
  git(top, "commit", "--quiet", "--message", "one");
  return { top, project };
}

/** Everything under a folder, links and git's own files among it, by content and time of change. */
function pictureOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return pictureOf(path);
    const { mode, mtimeMs } = lstatSync(path);
    const held = entry.isSymbolicLink() ? readlinkSync(path) : createHash("sha256").update(readFileSync(path)).digest("hex");
    return [`${path} ${String(mode)} ${String(mtimeMs)} ${held}`];
  });
}

describePython("any", "a scratch copy", () => {
  let python = "";
  beforeAll(async () => { python = await pythonEnv({ python: "any", requirements: ["pytest", "mypy"] }); }, 240_000);
  const opened: Workspace[] = [];
  afterEach(() => {
    for (const one of opened.splice(0)) one.remove();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const open = async (project: string, files: readonly string[]): Promise<Workspace> => {
    const place = await Workspace.open(await makeLab({ project, python }), files);
    opened.push(place);
    return place;
  };
  const asked = { stepId: "S5", action: "fix.pytest", about: "in a test" };

  test("holds what is not committed, untracked and gone, and leaves the checkout as it was to the last byte", async () => {
    const { top, project } = checkout({ "mod.py": "x = 1\n", "gone.py": "y = 1\n", "kept.py": "z = 1\n", ".gitignore": "local.py\n", "test_mod.py": "import local, mod, new\n\n\ndef test_x():\n    assert (mod.x, new.n, local.l) == (2, 3, 4)\n" });
    write(project, { "mod.py": "x = 2\n", "new.py": "n = 3\n", "local.py": "l = 4\n" });
    rmSync(join(project, "gone.py"));
    const before = pictureOf(top);
    const place = await open(project, ["mod.py", "new.py", "local.py", "kept.py", "test_mod.py"]);
    expect(["mod.py", "new.py", "local.py", "gone.py", "kept.py"].map((file) => place.read(file))).toEqual(["x = 2\n", "n = 3\n", "l = 4\n", null, "z = 1\n"]);
    const run = await place.pytest({ ...asked, args: ["-q", "test_mod.py"] });
    expect(run.kind === "run" ? [...run.read.outcome.passed] : run).toEqual(["test_mod.py::test_x"]);
    place.write("kept.py", "z = 9\n");
    place.write("made/by.py", "");
    place.restore();
    expect([place.read("kept.py"), place.read("made/by.py")]).toEqual(["z = 1\n", null]);
    expect(pictureOf(top)).toEqual(before);
  }, 120_000);

  test("of a project in a sub folder: the patch applies there, and what is put back is as it was", async () => {
    const { project } = checkout({ "pkg/mod.py": "x = 1\r\ny = 2" }, "services/one");
    const place = await open(project, ["pkg/mod.py"]);
    const edits = [{ file: "pkg/mod.py", content: "x = 1\r\ny = 3" }, { file: "pkg/new.py", content: "z\n" }];
    const patch = patchOf(edits, (file) => place.read(file), place.prefix) ?? "";
    expect(await place.apply(patch, edits.map((e) => e.file))).toBeNull();
    expect(edits.map((e) => place.read(e.file))).toEqual(["x = 1\r\ny = 3", "z\n"]);
    place.restore();
    expect(edits.map((e) => place.read(e.file))).toEqual(["x = 1\r\ny = 2", null]);
    expect(await place.apply(patch.replace("y = 2", "y = 7"), ["pkg/mod.py"])).toContain("does not apply");
  }, 120_000);

  test("a project that is no checkout, without environments and caches", async () => {
    const project = realpathSync(mkdtempSync(join(tmpdir(), "workspace-")));
    folders.push(project);
    write(project, { "mod.py": "x = 1\n", "venv/pyvenv.cfg": "", "venv/lib.py": "", "__pycache__/mod.pyc": "" });
    const place = await open(project, ["mod.py"]);
    expect(["mod.py", "venv/lib.py", "__pycache__/mod.pyc"].map((file) => place.read(file))).toEqual(["x = 1\n", null, null]);
  }, 120_000);

  test("no write leads out of it: not by a link, not by dots", async () => {
    const outside = realpathSync(mkdtempSync(join(tmpdir(), "outside-")));
    folders.push(outside);
    write(outside, { "a.py": "mine\n" });
    const { project } = checkout({ "mod.py": "x = 1\n" });
    symlinkSync(outside, join(project, "linked"));
    symlinkSync(join(outside, "a.py"), join(project, "file.py"));
    git(project, "add", "--all");
    git(project, "commit", "--quiet", "--message", "links");
    const place = await open(project, ["mod.py"]);
    for (const file of ["linked/a.py", "linked/new/b.py", "file.py", "../b.py", join(outside, "a.py")]) {
      expect(() => { place.write(file, "theirs\n"); }).toThrow("leads out of the checkout");
      expect(place.read(file)).toBeNull();
    }
    const patch = "diff --git a/linked/a.py b/linked/a.py\n--- a/linked/a.py\n+++ b/linked/a.py\n@@ -1 +1 @@\n-mine\n+theirs\n";
    expect(await place.apply(patch, [])).not.toBeNull();
    expect([readFileSync(join(outside, "a.py"), "utf8"), existsSync(join(outside, "new")), existsSync(join(outside, "b.py"))]).toEqual(["mine\n", false, false]);
  }, 120_000);

  test("an editable install that points at the checkout: the copy's own code runs, or the run does not count", async () => {
    const { project } = checkout({ "src/editme/__init__.py": "x = 1\n", "tests/test_x.py": "import editme\n\n\ndef test_x():\n    assert editme.x == 2\n", "pyproject.toml": "[project]\nname = \"editme\"\nversion = \"1\"\n" });
    // As the path of an editable install leads there.
    const lab = await makeLab({ project, python, env: { PYTHONPATH: join(project, "src") } });
    const place = await Workspace.open(lab, ["src/editme/__init__.py", "tests/test_x.py"]);
    opened.push(place);
    place.write("src/editme/__init__.py", "x = 2\n");
    const run = await place.pytest({ ...asked, args: ["-q", "tests/test_x.py"] });
    expect(run.kind === "run" ? [...run.read.outcome.passed] : run.kind).toEqual(["tests/test_x.py::test_x"]);
    expect(readFileSync(join(project, "src/editme/__init__.py"), "utf8")).toBe("x = 1\n");
  }, 120_000);

  test("tests that take the checkout's own code by its absolute path do not count", async () => {
    const { project } = checkout({ "lib/pkgx/__init__.py": "x = 1\n", "tests/test_x.py": "import pkgx\n\n\ndef test_x():\n    assert pkgx.x == 2\n" });
    write(project, { "tests/conftest.py": `import sys\nsys.path.insert(0, ${JSON.stringify(join(project, "lib"))})\n` });
    const place = await open(project, ["lib/pkgx/__init__.py", "tests/test_x.py"]);
    place.write("lib/pkgx/__init__.py", "x = 2\n");
    const run = await place.pytest({ ...asked, args: ["-q", "tests/test_x.py"] });
    expect(run).toMatchObject({ kind: "foreign" });
  }, 120_000);
});
