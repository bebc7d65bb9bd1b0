/** The trace of one run, and the only place that makes evidence. */
import { createHash } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "../errors.js";
import type { Clock, Command, Exec, Finished, NonEmpty } from "../ports.js";
import type { CommandSource, Contrast, Evidence, FileSource, InputSource, PriorSource, Source } from "./evidence.js";
import type { TraceEntry, TraceEvent } from "./event.js";
import { redactDeep, type Redact } from "./redact.js";

/** A command that ran and whose output is in the bundle; evidence about it is minted from this. */
export interface Ran extends Finished {
  readonly source: CommandSource;
}

export interface RecorderOptions {
  /** The bundle's folder, already there. */
  readonly out: string;
  /** The project's folder: files are named relative to it. */
  readonly project: string;
  readonly runId: string;
  readonly clock: Clock;
  readonly redact: Redact;
  /** Our step ids → those that the trace uses, where they are others. */
  readonly steps?: ReadonlyMap<string, string>;
}

export interface RunOptions {
  readonly stepId: string;
  readonly action: string;
  /** The command as a person types it, where what runs differs only in absolute paths; by default argv itself. */
  readonly shown?: NonEmpty<string>;
}

const EXCERPT = 1500;
const MINT = "evidence.mint";

export class Recorder {
  readonly traceFile: string;
  #seq = 0;
  #errors = 0;
  #evidence: Evidence[] = [];
  #latest: TraceEvent[] = [];
  readonly #o: RecorderOptions;

  constructor(options: RecorderOptions) {
    this.#o = options;
    this.traceFile = `traces/${options.runId.replaceAll(":", "-")}.jsonl`;
    mkdirSync(join(options.out, "traces"), { recursive: true });
    mkdirSync(join(options.out, "evidence"), { recursive: true });
    writeFileSync(join(options.out, this.traceFile), "");
  }

  get runId(): string {
    return this.#o.runId;
  }
  get records(): number {
    return this.#seq;
  }
  get errors(): number {
    return this.#errors;
  }
  get evidence(): readonly Evidence[] {
    return this.#evidence;
  }
  /** The last five records of work; that evidence was noted says nothing new to a reader. */
  get latest(): readonly TraceEvent[] {
    return this.#latest;
  }

