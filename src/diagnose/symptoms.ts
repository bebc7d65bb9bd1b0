/** What kind of fault a symptom speaks for when nothing more mechanical explains it: by what the minimal fix would change. */
import type { ExceptionFact } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import type { TestFailure } from "../probe/failure.js";
import { changeOf, removed, word } from "./facts-of-change.js";
import { isA, ownFrames, raised } from "./facts-of-frames.js";
import { expectedError } from "./facts-of-handlers.js";
import { headsOf, tail } from "./facts-of-sources.js";

export type Ranked = "code.wrong-value" | "code.wrong-exception" | "code.type-confusion" | "code.key-missing" | "code.none-dereference";

/** Exceptions that other rules explain, or nobody can by a ranking. */
const OTHERS = ["ImportError", "NameError", "SyntaxError", "RecursionError", "MemoryError", "Warning", "OSError", "UnicodeError", "KeyboardInterrupt", "SystemExit", "CancelledError"];
/** Types whose texts look alike: one stands where the other is due. */
const NOTHING = "NoneType";

/** @returns null for a failure that is no matter of ranking */
export function symptom(dossier: Dossier): Ranked | null {
  const [failure] = dossier.failures;
  if (failure.type !== "test" || failure.phase === "collect") return null;
  const exception = raised(dossier).find(({ via }) => via === "raised")?.exception;
  if (exception === undefined || isA(exception, ...OTHERS)) return null;
  if (expectedError(dossier) !== null) return "code.wrong-exception";
  if (isA(exception, "AssertionError", "Failed")) return confused(failure) ? "code.type-confusion" : "code.wrong-value";
  if (awaitsAnother(dossier, exception) || lostHandler(dossier, exception)) return "code.wrong-exception";
  if (isA(exception, "AttributeError") && exception.attribute?.owner_kind === "none") return "code.none-dereference";
  if (isA(exception, "AttributeError")) return isStranger(dossier, exception) ? "code.type-confusion" : null;
  if (isA(exception, "TypeError")) return exception.nones.length > 0 || exception.coroutines.length > 0 || disagrees(exception) ? null : "code.type-confusion";
  if (isA(exception, "KeyError", "IndexError")) return "code.key-missing";
  return "code.wrong-exception";
}

/**
 * An object was asked for an attribute that its type never had, where another one was meant: it is of a built-in type, or of
 * a class that the change left alone while another class of the project has the attribute.
 */
export function isStranger(dossier: Dossier, { attribute }: ExceptionFact): boolean {
  if (attribute === null || attribute.owner_kind !== "instance") return false;
  if (attribute.owner_file === null) return true;
  const own = tail(attribute.owner);
  const elsewhere = [...dossier.sources.values()].some(({ defs, class_attributes }) =>
    defs.some((def) => tail(def.qualname) === attribute.name && def.qualname !== attribute.name && owner(def.qualname) !== own)
    || class_attributes.some((one) => one.name === attribute.name && tail(one.owner) !== own));
  return elsewhere && changeOf(dossier, attribute.owner_file) === undefined;
}

/** The class of a method, by its plain name. */
function owner(qualname: string): string {
  return tail(qualname.slice(0, qualname.lastIndexOf(".")));
}

function disagrees({ call }: ExceptionFact): boolean {
  return call !== null && call.missing.length + call.unexpected.length + call.excess > 0;
}

/** A comparison of two types that are never equal, where both sides show the same thing: `"12"` and `12`. */
function confused({ assertion }: TestFailure): boolean {
  if (assertion === null || assertion.op !== "==" || assertion.left_type === assertion.right_type) return false;
  if (assertion.left_type === NOTHING || assertion.right_type === NOTHING) return false;
  const bare = (repr: string): string => repr.replace(/^\w+\(|\)$|["']/g, "").replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return bare(assertion.left) === bare(assertion.right) || [assertion.left_type, assertion.right_type].some((type) => type === "str" || type === "bytes");
}

/** Whether the change took away a handler for this exception in a file that it passes. */
function lostHandler(dossier: Dossier, exception: ExceptionFact): boolean {
  const files = new Set(ownFrames(dossier, exception).map(({ file }) => file));
  return removed(dossier, /^\s*except\b/).some(({ file, text }) => files.has(file) && exception.mro.some((name) => word(name).test(text)));
}

/** Whether the test waits for another exception where this one came through. */
function awaitsAnother(dossier: Dossier, exception: ExceptionFact): boolean {
  const frame = ownFrames(dossier, exception).find(({ file }) => dossier.isTest(file));
  if (frame === undefined) return false;
  const waits = /\bwith\b.*\b(?:raises|assertRaises\w*)\(/;
  const first = headsOf(dossier, frame.file, frame.line).find(({ text }) => waits.test(text) || /^\s*(?:async\s+)?def\b/.test(text));
  return first !== undefined && waits.test(first.text);
}
