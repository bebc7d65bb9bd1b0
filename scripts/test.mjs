/** `npm test`: everything that CI runs, one step after the other, and a closing line with the totals. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

const JEST = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js", "--json"];
const steps = [
  ["types", ["npm", "run", "-s", "types"]],
  ["lint", ["npm", "run", "-s", "lint"]],
  ["docs", ["npm", "run", "-s", "check:docs"]],
  ["dist", ["npm", "run", "-s", "check:dist"]],
  ["unit tests", [process.execPath, ...JEST, "--outputFile=.cache/unit.json", "--testPathIgnorePatterns=/e2e/"], ".cache/unit.json"],
  ["end-to-end tests", [process.execPath, ...JEST, "--outputFile=.cache/e2e.json", "--testPathPatterns=/e2e/"], ".cache/e2e.json"],
];

mkdirSync(".cache", { recursive: true });
const totals = { passed: 0, failed: 0, skipped: 0 };
let broken = false;
for (const [name, [program, ...args], results] of steps) {
  console.log(`\n== ${name}`);
  if (results) rmSync(results, { force: true });
  const started = Date.now();
  const run = spawnSync(program, args, { stdio: ["ignore", results ? "ignore" : "inherit", "inherit"], shell: process.platform === "win32" });
  broken ||= run.status !== 0;
  if (results) {
    const told = JSON.parse(readFileSync(results, "utf8"));
    totals.passed += told.numPassedTests;
    totals.failed += told.numFailedTests + told.numRuntimeErrorTestSuites;
    totals.skipped += told.numPendingTests;
  }
  console.log(`${name}: ${run.status === 0 ? "ok" : "FAILED"} (${((Date.now() - started) / 1000).toFixed(0)} s)`);
}
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(broken ? 1 : 0);
