/** Loops that code keeps, and what is bound to one: made again on the loop that runs. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../diagnose/facts-of-sources.js";
import { callOf, type Call } from "./calls.js";
import { Changes } from "./changes.js";
import { cut } from "./cut.js";
import type { Patient, Proposal } from "./fix.js";
import { belowImports } from "./fixture.js";
import { mentions } from "./mentions.js";
import { child, children, nodesOf, textOf, type Change, type Source } from "../syntax/source.js";
import { namesOf } from "./statements.js";
import { usesOf } from "./usage.js";

const GETTERS = /^(?:asyncio\.)?(?:get_event_loop|get_running_loop|new_event_loop)\(\)$/;
/** What the running loop does as well as the kept one; who runs, stops or closes a loop is its owner. */
const FREE = new Set(["call_later", "call_soon", "call_at", "create_task", "create_future", "run_in_executor", "time", "add_reader", "add_writer", "sock_recv", "sock_sendall", "sock_connect", "getaddrinfo"]);

/** Assignments of a loop in the file: target and statement. */
export function keptLoops(source: Source): { readonly target: string; readonly statement: SyntaxNode }[] {
  return nodesOf(source, ["AssignStatement"]).flatMap((statement) => {
    const [target, value] = [statement.firstChild, child(statement, "AssignOp")?.nextSibling];
    return target === null || value == null || !GETTERS.test(textOf(source, value)) ? [] : [{ target: textOf(source, target), statement }];
  });
}

/** Asks for the running loop at each use, and keeps none. */
export function unkept(patient: Patient, source: Source, target: string, statement: SyntaxNode): readonly Proposal[] {
  const attribute = /^self\.(\w+)$/.exec(target)?.[1];
  if (attribute === undefined && /\W/.test(target)) return [];
  const places = (attribute === undefined ? usesOf(source, target) : nodesOf(source, ["MemberExpression"]).filter((n) => textOf(source, n) === target)).filter((n) => n.from !== statement.from);
  const free = places.every((n) => n.parent?.name === "MemberExpression" && FREE.has(n.parent.lastChild === null ? "" : textOf(source, n.parent.lastChild)));
  const owner = statement.parent?.parent?.parent?.parent ?? null;
  const cls = owner?.name === "ClassDefinition" ? child(owner, "VariableName") : null;
  const elsewhere = attribute !== undefined && mentions(patient, attribute).some((other) => other.file !== source.file && (cls === null || new RegExp(`\\b${textOf(source, cls)}\\b`).test(other.text)) && nodesOf(other, ["PropertyName"]).some((n) => textOf(other, n) === attribute));
  const gone = cut(source, statement);
  if (places.length === 0 || !free || elsewhere || gone === null) return [];
  return new Changes(patient).import(source, "asyncio", null).add(source, [gone, ...places.map((n): Change => ({ from: n.from, to: n.to, insert: "asyncio.get_running_loop()" }))])
    .propose(`asks for the running loop where it is used, in place of \`${target}\``);
}

/** A coroutine given to a loop that another thread runs comes back as a future of the loop that waits for it. */
export function acrossThreads(patient: Patient, source: Source, call: Call): readonly Proposal[] {
  const loop = call.args.find((a) => a.name === "loop");
  const [first] = call.args;
  const method = /^(.+)\.create_task$/.exec(call.func)?.[1];
  const on = loop === undefined ? method : textOf(source, loop.value);
  if (first === undefined || on === undefined || /^asyncio(?:\.get_\w+\(\))?$/.test(on) || (method === undefined && tail(call.func) !== "ensure_future")) return [];
  const changes = new Changes(patient).import(source, "asyncio", null);
  if (!/\brun_forever\b|\bThread\(/.test(source.text)) {
    return changes.add(source, [{ from: call.node.from, to: call.node.to, insert: `asyncio.ensure_future(${textOf(source, first.value)})` }]).propose("schedules the coroutine on the loop that runs");
  }
  const handed = `asyncio.run_coroutine_threadsafe(${textOf(source, first.value)}, ${on})`;
  const isDropped = call.node.parent?.name === "ExpressionStatement";
  return changes.add(source, [{ from: call.node.from, to: call.node.to, insert: isDropped ? handed : `asyncio.wrap_future(${handed})` }])
    .propose("hands the coroutine to the other thread's loop, and waits for it on the loop that runs");
}

/** A lock, queue or event of a module, one for each loop: `_lock` becomes `_lock()`. */
export function perLoop(patient: Patient, source: Source, statement: SyntaxNode): readonly Proposal[] {
  const [target, value] = [statement.firstChild, child(statement, "AssignOp")?.nextSibling];
  const call = value == null ? null : callOf(source, value);
  if (statement.parent?.name !== "Script" || target?.name !== "VariableName" || call === null || value == null || !/^asyncio\.\w+$/.test(call.func)) return [];
  const name = textOf(source, target);
  const others = mentions(patient, name).filter((other) => other.file !== source.file && nodesOf(other, ["VariableName", "PropertyName"]).some((n) => textOf(other, n) === name && n.parent?.name !== "ParamList"));
  const uses = usesOf(source, name).filter((n) => n.from !== target.from);
  const all = `${name}s`;
  if (others.some((other) => other.text.includes(`import ${name}`) || other.text.includes(`.${name}`)) || uses.some((n) => n.parent?.name === "ScopeStatement" || n.parent?.name === "AssignStatement") || namesOf(source).has(all)) return [];
  const gone = cut(source, statement);
  if (gone === null || uses.length === 0) return [];
  const code = [
    `${all}: "weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, ${call.func}]" = weakref.WeakKeyDictionary()`, "", "",
    `def ${name}() -> ${call.func}:`, `    """The one of the running loop."""`, `    return ${all}.setdefault(asyncio.get_running_loop(), ${textOf(source, value)})`,
  ];
  return new Changes(patient).import(source, "weakref", null).add(source, [gone, belowImports(source, code), ...uses.map((n): Change => ({ from: n.to, to: n.to, insert: "()" }))])
    .propose(`makes one \`${call.func}\` for each loop in place of \`${name}\``);
}

/** `asyncio.get_event_loop()` where none runs: the coroutines are run by `asyncio.run`. */
export function ranAnew(patient: Patient, source: Source, target: string, statement: SyntaxNode): readonly Proposal[] {
  const uses = usesOf(source, target).filter((n) => n.from !== statement.from);
  const gone = cut(source, statement);
  const changes = new Changes(patient).import(source, "asyncio", null);
  if (uses.length === 0 || gone === null) return [];
  for (const use of uses) {
    const call = use.parent?.parent?.name === "CallExpression" ? callOf(source, use.parent.parent) : null;
    const end = call?.node.parent?.name === "ExpressionStatement" && /\.(?:close|stop)$/.test(call.func) ? cut(source, call.node.parent) : null;
    if (call === null || (end === null && (!call.func.endsWith(".run_until_complete") || call.args.length !== 1))) return [];
    changes.add(source, [end ?? { from: call.from, to: call.to, insert: "asyncio.run" }]);
  }
  return changes.add(source, [gone]).propose("runs the coroutine with `asyncio.run`, on a loop of its own");
}

/** The class attribute, if a statement is one. */
export const isClassAttribute = (statement: SyntaxNode): boolean => statement.parent?.name === "Body" && statement.parent.parent?.name === "ClassDefinition" && children(statement)[0]?.name === "VariableName";
