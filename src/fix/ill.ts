/** What a fix has to turn: which nodes fail, and how they are run so that they do. */
import type { Failure, TypeFailure } from "../probe/failure.js";
import type { Isolation } from "../probe/isolate/isolation.js";
import type { Started } from "../probe/smoke/smoke.js";
import type { Start } from "./start.js";

export interface Ill {
  /** Node ids, or files that cannot be collected, that fail and must pass; none where only mypy fails. */
  readonly nodes: readonly string[];
  /** What is run, in this order: the polluters before their victims. Null where no test fails. */
  readonly words: readonly string[] | null;
  /** Variables, and what the plugin changes before the first test, under which it fails. */
  readonly env: Readonly<Record<string, string>>;
  readonly factor: readonly [name: string, value: number | string] | null;
  /** Processes one after the other, each of which must pass: as often as it was run before. */
  readonly repeats: number;
  /** Processes at the same time. */
  readonly atOnce: 1 | 2;
  readonly types: readonly TypeFailure[];
  readonly start: Start;
}

/** So many nodes of one root are run with a fix; the rest fail in the same way. */
const MOST = 200;

/**
 * @param given all nodes that CI saw fail: they are run where the run itself is what fails
 * @param reruns `--reruns`
 * @param started how the program was tried to start
 */
export function illOf(failures: readonly Failure[], isolation: Isolation | null, given: readonly string[], reruns: number, { smokePlan: plan, smoke }: Started): Ill {
  const nodes = [...new Set(failures.flatMap((f) => (f.type === "mypy" || f.node === null || f.node === "" ? [] : [f.node])))].slice(0, MOST);
  const whole = failures.some((f) => f.type === "run" && f.what !== "traceback" && f.node === null);
  const wanted = smoke.filter((s) => failures.some((f) => f.evidence.id === s.evidence.id)).map((s) => s.what);
  const types = failures.filter((f) => f.type === "mypy");
  const beside = new Set(failures.flatMap((f) => (f.type === "test" ? (f.beside ?? []) : [])));
  const company = isolation?.verdict === "order-dependent" ? isolation.polluters : [...beside].filter((file) => !nodes.includes(file));
  const flip = isolation?.flip ?? null;
  const words = whole ? given : [...company, ...nodes];
  return {
    nodes: whole ? given : nodes, types, start: { plan, wanted },
    words: whole || nodes.length > 0 ? words : null,
    env: flip?.under.env ?? {}, factor: flip?.under.factor ?? null,
    repeats: isolation?.verdict === "flaky" ? Math.max(1, reruns) : 1,
    atOnce: flip?.factor === "workers" ? 2 : 1,
  };
}
