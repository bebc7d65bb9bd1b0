/** Waits for the thing itself, up to a deadline, in place of a fixed pause; a deadline of a moment becomes one of seconds. */
import type { SyntaxNode } from "@lezer/common";
import { isA, ownFrames, raised } from "../../diagnose/facts-of-frames.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { unwaited, type Unwaited } from "../../diagnose/facts-of-threads.js";
import { callsOn } from "../awaiting.js";
import { callOf, type Call } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { functionsIn } from "../functions.js";
import { child, children, indentOf, lineAt, newlineOf, textOf, type Source } from "../../syntax/source.js";
import { bodyOf, isStatement, linesOf } from "../statements.js";

/** Seconds that a test waits at most for what normally takes a moment. */
const DEADLINE = 5;
const SHORT = 2;
const WAITS = new Set(["wait", "join", "get", "result", "acquire", "wait_for", "put", "recv", "poll"]);

export const timing: Fixer = {
  kinds: ["flaky.timing"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const source = file === null ? null : patient.source(file);
    if (source === null || line === null) return [];
    const thread = unwaited(dossier).find((one) => one.file === file && one.line === line);
    if (thread !== undefined) return joined(patient, source, thread);
    if (!dossier.isTest(source.file)) return [];
    const calls = callsOn(source, line);
    return [...calls.flatMap((call) => polled(patient, source, call)), ...calls.flatMap((call) => longer(patient, source, call))];
  },
};

/** The method that ends a thread waits for it, as its last step. */
function joined(patient: Patient, source: Source, { ends, name }: Unwaited): readonly Proposal[] {
  const func = functionsIn(source).find((one) => lineAt(source.text, one.node.from) === ends.line);
  const body = func === undefined ? null : child(func.node, "Body");
  const last = body === null ? undefined : bodyOf(body).at(-1);
  if (last === undefined || !isStatement(last) || last.name === "ReturnStatement") return [];
  const step = `${newlineOf(source.text)}${indentOf(source.text, lineAt(source.text, last.from))}${name}.join()`;
  return new Changes(patient).add(source, [{ from: last.to, to: last.to, insert: step }]).propose(`waits for \`${name}\` to end`);
}

/** The pause before the assertion that failed: asked again and again until it holds. */
function polled(patient: Patient, source: Source, call: Call): readonly Proposal[] {
  const isAsync = call.node.parent?.name === "AwaitExpression";
  const pause = call.node.parent?.name === "AwaitExpression" ? call.node.parent.parent : call.node.parent;
  if (!/^(?:time\.sleep|sleep|asyncio\.sleep)$/.test(call.func) || pause?.name !== "ExpressionStatement" || pause.parent === null || isAsync !== (call.func === "asyncio.sleep")) return [];
  const asserts: SyntaxNode[] = [];
  for (const next of children(pause.parent).filter((n) => isStatement(n) && n.from > pause.from)) {
    if (next.name !== "AssertStatement") break;
    asserts.push(next);
  }
  const found = raised(patient.dossier).find(({ via }) => via === "raised");
  const lines = found === undefined ? [] : ownFrames(patient.dossier, found.exception).filter((f) => f.file === source.file).map((f) => f.line);
  const failed = asserts.find((a) => lines.some((line) => linesOf(source, a)[0] <= line && line <= linesOf(source, a)[1]));
  const [first, last] = failed === undefined ? [] : linesOf(source, failed);
  if (found === undefined || failed === undefined || first !== last) return [];
  const sleep = isAsync ? "await asyncio.sleep(0.01)" : `${call.func}(0.01)`;
  const isPlain = isA(found.exception, "AssertionError");
  const [indent, end] = [indentOf(source.text, lineAt(source.text, pause.from)), newlineOf(source.text)];
  const join = (codes: readonly string[]): string => codes.join(`${end}${indent}`);
  const changes = new Changes(patient).import(source, "time", null);
  const deadline = `deadline = time.monotonic() + ${String(DEADLINE)}`;
  if (isPlain) {
    changes.add(source, [{ from: pause.from, to: pause.to, insert: join([deadline, `while not ${conditionOf(source, failed)} and time.monotonic() < deadline:`, `    ${sleep}`]) }]);
  } else {
    changes.add(source, [
      { from: pause.from, to: pause.to, insert: join([deadline, "while True:", "    try:", `        ${textOf(source, failed)}`, "        break", `    except (AssertionError, ${found.exception.type}):`, "        if time.monotonic() > deadline:", "            raise", `        ${sleep}`]) },
      { from: asserts[0] === failed ? pause.to : failed.from, to: failed.to, insert: "" },
    ]);
  }
  return asserts[0] !== failed && !isPlain ? [] : changes.propose("waits until it has happened, up to a deadline, in place of a fixed pause");
}

/** What the assertion asks, as an operand of `not`. */
function conditionOf(source: Source, assert: SyntaxNode): string {
  const condition = children(assert)[1];
  if (condition === undefined) return "()";
  const text = textOf(source, condition);
  return ["VariableName", "MemberExpression", "CallExpression", "ParenthesizedExpression"].includes(condition.name) ? text : `(${text})`;
}

/** A time-out of less than two seconds. */
function longer(patient: Patient, source: Source, call: Call): readonly Proposal[] {
  const method = tail(call.func);
  const named = call.args.find((a) => a.name === "timeout");
  const plain = WAITS.has(method) && method !== "get" ? call.args.filter((a) => a.name === null).at(method === "wait_for" ? 1 : 0) : undefined;
  const limit = named ?? plain;
  if (limit?.value.name !== "Number" || !(Number(textOf(source, limit.value)) < SHORT) || callOf(source, call.node) === null) return [];
  return new Changes(patient).add(source, [{ from: limit.value.from, to: limit.value.to, insert: String(DEADLINE) }]).propose(`waits up to ${String(DEADLINE)} seconds in \`${method}()\``);
}
