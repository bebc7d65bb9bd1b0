/** Chains of failures that were not seen here: what CI saw and passes by itself, and what an earlier push left. */
import type { GatheredTest } from "../collect/collect.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import { isUnder, type Reproduction } from "../probe/reproduce.js";
import { toProject } from "../probe/paths.js";
import { skeleton } from "../probe/signature.js";
import type { Chain, Symptom } from "../report/schema.js";
import type { Parts } from "./build.js";
import { chainId } from "./chain.js";

/** @param count chains before these */
export function unseen(parts: Parts, count: number): Chain[] {
  const { earlier } = parts.gathered;
  const chains = [...notReproduced(parts), ...tracebacks(parts), ...(earlier === null ? [] : [...fixed(parts, earlier), ...left(earlier)])];
  return chains.map((chain, i) => ({ ...chain, id: chainId(count + i) }));
}

type Earlier = NonNullable<Parts["gathered"]["earlier"]>;

const BARE = { id: "", pre_existing: false, signatures: [], root: null, fix: null } as const;

/** Given failures that passed or were skipped here: one chain for each way in which CI saw them fail. */
function notReproduced(parts: Parts): Chain[] {
  const { gathered, context } = parts;
  const { evidence } = gathered.reproduction;
  const earlier = new Set([...(gathered.earlier?.passed ?? []), ...(gathered.earlier?.open.keys() ?? [])]);
  const groups = new Map<string, { id: string; test: GatheredTest; here: string }[]>();
  for (const [id, test] of gathered.given) {
    if (earlier.has(id) || parts.experiments.failures.some((f) => f.type === "test" && f.node === id)) continue;
    const here = outcomeHere(id, gathered.reproduction, parts.experiments.isolations.get(id));
    if (here === null) continue;
    const key = `${test.exception ?? ""} ${skeleton(test.message)}`;
    groups.set(key, [...(groups.get(key) ?? []), { id, test, here }]);
  }
  return [...groups.values()].map((members): Chain => ({
    ...BARE, verdict: "not-reproduced", signatures: [], failed: { ...(isolationOf(parts, members[0]?.id)?.failed ?? { runs: 0, of: 1 }) },
    symptoms: members.map(({ id, test, here }) => symptom(id, test.phase ?? "call", test.exception, `${here}; in CI: ${test.message}`)),
    shown_by: [
      ...(isolationOf(parts, members[0]?.id)?.evidence ?? evidence).map((e) => e.id),
      ...members.slice(0, 1).flatMap(({ test }) => test.mentions.slice(0, 1).map((m) => context.recorder.fromInput(m.origin.input, m.text, "CI saw it fail").id)),
      ...new Set(members.flatMap(({ id }) => [...parts.behind].filter(([node]) => isUnder(id, node)).map(([, e]) => e.id))),
    ],
  }));
}

const isolationOf = ({ experiments }: Parts, id: string | undefined): Isolation | undefined => (id === undefined ? undefined : experiments.isolations.get(id));

const symptom = (node: string, phase: "setup" | "call" | "teardown" | "collect", exception: string | null, message: string): Symptom =>
  ({ node, phase, exception, message: message.slice(0, 600), file: node.split("::", 1)[0] ?? null, line: null });

/** How a given node, or module, fared here where it did not fail; null where it failed or did not end. */
function outcomeHere(id: string, { passed, skipped, failures }: Reproduction, isolation: Isolation | undefined): string | null {
  if (failures.some((f) => isUnder(id, f.node))) return null;
  if ([...passed].some((node) => isUnder(id, node))) return `passed here, ${String(isolation?.failed.runs ?? 0)} of ${String(isolation?.failed.of ?? 1)} failed`;
  const skip = [...skipped].find(([node]) => isUnder(id, node));
  return skip === undefined ? null : `skipped here: ${skip[1]}`;
}

/** Tracebacks of a log without pytest in it that no command of `--smoke` printed again. */
function tracebacks({ collected, gathered, context }: Parts): Chain[] {
  if (collected.tests.length > 0) return [];
  const again = new Set(gathered.smoke.flatMap((s) => s.exceptions.slice(0, 1).map((e) => skeleton(e.message === "" ? e.type : `${e.type}: ${e.message}`))));
  return collected.runs.filter((r) => r.what === "traceback" && !again.has(skeleton(r.message))).map((r): Chain => ({
    ...BARE, verdict: "not-reproduced", signatures: [], failed: { runs: 0, of: gathered.smoke.filter((s) => s.kind === "command").length },
    symptoms: [{ run: "traceback", message: r.message.slice(0, 600), file: r.file === null ? null : toProject(r.file, context.inputs.project), line: r.line, node: null }],
    shown_by: [context.recorder.fromInput(r.origin.input, r.text, "CI saw it end so").id, ...gathered.smoke.filter((s) => s.kind === "command").map((s) => s.evidence.id)],
  }));
}

/** What failed on an earlier push and passes now, the run before and the run after in its evidence. */
function fixed(parts: Parts, { passed, prior, evidence }: Earlier): Chain[] {
  const { reproduction, types } = parts.gathered;
  // What failed in company or now and then is a chain of its own by now.
  const nodes = passed.filter((id) => !parts.experiments.failures.some((f) => f.type === "test" && f.node === id));
  const checked = prior.mypy !== null && types?.exitCode === 0 ? types : null;
  const symptoms: Symptom[] = [
    ...nodes.map((id) => symptom(id, "call", null, "failed on an earlier push")),
    ...(checked === null ? [] : [{ mypy: true as const, file: prior.mypy?.[0] ?? parts.gathered.typesPlan?.configuration ?? ".", line: null, code: null, message: "mypy failed on an earlier push" }]),
  ];
  if (symptoms.length === 0) return [];
  const runs = nodes.map((id) => isolationOf(parts, id)?.failed.of ?? 1);
  return [{
    ...BARE, verdict: "fixed", signatures: [], symptoms, failed: { runs: 0, of: Math.max(1, ...runs) },
    shown_by: [evidence.id, ...(nodes.length === 0 ? [] : reproduction.evidence.map((e) => e.id)), ...(checked === null ? [] : [checked.evidence.id])],
  }];
}

/** What failed on an earlier push and was deleted, skipped or marked xfail since: that is no pass. It keeps the earlier signatures. */
function left({ open, prior, evidence }: Earlier): Chain[] {
  if (open.size === 0) return [];
  return [{
    ...BARE, verdict: "not-reproduced", signatures: Object.keys(prior.signatures), failed: { runs: 0, of: 0 }, shown_by: [evidence.id],
    symptoms: [...open].map(([id, why]) => symptom(id, "call", null, `failed on an earlier push; ${why}`)),
  }];
}
