/** What held in every run of this attempt, and what may not hold: for whoever looks above the code. */
import { plural } from "../report/words.js";
import type { Parts } from "./build.js";

export function invariants(parts: Parts): string[] {
  const { experiments: { history, isolations }, gathered: { types, reproduction, smoke }, forced } = parts;
  const base = history.baseline;
  const green = [...(base?.nodes.values() ?? [])].filter((s) => s === "passed").length;
  const verdicts = [...isolations].filter(([, i]) => i.failed.runs > 0).map(([node, i]) => `holds: \`${node}\` fails ${String(i.failed.runs)} of ${String(i.failed.of)} in fresh processes (${i.verdict})`);
  const violated = (forced?.checklist ?? []).flatMap((c) => (c.answer?.includes("violated: ") === true ? [`may be violated: ${c.answer}`] : []));
  const brought = [...new Map([...history.byGroup.values()].flatMap((v) => (v.introducedBy === null ? [] : [[v.introducedBy.sha, v.introducedBy.subject]]))).entries()];
  return [
    ...(base === null ? [] : [`holds: at the merge base ${base.sha.slice(0, 7)} ${String(green)} of the ${plural(base.nodes.size, "failing node")} asked there pass${green === 1 ? "es" : ""}`]),
    ...brought.map(([sha, subject]) => `holds: the first red commit is ${sha.slice(0, 7)} “${subject}”`),
    ...verdicts.slice(0, 4),
    ...(types === null ? [] : [types.exitCode === 0 ? "holds: mypy reports nothing" : `may be violated: mypy reports ${plural(types.failures.length, "error")}`]),
    ...(reproduction.passed.size === 0 ? [] : [`holds: ${plural(reproduction.passed.size, "test")} of the same run pass${reproduction.passed.size === 1 ? "es" : ""}`]),
    ...(smoke.length === 0 ? [] : [`${smoke.every((s) => s.outcome === "passed") ? "holds" : "may be violated"}: ${String(smoke.filter((s) => s.outcome === "passed").length)} of ${plural(smoke.length, "entry point")} start`]),
    ...violated,
  ];
}
