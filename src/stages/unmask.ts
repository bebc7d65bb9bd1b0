/** Stage 3: masks on the way from a symptom to its root are taken off in a scratch copy, so that the rules see what is behind them. */
import { timeLeft, whyStopped } from "../context.js";
import type { Group } from "../diagnose/group.js";
import type { Diagnosis } from "../diagnose/diagnose.js";
import { isFirstParty, isTestFile, type ProjectFiles } from "../env/files.js";
import { readInside } from "../env/read.js";
import type { Fact, FactOf } from "../probe/facts.js";
import type { TestFailure, TypeFailure } from "../probe/failure.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import { Lifter, named, type Placed } from "../probe/masks/lifter.js";
import { liftOnWay, masksOnWay, type Lifted } from "../probe/masks/on-way.js";
import type { Bench } from "../probe/once-more.js";
import { nodeArgument, readRun, unlessStopped } from "../probe/reproduce.js";
import type { SourceFacts } from "../probe/source-facts.js";
import type { TypesPlan } from "../probe/types.js";

export interface Unmasked {
  /** By signature. */
  readonly lifted: ReadonlyMap<string, Lifted>;
  /** What mypy says behind `# type: ignore` on the way. */
  readonly types: readonly TypeFailure[];
  /** What handlers of the project caught while representatives ran, where that was not watched before. */
  readonly caught: readonly FactOf<"caught">[];
}

export interface UnmaskQuestion {
  /** Until then no tests are run: something is being imported. */
  readonly quiet: Promise<unknown>;
  readonly groups: readonly Group[];
  readonly facts: readonly Fact[];
  /** The project's own files by what the AST reader says of them. */
  readonly sources: ReadonlyMap<string, SourceFacts>;
  /** The failing nodes were run with their handlers watched. */
  readonly watched: boolean;
  readonly isolationOf: (group: Group) => Isolation | null;
  readonly types: TypesPlan | null;
}

/** Groups whose representative is run again. */
const MOST = 4;

export async function unmask(bench: Bench, files: ProjectFiles, { quiet, groups, facts, sources, watched, isolationOf, types }: UnmaskQuestion): Promise<Unmasked> {
  const { context } = bench;
  const lifter = new Lifter(bench, files.python);
  const lifted = new Map<string, Lifted>();
  const ignores: Placed[] = [];
  const caught: FactOf<"caught">[] = [];
  const swallows = [...sources].some(([file, source]) => isFirstParty(file) && !isTestFile(file) && (source.handlers.some((h) => h.broad) || source.calls.some((c) => /(?:^|\.)suppress$/.test(c.func))));
  try {
    for (const group of groups.filter((g) => steady(isolationOf(g))).slice(0, MOST)) {
      const [failure] = group.failures;
      if (failure.type !== "test") continue;
      if (!watched && swallows) {
        await quiet;
        caught.push(...((await unlessStopped(watch(bench, failure))) ?? []));
      }
      const way = masksOnWay(failure, { facts: [...facts, ...caught], sources, text: (file) => (isFirstParty(file) ? readInside(context.inputs.project, file) : null) });
      ignores.push(...way.filter(({ lift }) => lift.hides === "types"));
      if (way.length > 0) await quiet;
      if (way.length > 0 && timeLeft(context) === 0) context.notRun.push({ step: `without ${named(way)}`, reason: whyStopped(context) });
      else await look(bench, lifter, group.signature, failure, way, lifted);
    }
    return { lifted, caught, types: types === null || ignores.length === 0 || timeLeft(context) === 0 ? [] : ((await unlessStopped(behindIgnores(bench, lifter, ignores, types))) ?? []) };
  } finally {
    await lifter.close();
  }
}

/** What fails by itself each time: else a run without the masks would say nothing. */
const steady = (isolation: Isolation | null): boolean => isolation === null || isolation.verdict === "deterministic";

/** The node alone, its handlers watched: the suite as a whole is run without, since watching takes time. */
async function watch({ context, interpreter, neutral }: Bench, { node }: TestFailure): Promise<FactOf<"caught">[]> {
  if (timeLeft(context) === 0) return [];
  const read = await readRun(context, interpreter, neutral, { stepId: "S3", action: "pytest.handlers", about: "alone, its handlers watched", args: ["-q", nodeArgument(node), "--tb=short"], settings: { caught: true } });
  return read.facts.filter((f) => f.t === "caught");
}

async function look(bench: Bench, lifter: Lifter, signature: string, failure: TestFailure, way: readonly Placed[], lifted: Map<string, Lifted>): Promise<void> {
  const found = await unlessStopped(liftOnWay(bench, lifter, failure, way));
  if (found === null) return;
  lifted.set(signature, found);
  bench.context.recorder.record({ surface: "cognitive", step_id: "S3", action: "mask.lift", marker: "EXPLORE", note: `${failure.node} without ${named(found.masks)}: ${found.outcome}` });
}

async function behindIgnores({ context }: Bench, lifter: Lifter, ignores: readonly Placed[], plan: TypesPlan): Promise<TypeFailure[]> {
  const run = await lifter.types(ignores, plan);
  if (run === null) return [];
  return run.errors.filter((e) => ignores.some(({ file, lift }) => file === e.file && lift.line === e.line)).map((e) => ({
    ...e, evidence: context.recorder.fromCommand(run.ran, `without the \`# type: ignore\` at \`${e.file}:${String(e.line)}\`: ${e.message}${e.code === null ? "" : ` [${e.code}]`}`, e.message),
  }));
}

/** Diagnoses whose root rests on what masks hid as well, where they hid something. */
export function withUnmasked(diagnoses: readonly Diagnosis[], { lifted }: Unmasked): Diagnosis[] {
  return diagnoses.map((diagnosis) => {
    const [root, ...others] = diagnosis.findings;
    const shown = diagnosis.signatures.flatMap((s) => lifted.get(s) ?? []).filter((l) => l.outcome !== "same").map((l) => l.evidence).filter((e) => !root.because.includes(e));
    return shown.length === 0 ? diagnosis : { ...diagnosis, findings: [{ ...root, because: [...root.because, ...shown] }, ...others] };
  });
}
