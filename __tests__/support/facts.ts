/** Minimal facts for tests of pure functions; each says only what the test is about. */
import { exception, type ExceptionFact, type Frame } from "../../src/probe/facts.js";
import { makeRedact } from "../../src/trace/redact.js";
import { Recorder } from "../../src/trace/recorder.js";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Evidence } from "../../src/trace/evidence.js";
import type { TestFailure, TypeFailure } from "../../src/probe/failure.js";

/** A recorder on a temporary bundle. */
export function tempRecorder(project = "/"): Recorder {
  const out = mkdtempSync(join(tmpdir(), "recorder-"));
  return new Recorder({ out, project, runId: "2026-01-31T10:00:00Z-test", clock: { now: () => new Date("2026-01-31T10:00:00.000Z") }, redact: makeRedact({}) });
}

/** Real evidence, minted from an input. */
export function anEvidence(recorder = tempRecorder()): Evidence {
  return recorder.fromInput("ci.log", "it failed", "CI saw it fail");
}

export function anException(type: string, message: string, frames: readonly Partial<Frame>[]): ExceptionFact {
  return exception.parse({
    type, module: "builtins", mro: [type, "Exception", "BaseException", "object"], message, link: "none", suppressed: false,
    frames: frames.map((f) => ({ file: "app.py", line: 1, func: "f", code: "x", locals: {}, ...f })),
    import: null, attribute: null, name: null, key: null, syntax: null, os: null, unicode: null, fixture: null, call: null, nones: [], coroutines: [],
  });
}

export function aTest(node: string, exceptions: readonly ExceptionFact[], evidence = anEvidence()): TestFailure {
  return { type: "test", node, phase: "call", exceptions, assertion: null, longrepr: "", item: null, evidence };
}

export function aTypeError(file: string, line: number, code: string, message: string, evidence = anEvidence()): TypeFailure {
  return { type: "mypy", file, line, column: 1, code, message, notes: [], evidence };
}
