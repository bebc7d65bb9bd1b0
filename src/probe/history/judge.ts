/** From outcomes at commits to the one that brought a failure. */
import type { NonEmpty } from "../../ports.js";
import type { CommandSource, Contrast, Evidence } from "../../trace/evidence.js";
import type { IntroducedBy, Verdict } from "../history.js";
import { boundary } from "./boundary.js";
import type { Revision } from "./checkout.js";
import { labelOf, short } from "./look.js";
import type { Question } from "./question.js";
import { changesTestsOnly, forkOf, lineOf, readCommit, testFilesBetween, type Commit } from "./repository.js";
import { stateOf, type Seen, type State } from "./seen.js";
import type { Visits } from "./visits.js";

/** Why a commit cannot be named; goes to `not_run`. */
export class Undetermined extends Error {
  override readonly name = "Undetermined";
}

export const NOTHING: Verdict = { preExisting: false, introducedBy: null, exposes: null, arrived: null };

const own = (commit: Commit): Revision => ({ commit, tests: null });

export class Judge {
  readonly #visits: Visits;
  readonly #question: Question;

  constructor(visits: Visits, question: Question) {
    this.#visits = visits;
    this.#question = question;
  }

  /**
   * Finds the commit on a first-parent line.
   * @param line oldest first; red with this signature at its end, taken not to be so at its beginning
   * @throws Undetermined, OutOfTime
   */
  async find(line: readonly Commit[]): Promise<Verdict> {
    const { at, before, index } = await this.#turn(line, async (commit) => (await this.#state(own(commit))) === "same");
    const { repository } = this.#visits.bench;
    if (at.parents.length === 0 && repository.shallow.has(at.sha)) {
      throw new Undetermined(`the shallow checkout ends at ${short(at.sha)}, where it is red already: set fetch-depth: 0`);
    }
    const state = await this.#state(own(before));
    if (state === "same") throw new Undetermined(`it is red already at ${short(before.sha)}, from which the change set out`);
    const side = at.parents.length > 1 ? await this.#alongside(at) : null;
    if (side !== null) return side;
    if (at.parents.length > 1 && (state === "passed" || state === "absent")) {
      return { ...NOTHING, introducedBy: await this.#named(at, [own(before), ...(await this.#otherParents(at))]) };
    }
    switch (state) {
      case "passed":
        return this.#turned(before, at);
      case "absent":
        return this.#arrived(line.slice(0, index), before, at);
      case "other":
        return this.#otherBefore(line.slice(0, index), before, at);
      case "unknown":
        throw new Undetermined(`${short(before.sha)} could not be asked: ${(await this.#seen(own(before))).reason}`);
    }
  }

  /** Green before, red from here on. Where the commit changed nothing but tests, older code may be at fault. */
  async #turned(before: Commit, at: Commit): Promise<Verdict> {
    const { context, repository } = this.#visits.bench;
    const named = await this.#named(at, [own(before)]);
    return { ...NOTHING, introducedBy: named, arrived: (await changesTestsOnly(context, repository, at.sha)) ? named : null };
  }

  /** The test came with its failure: its test files are carried back, so that the question stays the same. */
  async #arrived(older: readonly Commit[], before: Commit, at: Commit): Promise<Verdict> {
    const carried = await this.#carried(before, at);
    const state = await this.#state(carried);
    if (state === "passed") return { ...NOTHING, introducedBy: await this.#named(at, [carried]) };
    const arrived = await this.#named(at, []);
    // Red for want of the code that it tests: that says nothing of the fault.
    if (state !== "same") return { ...NOTHING, introducedBy: arrived, arrived };
    return this.#olderThanTest(older, at, arrived);
  }

