/** Reads a trace back: `python-trace query TRACE timeline|errors|summary`. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { messageOf, UserError } from "../errors.js";
import { traceEvent, type TraceEvent } from "./event.js";
import { columns } from "./columns.js";
import { clip, visibleLine } from "./visible.js";

export const QUERIES = ["timeline", "errors", "summary"] as const;
export type Query = (typeof QUERIES)[number];

/** Characters of a line that is still read; the recorder's own are far shorter. */
const MAX_LINE = 1_000_000;

interface Broken {
  /** Number of the line in the file, from 1. */
  readonly line: number;
  readonly torn: boolean;
}

/**
 * Answers a question about a trace, as text with aligned columns.
 * Reads line by line; a line that is no record is named and skipped, and the last one may be torn by a kill.
 * @param path the trace file
 * @throws UserError when the file cannot be read
 */
export async function query(path: string, what: Query): Promise<string> {
  const answer = ANSWERS[what]();
  const broken: Broken[] = [];
  let line = 0;
  let last: Broken | null = null;
  try {
    for await (const text of createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity })) {
      line += 1;
      last = null;
      const event = read(text);
      if (event !== null) answer.take(event);
      else if (text.trim() !== "") {
        last = { line, torn: false };
        broken.push(last);
      }
    }
  } catch (thrown) {
    throw new UserError(`the trace ${path} cannot be read: ${messageOf(thrown)}`);
  }
  return `${[...answer.lines(), ...notes(broken, last, line)].join("\n")}\n`;
}

function read(text: string): TraceEvent | null {
  if (text.length > MAX_LINE) return null;
  try {
    const parsed = traceEvent.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function notes(broken: readonly Broken[], last: Broken | null, lines: number): string[] {
  const before = broken.filter((b) => b !== last).map((b) => String(b.line));
  const named = before.length > 10 ? `${before.slice(0, 10).join(", ")} and ${String(before.length - 10)} more` : before.join(", ");
  return [
    ...(lines === 0 ? ["the trace is empty"] : []),
    ...(before.length === 0 ? [] : [`not a record, skipped: line ${named}`]),
    ...(last === null ? [] : [`the last line (${String(last.line)}) is torn: the run was ended while it was written`]),
  ];
}

interface Answer {
  take(event: TraceEvent): void;
  lines(): string[];
}

const ANSWERS: Readonly<Record<Query, () => Answer>> = { timeline: () => table(() => true), errors: () => table(isError), summary };

function isError(event: TraceEvent): boolean {
  return event.error !== undefined || event.status === "failed" || event.status === "timeout";
}

function table(wanted: (event: TraceEvent) => boolean): Answer {
  const rows: string[][] = [];
  return {
    take: (event) => {
      if (wanted(event)) rows.push(row(event));
    },
    lines: () => (rows.length === 0 ? ["no records"] : columns([["time", "#", "surface", "step", "action", "result", "took", ""], ...rows])),
  };
}

function row(event: TraceEvent): string[] {
  const exit = event.exit_code === undefined ? "" : event.exit_code === null ? "no exit code" : `exit ${String(event.exit_code)}`;
  const more = [
    event.error === undefined ? "" : `${event.error.type}: ${event.error.message}`,
    event.surface === "cognitive" ? event.marker : "",
    event.surface === "cognitive" && event.plan !== undefined ? event.plan.map((p) => `${p.step_id} ${p.title}`).join("; ") : "",
    event.surface === "operational" && event.argv !== undefined ? event.argv.join(" ") : "",
    event.surface === "contextual" && event.facts !== undefined ? Object.entries(event.facts).map(([k, v]) => `${k}=${v}`).join(" ") : "",
    event.note ?? "",
    event.count === undefined ? "" : `×${String(event.count)}`,
  ];
  return [
    event.ts.slice(11, 23), String(event.seq), event.surface, event.step_id, event.action, [event.status ?? "", exit].filter((p) => p !== "").join(" "),
    event.duration_ms === undefined ? "" : took(event.duration_ms), more.filter((m) => m !== "").join(" · "),
  ].map(seen);
}

/** One line that cannot act on a terminal, not too long. */
function seen(text: string): string {
  return visibleLine(clip(text, 300));
}

function took(milliseconds: number): string {
  return milliseconds < 1_000 ? `${String(Math.round(milliseconds))} ms` : `${(milliseconds / 1_000).toFixed(1)} s`;
}

function summary(): Answer {
  let run = "";
  let first = "";
  let last = "";
  let records = 0;
  let errors = 0;
  const actions = new Map<string, { count: number; failed: number; ms: number }>();
  return {
    take: (event) => {
      records += 1;
      if (event.error !== undefined) errors += 1;
      if (run === "") run = event.run_id;
      if (first === "") first = event.ts;
      last = event.ts;
      const sum = actions.get(event.action) ?? { count: 0, failed: 0, ms: 0 };
      actions.set(event.action, { count: sum.count + (event.count ?? 1), failed: sum.failed + Number(isError(event)), ms: sum.ms + (event.duration_ms ?? 0) });
    },
    lines: () => [
      ...(records === 0 ? [] : [`run ${seen(run)}`, `${seen(first)} to ${seen(last)} (${took(Math.max(0, Date.parse(last) - Date.parse(first) || 0))})`]),
      `Records: ${String(records)} | Errors: ${String(errors)}`,
      ...(actions.size === 0 ? [] : ["", ...columns([["action", "times", "failed", "took"], ...[...actions].map(([action, s]) => [seen(action), String(s.count), String(s.failed), s.ms === 0 ? "" : took(s.ms)])])]),
    ],
  };
}
