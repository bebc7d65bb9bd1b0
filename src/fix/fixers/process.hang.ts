/** Releases a wait on every way out: `task_done()`, `set()`, `release()` and the like into a `finally` around the work that may raise. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../../diagnose/facts-of-sources.js";
import { Changes } from "../changes.js";
import { callsIn } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { child, children, indentOf, lineAt, lineStart, newlineOf, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { bodyOf, linesOf, without } from "../statements.js";

/** By the method that waits, those that let it go. */
const RELEASES: Readonly<Record<string, RegExp>> = { join: /^task_done$/, wait: /^(?:set|notify|notify_all|release|count_down)$/, acquire: /^release$/, get: /^$/, result: /^set_result$/ };

export const hang: Fixer = {
  kinds: ["process.hang"],
  propose(patient) {
    const { root: { file, line }, source } = patient;
    const code = file === null ? null : source(file);
    if (code === null || line === null) return [];
    const waits = callsIn(code, [line, line]).map((c) => tail(c.func));
    const wanted = waits.flatMap((name) => RELEASES[name] ?? []);
    const releasing = nodesOf(code, ["ExpressionStatement"]).filter((node) => {
      const name = released(code, node);
      return name !== null && (wanted.some((one) => one.test(tail(name))) || lineAt(code.text, node.from) === line && Object.values(RELEASES).some((one) => one.test(tail(name))));
    });
    return [...otherEnd(patient, code, line), ...releasing.flatMap((node): readonly Proposal[] => {
      const changes = afterTry(code, node) ?? afterWork(code, node);
      return changes === null ? [] : new Changes(patient).add(code, changes).propose(`calls \`${textOf(code, node)}\` on every way out`);
    })];
  },
};

/** What a stream reads at its end is an empty text or empty bytes, as it was opened; a loop that waits for the other one never ends. */
function otherEnd(patient: Patient, source: Source, line: number): readonly Proposal[] {
  const isEnd = (node: SyntaxNode): boolean => {
    const call = node.parent?.name === "ArgList" ? node.parent.parent : null;
    return (call?.name === "CallExpression" && /^iter\(/.test(textOf(source, call))) || node.parent?.name === "BinaryExpression";
  };
  return nodesOf(source, ["String"], [line, line]).filter((node) => /^b?(?:""|'')$/.test(textOf(source, node)) && isEnd(node)).flatMap((node) => {
    const text = textOf(source, node);
    const other = text.startsWith("b") ? text.slice(1) : `b${text}`;
    return new Changes(patient).add(source, [{ from: node.from, to: node.to, insert: other }]).propose(`waits for \`${other}\`, which is what ends the stream`);
  });
}

/** `self._queue.task_done` of a call that is a statement without arguments. */
function released(source: Source, node: SyntaxNode): string | null {
  const call = node.firstChild;
  const list = call?.name === "CallExpression" ? child(call, "ArgList") : null;
  return call === null || list === null || children(list).length > 2 || call.firstChild === null ? null : textOf(source, call.firstChild);
}

/** It follows a `try` whose handlers leave before it: it becomes that one's `finally`. */
function afterTry(source: Source, node: SyntaxNode): readonly Change[] | null {
  const before = node.prevSibling;
  if (before?.name !== "TryStatement" || child(before, "finally") !== null) return null;
  const gone = without(source, node);
  const tries = indentOf(source.text, lineAt(source.text, before.from));
  const bodies = children(before).filter((one) => one.name === "Body");
  const [first] = bodies;
  const inner = first === undefined ? undefined : bodyOf(first)[0];
  if (gone === null || inner === undefined) return null;
  const step = indentOf(source.text, lineAt(source.text, inner.from)).slice(tries.length);
  const end = newlineOf(source.text);
  const at = lineStart(source.text, linesOf(source, before)[1] + 1);
  // What jumped over it to the next round has nothing left to jump over.
  const isLast = node.nextSibling === null;
  const jumps = isLast ? bodies.slice(1).flatMap((body) => { const last = bodyOf(body).at(-1); return last?.name === "ContinueStatement" ? (without(source, last) ?? []) : []; }) : [];
  return [gone, ...jumps, { from: at, to: at, insert: `${tries}finally:${end}${tries}${step}${textOf(source, node)}${end}` }];
}

/** It follows the work itself: what stands between the wait for work (or the beginning) and it goes into a `try`. */
function afterWork(source: Source, node: SyntaxNode): readonly Change[] | null {
  const siblings = node.parent === null ? [] : bodyOf(node.parent);
  const at = siblings.findIndex((one) => one.from === node.from);
  const owner = textOf(source, node).split(".").slice(0, -1).join(".");
  const taken = siblings.slice(0, at).findLastIndex((one) => callsIn(source).some((c) => c.node.from >= one.from && c.node.to <= one.to && (c.func === `${owner}.get` || c.func === `${owner}.acquire`)));
  const work = siblings.slice(taken + 1, at);
  const [first, last] = [work[0], work.at(-1)];
  const isFunction = node.parent?.parent?.name === "FunctionDefinition";
  if (first === undefined || last === undefined || (taken < 0 && !(isFunction && at === siblings.length - 1))) return null;
  const { text } = source;
  const end = newlineOf(text);
  const [from, to] = [linesOf(source, first)[0], linesOf(source, last)[1]];
  const indent = indentOf(text, from);
  const outer = indentOf(text, lineAt(text, node.parent?.parent?.from ?? first.from));
  const step = indent.slice(outer.length);
  // Lines of a text that goes over several are no indentation.
  if (step === "" || nodesOf(source, ["String", "FormatString", "ContinuedString"], [from, to]).some((one) => lineAt(text, one.from) !== lineAt(text, one.to - 1))) return null;
  const deeper = Array.from({ length: to - from + 1 }, (_, n) => lineStart(text, from + n)).filter((start) => !/^[ \t]*\r?\n/.test(text.slice(start))).map((start): Change => ({ from: start, to: start, insert: step }));
  const start = lineStart(text, from);
  const release = linesOf(source, node);
  return [
    { from: start, to: start, insert: `${indent}try:${end}${step}` }, ...deeper.slice(1),
    { from: lineStart(text, release[0]), to: lineStart(text, release[0]), insert: `${indent}finally:${end}${step}` },
  ];
}
