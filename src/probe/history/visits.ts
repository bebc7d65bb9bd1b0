/** Looks at revisions: each at most once for each group, and all groups that are still open in one go. */
import { timeLeft, whyStopped } from "../../context.js";
import { Stopped } from "../../errors.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import type { Ran } from "../../trace/recorder.js";
import type { Bench, Setup } from "./bench.js";
import type { Revision } from "./checkout.js";
import { labelOf, look, type Scope, type View } from "./look.js";
import { nameOf, type Question } from "./question.js";
import { stateOf, unknown, type Seen } from "./seen.js";

/** Below this many milliseconds no run is begun. */
const LEAST_MS = 2000;

/** The time budget is used up, or the run was asked to end: what is known so far stands. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

export class Visits {
  readonly bench: Bench;
  readonly setup: Setup;
  #open: readonly Question[];
  #longestMs = 0;
  /** By the trees looked at: what depends on the code alone is asked once, whatever the commit is called. */
  readonly #memo = new Map<string, Map<string, Seen>>();
  readonly #green = new Map<string, View>();
  readonly #minted = new Map<string, Evidence<CommandSource>>();

  /** @param open groups that are run together wherever one of them is asked for */
  constructor(bench: Bench, setup: Setup, open: readonly Question[]) {
    this.bench = bench;
    this.setup = setup;
    this.#open = open;
  }

  /** From here on only these are run together. */
  narrow(open: readonly Question[]): void {
    this.#open = open;
  }

  /** What `question` shows at a revision. @throws OutOfTime */
  async see(question: Question, revision: Revision): Promise<Seen> {
    const memo = this.#at(revision);
    const known = (q: Question): boolean => {
      const seen = memo.get(q.group.signature);
      return seen !== undefined && (seen.reason !== "" || seen.states.has(nameOf(q.focus)));
    };
    if (!known(question)) {
      const together = this.#open.filter((q) => !known(q) && q !== question);
      await this.look([question, ...together], revision, "followed");
    }
    return memo.get(question.group.signature) ?? unknown("nothing ran");
  }

  /** A revision at which the question passes, run with only those groups that pass there. @throws OutOfTime */
  async seeGreen(question: Question, revision: Revision): Promise<Seen> {
    const key = keyOf(revision);
    const memo = this.#at(revision);
    const green = this.#green.get(key) ?? (await this.#run(this.#open.filter((q) => q.manner.kind !== "mypy" && passes(memo.get(q.group.signature), q)), revision, "followed"));
    this.#green.set(key, green);
    const seen = green.get(question.group.signature);
    return seen !== undefined && passes(seen, question) ? seen : unknown("it did not pass again");
  }

  /** Runs groups at a revision and remembers what they show. @throws OutOfTime */
  async look(questions: readonly Question[], revision: Revision, scope: Scope): Promise<View> {
    const view = await this.#run(questions, revision, scope);
    const memo = this.#at(revision);
    for (const [signature, seen] of view) memo.set(signature, seen);
    return view;
  }

  /** Evidence of a run, one for each claim. */
  mint(ran: Ran, claim: string): Evidence<CommandSource> {
    const key = `${ran.source.output_ref} ${ran.source.argv.join(" ")} ${claim}`;
    const made = this.#minted.get(key) ?? this.bench.context.recorder.fromCommand(ran, claim, ran.output.slice(-1400));
    this.#minted.set(key, made);
    return made;
  }

  async #run(questions: readonly Question[], revision: Revision, scope: Scope): Promise<View> {
    const { context } = this.bench;
    if (timeLeft(context) < Math.max(LEAST_MS, this.#longestMs)) throw new OutOfTime(whyStopped(context));
    context.progress.detail(`history: ${labelOf(revision)}`);
    const begun = performance.now();
    const view = await look(this.bench, this.setup, questions, revision, scope).catch((thrown: unknown) => {
      throw thrown instanceof Stopped ? new OutOfTime(whyStopped(context)) : thrown;
    });
    this.#longestMs = Math.max(this.#longestMs, performance.now() - begun);
    return view;
  }

  #at(revision: Revision): Map<string, Seen> {
    const key = keyOf(revision);
    const memo = this.#memo.get(key) ?? new Map<string, Seen>();
    this.#memo.set(key, memo);
    return memo;
  }
}

const keyOf = ({ commit, tests }: Revision): string => `${commit.tree} ${tests?.of.tree ?? ""}`;

const passes = (seen: Seen | undefined, question: Question): boolean => seen !== undefined && stateOf(seen, question.focus) === "passed";
