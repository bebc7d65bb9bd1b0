/** `await` put before a call, and what has to become a coroutine for it: the function around it, its callers, theirs. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../diagnose/facts-of-sources.js";
import { callsIn, type Call } from "./calls.js";
import type { Changes } from "./changes.js";
import type { Patient } from "./fix.js";
import { mentions } from "./mentions.js";
import { functionsIn, isGenerator, runnerOf, withDecorator, type Func } from "./functions.js";
import { children, lineAt, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";
import { usesOf } from "./usage.js";

/** So many functions become coroutines for one await; more is a decision, no repair. */
const MOST = 6;
/** What takes a coroutine, or a future, and runs it. */
const RUNNERS = new Set(["run", "create_task", "ensure_future", "run_until_complete", "gather", "wait_for", "wait", "shield", "run_coroutine_threadsafe", "start_soon", "as_completed", "wrap_future", "iscoroutine", "isawaitable"]);

/** `await` before a call, in parentheses where something hangs on its result. */
export function awaitOf(call: SyntaxNode): Change[] {
  const { parent } = call;
  const hangs = parent !== null && ((parent.name === "MemberExpression" && parent.firstChild?.from === call.from && parent.firstChild.to === call.to) || (parent.name === "CallExpression" && parent.firstChild?.to === call.to));
  if (!hangs) return [{ from: call.from, to: call.from, insert: "await " }];
  return [{ from: call.from, to: call.from, insert: "(await " }, { from: call.to, to: call.to, insert: ")" }];
}

/** Whether the call's coroutine is awaited, or given to what runs it. */
export function isTaken(source: Source, call: SyntaxNode): boolean {
  let inner = call;
  for (let at = call.parent; at !== null; at = at.parent) {
    if (at.name === "AwaitExpression") return true;
    if (at.name === "CallExpression" && inner.name === "ArgList") {
      const func = source.text.slice(at.from, inner.from);
      if (RUNNERS.has(tail(func.trim()))) return true;
    }
    if (/Statement$/.test(at.name) || at.name === "LambdaExpression") return false;
    inner = at;
  }
  return false;
}

/**
 * Awaits a call. A generator expression that is all that a call is given becomes a list, since it would turn into an
 * asynchronous one.
 * @returns whether everything on the way can be a coroutine; where not, `changes` are not to be used
 */
export function awaitCall(patient: Patient, changes: Changes, source: Source, call: SyntaxNode, made: Set<string> = new Set()): boolean {
  const generator = generatorAround(call);
  const listed: Change[] = generator === null ? [] : listOf(generator);
  if (generator !== null && listed.length === 0) return false;
  const runner = runnerOf(source, generator ?? call);
  if (runner.kind !== "function") return false;
  changes.add(source, [...listed, ...awaitOf(call)]);
  return runner.func.isAsync || makeAsync(patient, changes, source, runner.func, made);
}

function generatorAround(call: SyntaxNode): SyntaxNode | null {
  for (let at = call.parent; at !== null && !/Statement$|Definition$|^Lambda/.test(at.name); at = at.parent) {
    if (isGenerator(at)) return at;
    if (/Comprehension/.test(at.name)) return null;
  }
  return null;
}

function listOf(generator: SyntaxNode): Change[] {
  if (generator.name !== "ArgList") return [{ from: generator.from, to: generator.from + 1, insert: "[" }, { from: generator.to - 1, to: generator.to, insert: "]" }];
  if (children(generator).some((c) => c.name === ",")) return [];
  return [{ from: generator.from + 1, to: generator.from + 1, insert: "[" }, { from: generator.to - 1, to: generator.to - 1, insert: "]" }];
}

/** Turns a function into a coroutine and awaits it wherever it is called. */
export function makeAsync(patient: Patient, changes: Changes, source: Source, func: Func, made: Set<string>): boolean {
  const key = `${source.file}:${String(func.node.from)}`;
  if (made.has(key)) return true;
  made.add(key);
  if (made.size > MOST || func.name.startsWith("__") || nodesOf(source, ["YieldStatement", "YieldExpression"]).some((n) => runnerIs(source, n, func))) return false;
  changes.add(source, [{ from: func.node.from, to: func.node.from, insert: "async " }]);
  if (patient.dossier.isTest(source.file) && func.name.startsWith("test")) return testAsync(patient, changes, source, func);
  if (func.decorators.some((d) => !/^@(?:staticmethod|classmethod)\s*$/.test(textOf(source, d)))) return false;
  return awaitCallers(patient, changes, source, func, made);
}

const runnerIs = (source: Source, node: SyntaxNode, func: Func): boolean => {
  const runner = runnerOf(source, node);
  return runner.kind === "function" && runner.func.node.from === func.node.from;
};

/** A coroutine test needs what runs it: the plugin in its mode `auto`, or its marker; a TestCase its asynchronous kin. */
function testAsync({ dossier }: Patient, changes: Changes, source: Source, func: Func): boolean {
  const { owner } = func;
  const bases = owner === null ? "" : children(owner).filter((c) => c.name === "ArgList").map((c) => textOf(source, c)).join("");
  if (/TestCase/.test(bases)) return /IsolatedAsyncioTestCase/.test(bases);
  const mode = dossier.session?.asyncio_mode ?? null;
  if (mode === "auto") return true;
  if (mode === null) return false;
  if (/^pytestmark\b.*\basyncio\b/m.test(source.text) || func.decorators.some((d) => /mark\.asyncio/.test(textOf(source, d)))) return true;
  changes.add(source, [withDecorator(source, func, "pytest.mark.asyncio")]).import(source, "pytest", null);
  return true;
}

/** Every call of the function in the project is awaited; a name that means more than one function, or is used otherwise, tells that it cannot be. */
function awaitCallers(patient: Patient, changes: Changes, home: Source, { name, node, owner }: Func, made: Set<string>): boolean {
  return mentions(patient, name).every((source) => {
    if (functionsIn(source).some((f) => f.name === name && (source.file !== home.file || f.node.from !== node.from))) return false;
    const calls = callsOf(source, name);
    const words = [...(owner === null ? usesOf(source, name) : []), ...nodesOf(source, ["PropertyName"]).filter((n) => textOf(source, n) === name)];
    if (words.some((w) => w.parent?.name !== "FunctionDefinition" && !calls.some((c) => source.text.slice(c.from, c.to).trimEnd().length + c.from === w.to))) return false;
    return calls.every((call) => !isTaken(source, call.node) && awaitCall(patient, changes, source, call.node, made));
  });
}

/** Calls of a function or method by its last name, decorators left out. */
export const callsOf = (source: Source, name: string, lines?: readonly [number, number]): Call[] =>
  callsIn(source, lines).filter((call) => call.node.name === "CallExpression" && tail(call.func) === name);

/** Calls on a line, or in a statement that begins or ends there. */
export const callsOn = (source: Source, line: number): Call[] =>
  callsIn(source, [line, line]).filter((c) => c.node.name === "CallExpression" && lineAt(source.text, c.node.from) <= line && line <= lineAt(source.text, c.node.to));
