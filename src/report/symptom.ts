/** Failures as the report's symptoms. */
import type { Failure, RunFailure, TestFailure } from "../probe/failure.js";
import { deepest } from "../probe/signature.js";
import { isFirstParty } from "../env/files.js";
import type { Symptom } from "./schema.js";

const MESSAGE = 600;
const cut = (text: string): string => (text.length > MESSAGE ? `${text.slice(0, MESSAGE)} …` : text);

export function symptomOf(failure: Failure): Symptom {
  switch (failure.type) {
    case "mypy":
      return { mypy: true, file: failure.file, line: failure.line, code: failure.code, message: cut(failure.message) };
    case "test":
      return { node: failure.node, phase: failure.phase, exception: failure.exceptions[0]?.type ?? null, message: cut(failure.exceptions[0]?.message ?? failure.longrepr), ...placeOf(failure) };
    case "run":
      return { run: runOf(failure.what), message: cut(failure.message), node: failure.node, ...placeOf(failure) };
  }
}

function runOf(what: RunFailure["what"]): "crash" | "usage" | "internal-error" | "traceback" {
  switch (what) {
    case "crash":
    case "hang":
    case "exit":
      return "crash";
    case "usage":
    case "conftest":
      return "usage";
    case "internal-error":
    case "traceback":
      return what;
  }
}

/** Where the failure shows: the test's own line where it has one on the way, else the deepest frame of the project. */
function placeOf(failure: TestFailure | RunFailure): { file: string | null; line: number | null } {
  const raised = failure.exceptions[0];
  if (raised === undefined) return { file: failure.type === "test" ? (failure.node.split("::", 1)[0] ?? null) : null, line: null };
  const own = failure.type === "test" ? raised.frames.filter((f) => f.file === failure.node.split("::", 1)[0]).at(-1) : undefined;
  const frame = own ?? deepest(raised, isFirstParty);
  return frame === null ? { file: raised.syntax?.file ?? null, line: raised.syntax?.line ?? null } : { file: frame.file, line: frame.line };
}
