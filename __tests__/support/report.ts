/** Reports as the tracer makes them, for tests of whatever reads one. Each call gives a fresh one. */
import { reportSchema, type Chain, type Report, type ReportEvidence, type Root, type Symptom } from "../../src/report/schema.js";

const SHA = "3f9c2ab4d1e07c5589aa1b2c3d4e5f6071829304";
const OUTPUT = "evidence/0123456789abcdef.txt";

export function commandEvidence(id: string, argv: string[], exit_code: number | null, claim: string, excerpt = ""): ReportEvidence {
  return { id, claim, excerpt, source: { type: "command", argv, cwd: ".", exit_code, duration_ms: 412, output_ref: OUTPUT } };
}

export function fileEvidence(id: string, file: string, line: number, excerpt: string, claim = "the line as it stands"): ReportEvidence {
  return { id, claim, excerpt, source: { type: "file", file, lines: [line, line], sha: "a".repeat(64) } };
}

export function nodeSymptom(node: string, exception: string, message: string, line: number): Symptom {
  return { node, phase: "call", exception, message, file: node.split("::")[0] ?? null, line };
}

export function sampleRoot(over: Partial<Root> = {}): Root {
  return {
    kind: "code.wrong-value", file: "app/price.py", line: 9, statement: "`total()` adds the tax twice", confidence: "weak",
    because: "a ranking only: the line runs in every failing test and in no passing one", evidence: ["E1"],
    candidates: [{ kind: "code.wrong-value", file: "app/price.py", line: 9, score: 0.5, evidence: ["E1"], statement: "`total()` adds the tax twice" }],
    introduced_by: null, polluter: null, polluters: [], leaks: [], ...over,
  };
}

export function sampleChain(over: Partial<Chain> = {}): Chain {
  return {
    id: "C1", verdict: "deterministic", pre_existing: false, signatures: ["0123456789abcdef"], failed: { runs: 5, of: 5 },
    symptoms: [nodeSymptom("tests/test_price.py::test_total", "AssertionError", "assert 121 == 110", 14)],
    shown_by: ["E1"], root: sampleRoot(), fix: null, ...over,
  };
}

const AWAIT_DIFF = `--- a/app/client.py
+++ b/app/client.py
@@ -29,5 +29,5 @@ class Session:
     async def get(self, path: str) -> Response:
         if self.token is None:
-            self.refresh()
+            await self.refresh()
         return await self.http.get(path, headers={"x-token": self.token})
`;

/** Proven, with a verified fix: three nodes, mypy beside them. */
function awaitChain(): Chain {
  const cause = "`refresh()` is called without `await`, so `Session.token` is still `None` when `test_reuses_token` and 2 more compare it";
  return sampleChain({
    symptoms: [
      nodeSymptom("tests/test_client.py::test_reuses_token", "AssertionError", "None != 'abc'", 18),
      nodeSymptom("tests/test_client.py::test_retries[503]", "AssertionError", "None != 'abc'", 31),
      nodeSymptom("tests/test_client.py::test_retries[504]", "AssertionError", "None != 'abc'", 31),
      { mypy: true, file: "app/client.py", line: 31, code: "unused-coroutine", message: "Value of type \"Coroutine[Any, Any, None]\" must be used" },
    ],
    root: sampleRoot({
      kind: "async.missing-await", file: "app/client.py", line: 31, statement: cause, confidence: "proven",
      because: "with the line awaited the same 3 tests pass; disproved if they failed all the same",
      evidence: ["E1", "E2", "E3", "E4", "E5"], introduced_by: { sha: SHA, subject: "cache the token" },
      candidates: [
        { kind: "async.missing-await", file: "app/client.py", line: 31, score: 0.97, evidence: ["E2", "E5"], statement: cause },
        { kind: "test.mock-kind", file: "tests/test_client.py", line: 12, score: 0.22, evidence: ["E1"], statement: "`FakeHttp.post` is a plain `Mock`" },
      ],
    }),
    fix: { status: "verified", patch: "fixes/C1.patch", before: ["E1"], after: ["E6"], summary: "the same 3 tests exit 0, mypy exit 0, 41 neighbours as before", diff: AWAIT_DIFF },
  });
}

