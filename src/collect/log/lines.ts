/** The lines of a whole log: the runs of pytest in it, and what stands between them. */
import type { Reported } from "../failure.js";
import { MypyLines } from "../mypy-log.js";
import { banner } from "./banner.js";
import { follow, type Shell } from "./commands.js";
import { INTERNAL } from "./hardship.js";
import { jobLine, type JobLine } from "./job.js";
import { Names } from "./names.js";
import { progress } from "./progress.js";
import { LOG_ENDS, Session } from "./session.js";
import { Tracebacks } from "./traceback.js";
import { Usage } from "./usage.js";

const NONE: readonly Reported[] = [];
const TITLES = /^(?:test session starts|FAILURES|ERRORS|short test summary info|warnings summary)$/;

export class LogLines {
  readonly #input: string;
  readonly #mypy: MypyLines;
  readonly #usage: Usage;
  readonly #tracebacks: Tracebacks;
  #shell: Shell = { directory: "", command: null };
  #step: string | null = null;
  #session: Session | null = null;
  /** Facts of the run before, until it is known how its command ended. */
  #facts: { readonly facts: Record<string, string>; readonly line: number } | null = null;
  #seen = false;

  constructor(input: string) {
    this.#input = input;
    this.#mypy = new MypyLines(input);
    this.#usage = new Usage(input);
    this.#tracebacks = new Tracebacks(input);
  }

  /** @param step the step that printed the line, where the log says so at each line */
  read(text: string, step: string | null, line: number): readonly Reported[] {
    const moved = step !== null && step !== this.#step ? this.#step_(step, line) : NONE;
    const job = jobLine(text);
    const found = job === null ? this.#line(text, line) : this.#job(job, text, line);
    return moved.length === 0 ? found : [...moved, ...found];
  }

  #line(text: string, line: number): readonly Reported[] {
    if (this.#session !== null) {
      if (!this.#session.begun || !/^=+ test session starts =+$/.test(text)) return this.#within(this.#session, text, line);
      const out = this.#close("another run begins", line);
      return [...out, ...this.#begin(text, line)];
    }
    if (begins(text) || (this.#shell.command !== null && /^[.FEsxXR]+$/.test(text))) return this.#begin(text, line);
    return this.#between(text, line);
  }

  #begin(text: string, line: number): readonly Reported[] {
    this.#seen = true;
    const before = [...this.#usage.end(), ...this.#flush()];
    const { command, directory } = this.#shell;
    const facts = { ...(this.#step === null ? {} : { step: this.#step }), ...(command === null ? {} : { command }), ...(directory === "" ? {} : { directory }) };
    this.#session = new Session(this.#input, new Names(directory), facts, line);
    return [...before, ...this.#within(this.#session, text, line)];
  }

  #within(session: Session, text: string, line: number): readonly Reported[] {
    const found = session.read(text, line);
    return session.ended ? [...found, ...this.#close(null, line)] : found;
  }

  #between(text: string, line: number): readonly Reported[] {
    this.#shell = follow(this.#shell, text);
    this.#tracebacks.read(text, line);
    const usage = this.#usage.read(text, line);
    if (usage !== null) {
      this.#seen = true;
      return usage;
    }
    return this.#mypy.read(text, line);
  }

  #job(job: JobLine, text: string, line: number): readonly Reported[] {
    if (job.kind === "step") {
      const out = this.#step_(job.name, line);
      this.#shell = follow(this.#shell, text);
      return out;
    }
    const why = job.kind === "exit" ? `exit code ${job.code}` : job.why;
    const out = this.#close(why, line);
    this.#facts ??= { facts: this.#step === null ? {} : { step: this.#step }, line };
    this.#facts.facts[job.kind === "exit" ? "exit_code" : "cancelled"] = job.kind === "exit" ? job.code : job.why;
    return out;
  }

  /** Another step begins: no run goes on over its start. */
  #step_(name: string, line: number): readonly Reported[] {
    const out = [...this.#close("another step begins", line), ...this.#flush()];
    this.#step = name;
    this.#shell = { directory: "", command: null };
    return out;
  }

  #close(broken: string | null, line: number): readonly Reported[] {
    const session = this.#session;
    if (session === null) return NONE;
    this.#session = null;
    // A `cd` in a subshell ends with it; what follows says itself where it is.
    this.#shell = { directory: this.#shell.directory, command: null };
    const out = session.close(session.ended ? null : broken, line);
    this.#facts = { facts: { ...session.facts }, line };
    return out;
  }

  /** The facts that are complete now. */
  #flush(): Reported[] {
    const context = this.#facts;
    this.#facts = null;
    if (context === null || Object.keys(context.facts).length === 0) return [];
    return [{ type: "context", facts: context.facts, origin: { input: this.#input, line: context.line } }];
  }

  end(line: number): readonly Reported[] {
    const out = [...this.#close(LOG_ENDS, line), ...this.#usage.end(), ...this.#mypy.end(), ...this.#flush()];
    if (this.#seen || this.#mypy.seen) return out;
    const tracebacks = this.#tracebacks.end();
    if (tracebacks.length > 0) return [...out, ...tracebacks];
    return [...out, { type: "unmapped", input: this.#input, reason: "neither pytest, mypy nor a Python traceback is in it" }];
  }
}

/** Whether pytest's output begins here, with its heading or (`-q`, a log cut at its head) without. */
function begins(text: string): boolean {
  const first = text.charCodeAt(0);
  if (first === 0x3d) return TITLES.test(banner(text, null)?.title ?? "");
  if (text.startsWith(INTERNAL)) return true;
  if (text.includes("Fatal Python error: ")) return true;
  if (!text.endsWith("]") || text.length > 4000) return false;
  return /\[ *(?:\d+%|\d+\/\d+)\]$/.test(text) && progress(text) !== null;
}
