import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Diagnosis } from "../../../src/diagnose/diagnose.js";
import type { Finding } from "../../../src/diagnose/rule.js";
import { describePython, pythonEnv } from "../../support/python.js";
import { FAULTY, TEST_ONLY, TWO, type Faulty } from "./projects.js";
import { changeBetween, measured } from "./support.js";

/** The candidates of the only chain, and how far each lies from the line at fault. */
function candidates([chain, ...more]: readonly Diagnosis[], { files, root }: Faulty): readonly (Finding & { readonly off: number })[] {
  const line = (files[root.file] ?? "").split("\n").indexOf(root.text) + 1;
  expect(line).toBeGreaterThan(0);
  expect(more).toEqual([]);
  return (chain?.findings ?? []).map((one) => ({ ...one, off: one.file === root.file && one.line !== null ? Math.abs(one.line - line) : Number.POSITIVE_INFINITY }));
}

describePython("any", "faults that a ranking has to find", () => {
  let python = "";
  beforeAll(async () => {
    python = await pythonEnv({ python: "any", requirements: ["pytest~=9.0"] });
  }, 300_000);

  describe.each(FAULTY)("$name", (faulty) => {
    let ask: Awaited<ReturnType<typeof measured>>;
    beforeAll(async () => {
      ask = await measured(python, faulty.files);
    });

    test("without knowledge of the commit", async () => {
      const { diagnoses, notRun } = await ask(null);
      expect(notRun).toEqual([]);
      const [root, ...others] = candidates(diagnoses, faulty);
      expect(root).toMatchObject({ kind: faulty.kind, confidence: "weak" });
      expect(root?.statement).toContain("no proof");
      expect(Math.min(...[root, ...others].slice(0, faulty.among ?? 1).map((one) => one?.off ?? Number.NaN))).toBeLessThanOrEqual(faulty.slack ?? 0);
    });

    test("with the commit that brought it", async () => {
      const { diagnoses } = await ask(await changeBetween({ ...faulty.files, ...faulty.before }, faulty.files));
      const [root] = candidates(diagnoses, faulty);
      expect(root).toMatchObject({ kind: faulty.kind, confidence: "weak" });
      // Where lines were taken out, the place is one of the two around them.
      expect(root?.off).toBeLessThanOrEqual(/taken out|without a key/.test(faulty.name) ? 1 : 0);
    });
  });

  test("a commit that altered the tests alone is to blame there", async () => {
    const ask = await measured(python, TEST_ONLY.files);
    const { diagnoses } = await ask(await changeBetween({ ...TEST_ONLY.files, ...TEST_ONLY.before }, TEST_ONLY.files));
    expect(candidates(diagnoses, TEST_ONLY)[0]).toMatchObject({ kind: "test.expectation", file: "tests/conftest.py", off: 0 });
  });

  test("two faults stay two, and each gathers its own failures", async () => {
    const ask = await measured(python, TWO);
    const { diagnoses } = await ask(null);
    const chains = diagnoses.map((one) => ({ file: one.findings[0].file, line: one.findings[0].line, nodes: one.failures.length }));
    expect(chains).toEqual([{ file: "lib.py", line: 2, nodes: 2 }, { file: "lib.py", line: 6, nodes: 2 }]);
  });
});