/** Order-dependent: a polluter and what it leaks. */
function leakChain(): Chain {
  const polluter = "tests/test_admin.py::test_debug_banner";
  return sampleChain({
    id: "C2", verdict: "order-dependent", failed: { runs: 5, of: 10 }, shown_by: ["E7"],
    symptoms: [nodeSymptom("tests/test_settings.py::test_defaults", "AssertionError", "assert True is False", 8)],
    root: sampleRoot({
      kind: "state.global-leak", file: "tests/test_admin.py", line: 7, confidence: "proven", polluter, polluters: [polluter],
      statement: "`test_debug_banner` sets `app.settings.DEBUG` and does not restore it", because: "the pair fails, the victim alone passes, each in a fresh process",
      evidence: ["E7", "E8", "E9"], candidates: [{ kind: "state.global-leak", file: "tests/test_admin.py", line: 7, score: 1, evidence: ["E7", "E8"], statement: "`app.settings.DEBUG` leaks" }],
      leaks: [{ what: "module-global", name: "app.settings.DEBUG", before: "bool", after: "bool", file: "tests/test_admin.py", line: 7 }],
    }),
  });
}

function evidence(): ReportEvidence[] {
  const node = "tests/test_client.py::test_reuses_token";
  const pytest = ["pytest", "-q", node, "--tb=short"];
  return [
    commandEvidence("E1", pytest, 1, "3 tests fail in the same way", "tests/test_client.py:18: in test_reuses_token\n    assert session.token == 'abc'\nE   AssertionError: None != 'abc'"),
    commandEvidence("E2", ["python", "-X", "dev", "-m", ...pytest], 1, "`coroutine 'Session.refresh' was never awaited`, created at `app/client.py:31`", "RuntimeWarning: coroutine 'Session.refresh' was never awaited\n  Coroutine created at app/client.py:31"),
    commandEvidence("E3", ["mypy", "--no-incremental", "app"], 1, "`app/client.py:31`: Value of type Coroutine must be used [unused-coroutine]", "app/client.py:31: error: Value of type \"Coroutine[Any, Any, None]\" must be used  [unused-coroutine]"),
    { id: "E4", claim: "the parent of 3f9c2ab passes", excerpt: "3 passed in 0.21s", source: { type: "command", argv: pytest, cwd: "(scratch)", exit_code: 0, duration_ms: 380, output_ref: OUTPUT } },
    fileEvidence("E5", "app/client.py", 31, "            self.refresh()"),
    commandEvidence("E6", pytest, 0, "with the fix the same tests pass", "3 passed in 0.20s"),
    commandEvidence("E7", ["pytest", "-q", "tests/test_admin.py::test_debug_banner", "tests/test_settings.py::test_defaults", "--tb=short"], 1, "the pair fails", "1 failed, 1 passed in 0.10s"),
    commandEvidence("E8", ["pytest", "-q", "tests/test_settings.py::test_defaults", "--tb=short"], 0, "alone it passes", "1 passed in 0.08s"),
    fileEvidence("E9", "tests/test_admin.py", 7, "    settings.DEBUG = True"),
    commandEvidence("E10", ["pytest", "-q", "tests/test_price.py::test_total", "--tb=short"], 1, "the sum is 121", "E   assert 121 == 110"),
    commandEvidence("E11", ["mypy", "--no-incremental", "app"], 1, "`app/models.py:40`: Item \"None\" has no attribute \"name\" [union-attr]"),
    commandEvidence("E12", ["pytest", "-q", "tests/test_native.py::test_parse", "--tb=short"], null, "the interpreter dies in `_fast.parse`", "Fatal Python error: Segmentation fault"),
    { id: "E13", claim: "CI saw it fail", excerpt: "FAILED tests/test_net.py::test_upload", source: { type: "input", input: "report.xml", output_ref: OUTPUT } },
    commandEvidence("E14", ["pytest", "-q", "tests/test_net.py::test_upload", "--tb=short"], 0, "0 of 5 runs failed here", "1 passed in 0.31s"),
  ];
}

/** Two new roots (one proven with a fix, one order-dependent), one weak one that is older than the change. FAIL. */
export function sampleReport(over: Partial<Report> = {}): Report {
  const old = sampleChain({ id: "C3", pre_existing: true, shown_by: ["E10"], root: sampleRoot({ evidence: ["E10"] }) });
  return {
    schema: "python-trace/report/v1", run_id: "2026-01-31T10:00:00Z-pr-42", win: "FAIL", sg: "sg-0016 python-trace",
    attempt: { number: 1, mode: "fixer", signature: "9b1f0c2d", changed: null }, brief: "Cache the session token", forced_context: null, escalation: null, need_context: [], mypy_targets: null, smoke: [], tests_added: [], decisions: [],
    findings: [], chains: [old, leakChain(), awaitChain()],
    win_evidence: [
      { what: "pytest -q tests/test_client.py::test_reuses_token --tb=short", outcome: "exit 1 (5 of 5)" },
      { what: "mypy --no-incremental app", outcome: "app/client.py:31 [unused-coroutine]" },
      { what: "fixes/C1.patch", outcome: "same nodes exit 0, not applied" },
    ],
    evidence: evidence(),
    unmapped: [{ input: "report.xml: tests.test_gone.test_x", reason: "no test of this name is collected" }],
    not_run: [{ step: "time zone variation", reason: "every run failed in the same way, nothing to vary" }, { step: "bisect of C3", reason: "it fails at the base as well" }],
    environment: { python: "3.12.1", pytest: "9.0.3", mypy: "1.19.0", platform: "linux" },
    trace: {
      file: "traces/2026-01-31T10-00-00Z-pr-42.jsonl", records: 58, errors: 1,
      latest: ["2026-01-31T10:00:13.204Z operational S5 pytest.rerun", "2026-01-31T10:00:13.911Z cognitive S6 report.write"],
    },
    totals: { failed_tests: 5, mypy_errors: 1, runs: 9, seconds: 14.2 },
    ...over,
  };
}

