/** Compares a report with the labels of a case, column by column. */
import { isOf } from "./ci.mjs";

/** In the order of the tables. What each asks is told in docs/accuracy.md. */
export const COLUMNS = ["kind@1", "line@1", "line@3", "verdict", "grouped", "commit", "leaks", "fixed", "honest", "laws"];

/** How far a line may lie from a labelled range. */
const SLACK = 2;
/** How many of the candidates count beside the root. */
const CANDIDATES = 3;

/** The columns that a case is asked. @param {import("./cases.mjs").Case} one */
export function asked(one) {
  return COLUMNS.filter((column) => (column !== "commit" || one.history) && (column !== "leaks" || one.polluter != null));
}

/** Each root that the case has, the first being the one that it is named for. @param {import("./cases.mjs").Case} one */
export function rootsOf(one) {
  return [{ ...one, older: false }, ...one.also_failing.map((other) => ({ ...other, older: other.introduced_by === null }))];
}

/** Whether a chain holds the failures of a root: its nodes, else its errors of mypy, else the run that ended. */
function holds(chain, root) {
  const nothing = root.fails.length === 0 && root.mypy.length === 0;
  return (chain.symptoms ?? []).some((symptom) =>
    root.fails.some((wanted) => isOf(symptom.node ?? "", wanted))
    || (root.fails.length === 0 && root.mypy.length > 0 && symptom.mypy === true)
    || (symptom.run != null && (nothing || root.verdict === "process")));
}

/** Whether a claim points at one of the labelled places. */
export function points(claim, root) {
  return root.root.locations.some(({ file, lines }) => {
    if (file === null) return claim.file == null;
    if (claim.file !== file) return false;
    return lines == null || (Number.isInteger(claim.line) && claim.line >= lines[0] - SLACK && claim.line <= lines[1] + SLACK);
  });
}

/** Whether a claim is of a kind that counts as right. */
export const named = (claim, { root }) => claim.kind === root.kind || root.alternatives.includes(claim.kind);

/**
 * The columns that need the report alone.
 * @param {import("./cases.mjs").Case} one
 * @param {{ chains?: any[] }} report
 * @param {ReadonlyMap<string, string>} commits by the name of their step
 * @returns {{ columns: Record<string, boolean>, met: { root: any, chains: any[] }[] }}
 */
export function judge(one, report, commits) {
  const chains = report.chains ?? [];
  const met = rootsOf(one).map((root) => ({ root, chains: chains.filter((chain) => holds(chain, root)) }));
  const every = (test) => met.every(({ root, chains: of }) => of.some((chain) => test(chain.root ?? {}, root, chain)));
  const polluters = one.polluters ?? [one.polluter];
  const columns = {
    "kind@1": every(named),
    "line@1": every((claim, root) => claim.kind != null && points(claim, root)),
    "line@3": every((claim, root) => claim.kind != null && [claim, ...(claim.candidates ?? []).slice(0, CANDIDATES)].some((other) => points(other, root))),
    verdict: every((_, root, chain) => chain.verdict === root.verdict),
    grouped: chains.length > 0 && chains.length <= met.length && !chains.some((chain) => met.filter(({ root }) => holds(chain, root)).length > 1),
    commit: every((claim, root, chain) => (claim.introduced_by?.sha ?? null) === (commits.get(root.introduced_by) ?? null) && (!root.older || chain.pre_existing === true)),
    leaks: every((claim) => polluters.includes(claim.polluter) && (claim.leaks ?? []).length > 0),
  };
  return { columns, met };
}
