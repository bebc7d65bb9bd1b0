/** From what one run printed to records. */
import { addressOf, partsOf } from "../address.js";
import { raised } from "../exception.js";
import type { Origin, Reference, Reported, ReportedTest } from "../failure.js";
import { cut } from "../text.js";
import { crashedWorker } from "./crash.js";
import type { Hardship } from "./hardship.js";
import type { Names } from "./names.js";
import type { ShownFailure } from "./running.js";
import type { Section } from "./section.js";
import type { SummaryLine } from "./summary.js";

const LONGEST_MESSAGE = 2000;

/** An entry of the summary, with the text that pytest printed above. */
export function fromSummary(entry: SummaryLine, section: Section | null, names: Names, origin: Origin, text: string, hardship: Hardship): Reported[] {
  const ref = names.reference(entry.id);
  const phase = section?.phase ?? (entry.word !== "ERROR" ? "call" : ref.kind === "module" ? "collect" : null);
  const test = testOf(ref, phase, section, entry.message ?? "", names, origin, text);
  if (!/^worker '[^']*' crashed/.test(test.message)) return [test];
  const node = names.id(crashedWorker(test.message) ?? entry.id);
  return [{ ...test, phase: null }, hardship.crash(node, test.message) ?? brokenRun(origin.input, test.message, node, origin.line, text)];
}

/** A failure that only a line of progress shows. */
export function fromProgress(failure: ShownFailure, section: Section | null, names: Names, input: string): Reported {
  const phase = section?.phase ?? (failure.kind === "failed" ? "call" : null);
  return testOf(names.reference(failure.id), phase, section, "", names, { input, line: failure.line }, `${failure.id} ${failure.kind.toUpperCase()}`);
}

/** A text that no entry and no line of progress names: its heading has no file, its traceback has. */
export function fromSection(section: Section, names: Names, input: string): Reported {
  const origin = { input, line: section.line };
  if (section.phase === "collect") return testOf(names.reference(section.subject), "collect", section, "", names, origin, section.text);
  const file = section.traceback.entry === null ? null : names.file(section.traceback.entry.file);
  const [heading] = /^[\w.]+(?:\[.*\])?/.exec(section.subject) ?? [];
  if (file === null || heading === undefined || file.startsWith("/") || /(?:^|\/)conftest\.py$/.test(file)) {
    return { type: "unmapped", input, reason: `"${cut(section.title, 200)}" (line ${String(section.line)}): neither a summary nor its text says which file the test is in` };
  }
  const bracket = heading.indexOf("[");
  const path = bracket < 0 ? heading : heading.slice(0, bracket);
  const id = [file, ...path.split(".")].join("::") + (bracket < 0 ? "" : heading.slice(bracket));
  const ref: Reference = { kind: "junit", ...addressOf(id), file: partsOf(id).path };
  return testOf(ref, section.phase, section, "", names, origin, section.text);
}

function testOf(ref: Reference, phase: ReportedTest["phase"], section: Section | null, summary: string, names: Names, origin: Origin, text: string): ReportedTest {
  const { exception, message } = section?.traceback ?? raised(summary);
  const whole = message === "" && exception === null ? summary : message;
  return { type: "test", ref, phase, exception, message: cut(whole, LONGEST_MESSAGE), place: names.place(section?.traceback.place ?? null), origin, text: section?.text ?? cut(text, LONGEST_MESSAGE) };
}

/** A run that ended by itself, in words of the log or ours. */
export function brokenRun(input: string, message: string, node: string | null, line: number | null, text: string): Reported {
  return { type: "run", what: "crash", message, node, file: null, line: null, origin: { input, line }, text: cut(text === "" ? message : text, LONGEST_MESSAGE) };
}

/** Failures that the run did not live to name. */
export function hiddenByLetters(input: string, count: number): Reported[] {
  return count === 0 ? [] : [{ type: "unmapped", input, reason: `${String(count)} tests had failed when the run broke off, shown by letters only` }];
}