/** One root, as most runs have it. */
export function singleReport(): Report {
  return sampleReport({ chains: [awaitChain()], unmapped: [] });
}

/** Nothing failed. PASS. */
export function greenReport(): Report {
  return sampleReport({ win: "PASS", chains: [], unmapped: [], not_run: [{ step: "mypy", reason: "the project does not configure it" }],
    win_evidence: [{ what: "pytest -q --tb=short", outcome: "exit 0 (214 passed)" }], totals: { failed_tests: 0, mypy_errors: 0, runs: 1, seconds: 3.4 } });
}

/** What failed on earlier code passes now. PASS. */
export function fixedReport(): Report {
  const fixed = sampleChain({ verdict: "fixed", failed: { runs: 0, of: 5 }, shown_by: ["E6", "E15"], root: null });
  const prior: ReportEvidence = { id: "E15", claim: "the same node failed at the head before", excerpt: "", source: { type: "prior", sha: SHA, run_id: "2026-01-30T09:00:00Z-pr-42", exit_code: 1 } };
  return sampleReport({ win: "PASS", chains: [fixed], unmapped: [], evidence: [...evidence(), prior],
    win_evidence: [{ what: "pytest -q tests/test_price.py::test_total --tb=short", outcome: "exit 0, was exit 1 on 3f9c2ab" }] });
}

/** A crash of the run, mypy alone, and what did not reproduce. FAIL. */
export function mixedReport(): Report {
  const types = sampleChain({ id: "C1", failed: { runs: 1, of: 1 }, shown_by: ["E11"], symptoms: [{ mypy: true, file: "app/models.py", line: 40, code: "union-attr", message: "Item \"None\" of \"User | None\" has no attribute \"name\"" }],
    root: sampleRoot({ kind: "types.optional", file: "app/models.py", line: 40, confidence: "strong", statement: "`find()` may return `None`, and `app/models.py:40` reads `.name` of it", because: "mypy says it", evidence: ["E11"] }) });
  const crash = sampleChain({ id: "C2", verdict: "process", shown_by: ["E12"], symptoms: [{ run: "crash", message: "Fatal Python error: Segmentation fault", node: "tests/test_native.py::test_parse", file: "tests/test_native.py", line: 5 }],
    root: sampleRoot({ kind: "process.crash", file: "tests/test_native.py", line: 5, confidence: "strong", statement: "the interpreter dies by SIGSEGV in `_fast.parse()`", because: "faulthandler shows the line", evidence: ["E12"] }) });
  const gone = sampleChain({ id: "C3", verdict: "not-reproduced", failed: { runs: 0, of: 5 }, shown_by: ["E14", "E13"], root: null, symptoms: [nodeSymptom("tests/test_net.py::test_upload", "TimeoutError", "timed out", 22)] });
  return sampleReport({ chains: [types, crash, gone], need_context: [{ target: "DATABASE_URL", reason: "12 tests skip without it" }],
    win_evidence: [{ what: "pytest -q tests/test_native.py::test_parse --tb=short", outcome: "ended by SIGSEGV" }, { what: "pytest -q tests/test_net.py::test_upload --tb=short", outcome: "0 of 5 failed here" }] });
}

/** The third attempt: facts gathered anew and a checklist. */
export function overrideReport(answer: string | null = "`app` is imported from the checkout"): Report {
  return sampleReport({ chains: [awaitChain()], attempt: { number: 3, mode: "context-override", signature: "9b1f0c2d", changed: null },
    forced_context: { facts: [{ statement: "`app.client` comes from `app/client.py`", evidence: ["E5"] }], suspect: ["that the token is cached"],
      checklist: [{ line: "imports and module paths", answer, evidence: ["E5"] }, { line: "the virtual environment", answer: "python 3.12.1", evidence: ["E1"] }] } });
}

/** The fourth attempt. */
export function escalationReport(): Report {
  return sampleReport({ attempt: { number: 4, mode: "escalation", signature: "9b1f0c2d", changed: null },
    escalation: { layers: ["architecture"], tried: ["await added in `get()`"], failed: ["the same signature on 3 heads"], checked: ["imports and module paths"], invariants: ["the token is set before the first request: violated"] } });
}

