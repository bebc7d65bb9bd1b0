/**
 * A throw-away copy of the checkout in which files may be changed and pytest and mypy run. A run counts only where the
 * first-party code that it loaded is the copy's: an editable install points at the user's checkout.
 */
import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
import type { Context, Interpreter } from "../../context.js";
import { SAFE_GIT } from "../../env/change.js";
import { ENVIRONMENT, staysInside } from "../history/checkout.js";
import { contextIn, direct, type Setup } from "../history/bench.js";
import { editablePaths, moved, namesThere, ownNames, rootsIn, strangers } from "../history/origin.js";
import type { Bench } from "../once-more.js";
import type { PytestQuestion } from "../pytest.js";
import { readRun, type ReadRun } from "../reproduce.js";
import type { TypesPlan } from "../types.js";
import { callMypy, errorsOf, targetWords, type MypyRun } from "../types/mypy.js";
import { copyCheckout, type Copy } from "./copy.js";

export type ScratchRun =
  | { readonly kind: "run"; readonly read: ReadRun }
  /** It ran other code than the copy's, or does not tell which. */
  | { readonly kind: "foreign"; readonly reason: string };

export interface ScratchTypes extends MypyRun {
  readonly errors: ReturnType<typeof errorsOf>;
}

const APPLY_MS = 30_000;

export class Workspace {
  readonly #bench: Bench;
  readonly #copy: Copy;
  readonly #own: ReadonlySet<string>;
  #setup: Setup;
  /** The text of each file before it was changed; null where it was not there. */
  readonly #before = new Map<string, string | null>();

  private constructor(bench: Bench, copy: Copy, python: readonly string[]) {
    this.#bench = { ...bench, interpreter: direct(bench.interpreter) };
    this.#copy = copy;
    this.#own = ownNames(bench.interpreter, python);
    this.#setup = { path: [...new Set(editablePaths(bench.context, bench.interpreter))], extras: [] };
  }

  /**
   * @param python the project's Python files
   * @throws Error where the copy cannot be made
   */
  static async open(bench: Bench, python: readonly string[]): Promise<Workspace> {
    return new Workspace(bench, await copyCheckout(bench.context), python);
  }

  /** Absolute folder of the project in the copy. */
  get project(): string {
    return this.#copy.project;
  }

  /** The project's folder in its repository: "" or ending in "/". Patches name files from the repository's top. */
  get prefix(): string {
    return this.#copy.prefix;
  }

  /** As for the user's checkout, with its paths moved into the copy. */
  get context(): Context {
    return contextIn(this.#bench.context, this.project, this.#setup);
  }

  get interpreter(): Interpreter {
    return this.#bench.interpreter;
  }

  /** @returns null where the file is not there, or leads out of the copy */
  read(file: string): string | null {
    try {
      return readFileSync(this.#inside(file), "utf8");
    } catch {
      return null;
    }
  }

  /** Writes a file of the project, or takes it away (null). @throws Error where the path leads out of the copy */
  write(file: string, content: string | null): void {
    const path = this.#inside(file);
    if (!this.#before.has(file)) this.#before.set(file, this.read(file));
    if (content === null) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }

  /**
   * Applies a patch as a person would, from the project's folder.
   * @param files those that it changes, to be put back by `restore`
   * @returns git's words where it does not apply
   */
  async apply(patch: string, files: readonly string[]): Promise<string | null> {
    for (const file of files) if (!this.#before.has(file)) this.#before.set(file, this.read(file));
    const { context } = this;
    const ran = await context.exec.run({
      argv: [...SAFE_GIT, "apply", "--whitespace=nowarn", "-"], cwd: this.project, timeoutMs: APPLY_MS, env: ENVIRONMENT, stdin: patch,
    });
    return ran.exitCode === 0 ? null : ran.stderr.trim();
  }

  /** Puts every file back that was written. */
  restore(): void {
    for (const [file, content] of this.#before) this.write(file, content);
    this.#before.clear();
  }

  async pytest(question: Omit<PytestQuestion, "checkout">): Promise<ScratchRun> {
    const first = await this.#pytest(question);
    if (first.kind === "run" || this.#setup.path.length > 0) return first;
    // An installed copy goes before the checkout's: its own folders are put first.
    this.#setup = { ...this.#setup, path: rootsIn(this.project, "") };
    return this.#pytest(question);
  }

  async #pytest(question: Omit<PytestQuestion, "checkout">): Promise<ScratchRun> {
    const read = await readRun(this.context, this.interpreter, this.#bench.neutral, question);
    const foreign = strangers(read, namesThere(this.#own, this.project), this.#copy.original);
    if (foreign === null) return { kind: "foreign", reason: "the run did not tell where its modules came from" };
    return foreign.length > 0 ? { kind: "foreign", reason: `it ran other code than the copy's: ${foreign.slice(0, 3).join(", ")}` } : { kind: "run", read };
  }

  async mypy(plan: TypesPlan, call: { readonly stepId: string; readonly action: string }): Promise<ScratchTypes> {
    const targets = plan.targets.map((t) => moved(t, this.#bench.context.inputs.project, this.project));
    const run = await callMypy(this.context, this.interpreter, { ...call, args: targetWords(targets), cache: null });
    return { ...run, errors: errorsOf(run, this.project) };
  }

  remove(): void {
    this.#copy.remove();
  }

  #inside(file: string): string {
    const root = realpathSync(this.project);
    const path = resolve(root, file);
    if (!path.startsWith(`${root}${sep}`) || !staysInside(path, root) || lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new Error(`${file} leads out of the checkout`);
    return join(root, path.slice(root.length + 1));
  }
}
