/** `--fix apply`: verified fixes go into the checkout, and what failed there is run once more. */
import type { Context, Interpreter } from "../context.js";
import { SAFE_GIT } from "../env/change.js";
import { shlexJoin } from "../env/addopts.js";
import type { Neutral } from "../probe/pytest.js";
import { isUnder, reproduce } from "../probe/reproduce.js";
import { checkTypes, type TypesPlan } from "../probe/types.js";
import type { Report } from "../report/schema.js";
import type { CommandSource, Evidence } from "../trace/evidence.js";
import type { Mended } from "./mend.js";
import { refresh } from "./amend.js";

export interface Applying {
  readonly context: Context;
  readonly interpreter: Interpreter;
  readonly neutral: Neutral;
  readonly manifests: readonly string[];
  readonly types: TypesPlan | null;
  /** Node ids that CI saw fail, or that failed here. */
  readonly nodes: readonly string[];
}

const APPLY_MS = 30_000;

/** @returns the report of the checkout as the fixes leave it: `WIN: PASS` where all that failed passes now */
export async function applyFixes(applying: Applying, report: Report, mended: ReadonlyMap<string, Mended>): Promise<Report> {
  const { context, interpreter, neutral, manifests, types, nodes } = applying;
  const done = new Set<string>();
  const patches = new Set<string>();
  for (const [id, one] of mended) {
    if (one.status !== "verified") continue;
    // One patch may mend several roots.
    if (patches.has(one.diff) || (await put(context, one))) done.add(id);
    if (done.has(id)) patches.add(one.diff);
  }
  if (done.size === 0) return refresh(report, context);
  context.progress.stage("running again with the fixes applied");
  const [again, typesAgain] = await Promise.all([
    nodes.length === 0 ? null : reproduce(context, interpreter, neutral, nodes, manifests),
    types === null ? null : checkTypes(context, interpreter, types),
  ]);
  const red = new Set(again?.failures.map((f) => f.node) ?? []);
  const ended = again !== null && again.runs.length > 0;
  const passes = (id: string): boolean => again !== null && [...again.passed].some((p) => isUnder(id, p));
  const green = red.size === 0 && !ended && nodes.every(passes) && (typesAgain === null || typesAgain.exitCode === 0);
  const chains = report.chains.map((chain) => {
    const fixed = done.has(chain.id) && !ended && chain.symptoms.every((s) => ("mypy" in s ? typesAgain?.failures.every((f) => f.file !== s.file || f.message !== s.message) === true : "phase" in s ? !red.has(s.node) : true));
    return fixed ? { ...chain, verdict: "fixed" as const } : chain;
  });
  const win = green && chains.every((c) => c.verdict === "fixed") && context.unmapped.length === 0 ? "PASS" : "FAIL";
  context.recorder.record({ surface: "cognitive", step_id: "S6", action: "win.decide", marker: "REFLECT", note: `${win}: ${String(done.size)} fixes applied` });
  const after = [...(again?.evidence ?? []), ...(again?.failures ?? []).map((f) => f.evidence), ...(typesAgain === null ? [] : [typesAgain.evidence])];
  return refresh({
    ...report, win, chains,
    win_evidence: [
      ...report.win_evidence.filter(({ what }) => ![...done].some((id) => mended.get(id)?.patch === what)),
      ...[...done].map((id) => ({ what: `git apply ${mended.get(id)?.patch ?? id}`, outcome: "applied to the checkout" })),
      ...commands(after).map((e) => ({ what: shlexJoin(e.source.argv).slice(0, 300), outcome: `with the fixes applied: ${e.claim}` })),
    ],
  }, context);
}

function commands(list: readonly Evidence[]): Evidence<CommandSource>[] {
  const isCommand = (e: Evidence): e is Evidence<CommandSource> => e.source.type === "command";
  return [...new Map(list.filter(isCommand).map((e) => [e.id, e])).values()];
}

async function put(context: Context, { patch, diff }: Mended): Promise<boolean> {
  const ran = await context.recorder.run(
    context.exec,
    { argv: [...SAFE_GIT, "apply", "--whitespace=nowarn", "-"], cwd: context.inputs.project, timeoutMs: APPLY_MS, stdin: diff },
    { stepId: "S5", action: "fix.apply", shown: ["git", "apply", patch] },
  );
  if (ran.exitCode !== 0) context.notRun.push({ step: `git apply ${patch}`, reason: ran.output.trim().split("\n", 1)[0] ?? "it failed" });
  return ran.exitCode === 0;
}