/** Every text of the report is `nasty`. */
export function hostileReport(nasty: string): Report {
  const at = { file: `tests/${nasty}.py`, line: 3 };
  const chain = sampleChain({
    symptoms: [{ node: `tests/test_x.py::test[${nasty}]`, phase: "call", exception: nasty, message: nasty, ...at }, { node: nasty, phase: "setup", exception: null, message: nasty, file: null, line: null }, { mypy: true, ...at, code: nasty, message: nasty }, { run: "traceback", message: nasty, ...at }],
    shown_by: ["E1", "E2"],
    root: sampleRoot({ ...at, statement: nasty, because: `why: ${nasty}`, evidence: ["E1", "E2", "E3"], introduced_by: { sha: SHA, subject: nasty }, polluter: nasty, polluters: [nasty, nasty],
      candidates: [0.5, 0.25].map((score) => ({ kind: "code.syntax", ...at, score, evidence: ["E1"], statement: nasty })), leaks: [{ what: nasty, name: nasty, before: nasty, after: nasty, ...at }] }),
    fix: { status: "verified", patch: "fixes/C1.patch", before: ["E1"], after: ["E1"], summary: nasty, diff: `--- a/x\n+++ b/x\n@@ -1 +1 @@\n-${nasty}\n+${nasty}\n${nasty}\n` },
  });
  return sampleReport({
    brief: nasty, attempt: { number: 1, mode: "fixer", signature: nasty, changed: nasty },
    smoke: [{ kind: "entry-point", what: nasty, outcome: "failed", evidence: ["E1"] }, { kind: "command", what: nasty, outcome: "passed", evidence: ["E1"] }],
    tests_added: [{ file: nasty, cases: [{ name: nasty, verifies: nasty, on_base: "passed", evidence: ["E1"] }] }], decisions: [{ file: nasty, line: 1, rationale: nasty, rejected: nasty }],
    chains: [0, 1, 2, 3, 4].map((i) => ({ ...structuredClone(chain), id: `C${String(i)}` })),
    win_evidence: [{ what: nasty, outcome: nasty }, { what: `pytest -q ${nasty}`, outcome: `exit 1 ${nasty}` }], need_context: [{ target: nasty, reason: nasty }],
    evidence: [commandEvidence("E1", ["pytest", "-q", nasty], 1, nasty, `${nasty}\n${nasty}`), { id: "E2", claim: nasty, excerpt: nasty, source: { type: "input", input: nasty, output_ref: OUTPUT } }, { ...fileEvidence("E3", at.file, at.line, nasty, nasty) }],
    findings: [{ what: "mask", kind: "test.masked", statement: nasty, ...at, evidence: ["E3"], in_change: true }, { what: "anchor-text", kind: null, statement: nasty, ...at, evidence: ["E3"], in_change: false }],
    unmapped: [{ input: nasty, reason: nasty }], not_run: [{ step: nasty, reason: nasty }], environment: { [`x${nasty}`]: nasty },
    trace: { file: "traces/2026-01-31T10-00-00Z-pr-42.jsonl", records: 1, errors: 0, latest: [nasty] },
  });
}

/** `roots` roots that share `symptoms` failed nodes. */
export function hugeReport(symptoms: number, roots: number): Report {
  const chains = Array.from({ length: roots }, (_, r) => sampleChain({
    id: `C${String(r + 1)}`, shown_by: [`E${String(r + 1)}`], root: sampleRoot({ file: `app/module_${String(r)}.py`, evidence: [`E${String(r + 1)}`] }),
    symptoms: Array.from({ length: Math.ceil(symptoms / roots) }, (_, s) => nodeSymptom(`tests/test_${String(r)}.py::test_case[value-${String(s)}]`, "AssertionError", `assert ${String(s)} == 0`, s + 1)),
  }));
  const proofs = chains.map((c, r) => commandEvidence(`E${String(r + 1)}`, ["pytest", "-q", ...c.symptoms.flatMap((s) => ("node" in s && typeof s.node === "string" ? [s.node] : [])), "--tb=short"], 1, "they fail in the same way", "E   assert 1 == 0\n".repeat(80)));
  return sampleReport({ chains, evidence: proofs, unmapped: Array.from({ length: 500 }, (_, i) => ({ input: `case ${String(i)}`, reason: "no test of this name" })), totals: { failed_tests: symptoms, mypy_errors: 0, runs: 9, seconds: 61 } });
}

/** Fails where a report of this file is not what the schema takes. */
export function checked(report: Report): Report {
  return reportSchema.parse(report);
}
