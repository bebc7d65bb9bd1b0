/** Looks at revisions: each at most once for each group, and all groups that are still open in one go. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Context, Interpreter } from "../../context.js";
import { timeLeft } from "../../context.js";
import type { Failure } from "../../diagnose/dossier.js";
import { messageOf } from "../../errors.js";
import type { Exec, Finished } from "../../ports.js";
import type { CommandSource, Evidence } from "../../trace/evidence.js";
import type { Ran } from "../../trace/recorder.js";
import type { ReadRun } from "../reproduce.js";
import { runTypes, type TypesPlan, type TypesRun } from "../types.js";
import { askEach, askTogether, type Answer, type Ask } from "./ask.js";
import { contextIn, type Bench, type Setup } from "./bench.js";
import { checkOut, type Revision } from "./checkout.js";
import { strangers } from "./origin.js";
import { members, nameOf, type Question } from "./question.js";
import { stateOf, testState, typeStates, unknown, type Seen, type State } from "./seen.js";

/** Below this many milliseconds no run is begun. */
const LEAST_MS = 2000;

/** The time budget is used up: what is known so far stands. */
export class OutOfTime extends Error {
  override readonly name = "OutOfTime";
}

/** Which failures of a group are looked at. */
export type Scope = "followed" | "all";

export class Visits {
  readonly bench: Bench;
  readonly setup: Setup;
  #open: readonly Question[];
  #longestMs = 0;
  readonly #memo = new Map<string, Map<string, Seen>>();
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
    const key = `${revision.commit.tree} ${revision.tests?.of.tree ?? ""}`;
    const memo = this.#memo.get(key) ?? new Map<string, Seen>();
    this.#memo.set(key, memo);
    const known = (q: Question): boolean => {
      const seen = memo.get(q.group.signature);
      return seen !== undefined && (seen.reason !== "" || seen.states.has(nameOf(q.focus)));
    };
    if (!known(question)) {
      const together = this.#open.filter((q) => !known(q) && q !== question);
      for (const [signature, seen] of await this.look([question, ...together], revision, "followed")) memo.set(signature, seen);
    }
    return memo.get(question.group.signature) ?? unknown("nothing ran");
  }

  /** Evidence of a run, one for each claim. */
  mint(ran: Ran, claim: string): Evidence<CommandSource> {
    const key = `${ran.source.output_ref} ${ran.source.argv.join(" ")} ${claim}`;
    const made = this.#minted.get(key) ?? this.bench.context.recorder.fromCommand(ran, claim, ran.output.slice(-1400));
    this.#minted.set(key, made);
    return made;
  }

  /** Remembers what `look` saw of a commit as it is. */
  remember(revision: Revision, seen: ReadonlyMap<string, Seen>): void {
    this.#memo.set(`${revision.commit.tree} `, new Map([...(this.#memo.get(`${revision.commit.tree} `) ?? []), ...seen]));
  }

  /** Runs groups at a revision, in a checkout of its own. @throws OutOfTime */
  async look(questions: readonly Question[], revision: Revision, scope: Scope): Promise<ReadonlyMap<string, Seen>> {
    const { context, repository } = this.bench;
    if (timeLeft(context) < Math.max(LEAST_MS, this.#longestMs)) throw new OutOfTime("the time budget was used up");
    const begun = performance.now();
    const name = labelOf(revision);
    context.progress.detail(`history: ${name}`);
    try {
      const checkout = await checkOut({ ...context, scratch: join(context.scratch, "history") }, repository, revision, this.setup.extras);
      try {
        const here = contextIn(this.bench, checkout.project, this.setup);
        const [tests, types] = await Promise.all([this.#pytest(here, questions, name, scope), this.#mypy(here, questions, name)]);
        return new Map([...tests, ...types]);
      } finally {
        checkout.remove();
      }
    } catch (thrown) {
      return new Map(questions.map((q) => [q.group.signature, unknown(messageOf(thrown))]));
    } finally {
      this.#longestMs = Math.max(this.#longestMs, performance.now() - begun);
    }
  }

  async #pytest(here: Context, questions: readonly Question[], name: string, scope: Scope): Promise<Map<string, Seen>> {
    const { interpreter, neutral } = this.bench;
    const found = new Map<string, Seen>();
    const followed = (q: Question): readonly Failure[] => (scope === "all" ? members(q) : [q.focus]);
    for (const kind of ["nodes", "collect"] as const) {
      const shared = questions.filter((q) => q.manner.kind === kind);
      if (shared.length === 0) continue;
      const words = [...new Set(shared.flatMap((q) => followed(q).map(nameOf)))];
      const answers = await askEach(here, interpreter, neutral, this.#ask(words, kind === "collect", {}));
      for (const q of shared) found.set(q.group.signature, this.#seen(followed(q), answers, name));
    }
    for (const q of questions) {
      if (q.manner.kind !== "own") continue;
      const { company, env, repeats } = q.group;
      const alone = company === null && q.manner.words.length > 0;
      const ask = this.#ask(alone ? followed(q).map(nameOf) : q.manner.words, q.manner.collectOnly, env);
      let seen = unknown("nothing ran");
      for (let i = 0; i < repeats && stateOf(seen, q.focus) !== "same"; i += 1) {
        seen = this.#seen(followed(q), await (alone ? askEach : askTogether)(here, interpreter, neutral, ask), name);
      }
      found.set(q.group.signature, seen);
    }
    return found;
  }

  #ask(words: readonly string[], collectOnly: boolean, env: Readonly<Record<string, string>>): Ask {
    return { action: "history.pytest", words, collectOnly, env, manifests: [...this.bench.asked.files.manifests.keys()], head: this.bench.context.inputs.project };
  }

  /** Reads the answers for the failures of one group, the followed one first. */
  #seen(failures: readonly Failure[], answers: readonly Answer[], name: string): Seen {
    const of = (f: Failure): ReadRun[] => answers.filter((a) => a.words.length === 0 || f.type !== "test" || a.words.includes(f.node)).map((a) => a.read);
    const mine = [...new Set(failures.flatMap(of))];
    const origins = mine.map((read) => strangers(read, this.bench.own, this.bench.repository.top));
    const foreign = origins.flatMap((o) => o ?? []);
    if (foreign.length > 0) return unknown(`it ran other code than the checkout's: ${foreign.slice(0, 3).join(", ")}`);
    if (origins.includes(null)) return unknown("the run did not tell where its modules came from");
    const states = new Map(failures.flatMap((f): [string, State][] => (f.type === "mypy" ? [] : [[nameOf(f), testState(f, of(f))]])));
    const [shown] = mine;
    return { states, reason: "", shown: shown === undefined ? null : { ran: shown.ran, claim: `at ${name}: ${shown.evidence.claim}` } };
  }

  async #mypy(here: Context, questions: readonly Question[], name: string): Promise<Map<string, Seen>> {
    const asked = questions.filter((q) => q.manner.kind === "mypy");
    const plan = this.bench.asked.types;
    if (asked.length === 0 || plan === null) return new Map();
    const targets = plan.targets.filter((t) => existsSync(join(here.inputs.project, t)));
    if (plan.targets.length > 0 && targets.length === 0) {
      return new Map(asked.map((q) => [q.group.signature, { states: new Map(q.group.failures.map((f) => [nameOf(f), "absent" as const])), shown: null, reason: "" }]));
    }
    const { run, ran } = await ranTypes({ ...here, scratch: join(here.scratch, "history") }, this.bench.interpreter, { ...plan, targets });
    const shown = { ran, claim: `at ${name}: ${run.evidence.claim}` };
    return new Map(asked.map((q) => [q.group.signature, { states: typeStates(q.group.failures, run, this.bench.renames), shown, reason: "" }]));
  }
}

/** mypy's run with what evidence of it can be minted from. */
async function ranTypes(here: Context, interpreter: Interpreter, plan: TypesPlan): Promise<{ run: TypesRun; ran: Ran }> {
  const done: Finished[] = [];
  const exec: Exec = {
    run: async (command) => {
      const finished = await here.exec.run(command);
      done.push(finished);
      return finished;
    },
  };
  const run = await runTypes({ ...here, exec }, interpreter, plan);
  const { source } = run.evidence;
  const finished = done.at(-1);
  if (source.type !== "command" || finished === undefined) throw new Error("mypy did not run");
  return { run, ran: { ...finished, source } };
}

export const short = (sha: string): string => sha.slice(0, 7);

export function labelOf({ commit, tests }: Revision): string {
  return tests === null ? short(commit.sha) : `${short(commit.sha)} with the tests of ${short(tests.of.sha)}`;
}
