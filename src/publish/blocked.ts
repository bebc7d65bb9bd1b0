/** The content of the escalation block: what pushes in a row have tried, and what did not help (contract, section 6). */
import type { Prior, Push } from "../inputs.js";
import { layersOf } from "../report/escalation.js";
import type { Report } from "../report/schema.js";
import { isLive } from "../report/view.js";
import { plural } from "../report/words.js";
import { clip } from "../trace/visible.js";

export type Escalation = NonNullable<Report["escalation"]>;

/** Commits that came with a push, as far as they are known. */
export interface Pushed {
  readonly head: string;
  readonly attempt: number;
  /** First lines of their messages, oldest first; null where they are not to be had. */
  readonly subjects: readonly string[] | null;
  /** Classes of what they change: "code", "tests"; empty where that is not known. */
  readonly classes: readonly string[];
}

export interface Blocked {
  readonly chains: Report["chains"];
  readonly prior: Prior | null;
  readonly pushed: readonly Pushed[];
  /** Lines of the checklist with their answers. */
  readonly checked: readonly string[];
  readonly invariants: readonly string[];
}

const MOST = 12;
const LONGEST = 300;
const bounded = (lines: readonly string[]): string[] => lines.slice(0, MOST).map((l) => clip(l, LONGEST));

export function escalationOf({ chains, prior, pushed, checked, invariants }: Blocked): Escalation {
  const pushes = prior?.pushes ?? [];
  const roots = chains.filter(isLive).flatMap((c) => (c.root === null ? [] : [c.root]));
  const places = new Set([...pushes.flatMap((p) => p.roots), ...roots].map((r) => r.file));
  return {
    // A root that moves from push to push is none that a local patch reaches.
    layers: layersOf([...roots, ...pushes.flatMap((p) => p.roots)].map((r) => r.kind), { moves: pushes.length > 0 && places.size > 1, breaksContract: invariants.some((i) => i.includes("@PRE")) }),
    tried: bounded([...pushed.map(triedBy), ...pushes.flatMap((p) => p.fixes.map((f) => `attempt ${String(p.attempt)}: a mechanical fix was offered, ${f}`))]),
    failed: bounded([...pushes.map(outcomeOf), ...chains.filter(isLive).map((c) => `now: ${c.root === null ? "no root found" : `${c.root.kind} at ${c.root.file ?? "outside the checkout"}${c.root.line === null ? "" : `:${String(c.root.line)}`}`}, ${plural(c.symptoms.length, "symptom")}`)]),
    checked: bounded(checked),
    invariants: bounded(invariants),
  };
}

function triedBy({ head, attempt, subjects, classes }: Pushed): string {
  const at = `attempt ${String(attempt)} (${head.slice(0, 7)})`;
  if (subjects === null) return `${at}: its commits are not in this checkout`;
  const [first, ...rest] = subjects;
  const what = first === undefined ? "no commit" : `“${clip(first, 100)}”${rest.length === 0 ? "" : ` and ${plural(rest.length, "more commit")}`}`;
  return `${at}: ${what}${classes.length === 0 ? "" : `, in ${classes.join(", ")}`}`;
}

function outcomeOf({ head, attempt, roots }: Push): string {
  const shown = roots.map((r) => `${r.kind} at ${r.file ?? "outside the checkout"}${r.line === null ? "" : `:${String(r.line)}`}`);
  return `attempt ${String(attempt)} (${head.slice(0, 7)}): still red${shown.length === 0 ? "" : `, ${shown.join(", ")}`}`;
}

/** From the commits of a pull request, oldest first by hash, those that came with each push after the first. */
export function pushedOf(pushes: readonly Push[], head: string, attempt: number, commits: ReadonlyMap<string, string>): Pushed[] {
  const order = [...commits.keys()];
  return pairs(pushes, head, attempt).map(({ from, to, number }) => {
    const [start, end] = [order.indexOf(from), order.indexOf(to)];
    return { head: to, attempt: number, classes: [], subjects: start < 0 || end < 0 ? null : order.slice(start + 1, end + 1).map((sha) => commits.get(sha) ?? "") };
  });
}

/** Each push with the one before. */
export function pairs(pushes: readonly Push[], head: string, attempt: number): { readonly from: string; readonly to: string; readonly number: number }[] {
  const all = [...pushes.map((p) => ({ head: p.head, attempt: p.attempt })), ...(pushes.at(-1)?.head === head ? [] : [{ head, attempt }])];
  return all.slice(1).map((to, i) => ({ from: all[i]?.head ?? "", to: to.head, number: to.attempt }));
}
