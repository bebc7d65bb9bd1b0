/** Reads the JSON lines of pytest-reportlog. */
import { z } from "zod";
import { UserError } from "../errors.js";
import { referenceOf } from "./address.js";
import { foreign, readTraceback } from "./exception.js";
import type { Origin, Place, Reader, Reported } from "./failure.js";
import { parse } from "./json-items.js";
import { ofKind } from "./kind.js";
import { crashedWorker } from "./log/crash.js";
import { OrderOf } from "./order.js";
import { cut, cutHead, readText, toLines } from "./text.js";

const LONGEST_LINE = 8 * 1024 * 1024;

const entry = z.object({ data: z.object({ lines: z.array(z.string()).default([]), reprfileloc: z.object({ path: z.string(), lineno: z.number().int(), message: z.string() }).nullish() }).nullish() });
const longrepr = z.union([
  z.string(),
  z.object({
    reprcrash: z.object({ path: z.string(), lineno: z.number().int(), message: z.string() }).nullish(),
    reprtraceback: z.object({ reprentries: z.array(entry).default([]) }).nullish(),
  }),
  z.array(z.unknown()),
]);
type LongRepr = z.infer<typeof longrepr>;

/** Older versions of pytest-subtests write the type of a line under another key. */
function typed(value: unknown): unknown {
  if (typeof value !== "object" || value === null || "$report_type" in value || !("_report_type" in value)) return value;
  return { ...value, $report_type: value._report_type };
}

/** `BaseReport._to_json` of _pytest/reports.py; plugins may add lines of other types. */
const line = z.discriminatedUnion("$report_type", [
  z.object({ $report_type: z.enum(["TestReport", "SubTestReport"]), nodeid: z.string(), outcome: z.string(), when: z.string().nullish(), longrepr: longrepr.nullish() }),
  z.object({ $report_type: z.literal("CollectReport"), nodeid: z.string(), outcome: z.string(), longrepr: longrepr.nullish() }),
  z.object({ $report_type: z.literal("SessionStart"), pytest_version: z.string() }),
  z.object({ $report_type: z.literal("SessionFinish"), exitstatus: z.number().int() }),
  z.object({ $report_type: z.literal("WarningMessage") }),
]);
const anyLine = z.object({ $report_type: z.string() });
const KNOWN = new Set(["TestReport", "SubTestReport", "CollectReport", "SessionStart", "SessionFinish", "WarningMessage"]);

/** Streams; a line that is too long or no JSON is told with its number. */
export const readReportLog: Reader = async function* (path, input) {
  const log = new ReportLog(input);
  for await (const { first, texts } of toLines(ofKind(readText(path, input), ["report-log"], input, "--report-log"), LONGEST_LINE)) {
    for (const [i, text] of texts.entries()) {
      if (text.trim() !== "") yield* log.read(text, { input, line: first + i });
    }
  }
  yield* log.end();
};

class ReportLog {
  readonly #input: string;
  readonly #order: OrderOf;
  /** Tests that were set up and not torn down. */
  readonly #running = new Set<string>();
  #known = 0;
  #internal = false;
  #finished = false;

  constructor(input: string) {
    this.#input = input;
    this.#order = new OrderOf({ input, line: null });
  }

  *read(text: string, origin: Origin): Generator<Reported> {
    const value = typed(parse(text));
    const found = line.safeParse(value);
    if (!found.success) {
      const other = anyLine.safeParse(value);
      if (other.success && !KNOWN.has(other.data.$report_type)) return;
      yield { type: "unmapped", input: this.#input, reason: `line ${String(origin.line)} is no record of pytest-reportlog that can be read` };
      return;
    }
    this.#known += 1;
    const record = found.data;
    switch (record.$report_type) {
      case "SessionStart":
        yield { type: "context", facts: { pytest: record.pytest_version }, origin };
        return;
      case "SessionFinish":
        this.#finished = true;
        this.#running.clear();
        if (record.exitstatus === 3) yield { type: "run", what: "internal-error", message: "pytest ended with an internal error (exit code 3)", node: null, file: null, line: null, origin, text: cut(text, 2000) };
        return;
      case "CollectReport":
        if (record.outcome === "failed") yield failure(record.nodeid, "collect", record.longrepr ?? "", origin);
        return;
      case "WarningMessage":
        return;
      case "TestReport":
      case "SubTestReport":
        this.#follow(record.nodeid, record.when ?? "");
        if (record.outcome !== "failed") return;
        yield* this.#failed(record.nodeid, record.when ?? "", record.longrepr ?? "", origin);
    }
  }

  #follow(node: string, when: string): void {
    this.#finished = false;
    this.#order.add(referenceOf(node));
    if (when === "setup") this.#running.add(node);
    else if (when !== "call") this.#running.delete(node);
  }

  *#failed(node: string, when: string, repr: LongRepr, origin: Origin): Generator<Reported> {
    const phase = when === "setup" || when === "call" || when === "teardown" ? when : null;
    const test = failure(node, phase, repr, origin);
    yield test;
    const crashed = crashedWorker(test.message);
    if (crashed !== null) yield { type: "run", what: "crash", message: test.message, node: crashed, file: null, line: null, origin, text: test.text };
  }

  *end(): Generator<Reported> {
    if (this.#known === 0) throw new UserError(`${this.#input} holds no record of pytest-reportlog: give the file that pytest --report-log wrote`);
    const node = [...this.#running].at(-1);
    if (!this.#finished && node !== undefined) {
      yield { type: "run", what: "crash", message: `the run broke off while ${node} ran: its report log ends there`, node, file: null, line: null, origin: { input: this.#input, line: null }, text: node };
    } else if (!this.#finished) yield { type: "unmapped", input: this.#input, reason: "breaks off before the end of the run" };
    yield* this.#order.end();
  }
}

function failure(node: string, phase: "setup" | "call" | "teardown" | "collect" | null, repr: LongRepr, origin: Origin): Extract<Reported, { type: "test" }> {
  const lines = linesOf(repr);
  const crash = typeof repr === "object" && !Array.isArray(repr) ? repr.reprcrash : null;
  const { exception, message, place } = readTraceback(lines, crash?.message ?? null);
  const at: Place | null = place ?? (crash && !foreign(crash.path) ? { file: crash.path, line: crash.lineno } : null);
  const text = lines.join("\n").trim();
  return { type: "test", ref: referenceOf(node), phase, exception, message: cut(message, 2000), place: at, origin, text: cutHead(text === "" ? message : text, 2000) };
}

/** The lines that pytest would print. */
function linesOf(repr: LongRepr): string[] {
  if (typeof repr === "string") return repr.split("\n");
  if (Array.isArray(repr)) return [repr.map(String).join(": ")];
  return (repr.reprtraceback?.reprentries ?? []).flatMap(({ data }) => {
    const at = data?.reprfileloc;
    return [...(data?.lines ?? []), ...(at ? ["", `${at.path}:${String(at.lineno)}: ${at.message}`] : [])];
  });
}
