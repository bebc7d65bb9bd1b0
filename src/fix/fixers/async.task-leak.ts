/** Waits for a task that was let go: where it is started, or where its owner closes. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../../diagnose/facts-of-sources.js";
import { awaitOf, callsOn } from "../awaiting.js";
import { callOf, type Call } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { after, before, functionsIn, runnerOf, statementsOf, type Func } from "../functions.js";
import { around, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { endOfInit, isTyped } from "../owner.js";

const STARTS = /(?:^|\.)(?:create_task|ensure_future)$/;
const FUTURES = /(?:^|\.)(?:gather|run_in_executor|shield)$/;
/** Coroutines in which an object comes to its end, the most usual first. */
const CLOSERS = ["close", "aclose", "stop", "shutdown", "__aexit__", "wait_closed", "disconnect", "join", "drain", "flush", "finish", "teardown"];

export const taskLeak: Fixer = {
  kinds: ["async.task-leak"],
  propose(patient) {
    const { root: { file, line } } = patient;
    const source = file === null ? null : patient.source(file);
    const call = source === null || line === null ? undefined : callsOn(source, line).find(({ func }) => STARTS.test(func) || FUTURES.test(func));
    const runner = source === null || call === undefined ? null : runnerOf(source, call.node);
    if (source === null || call === undefined || runner?.kind !== "function") return [];
    const statement = call.node.parent;
    if (statement === null) return [];
    if (statement.name === "ExpressionStatement") {
      const waits = runner.func.isAsync ? waited(patient, source, call, statement) : [];
      return STARTS.test(call.func) ? [...kept(patient, source, runner.func, call, statement), ...gathered(patient, source, runner.func, call, statement), ...waits] : waits;
    }
    const target = statement.name === "AssignStatement" ? statement.firstChild : null;
    return target === null ? [] : ended(patient, source, runner.func, textOf(source, target));
  },
};

/** The coroutine itself is awaited, or the future. */
function waited(patient: Patient, source: Source, call: Call, statement: SyntaxNode): readonly Proposal[] {
  const [inner] = call.args;
  const changes = new Changes(patient);
  if (!STARTS.test(call.func)) return changes.add(source, awaitOf(call.node)).propose(`awaits \`${call.func}()\``);
  if (inner?.value.name !== "CallExpression") return [];
  changes.add(source, [{ from: statement.from, to: statement.to, insert: `await ${textOf(source, inner.value)}` }]).loosen(source, "asyncio");
  return changes.propose(`awaits \`${tail(callOf(source, inner.value)?.func ?? "")}()\` in place of a task that nobody waits for`);
}

/** Tasks of a loop are kept, and waited for behind it. */
function gathered(patient: Patient, source: Source, func: Func, call: Call, statement: SyntaxNode): readonly Proposal[] {
  const loop = around(statement, ["ForStatement", "WhileStatement"]);
  if (!func.isAsync || loop === null || loop.from < func.node.from || new RegExp("\\btasks\\b").test(textOf(source, func.node))) return [];
  const [above, below] = [before(source, loop, ["tasks = []"]), after(source, loop, ["await asyncio.gather(*tasks)"])];
  if (above === null || below === null) return [];
  return new Changes(patient).import(source, "asyncio", null).add(source, [above, { from: call.node.from, to: call.node.from, insert: "tasks.append(" }, { from: call.node.to, to: call.node.to, insert: ")" }, below])
    .propose("keeps the tasks and waits for all of them");
}

/** The object keeps its tasks until they are done, and waits for them before it closes. */
function kept(patient: Patient, source: Source, func: Func, call: Call, statement: SyntaxNode): readonly Proposal[] {
  const { owner } = func;
  const self = func.params[0]?.name;
  const init = owner === null ? undefined : functionsIn(source).find((f) => f.name === "__init__" && f.owner?.from === owner.from);
  const closer = owner === null ? null : closerOf(source, owner);
  if (owner === null || init === undefined || closer === null || self === undefined) return [];
  const text = textOf(source, owner);
  const name = ["_tasks", "_pending", "_background"].find((n) => !new RegExp(`\\b${n}\\b`).test(text));
  const [first] = statementsOf(closer);
  if (name === undefined || first === undefined || new RegExp("\\btask\\b").test(textOf(source, func.node).replace(/create_task/g, ""))) return [];
  const [made, keeps, waits] = [
    endOfInit(source, init, `${self}.${name}${isTyped(init) ? ': "set[asyncio.Task[object]]"' : ""} = set()`),
    after(source, statement, [`${self}.${name}.add(task)`, `task.add_done_callback(${self}.${name}.discard)`]),
    before(source, first, [`await asyncio.gather(*${closer.params[0]?.name ?? self}.${name})`]),
  ];
  if (made === null || keeps === null || waits === null) return [];
  return new Changes(patient).import(source, "asyncio", null).add(source, [made, { from: statement.from, to: statement.from, insert: "task = " }, keeps, waits])
    .propose(`keeps the tasks of \`${func.name}()\` and waits for them in \`${closer.name}()\``);
}

function closerOf(source: Source, owner: SyntaxNode): Func | null {
  const own = functionsIn(source).filter((f) => f.owner?.from === owner.from && f.isAsync);
  return CLOSERS.flatMap((name) => own.find((f) => f.name === name) ?? [])[0] ?? null;
}

/** A task that is kept: waited for where its owner, or the function that started it, ends; cancelled first where it goes on for ever. */
function ended(patient: Patient, source: Source, func: Func, task: string): readonly Proposal[] {
  const isOwn = /^self\.\w+$/.test(task);
  if (!isOwn && (/\W/.test(task) || !func.isAsync)) return [];
  const closer = isOwn ? (func.owner === null ? null : closerOf(source, func.owner)) : func;
  const all = closer === null ? [] : statementsOf(closer);
  const [first, last] = [all[0], all.at(-1)];
  if (closer === null || first === undefined || last === undefined || awaits(source, closer, task)) return [];
  const cancel = nodesOf(source, ["ExpressionStatement"]).find((n) => n.from > closer.node.from && n.to <= closer.node.to && textOf(source, n) === `${task}.cancel()`);
  const calm = `await asyncio.gather(${task}, return_exceptions=True)`;
  const from = (change: ReturnType<typeof after>, summary: string): readonly Proposal[] => (change === null ? [] : new Changes(patient).import(source, "asyncio", null).add(source, [change]).propose(summary));
  if (cancel !== undefined) return from(after(source, cancel, [calm]), `waits until \`${task}\` has ended, once it is cancelled`);
  const isReturn = last.name === "ReturnStatement";
  const inside = (isOwn ? before(source, first, [`await ${task}`]) : null);
  return [
    ...from(inside, `waits for \`${task}\` before \`${closer.name}()\` goes on`),
    ...from(isReturn ? before(source, last, [`await ${task}`]) : after(source, last, [`await ${task}`]), `waits for \`${task}\` at the end of \`${closer.name}()\``),
    ...from(isReturn ? before(source, last, [`${task}.cancel()`, calm]) : after(source, last, [`${task}.cancel()`, calm]), `cancels \`${task}\` at the end of \`${closer.name}()\` and waits until it has ended`),
  ];
}

/** Whether the function waits for the task already. */
const awaits = (source: Source, func: Func, task: string): boolean =>
  nodesOf(source, ["AwaitExpression"]).some((n) => n.from > func.node.from && n.to <= func.node.to && new RegExp(`(?<![\\w.])${task.replace(".", "\\.")}\\b`).test(textOf(source, n)));