  /** With the newer tests it is red before they came: the fault is as old as the first commit where that is so. */
  async #olderThanTest(older: readonly Commit[], tests: Commit, arrived: IntroducedBy): Promise<Verdict> {
    const [first] = older;
    if (first === undefined) throw new Undetermined("there is no older commit");
    const start = await this.#carried(first, tests);
    if ((await this.#state(start)) === "same") {
      const words = `it fails in the same way at ${short(first.sha)}, before the change, with the tests of ${short(tests.sha)} carried there`;
      return { ...NOTHING, exposes: `Commit ${short(tests.sha)} shows it but did not bring it: ${words}.`, arrived: { ...arrived, evidence: [...arrived.evidence, await this.#shown(start)] } };
    }
    const { at, before } = await this.#turn(older, async (commit) => (await this.#state(await this.#carried(commit, tests))) === "same");
    return { ...NOTHING, introducedBy: await this.#named(at, [await this.#carried(before, tests)], tests) };
  }

  /** Red before in another way: the commit that made it red at all counts, where there is one. */
  async #otherBefore(older: readonly Commit[], before: Commit, at: Commit): Promise<Verdict> {
    const [first] = older;
    const start = first === undefined ? "unknown" : await this.#state(own(first));
    if (older.length > 1 && (start === "passed" || start === "absent")) {
      const turn = await this.#turn(older, async (commit) => ["same", "other"].includes(await this.#state(own(commit))));
      return this.#turnedOtherwise(turn.before, turn.at, at);
    }
    const carried = await this.#carried(before, at);
    const state = await this.#state(carried);
    if (state === "passed") return { ...NOTHING, introducedBy: await this.#named(at, [carried]) };
    if (state === "same" && first !== undefined && (await this.#state(await this.#carried(first, at))) === "same") {
      return { ...NOTHING, preExisting: true };
    }
    throw new Undetermined(`it is red at ${short(before.sha)} too, in another way, and no older commit is known to be green`);
  }

  /** The other way may be but the tests' older form: with the later ones both sides are asked again. */
  async #turnedOtherwise(before: Commit, at: Commit, tests: Commit): Promise<Verdict> {
    const [red, green] = [await this.#carried(at, tests), await this.#carried(before, tests)];
    if ((await this.#state(red)) === "same" && (await this.#state(green)) === "passed") {
      return { ...NOTHING, introducedBy: await this.#named(at, [green], tests) };
    }
    const named = { ...(await this.#named(at, [own(before)])), contrast: null };
    return { ...NOTHING, introducedBy: named, arrived: (await this.#state(own(before))) === "absent" ? named : null };
  }

  /** A merge: red on the side that came in, it is of a commit there; else the merge itself brought it. */
  async #alongside(merge: Commit): Promise<Verdict | null> {
    const { context } = this.#visits.bench;
    for (const sha of merge.parents.slice(1)) {
      const side = await readCommit(context, sha);
      if ((await this.#state(own(side))) !== "same") continue;
      const fork = await forkOf(context, merge.parents[0] ?? merge.sha, sha);
      if (fork === null) throw new Undetermined(`${short(merge.sha)} is a merge (of a pull request, say) whose second parent ${short(sha)} is red, and the shallow checkout holds no commits before it: set fetch-depth: 0`);
      const line = await lineOf(context, fork, sha);
      return this.find(line);
    }
    return null;
  }

  async #otherParents(merge: Commit): Promise<Revision[]> {
    return Promise.all(merge.parents.slice(1).map(async (sha) => own(await readCommit(this.#visits.bench.context, sha))));
  }

  async #turn(line: readonly Commit[], has: (commit: Commit) => Promise<boolean>): Promise<{ before: Commit; at: Commit; index: number }> {
    const index = await boundary(line.length, async (i) => {
      const commit = line[i];
      return commit !== undefined && has(commit);
    });
    const [before, at] = [line[index - 1], line[index]];
    if (before === undefined || at === undefined) throw new Undetermined("there is no commit between the base and HEAD");
    return { before, at, index };
  }

  /** @param tests whose test files are laid over both sides, where the node is younger than the commit */
  async #named(at: Commit, against: readonly Revision[], tests: Commit | null = null): Promise<IntroducedBy> {
    const red = tests === null ? own(at) : await this.#carried(at, tests);
    const [before] = against;
    const contrast = before === undefined ? null : await this.#contrast(red, before);
    const evidence: NonEmpty<Evidence> = contrast === null ? [await this.#shown(red)] : [contrast.failing, contrast.passing];
    const others = await Promise.all(against.slice(contrast === null ? 0 : 1).map(async (r) => this.#mint(await this.#seen(r), "")));
    return { sha: at.sha, subject: at.subject, evidence: [...evidence, ...others.filter((e) => e !== null)], contrast };
  }

  /** The two runs as a proof, where the passing one has no failure of another group in it. */
  async #contrast(red: Revision, green: Revision): Promise<Contrast | null> {
    if ((await this.#state(green)) !== "passed" || (await this.#state(red)) !== "same") return null;
    const shared = await this.#seen(green);
    const passing = shared.shown?.ran.exitCode === 0 || this.#question.manner.kind === "mypy" ? shared : await this.#visits.seeGreen(this.#question, green);
    const [one, other] = [this.#mint(await this.#seen(red), ""), this.#mint(passing, `${short(red.commit.sha)}^ `)];
    return one === null || other === null ? null : this.#visits.bench.context.recorder.contrast(`commit ${short(red.commit.sha)}`, one, other);
  }

  #mint(seen: Seen, relation: string): Evidence<CommandSource> | null {
    if (seen.shown === null) return null;
    const { ran, claim } = seen.shown;
    return this.#visits.mint(ran, relation === "" ? claim : claim.replace(/^at /, `at ${relation}= `));
  }

  async #shown(revision: Revision): Promise<Evidence> {
    const made = this.#mint(await this.#seen(revision), "");
    if (made === null) throw new Undetermined(`nothing was run at ${labelOf(revision)}`);
    return made;
  }

  async #carried(commit: Commit, tests: Commit): Promise<Revision> {
    const { context, repository } = this.#visits.bench;
    const files = await testFilesBetween(context, repository, commit.sha, tests.sha);
    return files.taken.length + files.gone.length === 0 ? own(commit) : { commit, tests: { of: tests, files } };
  }

  #seen(revision: Revision): Promise<Seen> {
    return this.#visits.see(this.#question, revision);
  }

  async #state(revision: Revision): Promise<State> {
    return stateOf(await this.#seen(revision), this.#question.focus);
  }
}
