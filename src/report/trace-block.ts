/** The run-trace block, with which the report ends (contract, section 7). */
import type { Report } from "./schema.js";
import { shellWords } from "./shell.js";
import { clip, visibleLine } from "../trace/visible.js";

/** The block's lines as plain text; the caller escapes what its format asks for. */
export interface TraceBlock {
  readonly title: string;
  readonly file: string;
  readonly counts: string;
  readonly latest: readonly string[];
  readonly query: string;
}

export function traceBlock({ run_id, trace }: Report): TraceBlock {
  return {
    title: `Run trace — ${visibleLine(clip(run_id, 100))}`,
    file: visibleLine(trace.file),
    counts: `Records: ${String(trace.records)} | Errors: ${String(trace.errors)}`,
    latest: trace.latest.slice(-5).map((line) => visibleLine(clip(line, 200))),
    query: `python-trace query ${visibleLine(shellWords([trace.file]))} timeline`,
  };
}
