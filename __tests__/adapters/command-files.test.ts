import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { guardCommandFiles } from "../../src/adapters/command-files.js";

test("what somebody else writes to the runner's files is named and taken out again", () => {
  const folder = mkdtempSync(join(tmpdir(), "pt-files-"));
  const env = { GITHUB_ENV: join(folder, "env"), GITHUB_OUTPUT: join(folder, "output"), GITHUB_PATH: join(folder, "not-there") };
  writeFileSync(env.GITHUB_ENV, "A=1\n");
  writeFileSync(env.GITHUB_OUTPUT, "");
  const restore = guardCommandFiles(env);
  appendFileSync(env.GITHUB_ENV, "LD_PRELOAD=/evil.so\n");
  expect(restore()).toEqual(["GITHUB_ENV"]);
  expect(readFileSync(env.GITHUB_ENV, "utf8")).toBe("A=1\n");
  rmSync(env.GITHUB_OUTPUT);
  expect(restore()).toEqual(["GITHUB_OUTPUT"]);
  expect(restore()).toEqual([]);
  rmSync(folder, { recursive: true });
});