  /** Appends one record. Never throws: tracing does not fail a run. */
  record(entry: TraceEntry): void {
    const event: TraceEvent = { v: 1, run_id: this.#o.runId, seq: this.#seq, ts: this.#o.clock.now().toISOString(), ...entry, step_id: this.#o.steps?.get(entry.step_id) ?? entry.step_id };
    this.#seq += 1;
    if (entry.error !== undefined) this.#errors += 1;
    if (entry.action !== MINT) this.#latest = [...this.#latest.slice(-4), event];
    try {
      appendFileSync(join(this.#o.out, this.traceFile), `${JSON.stringify(redactDeep(event, this.#o.redact))}\n`);
    } catch {
      // A full disk must not cost the report; the report's record count then differs from the file's.
    }
  }

  /** Runs a command, records it, and keeps its output in the bundle. */
  async run(exec: Exec, command: Command, options: RunOptions): Promise<Ran> {
    const [program, ...words] = options.shown ?? command.argv;
    const argv = [this.#o.redact(program), ...words.map((w) => this.#o.redact(w))] as const;
    let done: Finished;
    try {
      done = await exec.run(command);
    } catch (thrown) {
      this.record({
        surface: "operational", step_id: options.stepId, action: options.action, argv: [...argv], status: "failed",
        error: { type: thrown instanceof Error ? thrown.name : "Error", message: messageOf(thrown) },
      });
      throw thrown;
    }
    const output_ref = this.#store(done.output);
    this.record({
      surface: "operational", step_id: options.stepId, action: options.action, argv: [...argv], output_ref,
      status: done.timedOut ? "timeout" : done.exitCode === 0 ? "ok" : "failed",
      exit_code: done.exitCode, duration_ms: done.durationMs,
      ...(done.timedOut ? { error: { type: "Timeout", message: `stopped after ${String(command.timeoutMs)} ms` } } : {}),
    });
    const cwd = this.#relative(command.cwd);
    return {
      ...done,
      source: {
        type: "command", argv, cwd, exit_code: done.exitCode, duration_ms: done.durationMs, output_ref,
        ...(done.signal === null ? {} : { signal: done.signal }),
        ...(done.timedOut ? { timed_out: true as const } : {}),
      },
    };
  }

  /** Evidence from a command that ran. */
  fromCommand(ran: Ran, claim: string, excerpt: string): Evidence<CommandSource> {
    return this.#mint(ran.source, claim, excerpt);
  }

  /** Evidence from lines of the checkout, read now. A file that is not there is evidence of its absence (`lines` and `sha` null). */
  fromFile(file: string, lines: readonly [number, number] | null, claim: string): Evidence<FileSource> {
    let content: Buffer | null = null;
    try {
      content = readFileSync(join(this.#o.project, file));
    } catch {
      // absent or unreadable: said by the null hash
    }
    const sha = content === null ? null : createHash("sha256").update(content).digest("hex");
    const text = content?.toString("utf8").split("\n") ?? [];
    const excerpt = lines === null ? "" : text.slice(lines[0] - 1, lines[1]).join("\n");
    return this.#mint({ type: "file", file, lines: content === null ? null : lines, sha }, claim, excerpt);
  }

  /** Evidence from something that CI left behind. `content` is the part that speaks, kept in the bundle. */
  fromInput(input: string, content: string, claim: string): Evidence<InputSource> {
    return this.#mint({ type: "input", input, output_ref: this.#store(content) }, claim, content);
  }

  /** Evidence from an earlier run of ours, as the pull request's state remembers it: a hint, which what runs now confirms. */
  fromPrior(sha: string, runId: string, claim: string): Evidence<PriorSource> {
    return this.#mint({ type: "prior", sha, run_id: runId, exit_code: 1 }, claim, "");
  }

  /** True for a text that holds nothing which would be redacted. */
  isClean(text: string): boolean {
    return this.#o.redact(text) === text;
  }

  /** Joins two runs to a contrast; null unless one failed and the other passed. */
  contrast(factor: string, one: Evidence<CommandSource>, other: Evidence<CommandSource>): Contrast | null {
    const passed = (e: Evidence<CommandSource>): boolean => e.source.exit_code === 0;
    if (passed(one) === passed(other)) return null;
    const [failing, passing] = passed(one) ? [other, one] : [one, other];
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- one of the two places that mint
    return { factor, failing, passing } as Contrast;
  }

  #mint<S extends Source>(source: S, claim: string, excerpt: string): Evidence<S> {
    const id = `E${String(this.#evidence.length + 1)}`;
    const ref = source.type === "file" ? source.file : "output_ref" in source ? source.output_ref : undefined;
    this.record({
      surface: "cognitive", step_id: "evidence", action: MINT, marker: "REASON", note: `${id}: ${claim}`,
      ...(ref === undefined ? {} : { input_ref: ref }),
    });
    const cut = excerpt.length > EXCERPT ? `${excerpt.slice(0, EXCERPT)}\n[cut]` : excerpt;
    const made = { id, claim: this.#o.redact(claim), source, excerpt: this.#o.redact(cut) };
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- one of the two places that mint
    const evidence = made as Evidence<S>;
    this.#evidence.push(evidence);
    return evidence;
  }

  #store(content: string): string {
    const text = this.#o.redact(content);
    const ref = `evidence/${createHash("sha256").update(text).digest("hex").slice(0, 16)}.txt`;
    writeFileSync(join(this.#o.out, ref), text);
    return ref;
  }

  #relative(cwd: string): string {
    if (cwd === this.#o.project) return ".";
    return cwd.startsWith(`${this.#o.project}/`) ? cwd.slice(this.#o.project.length + 1) : "(scratch)";
  }
}
