/** report.json: the one source of its types and of the published JSON Schema. */
import { z } from "zod";
import { KINDS } from "../kinds.js";
import { REMARKS } from "../marks/remark.js";

const text = z.string();
const line = z.number().int().nullable();
const ids = z.array(text);

const symptom = z.union([
  z.object({ node: text, phase: z.enum(["setup", "call", "teardown", "collect"]), exception: text.nullable(), message: text, file: text.nullable(), line }),
  z.object({ mypy: z.literal(true), file: text, line, code: text.nullable(), message: text }),
  z.object({ run: z.enum(["crash", "usage", "internal-error", "traceback"]), message: text, file: text.nullable(), line, node: text.nullable().optional() }),
]);

const source = z.discriminatedUnion("type", [
  z.object({ type: z.literal("command"), argv: z.array(text).min(1), cwd: text, exit_code: z.number().int().nullable(), signal: text.optional(), timed_out: z.literal(true).optional(), duration_ms: z.number(), output_ref: text }),
  z.object({ type: z.literal("file"), file: text, lines: z.tuple([z.number().int(), z.number().int()]).nullable(), sha: text.nullable() }),
  z.object({ type: z.literal("input"), input: text, output_ref: text }),
  z.object({ type: z.literal("prior"), sha: text, run_id: text, exit_code: z.number().int() }),
]);

const candidate = z.object({ kind: z.enum(KINDS), file: text.nullable(), line, score: z.number(), evidence: ids.min(1), statement: text });

const root = z.object({
  kind: z.enum(KINDS), file: text.nullable(), line, statement: text,
  confidence: z.enum(["proven", "strong", "weak"]),
  /** Why the confidence is what it is, and what would disprove the root. */
  because: text,
  evidence: ids.min(1),
  candidates: z.array(candidate).min(1).max(5),
  introduced_by: z.object({ sha: text, subject: text }).nullable(),
  polluter: text.nullable(),
  polluters: ids,
  leaks: z.array(z.object({ what: text, name: text, before: text, after: text, file: text.nullable(), line })),
});

const fix = z.object({
  status: z.enum(["verified", "proposed", "rejected"]), patch: text, before: ids, after: ids, summary: text,
  /** The patch's text; null where it is not to be shown (it holds a secret, or is too long). */
  diff: text.nullable(),
});

const chain = z.object({
  id: text,
  verdict: z.enum(["deterministic", "order-dependent", "flaky", "not-reproduced", "process", "fixed"]),
  pre_existing: z.boolean(),
  /** Signatures of the failures that this chain joins: the same over line shifts, paths and parameters. */
  signatures: ids,
  /** "5 of 5": how often the representative failed here. */
  failed: z.object({ runs: z.number().int(), of: z.number().int() }),
  symptoms: z.array(symptom).min(1),
  /** What shows the symptoms: the representative's run first; what CI left, where nothing failed here. */
  shown_by: ids,
  /** Null where nothing failed here: a failure that does not reproduce has no root that we could show. */
  root: root.nullable(),
  fix: fix.nullable(),
});

/** Attempt 3: facts gathered anew, what is suspect of the earlier conclusions, and a checklist whose lines were run. */
const forcedContext = z.object({
  facts: z.array(z.object({ statement: text, evidence: ids.min(1) })),
  suspect: z.array(text),
  /** An answer is null where the line could not be run; no fix is shown then. */
  checklist: z.array(z.object({ line: text, answer: text.nullable(), evidence: ids })),
});

export const LAYERS = ["architecture", "environment", "dependency", "test_harness", "contract_mismatch", "unknown"] as const;

/** Attempt 4 and on: what the earlier attempts leave behind, one line each. */
const escalation = z.object({
  layers: z.array(z.enum(LAYERS)).min(1),
  tried: z.array(text),
  failed: z.array(text),
  checked: z.array(text),
  invariants: z.array(text),
});

/** What a reader should know of the code under trace beside its roots: docs/findings.md explains each. */
const finding = z.object({
  what: z.enum(REMARKS),
  /** The root kind that it is by itself; null for all else. */
  kind: z.enum(KINDS).nullable(),
  statement: text, file: text, line, evidence: ids.min(1),
  /** It stands on a line, or in a file, that the change under trace brought. */
  in_change: z.boolean(),
});

/** A test that the change adds, run on the base's code: one that passes there proves nothing new. */
const addedTest = z.object({ name: text, verifies: text, on_base: z.enum(["failed", "passed", "unknown"]), evidence: ids });

export const reportSchema = z.object({
  schema: z.literal("python-trace/report/v1"),
  run_id: text,
  win: z.enum(["PASS", "FAIL"]),
  sg: z.literal("sg-0016 python-trace"),
  attempt: z.object({
    number: z.number().int().positive(), mode: z.enum(["fixer", "context-override", "escalation"]), signature: text,
    /** One sentence where what fails is not what failed on the push before; null where it is. */
    changed: text.nullable(),
  }),
  brief: text.nullable(),
  forced_context: forcedContext.nullable(),
  escalation: escalation.nullable(),
  /** What the next fixer must supply: a secret, a service, the base of a shallow clone. */
  need_context: z.array(z.object({ target: text, reason: text })),
  chains: z.array(chain),
  findings: z.array(finding),
  /** Lines of the WIN block: what was run and what came of it. */
  win_evidence: z.array(z.object({ what: text, outcome: text })).min(1),
  evidence: z.array(z.object({ id: text, claim: text, source, excerpt: text })),
  /** What mypy was given to check; empty where its configuration names that, null where it was not run. */
  mypy_targets: z.array(text).nullable(),
  /** Objects that the project's metadata names as entry points, imported, and commands of `--smoke`, run. */
  smoke: z.array(z.object({ kind: z.enum(["entry-point", "command"]), what: text, outcome: z.enum(["passed", "failed"]), evidence: ids.min(1) })),
  tests_added: z.array(z.object({ file: text, cases: z.array(addedTest).min(1) })),
  /** What `@RATIONALE` and `@REJECTED` on the chains say. */
  decisions: z.array(z.object({ file: text, line: z.number().int(), rationale: text.nullable(), rejected: text.nullable() })),
  unmapped: z.array(z.object({ input: text, reason: text })),
  not_run: z.array(z.object({ step: text, reason: text })),
  environment: z.record(text, text),
  trace: z.object({ file: text, records: z.number().int(), errors: z.number().int(), latest: z.array(text) }),
  totals: z.object({ failed_tests: z.number().int(), mypy_errors: z.number().int(), runs: z.number().int(), seconds: z.number() }),
});

export type Report = z.infer<typeof reportSchema>;
export type Chain = Report["chains"][number];
export type Root = z.infer<typeof root>;
export type ForcedContext = z.infer<typeof forcedContext>;
export type Symptom = Chain["symptoms"][number];
export type ReportEvidence = Report["evidence"][number];
