/** A lock, event or queue of threads that only coroutines use, as asyncio's own. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../diagnose/facts-of-sources.js";
import { awaitOf } from "./awaiting.js";
import { callOf } from "./calls.js";
import type { Changes } from "./changes.js";
import type { Patient } from "./fix.js";
import { runnerOf } from "./functions.js";
import { mentions } from "./mentions.js";
import { around, child, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";
import { usesOf } from "./usage.js";

/** Classes of `threading` and `queue` with a namesake in asyncio, and the methods that wait there. */
const WAITING: Readonly<Record<string, readonly string[]>> = {
  Event: ["wait"], Lock: ["acquire"], Semaphore: ["acquire"], BoundedSemaphore: ["acquire"], Condition: ["acquire", "wait", "wait_for"],
  Queue: ["get", "put", "join"], LifoQueue: ["get", "put", "join"], PriorityQueue: ["get", "put", "join"],
};
/** Methods that take an argument of their own; every other one would be a time-out, which asyncio's have not. */
const GIVEN: Readonly<Record<string, number>> = { put: 1, wait_for: 1 };
const THREADS = /\bThread\(|\bThreadPool|run_in_executor|to_thread|run_coroutine_threadsafe/;

/**
 * Exchanges what `expr` (`self._ready`, `lock`) is bound to in a file, and awaits it wherever it waits.
 * @returns the class's name; null where a thread may use it, or it is used otherwise than by its methods
 */
export function ofAsyncio(patient: Patient, changes: Changes, source: Source, expr: string): string | null {
  const places = placesOf(source, expr);
  const attribute = /^self\.(\w+)$/.exec(expr)?.[1];
  if ((attribute === undefined && /\W/.test(expr)) || THREADS.test(source.text)) return null;
  if (attribute !== undefined && mentions(patient, attribute).some((other) => other.file !== source.file && nodesOf(other, ["PropertyName"]).some((n) => textOf(other, n) === attribute))) return null;
  const bindings = places.filter((n) => isTarget(n));
  const kinds = new Set(bindings.map((n) => madeBy(source, n)));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind == null) return null;
  const waiting = WAITING[kind] ?? [];
  const made: Change[] = [];
  for (const place of places) {
    const change = isTarget(place) ? bound(source, place, kind) : used(source, place, waiting);
    if (change === null) return null;
    made.push(...change);
  }
  changes.add(source, made).import(source, "asyncio", null).loosen(source, "threading", "queue", kind);
  return kind;
}

function placesOf(source: Source, expr: string): SyntaxNode[] {
  return expr.includes(".") ? nodesOf(source, ["MemberExpression"]).filter((n) => textOf(source, n) === expr) : usesOf(source, expr).filter((n) => n.parent?.name !== "ScopeStatement");
}

const isTarget = (node: SyntaxNode): boolean => node.parent?.name === "AssignStatement" && node.parent.firstChild?.from === node.from;

const valueOf = (target: SyntaxNode): SyntaxNode | null => (target.parent === null ? null : (child(target.parent, "AssignOp")?.nextSibling ?? null));

/** `threading.Event()`, `queue.Queue(5)`, or imported by name. */
function madeBy(source: Source, target: SyntaxNode): string | null {
  const value = valueOf(target);
  const call = value === null ? null : callOf(source, value);
  const made = call === null ? undefined : /^(?:(?:threading|queue)\.)?(\w+)$/.exec(call.func);
  const [whole, name = ""] = made ?? [];
  if (whole === undefined || !(name in WAITING)) return null;
  const imported = new RegExp(`^from (?:threading|queue) import .*\\b${name}\\b`, "m").test(source.text);
  return whole.includes(".") || imported ? name : null;
}

/** The call, and an annotation that names the class. */
function bound(source: Source, target: SyntaxNode, kind: string): Change[] | null {
  const value = valueOf(target);
  const type = target.parent === null ? null : child(target.parent, "TypeDef");
  const call = value === null ? null : callOf(source, value);
  if (call === null) return null;
  const annotation = type === null ? [] : [...textOf(source, type).matchAll(/\b(?:threading|queue)\.(?=\w)/g)].map((m) => ({ from: type.from + m.index, to: type.from + m.index + m[0].length, insert: "asyncio." }));
  return [{ from: call.from, to: call.to, insert: `asyncio.${kind}` }, ...annotation];
}

/** A use: a method, or a `with` of a lock. */
function used(source: Source, place: SyntaxNode, waiting: readonly string[]): Change[] | null {
  const { parent } = place;
  const runner = runnerOf(source, place);
  const inCoroutine = runner.kind === "function" && runner.func.isAsync;
  if (parent?.name === "WithStatement") {
    const word = child(parent, "with");
    const alone = parent.firstChild?.name === "with" && place.prevSibling?.name === "with" && child(parent, ",") === null;
    return inCoroutine && word !== null && alone ? [{ from: word.from, to: word.from, insert: "async " }] : null;
  }
  const call = parent?.name === "MemberExpression" && parent.parent?.name === "CallExpression" ? callOf(source, parent.parent) : null;
  if (call === null || around(call.node, ["LambdaExpression"]) !== null) return null;
  const method = tail(call.func);
  if (!waiting.includes(method)) return [];
  return inCoroutine && call.args.length === (GIVEN[method] ?? 0) ? awaitOf(call.node) : null;
}
