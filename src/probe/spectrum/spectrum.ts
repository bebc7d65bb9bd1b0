/** Line coverage of failing nodes and their passing neighbours, from one run of their test files. */
import { timeLeft, type Context, type Interpreter } from "../../context.js";
import type { Evidence } from "../../trace/evidence.js";
import type { FactOf } from "../facts.js";
import type { Neutral } from "../pytest.js";
import { nodeArgument, readRun, unlessStopped } from "../reproduce.js";

export interface SpectrumQuestion {
  /** Node ids that fail, a few of each group. */
  readonly failing: readonly string[];
  /** All nodes that are known to fail: none of them is a passing neighbour. */
  readonly red: readonly string[];
  /** Test files whose other nodes are the neighbours; those of the failing nodes are among them. */
  readonly files: readonly string[];
}

/** What one node ran. */
export interface NodeLines {
  readonly node: string;
  /** Lines of functions by file, relative to the project. */
  readonly files: ReadonlyMap<string, ReadonlySet<number>>;
}

export interface Spectrum {
  readonly failed: readonly NodeLines[];
  readonly passed: readonly NodeLines[];
  readonly evidence: Evidence;
}

/** Neighbours that are run; the nearest ones tell the most. */
const NEIGHBOURS = 60;
/** Of the time that is left, what a ranking may take; and never more than this. */
const SHARE = 0.4;
const LONGEST_MS = 120_000;
/** Lines in a row; the code under test could write any number into the channel. */
const LONGEST_RUN = 100_000;

/**
 * Runs the failing nodes with their neighbours under line coverage.
 * @returns null where there is nothing to compare: no time, no coverage (another tracer is at work), or no node that fails
 * in this company; the reason is in `context.notRun`
 */
export async function measureSpectrum(context: Context, interpreter: Interpreter, neutral: Neutral, question: SpectrumQuestion): Promise<Spectrum | null> {
  const no = (reason: string): null => {
    context.notRun.push({ step: "spectrum", reason });
    return null;
  };
  const timeoutMs = Math.min(timeLeft(context) * SHARE, LONGEST_MS);
  if (timeoutMs < 1000) return no("the time budget was used up");
  const read = await unlessStopped(readRun(context, interpreter, neutral, {
    stepId: "S4", action: "pytest.spectrum", timeoutMs,
    args: ["-q", "--tb=no", ...question.files.map(nodeArgument), "--continue-on-collection-errors"],
    settings: { coverage: { project: context.inputs.project, nodes: question.failing, red: question.red, most: NEIGHBOURS } },
  }));
  if (read === null) return no("the run was stopped");
  const red = new Set(read.outcome.failures.map((failure) => failure.node));
  const nodes = read.facts.filter((fact) => fact.t === "coverage").map((fact): NodeLines => ({ node: fact.node, files: linesOf(fact) }));
  const failed = nodes.filter(({ node }) => red.has(node));
  const passed = nodes.filter(({ node }) => read.outcome.passed.has(node));
  const wanted = new Set(question.failing);
  if (!failed.some(({ node }) => wanted.has(node))) return no(read.ran.timedOut ? "the run that measures what tests run took too long" : "no failing node could be measured in the company of its neighbours");
  const claim = `lines that ${String(failed.length)} failing and ${String(passed.length)} passing tests run`;
  return { failed, passed, evidence: context.recorder.fromCommand(read.ran, claim, read.ran.output.slice(-1400)) };
}

function linesOf({ files }: FactOf<"coverage">): ReadonlyMap<string, ReadonlySet<number>> {
  return new Map(Object.entries(files).map(([file, flat]) => {
    const lines = new Set<number>();
    for (let at = 0; at + 1 < flat.length; at += 2) {
      const [first = 0, last = 0] = flat.slice(at, at + 2);
      for (let line = first; line <= Math.min(last, first + LONGEST_RUN); line += 1) lines.add(line);
    }
    return [file, lines];
  }));
}
