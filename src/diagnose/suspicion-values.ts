/** What the difference between the asserted and the actual value says of the line that made it: which operations can turn the one into the other. */
import type { Dossier } from "./dossier.js";
import { isA, raised } from "./facts-of-frames.js";
import { expectedError } from "./facts-of-handlers.js";
import { textAt, type At, type Def } from "./facts-of-sources.js";

const COMPARES = /[<>]=?|[=!]=|\b(?:not|in|is|and|or|any|all|bool|isinstance|startswith|endswith|match|search|fullmatch)\b/;
const RAISES = /\b(?:raise|if|while|assert)\b|[<>]=?|[=!]=|\b(?:not|in|and|or|match|fullmatch|isinstance)\b/;
const ARITHMETIC = /[-+*/%]|\b(?:sum|min|max|round|abs|len|pow|divmod|Decimal|timedelta)\b/;
const STEP = /[-+]=?\s*1\b|[<>]=?|\b(?:range|len|enumerate|round|int|count|index|while)\b|\/\/|\[[^\]]*:|=\s*[01]\b/;
const SIGN = /-|\babs\b|\bnot\b|\breverse/;
const ROUNDING = /\b(?:round|int|float|quantize|floor|ceil|trunc|divmod|Decimal|ROUND_\w+)\b|\/|%/;
const SCALE = /\*|\/|%|\b\d{2,}\b/;
const NOTHING = /\breturn\b|\bNone\b|\bor\b|\.get\(|\.pop\(/;
const CONVERTS = /\b(?:int|float|str|bool|list|tuple|set|dict|Decimal|date|datetime|fromisoformat|strptime|strftime|json|loads|dumps|decode|encode|split|join|convert\w*|parse\w*|sum|len)\b|\breturn\b/;
const CASE = /\b(?:lower|upper|title|casefold|capitalize|swapcase)\b/;
const SPACES = /\b(?:strip|lstrip|rstrip|split|join|replace|ljust|rjust|center|expandtabs|splitlines)\b|f["']|%|["']/;
const GIVES = /^\s*(?:return|yield)\b|^[^=]*[\w\])]\s*=(?!=)|\bappend\(/;
const TEXT = /f["']|\b(?:format|join|replace|strip|split|lower|upper|title|str)\b|%|["']|\[[^\]]*:/;
const ORDER = /\b(?:sort|sorted|reverse|reversed|key|insert|append|extend|set|min|max)\b|\[::-1\]|<|>|-/;
const MEMBERS = /\b(?:if|append|add|extend|update|remove|discard|pop|filter|set|dict|continue|break|in|not|yield|range|while)\b|[<>]=?|[=!]=|\[[^\]]*:/;

/** A line that puts named entries into something: `x["a"] = …`, `"a": …`, `setdefault`, `update`. */
const WRITES = /\[["'][^\]]+["']\]\s*=(?!=)|["']\w+["']\s*:|\b(?:setdefault|update|dict)\(/;

/** Whether a line makes a mapping that lacks the key which a lookup missed: it writes entries, and its function none by that name. */
export function omits(dossier: Dossier, { file, line }: At, def: Def | null): boolean {
  const { exception } = raised(dossier).find(({ via }) => via === "raised") ?? {};
  const key = /^(["'])(.+)\1$/.exec(exception?.key ?? "")?.[2];
  if (exception === undefined || key === undefined || !isA(exception, "KeyError") || def === null || !WRITES.test(textAt(dossier, file, line))) return false;
  return !(dossier.lines.get(file) ?? []).slice(def.line - 1, def.end_line).some((text) => text.includes(key));
}

/** A name bound to a text or a number that is written out. */
const BINDS = /^\s*\w+\s*(?::[^=]+)?=\s*(?:[rbfu]{0,2}(["'])|-?(\d))/i;

/** Whether a binding was altered that cannot have made a value of another type: what is written out is a text before and after, or a number. */
export function keepsType(dossier: Dossier, before: string | null, after: string): boolean {
  const [was, is] = [BINDS.exec(before ?? ""), BINDS.exec(after)];
  const same = was !== null && is !== null && (was[1] === undefined) === (is[1] === undefined);
  return same && raised(dossier).some(({ exception, via }) => via === "raised" && isA(exception, "TypeError", "AttributeError"));
}

/** Operations that fit the difference that the failed comparison shows; null where it shows none. */
export function fitting(dossier: Dossier): RegExp | null {
  const failure = dossier.failures[0];
  if (failure.type !== "test") return null;
  if (expectedError(dossier) !== null) return RAISES;
  if (raised(dossier).some(({ exception, via }) => via === "raised" && isA(exception, "TypeError", "AttributeError"))) return GIVES;
  const { assertion } = failure;
  const asserted = raised(dossier).some(({ exception, via }) => via === "raised" && exception.type === "AssertionError");
  if (assertion === null) return asserted ? COMPARES : null;
  if (assertion.op !== "==") return COMPARES;
  if (assertion.left_type === "NoneType" || assertion.right_type === "NoneType") return NOTHING;
  return between(assertion);
}

function between({ left, right, left_type, right_type }: { readonly left: string; readonly right: string; readonly left_type: string; readonly right_type: string }): RegExp {
  const [a, b] = [number(left), number(right)];
  if (left_type === "bool" || right_type === "bool") return COMPARES;
  if (a !== null && b !== null) return ofNumbers(a, b);
  if (left_type !== right_type) return CONVERTS;
  if (left_type === "str" || left_type === "bytes") {
    if (left.toLowerCase() === right.toLowerCase()) return CASE;
    if (left.replace(/\s|\\[nt]/g, "") === right.replace(/\s|\\[nt]/g, "")) return SPACES;
    return alike(left, right) ?? TEXT;
  }
  const [x, y] = [members(left), members(right)];
  if (/^[[({]/.test(left) || /\w+\(\[/.test(left)) {
    if (x.length === y.length && [...x].sort().join() === [...y].sort().join()) return ORDER;
    if (x.length !== y.length) return MEMBERS;
  }
  return alike(left, right) ?? ARITHMETIC;
}

function ofNumbers(a: number, b: number): RegExp {
  const far = Math.abs(a - b);
  if (a === -b) return SIGN;
  if (far === 1) return STEP;
  if (far < 1 || far / Math.max(Math.abs(a), Math.abs(b)) < 0.005) return ROUNDING;
  const ratio = Math.abs(a / b);
  return b !== 0 && a !== 0 && (Number.isInteger(ratio) || Number.isInteger(1 / ratio)) && (ratio >= 10 || ratio <= 0.1) ? SCALE : ARITHMETIC;
}

/** Two texts that differ in their numbers only. */
function alike(left: string, right: string): RegExp | null {
  const pattern = /-?\d+(?:\.\d+)?/g;
  if (left.replace(pattern, "#") !== right.replace(pattern, "#")) return null;
  const [a, b] = [left.match(pattern) ?? [], right.match(pattern) ?? []];
  const at = a.findIndex((one, index) => one !== b[index]);
  return at < 0 ? null : ofNumbers(Number(a[at]), Number(b[at]));
}

function number(repr: string): number | null {
  const found = /^(?:Decimal\('|Fraction\()?(-?\d+(?:\.\d+)?(?:e[-+]?\d+)?)(?:'?\))?$/i.exec(repr);
  return found === null ? null : Number(found[1]);
}

/** The members of a display, split at its commas: near enough to compare their number and order. */
function members(repr: string): readonly string[] {
  return repr.replace(/^\w*\(?[[({]|[\])}]+$/g, "").split(/,\s*/).filter((one) => one !== "");
}
