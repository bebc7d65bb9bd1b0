/** From the elements of a junit report to what failed. */
import { moduleFile } from "./address.js";
import { raised, readTraceback } from "./exception.js";
import type { Reference, Reported, ReportedTest } from "./failure.js";
import { OrderOf } from "./order.js";
import { cut, cutHead, detached, own } from "./text.js";
import { crashedWorker } from "./log/crash.js";
import { inOneLine, readPythonTraceback } from "./log/stack.js";

/** Characters kept of an element's text: its end, where the exception is. */
const KEPT = 64 * 1024;
/** Failures held back until their suite ends, since a later attempt may pass. */
const HELD = 2000;

interface Problem {
  readonly tag: "failure" | "error";
  readonly message: string;
  readonly type: string | null;
  text: string;
}

interface Case {
  readonly classname: string;
  readonly name: string;
  readonly file: string | null;
  readonly problems: Problem[];
}

/** Elements in, `Reported` out. Unknown elements are passed over, whatever the nesting. */
export class JunitCases {
  readonly #input: string;
  readonly #order: OrderOf;
  #out: Reported[] = [];
  #case: Case | null = null;
  #problem: Problem | null = null;
  #count = 0;
  /** Failures of the suite by their name. */
  #held = new Map<string, Reported[]>();

  constructor(input: string) {
    this.#input = input;
    this.#order = new OrderOf({ input, line: null });
  }

  /** @returns whether the text of the element is wanted */
  open(tag: string, attributes: Readonly<Record<string, string>>): boolean {
    if (tag === "testcase") {
      const { classname = "", name = "", file } = attributes;
      this.#case = { classname, name, file: file ?? null, problems: [] };
    } else if (tag === "failure" || tag === "error") {
      this.#problem = { tag, message: attributes["message"] ?? "", type: attributes["type"] ?? null, text: "" };
      if (this.#case === null) this.#out.push({ type: "unmapped", input: this.#input, reason: `an <${tag}> outside any test case: ${cut(this.#problem.message, 200)}` });
      else this.#case.problems.push(this.#problem);
    }
    return this.#problem !== null;
  }

  text(text: string): void {
    if (this.#problem !== null) this.#problem.text = (this.#problem.text + text).slice(-KEPT);
  }

  close(tag: string): void {
    if (tag === "failure" || tag === "error") this.#problem = null;
    else if (tag === "testcase" && this.#case !== null) {
      this.#finish(this.#case);
      this.#case = null;
    } else if (tag === "testsuite") this.#release();
  }

  /** @param broken why the file could not be read to its end, null when it was */
  end(broken: string | null): void {
    if (this.#case !== null) this.#finish(this.#case);
    else if (this.#count === 0) this.#out.push({ type: "unmapped", input: this.#input, reason: "no test is in it" });
    this.#release();
    this.#out.push(...this.#order.end());
    if (broken !== null) this.#out.push({ type: "unmapped", input: this.#input, reason: broken });
  }

  take(): readonly Reported[] {
    const out = this.#out;
    this.#out = [];
    return out;
  }

  #finish(found: Case): void {
    this.#count += 1;
    const reports = found.problems.flatMap((p) => report(found, p, this.#input));
    const ref = reference(found);
    if (ref.kind === "junit" && !internal(found)) this.#order.add(ref);
    const key = JSON.stringify([found.classname, found.name, found.file]);
    const before = this.#held.get(key);
    if (reports.length > 0) this.#held.set(own(key), [...(before ?? []), ...detached(reports)]);
    else if (before !== undefined) {
      this.#held.delete(key);
      this.#out.push({ type: "unmapped", input: this.#input, reason: `${found.classname}::${found.name} failed first and did not fail when it ran again in the same suite` });
    }
    if (this.#held.size > HELD) this.#release();
  }

  #release(): void {
    for (const reports of this.#held.values()) this.#out.push(...reports);
    this.#held.clear();
  }
}

/** The group of xdist's loadgroup, which is no part of the name. */
const GROUP = /^([A-Za-z_]\w*(?:\[.*\])?)@[\w.-]+$/;

function internal(found: Case): boolean {
  return found.classname === "pytest" && found.name === "internal";
}

function reference(found: Case): Reference {
  const { classname, name, file, problems } = found;
  const collect = problems.find((p) => p.message === "collection failure") ?? (classname === "" ? problems[0] : undefined);
  if (collect === undefined) return { kind: "junit", classname, name: name.replace(GROUP, "$1"), file };
  // A class that could not be collected has its module in the class name.
  return { kind: "module", id: file ?? moduleFile(classname === "" ? name : classname, collect.text) };
}

/** pytest's words for an error outside of the test itself; 9.1 and later may cut them, with a note. */
const PHASED = /^(?:failed on (setup|teardown) with "([^]*?)"?|test (setup|teardown) failure)$/;
const CUT_NOTE = /\n\[(?:\+\d+ more lines?|truncated); full report in element text\]$/;

function report(found: Case, problem: Problem, input: string): Reported[] {
  const origin = { input, line: null };
  const text = cutHead(problem.text.trim() === "" ? problem.message : problem.text.trim(), 2000);
  const lines = problem.text.split("\n");
  if (internal(found)) {
    const ended = readPythonTraceback(lines);
    return [{ type: "run", what: "internal-error", message: inOneLine(ended), node: null, file: ended.place?.file ?? null, line: ended.place?.line ?? null, origin, text }];
  }
  const whole = problem.message.replace(CUT_NOTE, "");
  const [, when, inner, old] = PHASED.exec(whole) ?? [];
  const collect = whole === "collection failure";
  const said = inner ?? (collect || old !== undefined ? "" : whole);
  // Words that are cut, or the whole text over again, are read from the text.
  const known = said === "" || whole !== problem.message || /^E {2}/m.test(said) ? null : said;
  const traceback = readTraceback(lines.length === 1 && lines[0] === "" ? said.split("\n") : lines, known);
  const crashed = crashedWorker(said);
  const test: ReportedTest = {
    type: "test", ref: reference(found), phase: crashed === null ? phaseOf(when ?? old ?? (collect ? "collect" : problem.tag)) : null,
    exception: traceback.exception ?? (problem.type === null ? null : raised(problem.type).exception),
    message: cut(traceback.message, 2000), place: traceback.place, origin, text,
  };
  if (crashed === null) return [test];
  return [test, { type: "run", what: "crash", message: said, node: crashed, file: null, line: null, origin, text }];
}

function phaseOf(text: string): ReportedTest["phase"] {
  if (text === "failure") return "call";
  return text === "setup" || text === "teardown" || text === "collect" ? text : null;
}
