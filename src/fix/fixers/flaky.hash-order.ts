/** Gives what a set hands out an order: that of what it was made from, or a sorted one. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../../diagnose/facts-of-sources.js";
import { callOf } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { around, child, children, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { sameFunction } from "../statements.js";
import { usesOf } from "../usage.js";

/** Calls whose result has the order of what they are given. */
const ORDERED = new Set(["list", "tuple", "join", "iter", "enumerate", "zip", "reversed", "map", "filter"]);
const SET_METHODS = /\.(?:add|discard|remove|update|pop|union|intersection|difference|symmetric_difference|issubset|issuperset|isdisjoint|\w+_update)$/;

export const hashOrder: Fixer = {
  kinds: ["flaky.hash-order"],
  propose(patient) {
    const { root: { file, line } } = patient;
    const source = file === null ? null : patient.source(file);
    if (source === null || line === null) return [];
    const sets = nodesOf(source, ["SetExpression", "SetComprehensionExpression", "CallExpression"], [line, line]).filter((n) => isSet(source, n));
    const found = sets.flatMap((set) => ofSet(patient, source, set));
    return found.length > 0 ? found : iterables(source, [line, line]).flatMap((node) => sorted(patient, source, [node]));
  },
};

/** `{a, b}`, `{x for x in xs}`, `set(xs)`. */
function isSet(source: Source, node: SyntaxNode): boolean {
  return node.name !== "CallExpression" || (/^(?:set|frozenset)$/.test(callOf(source, node)?.func ?? "") && callOf(source, node)?.args.length === 1);
}

function ofSet(patient: Patient, source: Source, set: SyntaxNode): readonly Proposal[] {
  const { parent } = set;
  const target = parent?.name === "AssignStatement" ? parent.firstChild : null;
  if (target?.name === "VariableName") {
    const uses = usesOf(source, textOf(source, target)).filter((n) => n.from !== target.from && sameFunction(n, target));
    const asked = iterables(source).filter((n) => uses.some((u) => u.from === n.from && u.to === n.to));
    const isUsedAsSet = uses.some((n) => (n.parent?.name === "BinaryExpression" && !/\bin$/.test(n.prevSibling === null ? "" : textOf(source, n.prevSibling))) || n.parent?.name === "UpdateStatement" || (n.parent?.name === "MemberExpression" && SET_METHODS.test(textOf(source, n.parent))));
    if (isUsedAsSet) return asked.length === 0 ? [] : sorted(patient, source, asked);
    return [...inOrder(patient, source, set), ...(asked.length === 0 ? sorted(patient, source, [set]) : sorted(patient, source, asked))];
  }
  if (parent?.name === "ArgList" && !iterables(source).some((n) => n.from === set.from)) return [...inOrder(patient, source, set), ...sorted(patient, source, [set])];
  return parent !== null && around(set, ["BinaryExpression"])?.from === parent.from ? [] : [...inOrder(patient, source, set), ...sorted(patient, source, [set])];
}

/** Each once, in the order of what the set was made from. */
function inOrder(patient: Patient, source: Source, set: SyntaxNode): readonly Proposal[] {
  if (set.name === "SetExpression") return [];
  const list = set.name === "CallExpression" ? child(set, "ArgList") : set;
  const inner = list === null ? "" : source.text.slice(list.from + 1, list.to - 1);
  const whole = listAround(source, set) ?? set;
  const change: Change = { from: whole.from, to: whole.to, insert: `list(dict.fromkeys(${inner}))` };
  return new Changes(patient).add(source, [change]).propose("keeps each once in the order in which they come, in place of a set");
}

/** `sorted(x)` round what is gone through; `list(x)` becomes it. */
function sorted(patient: Patient, source: Source, nodes: readonly SyntaxNode[]): readonly Proposal[] {
  const changes = nodes.flatMap((node): Change[] => {
    const list = listAround(source, node);
    if (list !== null) return [{ from: list.from, to: list.from + "list".length, insert: "sorted" }];
    return [{ from: node.from, to: node.from, insert: "sorted(" }, { from: node.to, to: node.to, insert: ")" }];
  });
  return new Changes(patient).add(source, changes).propose("sorts what comes out of the set");
}

/** `list(x)` around x. */
function listAround(source: Source, node: SyntaxNode): SyntaxNode | null {
  const call = node.parent?.name === "ArgList" && node.parent.parent !== null ? callOf(source, node.parent.parent) : null;
  return call?.func === "list" && call.args.length === 1 ? call.node : null;
}

/** What a loop or comprehension goes through, or a call that keeps the order of what it is given. */
function iterables(source: Source, lines?: readonly [number, number]): SyntaxNode[] {
  const loops = nodesOf(source, ["ForStatement", "ArrayComprehensionExpression", "ComprehensionExpression", "DictionaryComprehensionExpression", "ArgList"], lines)
    .flatMap((node) => children(node).filter((_, i, all) => all[i - 1]?.name === "in" && all.some((c) => c.name === "for")));
  const calls = nodesOf(source, ["CallExpression"], lines).flatMap((node) => {
    const call = callOf(source, node);
    return call !== null && ORDERED.has(tail(call.func)) && call.args.every((a) => a.name === null) && child(call.list, "for") === null ? call.args.slice(-1).map((a) => a.value) : [];
  });
  return [...loops, ...calls].filter((n) => ["VariableName", "MemberExpression", "SetExpression", "SetComprehensionExpression", "CallExpression"].includes(n.name) && !/^(?:sorted|range|list|enumerate|zip|reversed)\(/.test(textOf(source, n)));
}
