/** A temporary folder that holds those of all tests, and goes with the last of them. */
import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export default function setup() {
  const yard = mkdtempSync(join(realpathSync(tmpdir()), "tests-"));
  // What os.tmpdir() and Python's tempfile go by; workers inherit it.
  for (const name of ["TMPDIR", "TEMP", "TMP"]) process.env[name] = yard;
  globalThis.pythonTraceYard = yard;
}

export function teardown() {
  rmSync(globalThis.pythonTraceYard, { recursive: true, force: true });
}
