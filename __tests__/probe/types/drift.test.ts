/** A cache whose records are stale and pass for fresh, as one restored in CI can be. */
import { beforeAll, describe, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { signature } from "../../../src/probe/signature.js";
import type { Dossier } from "../../../src/diagnose/dossier.js";
import { rank } from "../../../src/diagnose/rank.js";
import { rules } from "../../../src/diagnose/rules/index.js";
import { isFirstParty, isTestFile } from "../../../src/env/files.js";
import { checkTypes, type TypesCheck } from "../../../src/probe/types.js";
import type { Lab } from "../../../src/probe/isolate/lab.js";
import { NO_IMPORTS } from "../../../src/probe/imports/facts.js";
import { makeLab } from "../../support/lab.js";
import { pythonEnv, tempProject } from "../../support/python.js";

let python = "";
beforeAll(async () => {
  python = await pythonEnv({ python: "3.13", requirements: ["pytest~=9.0", "pytest-asyncio", "pytest-timeout", "mypy"] });
});

const BEFORE = "def rate() -> str:\n    return 'a'\n";
const AFTER = "def rate() -> int:\n    return 100\n";
const USE = "from shop.limits import rate\n\ndef twice() -> int:\n    return 2 * rate()\n";

/** mypy has run on the older text; then the file changes, and its size and time are the ones that mypy remembers. */
async function drifted(from: string, to: string): Promise<{ lab: Lab; check: TypesCheck; cache: () => string }> {
  const project = await tempProject({ "shop/__init__.py": "", "shop/limits.py": from, "shop/use.py": USE });
  const file = join(project, "shop", "limits.py");
  try {
    execFileSync(python, ["-m", "mypy", "shop"], { cwd: project, stdio: "ignore" });
  } catch {
    // it has errors: its cache is there
  }
  const { atime, mtime } = statSync(file);
  writeFileSync(file, to);
  utimesSync(file, atime, mtime);
  const lab = await makeLab({ project, python });
  const cache = (): string => hashOf(join(project, ".mypy_cache"));
  return { lab, check: await checkTypes(lab.context, lab.interpreter, { targets: ["shop"], reason: "", configuration: null }), cache };
}

function hashOf(folder: string): string {
  const hash = createHash("sha256");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(`${name} ${String(statSync(path).mtimeMs)}`).update(readFileSync(path));
  }
  return hash.digest("hex");
}

describe("a cache that disagrees with a cold run", () => {
  test("its own errors are the cache's: a root of its kind, proven by the two runs", async () => {
    expect(BEFORE.length).toBe(AFTER.length);
    const { lab, check } = await drifted(BEFORE, AFTER);
    expect(check.exitCode).toBe(0);
    expect(check.drift?.stale.map((e) => `${e.file}:${String(e.line)} ${e.code ?? ""}`)).toEqual(["shop/use.py:4 return-value"]);
    expect(check.failures).toEqual(check.drift?.stale);
    expect(check.drift?.contrast).toMatchObject({ factor: "`.mypy_cache`", failing: { source: { exit_code: 1 } }, passing: { source: { exit_code: 0 } } });

    const [first, ...others] = check.failures;
    if (first === undefined) throw new Error("no failure");
    const dossier: Dossier = {
      failures: [first, ...others], all: check.failures, facts: [], session: null, environment: lab.interpreter.facts, environmentEvidence: lab.interpreter.evidence, sources: new Map(), lines: new Map(),
      files: ["shop/use.py"], others: null, manifests: new Map(), change: null, culprit: null, baseline: null, isolation: null, lifted: null, spectrum: null, heat: null, imports: NO_IMPORTS, types: { origins: [], drift: check.drift }, firstParty: isFirstParty, isTest: isTestFile,
    };
    const [root] = rank(rules.flatMap((rule) => rule.match(dossier)));
    expect(root).toMatchObject({ kind: "types.cache-drift", file: null, line: null, confidence: "strong" });
    expect(root?.contrast).toBe(check.drift?.contrast);
    expect(signature(first, isFirstParty)).toMatch(/^[0-9a-f]{16}$/);
  });

  test("errors that it hides stay those of the cold run", async () => {
    const { check } = await drifted(AFTER, BEFORE);
    expect(check.exitCode).toBe(1);
    expect(check.failures.map((e) => e.code)).toEqual(["return-value"]);
    expect(check.drift).toMatchObject({ stale: [], hidden: [{ file: "shop/use.py", line: 4 }] });
  });

  test("is left as it is, and one that agrees is not mentioned", async () => {
    const project = await tempProject({ "shop/__init__.py": "", "shop/limits.py": AFTER, "shop/use.py": USE });
    execFileSync(python, ["-m", "mypy", "shop"], { cwd: project, stdio: "ignore" });
    const before = hashOf(join(project, ".mypy_cache"));
    const { context, interpreter } = await makeLab({ project, python });
    expect(await checkTypes(context, interpreter, { targets: ["shop"], reason: "", configuration: null })).toMatchObject({ exitCode: 0, failures: [], drift: null });
    expect(hashOf(join(project, ".mypy_cache"))).toBe(before);
  });

  test("without one mypy runs once", async () => {
    const { context, interpreter } = await makeLab({ project: await tempProject({ "shop/__init__.py": "" }), python });
    await checkTypes(context, interpreter, { targets: ["shop"], reason: "", configuration: null });
    expect(context.recorder.evidence.filter((e) => e.source.type === "command" && e.source.argv.includes("mypy"))).toHaveLength(1);
  });
});
