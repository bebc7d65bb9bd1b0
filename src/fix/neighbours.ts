/** The tests that a fix may harm: those that reach the files that it edits, by the import graph. */
import { dirname } from "node:path";
import { timeLeft, type Context } from "../context.js";
import type { ImportEdge } from "../probe/imports/facts.js";
import { nodeArgument, type ReadRun } from "../probe/reproduce.js";
import type { Workspace } from "../probe/scratch/workspace.js";
import type { Evidence } from "../trace/evidence.js";
import { counted, step, type Step } from "./step.js";
import type { Ward } from "./ward.js";

/** So many test files are run, the nearest by their folder first. */
const MOST = 60;

const isTestModule = (file: string): boolean => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(file);

/**
 * @param edited files of the fix
 * @param failing test files of the failing nodes
 * @param python all Python files of the project
 */
export function neighboursOf(edited: readonly string[], failing: readonly string[], python: readonly string[], edges: readonly ImportEdge[]): string[] {
  const tests = python.filter(isTestModule);
  // Settings and what is loaded without an import reach every test below them.
  const wide = edited.filter((f) => !f.endsWith(".py") || f.endsWith("conftest.py")).map((f) => (f.endsWith("conftest.py") ? dirname(f) : "."));
  const reached = reaching(edited, edges);
  const near = tests.filter((t) => reached.has(t) || failing.includes(t) || wide.some((folder) => folder === "." || t.startsWith(`${folder}/`)));
  return near.slice(0, MOST);
}

/** Files that import one of these, over any number of steps, and these themselves. */
function reaching(files: readonly string[], edges: readonly ImportEdge[]): ReadonlySet<string> {
  const into = new Map<string, string[]>();
  for (const { from, to } of edges) into.set(to, [...(into.get(to) ?? []), from]);
  const found = new Set(files);
  const open = [...files];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    for (const from of into.get(file) ?? []) {
      if (found.has(from)) continue;
      found.add(from);
      open.push(from);
    }
  }
  return found;
}

export type Neighbours =
  | { readonly kind: "run"; readonly passed: ReadonlySet<string>; readonly evidence: Evidence; readonly ended: boolean }
  | { readonly kind: "open"; readonly reason: string };

/**
 * Runs test files in a copy.
 * @param ill nodes that are run by themselves: one that hangs or dies would take its neighbours with it
 * @param timeoutMs they are not worth more
 */
export async function runNeighbours(place: Workspace, files: readonly string[], ill: readonly string[], about: string, timeoutMs: number): Promise<Neighbours> {
  const left = ill.filter((node) => node.includes("::")).map((node) => `--deselect=${node}`);
  const run = await place.pytest({ stepId: "S5", action: "fix.neighbours", about, timeoutMs, args: ["-q", ...files.map(nodeArgument), ...left, "--continue-on-collection-errors", "--tb=line"] });
  if (run.kind === "foreign") return { kind: "open", reason: run.reason };
  return { kind: "run", passed: run.read.outcome.passed, evidence: run.read.evidence, ended: ended(run.read) };
}

const ended = ({ ran, death }: ReadRun): boolean => !ran.timedOut && death?.what !== "crash" && death?.what !== "hang";

/** What the neighbours may take of the time that is left, and at most (ms). */
const SHARE = 0.4;
const NEIGHBOURS_MS = 120_000;

/** Test files in both copies: what passes without the patch passes with it. Null where nothing reaches the edited files. */
export async function neighboursStep(context: Context, ward: Ward, files: readonly string[], ill: readonly string[], about: string): Promise<Step | null> {
  if (files.length === 0) return null;
  const limit = Math.min(NEIGHBOURS_MS, timeLeft(context) * SHARE);
  const [was, is] = await Promise.all([ward.neighboursBefore(files, ill, limit), runNeighbours(ward.fixed, files, ill, `neighbours ${about}`, limit)]);
  const silent = [was, is].find((n) => n.kind === "open");
  if (was.kind === "open" || is.kind === "open") return step("open", `the neighbours say nothing: ${silent?.kind === "open" ? silent.reason : ""}`);
  const ends = (kind: Step["kind"], told: string): Step => step(kind, told, [was.evidence], [is.evidence]);
  if (!was.ended) return ends("open", "its neighbours did not come to their end in the time for them");
  const [first, ...more] = [...was.passed].filter((node) => !is.passed.has(node));
  if (first !== undefined) return ends("refused", `\`${first}\`${more.length === 0 ? "" : ` and ${String(more.length)} more`} passed before and not with it`);
  return ends("passed", was.passed.size === 0 ? "no neighbour passed before" : `${counted(was.passed.size, "neighbour")} as before`);
}
