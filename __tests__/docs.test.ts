import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Inside the repository, so that node_modules is found. */
const copy = join(root, ".cache", "test-docs");
beforeAll(() => {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of ["scripts", "src", "action.yml"]) cpSync(join(root, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, "docs"));
  writeFileSync(join(copy, "docs", "fixes.md"), "# y\n<!-- fixers:start -->\n<!-- fixers:end -->\n");
  writeFileSync(join(copy, "README.md"), "# x\n<!-- inputs:start -->\nold\n<!-- inputs:end -->\nbetween\n<!-- outputs:start --><!-- outputs:end -->\nend\n");
});
afterAll(() => { rmSync(copy, { recursive: true, force: true }); });

function docs(...words: readonly string[]): { readonly code: number | null; readonly err: string } {
  const ended = spawnSync(process.execPath, [join(copy, "scripts", "docs.mjs"), ...words], { encoding: "utf8" });
  return { code: ended.status, err: ended.stderr };
}

test("--check names what is stale and writes nothing; without it the tables and schemas are written", () => {
  const before = docs("--check");
  expect(before.code).toBe(1);
  for (const file of ["README.md", "docs/fixes.md", "docs/report.schema.json", "docs/trace.schema.json", "docs/handoff.schema.json"]) expect(before.err).toContain(`${file} is stale`);
  expect(readFileSync(join(copy, "README.md"), "utf8")).toContain("old");

  expect(docs()).toEqual({ code: 0, err: "" });
  const readme = readFileSync(join(copy, "README.md"), "utf8");
  expect(readme).toMatch(/^# x\n<!-- inputs:start -->\n\| input \| \| default \|\n/);
  expect(readme).toContain("| `matrix` | The leg of the matrix that this job is. | `${{ toJSON(matrix) }}` |");
  expect(readme).toContain("| `comment-url` |");
  expect(readme).toMatch(/<!-- outputs:end -->\nend\n$/);
  expect(readFileSync(join(copy, "docs", "fixes.md"), "utf8")).toContain("| `types.unused-ignore` | Takes out the `# type: ignore` that hide nothing");
  expect(JSON.parse(readFileSync(join(copy, "docs", "report.schema.json"), "utf8"))).toMatchObject({ $schema: expect.stringContaining("json-schema.org"), type: "object" });
  expect(docs("--check")).toEqual({ code: 0, err: "" });

  const action = join(copy, "action.yml");
  writeFileSync(action, readFileSync(action, "utf8").replace("Days that the bundle is kept.", "Days."));
  expect(docs("--check")).toEqual({ code: 1, err: "README.md is stale: run `npm run docs` and commit it\n" });
  writeFileSync(action, "inputs:\n  - what is this\n");
  expect(docs("--check").err).toContain("action.yml:2: this line is not of the form");
});
