/** A group of failures as history follows it: which node, run how. */
import type { Failure, TypeFailure } from "../failure.js";
import { skeleton } from "../signature.js";
import type { NonEmpty } from "../../ports.js";
import type { HistoryGroup } from "../history.js";

/** How the nodes of a group are run. */
export type Manner =
  /** By node id, in a run shared with other groups. */
  | { readonly kind: "nodes" }
  /** Collected only, shared: the failure is a module that cannot be collected. */
  | { readonly kind: "collect" }
  /** In a process of its own; no words: the whole suite. */
  | { readonly kind: "own"; readonly words: readonly string[]; readonly collectOnly: boolean }
  | { readonly kind: "mypy" };

export interface Question {
  readonly group: HistoryGroup;
  readonly manner: Manner;
  /** The failure that is followed through history. */
  readonly focus: Failure;
}

/** The name under which a failure is found again at another commit. */
export function nameOf(failure: Failure): string {
  if (failure.type !== "mypy") return failure.node ?? "";
  return `${failure.file}:${String(failure.line)}:${String(failure.column)}: ${failure.message} [${failure.code ?? ""}]`;
}

export type TypeError = Pick<TypeFailure, "file" | "line" | "code" | "message">;

/** A type error without its line: numbers in its message are lines of other places. Words without a line are mypy's own trouble. */
export function typeName({ line, code, message }: TypeError, file: string): string {
  return `${file}: ${line === null ? skeleton(message) : message.replace(/\d+/g, "#")} [${code ?? ""}]`;
}

/** One failure for each name, the followed one first; of a group in company only those that run in it. */
export function members({ group, focus }: Question): NonEmpty<Failure> {
  const others = new Map(group.failures.map((f) => [nameOf(f), f]));
  others.delete(nameOf(focus));
  return [focus, ...[...others].flatMap(([name, f]) => (group.company === null || group.company.includes(name) ? [f] : []))];
}

export function questionOf(group: HistoryGroup): Question {
  const [focus] = group.failures;
  return { group, focus, manner: mannerOf(group, focus) };
}

function mannerOf(group: HistoryGroup, focus: Failure): Manner {
  if (focus.type === "mypy") return { kind: "mypy" };
  const collectOnly = focus.type === "test" ? focus.phase === "collect" : focus.what === "usage" || focus.what === "conftest";
  if (group.company !== null) return { kind: "own", words: group.company, collectOnly };
  // A run that ends by itself takes other groups with it.
  if (focus.type === "run") return { kind: "own", words: focus.node === null ? [] : [focus.node], collectOnly };
  if (Object.keys(group.env).length > 0 || group.factor !== null || group.repeats > 1) return { kind: "own", words: [focus.node], collectOnly };
  return { kind: collectOnly ? "collect" : "nodes" };
}
