/** The scorer, on a case of its own and a tool that says what it is told to. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { z } from "zod";
import { describePython, pythonEnv } from "../support/python.js";

const NODE = "test_sums.py::test_total";
const FILES: Readonly<Record<string, string>> = {
  "repo/sums.py": "def total(values):\n    return sum(values) + 1\n",
  "repo/test_sums.py": "from sums import total\n\n\ndef test_total():\n    assert total([1, 2]) == 3\n\n\ndef test_type():\n    assert isinstance(total([]), int)\n",
  "fix.patch": "diff --git a/sums.py b/sums.py\n--- a/sums.py\n+++ b/sums.py\n@@ -1,2 +1,2 @@\n def total(values):\n-    return sum(values) + 1\n+    return sum(values)\n",
  "case.json": JSON.stringify({ id: "sums", summary: "one too many", ci: ["pytest -q"], fails: [NODE], mypy: [], root: { kind: "code.wrong-value", locations: [{ file: "sums.py", lines: [2, 2] }] }, verdict: "deterministic" }),
};
/** Writes the bundle that ANSWER describes, with a fix, into --out. */
const TOOL = `
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const [, project] = process.argv.slice(2);
const out = process.argv[process.argv.indexOf("--out") + 1];
const answer = JSON.parse(process.env.ANSWER);
for (const name of ["traces", "evidence", "fixes"]) mkdirSync(join(out, name), { recursive: true });
writeFileSync(join(out, "evidence", "a.txt"), "1 failed");
writeFileSync(join(out, "fixes", "C1.patch"), answer.patch);
writeFileSync(join(out, "traces", "run.jsonl"), Array.from({ length: 5 }, (_, seq) => JSON.stringify({ surface: "operational", seq })).join("\\n"));
writeFileSync(join(out, "report.md"), "WIN: FAIL\\nSG: sg-0016 python-trace\\nEVIDENCE:\\n- pytest → 1\\n");
const evidence = [{ id: "E1", source: { type: "command", exit_code: 1, output_ref: "evidence/a.txt" } }];
const root = { kind: "code.wrong-value", file: "sums.py", line: answer.line, confidence: "proven", evidence: ["E1"], candidates: [], ...answer.root };
const fix = { status: "verified", patch: "fixes/C1.patch", before: ["E1"], after: ["E1"] };
writeFileSync(join(out, "report.json"), JSON.stringify({ win: "FAIL", evidence, chains: [{ id: "C1", verdict: "deterministic", symptoms: [{ node: answer.node }], root, fix }] }));
if (answer.touches) writeFileSync(join(project, "litter.txt"), "");
process.exit(1);
`;
const RIGHT = { node: NODE, line: 2, patch: FILES["fix.patch"] };
const yard = mkdtempSync(join(tmpdir(), "accuracy-test-"));
const folder = join(yard, "cases", "sums");

beforeAll(() => {
  for (const [name, text] of Object.entries({ ...FILES, "../../tool.mjs": TOOL })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
});
afterAll(() => { rmSync(yard, { recursive: true, force: true }); });

describePython("3.11", "npm run bench:accuracy", () => {
  let python = "";
  beforeAll(async () => { python = await pythonEnv({ python: "3.11", requirements: ["pytest~=9.0"] }); });

  const accuracy = (words: readonly string[], answer: object = RIGHT): { readonly code: number | null; readonly out: string } => {
    const ended = spawnSync(process.execPath, [join(process.cwd(), "scripts", "accuracy.mjs"), "--python", python, ...words], { encoding: "utf8", env: { ...process.env, ANSWER: JSON.stringify(answer) } });
    return { code: ended.status, out: ended.stdout + ended.stderr };
  };
  const score = (answer: object): ReturnType<typeof accuracy> => accuracy(["--tool", `node ${join(yard, "tool.mjs")}`, join(yard, "cases")], answer);

  test("a right report is all right, its fix tried in a checkout of its own", () => {
    const { code, out } = score(RIGHT);
    expect(out).toContain("sums: all right | got code.wrong-value at sums.py:2, want code.wrong-value");
    expect(out).toContain("kind@1 1/1  line@1 1/1  line@3 1/1  verdict 1/1  grouped 1/1  fixed 1/1  honest 1/1  laws 1/1");
    expect(code).toBe(0);
  });

  test("a wrong place is a miss, a right candidate a half of one", () => {
    expect(score({ ...RIGHT, root: { file: "test_sums.py", line: 5, candidates: [{ file: "sums.py", line: 2, evidence: ["E1"] }] } }).out).toContain("misses line@1 |");
    expect(score({ ...RIGHT, root: { kind: "code.key-missing", confidence: "weak", line: 9 } }).out).toContain("misses kind@1, line@1, line@3 |");
  });

  test("what is proven and wrong, a fix that fails, a lost node and litter end with 1", () => {
    const lies = score({ ...RIGHT, patch: "", root: { kind: "code.syntax", file: "test_sums.py", line: 1 } });
    expect(lies.out).toContain("C1 is proven and wrong; C1 is verified and fails");
    expect(lies.code).toBe(1);
    const laws = score({ ...RIGHT, node: "test_sums.py::test_type", touches: true });
    expect(laws.out).toContain(`${NODE} is lost; the checkout was touched: litter.txt`);
    expect(laws.code).toBe(1);
  });

  test("--prove tells a true label from a false one", () => {
    expect(accuracy(["--prove", folder])).toEqual({ code: 0, out: "true sums\n" });
    const other = join(yard, "false");
    cpSync(folder, other, { recursive: true });
    const labels = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(join(folder, "case.json"), "utf8")));
    writeFileSync(join(other, "case.json"), JSON.stringify({ ...labels, fails: ["test_sums.py::test_type"] }));
    expect(accuracy(["--prove", other])).toEqual({ code: 1, out: `NOT TRUE sums test_sums.py::test_type does not fail; ${NODE} fails too\n` });
  });
});
