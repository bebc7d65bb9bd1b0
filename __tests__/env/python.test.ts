import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { choosePython } from "../../src/env/python.js";
import { UserError } from "../../src/errors.js";

let root = "";
beforeEach(() => { root = mkdtempSync(join(tmpdir(), "choose-")); });
afterEach(() => { rmSync(root, { recursive: true }); });

function program(path: string): string {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "");
  chmodSync(file, 0o755);
  return file;
}

describe("choosePython, in this order", () => {
  const choose = (env: Record<string, string>, given: [string] | null = null): { argv: readonly string[]; reason: string } =>
    choosePython({ project: join(root, "project"), given, env: { PATH: join(root, "bin"), ...env } });

  test("--python before all", () => {
    program("project/.venv/bin/python");
    expect(choose({ VIRTUAL_ENV: root }, ["py"])).toEqual({ argv: ["py"], reason: "--python" });
  });
  test("VIRTUAL_ENV before .venv; one that is gone does not count", () => {
    const own = program("project/.venv/bin/python");
    const active = program("active/bin/python");
    expect(choose({ VIRTUAL_ENV: join(root, "active") }).argv).toEqual([active]);
    expect(choose({ VIRTUAL_ENV: join(root, "gone") }).argv).toEqual([own]);
  });
  test(".venv before venv before a lock file", () => {
    program("bin/uv");
    program("project/uv.lock");
    const venv = program("project/venv/bin/python");
    expect(choose({}).argv).toEqual([venv]);
  });
  test.each([
    ["uv.lock", "uv", ["uv", "run", "--no-sync", "python"]],
    ["poetry.lock", "poetry", ["poetry", "run", "python"]],
    ["pdm.lock", "pdm", ["pdm", "run", "python"]],
    ["Pipfile", "pipenv", ["pipenv", "run", "python"]],
    ["hatch.toml", "hatch", ["hatch", "run", "python"]],
    ["pixi.lock", "pixi", ["pixi", "run", "--frozen", "python"]],
  ])("%s where %s is there", (marker, tool, argv) => {
    const plain = program("bin/python");
    program(`project/${marker}`);
    expect(choose({}).argv).toEqual([plain]);
    program(`bin/${tool}`);
    expect(choose({}).argv).toEqual(argv);
    expect(choose({}).reason).toContain(marker);
  });
  test("python3 where there is no python; none at all is the user's to mend", () => {
    expect(() => choose({})).toThrow(UserError);
    const found = program("bin/python3");
    expect(choose({}).argv).toEqual([found]);
  });
});
