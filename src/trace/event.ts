/** One record of the trace (JSON Lines, version 1; contract: docs/trace.md). A versioned, closed shape. */
import { z } from "zod";

export const MARKERS = ["REASON", "REFLECT", "EXPLORE"] as const;

const common = {
  v: z.literal(1),
  run_id: z.string(),
  seq: z.number().int().nonnegative(),
  /** UTC, milliseconds. */
  ts: z.string(),
  step_id: z.string(),
  /** Verb and object: `pytest.rerun`, `rule.match`. */
  action: z.string(),
  /** References only, never contents. */
  input_ref: z.string().optional(),
  output_ref: z.string().optional(),
  status: z.enum(["ok", "failed", "skipped", "timeout"]).optional(),
  exit_code: z.number().int().nullable().optional(),
  duration_ms: z.number().nonnegative().optional(),
  /** A loop that polls is one record with a count. */
  count: z.number().int().optional(),
  note: z.string().optional(),
  error: z.object({ type: z.string(), message: z.string() }).optional(),
};

export const traceEvent = z.discriminatedUnion("surface", [
  z.object({ ...common, surface: z.literal("operational"), argv: z.array(z.string()).optional() }),
  z.object({
    ...common,
    surface: z.literal("cognitive"),
    marker: z.enum(MARKERS),
    plan: z.array(z.object({ step_id: z.string(), title: z.string() })).optional(),
  }),
  z.object({ ...common, surface: z.literal("contextual"), facts: z.record(z.string(), z.string()).optional() }),
]);

export type TraceEvent = z.infer<typeof traceEvent>;

type Unnumbered<E> = E extends unknown ? Omit<E, "v" | "run_id" | "seq" | "ts"> : never;
/** What a stage says; the recorder adds version, run, sequence and time. */
export type TraceEntry = Unnumbered<TraceEvent>;
