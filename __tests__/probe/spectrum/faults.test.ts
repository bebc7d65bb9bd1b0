import { beforeAll, describe, expect, test } from "@jest/globals";
import type { Diagnosis } from "../../../src/diagnose/diagnose.js";
import { describePython, pythonEnv } from "../../support/python.js";
import { FAULTY, TEST_ONLY, TWO, type Faulty } from "./projects.js";
import { changeBetween, measured } from "./support.js";

/** The root of the only chain, and how far it lies from the line at fault. */
function rootOf(diagnoses: readonly Diagnosis[], { files, root }: Faulty): { kind: string; file: string | null; off: number; confidence: string; statement: string } {
  const [found] = diagnoses.map((one) => one.findings[0]);
  if (found === undefined) throw new Error("no chain");
  const line = (files[root.file] ?? "").split("\n").indexOf(root.text) + 1;
  expect(line).toBeGreaterThan(0);
  return { kind: found.kind, file: found.file, off: Math.abs((found.line ?? 0) - line), confidence: found.confidence, statement: found.statement };
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
      expect(diagnoses).toHaveLength(1);
      const root = rootOf(diagnoses, faulty);
      expect(root).toMatchObject({ kind: faulty.kind, file: faulty.root.file, confidence: "weak" });
      expect(root.off).toBeLessThanOrEqual(faulty.slack ?? 0);
      expect(root.statement).toContain("no proof");
    });

    test("with the commit that brought it", async () => {
      const { diagnoses } = await ask(await changeBetween({ ...faulty.files, ...faulty.before }, faulty.files));
      expect(diagnoses).toHaveLength(1);
      const root = rootOf(diagnoses, faulty);
      expect(root).toMatchObject({ kind: faulty.kind, file: faulty.root.file, confidence: "weak" });
      expect(root.off).toBeLessThanOrEqual(faulty.kind === "code.wrong-exception" || faulty.kind === "code.key-missing" ? 1 : 0);
    });
  });

  test("a commit that altered the tests alone is to blame there", async () => {
    const ask = await measured(python, TEST_ONLY.files);
    const { diagnoses } = await ask(await changeBetween({ ...TEST_ONLY.files, ...TEST_ONLY.before }, TEST_ONLY.files));
    expect(rootOf(diagnoses, TEST_ONLY)).toMatchObject({ kind: "test.expectation", file: "tests/conftest.py", off: 0 });
  });

  test("two faults stay two, and each gathers its own failures", async () => {
    const ask = await measured(python, TWO);
    const { diagnoses } = await ask(null);
    const chains = diagnoses.map((one) => ({ file: one.findings[0].file, line: one.findings[0].line, nodes: one.failures.length }));
    expect(chains).toEqual([{ file: "lib.py", line: 2, nodes: 2 }, { file: "lib.py", line: 6, nodes: 2 }]);
  });
});
