import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("..", import.meta.url));
let house = "";
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), "pt-house-"));
  for (const name of [".dependency-cruiser.cjs", "tsconfig.json"]) copyFileSync(join(root, name), join(house, name));
  writeFileSync(join(house, "package.json"), '{ "type": "module" }');
});
afterEach(() => { rmSync(house, { recursive: true, force: true }); });

/** Cruises a small house with these modules (path → what it imports) by the project's own configuration. */
function cruise(modules: Readonly<Record<string, readonly string[]>>): { readonly code: number | null; readonly said: string } {
  for (const [path, imports] of Object.entries(modules)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), `${imports.map((from) => `import ${from.startsWith("type ") ? "type " : ""}* as _ from "${from.replace("type ", "")}";`).join("\n")}\nexport const here = 1;\n`);
  }
  const ended = spawnSync(process.execPath, [join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs"), "src", "--config", ".dependency-cruiser.cjs"], { cwd: house, encoding: "utf8" });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

test("what flows one way passes", () => {
  const { code, said } = cruise({
    "src/run.ts": ["./publish/a.js", "./collect/a.js"], "src/publish/a.ts": ["../report/a.js", "../trace/a.js"], "src/report/a.ts": ["../collect/a.js"],
    "src/collect/a.ts": ["../trace/a.js", "../inputs.js"], "src/trace/a.ts": ["../ports.js"], "src/ports.ts": [], "src/inputs.ts": [],
    "src/adapters/a.ts": ["node:child_process", "../publish/a.js"],
  });
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining("no dependency violations found") });
});

/** What each rule is for, and a house with that fault. */
const FAULTS: readonly (readonly [string, string, Readonly<Record<string, readonly string[]>>])[] = [
  ["a later stage", "collect-imports-no-later-stage", { "src/collect/a.ts": ["../report/a.js"], "src/report/a.ts": [] }],
  ["the types of a later stage", "probe-imports-no-later-stage", { "src/probe/a.ts": ["type ../diagnose/a.js"], "src/diagnose/a.ts": [] }],
  ["a cycle", "no-cycles", { "src/trace/a.ts": ["./b.js"], "src/trace/b.ts": ["./a.js"] }],
  ["a process outside the adapters", "only-adapters-reach-the-runner-and-processes", { "src/probe/b.ts": ["node:child_process"] }],
  ["an adapter in a stage", "adapters-are-for-the-hosts", { "src/publish/a.ts": ["../adapters/a.js"], "src/adapters/a.ts": [] }],
  ["a host in a stage", "stages-do-not-know-the-hosts", { "src/publish/b.ts": ["../run.js"], "src/run.ts": [] }],
  ["a stage in the inputs", "inputs-know-no-stage", { "src/inputs/a.ts": ["../report/a.js"] }],
  ["a module that is not there", "no-unresolved", { "src/trace/c.ts": ["./gone.js"] }],
];

test("what flows the other way is refused, each by its own rule", () => {
  mkdirSync(join(house, "node_modules/@actions/core"), { recursive: true });
  writeFileSync(join(house, "node_modules/@actions/core/package.json"), '{ "name": "@actions/core", "type": "module", "exports": { ".": { "import": "./index.js" } } }');
  writeFileSync(join(house, "node_modules/@actions/core/index.js"), "export const x = 1;\n");
  const toolkit = { "src/publish/c.ts": ["@actions/core"] };
  const { code, said } = cruise({ ...toolkit, ...Object.fromEntries(FAULTS.flatMap(([, , modules]) => Object.entries(modules))) });
  expect(code).toBeGreaterThan(0);
  for (const [what, rule, modules] of FAULTS) {
    const [from] = Object.keys(modules);
    expect([what, said]).toEqual([what, expect.stringContaining(`error ${rule}: ${from ?? ""} → `)]);
  }
  expect(said).toContain("error only-adapters-reach-the-runner-and-processes: src/publish/c.ts → ");
});
