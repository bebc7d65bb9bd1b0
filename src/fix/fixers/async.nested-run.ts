/** Awaits what was given to a loop of its own inside of a running one: there, at the coroutine that called it, or all the way up to it. */
import type { SyntaxNode } from "@lezer/common";
import { tail } from "../../diagnose/facts-of-sources.js";
import { awaitCall, awaitOf, callsOf, callsOn, makeAsync } from "../awaiting.js";
import { callOf, type Call } from "../calls.js";
import { Changes } from "../changes.js";
import { cut } from "../cut.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { runnerOf, statementsOf, type Func } from "../functions.js";
import { importStatements } from "../imports.js";
import { around, child, children, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { callersOf } from "../stacks.js";
import { usesOf } from "../usage.js";

export const nestedRun: Fixer = {
  kinds: ["async.nested-run"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const source = file === null ? null : patient.source(file);
    if (file === null || source === null || line === null) return [];
    const started = callsOn(source, line).flatMap((call) => startOf(source, call) ?? [])[0];
    const runner = started === undefined ? null : runnerOf(source, started.call.node);
    if (started === undefined || runner?.kind !== "function") return [];
    const { func } = runner;
    const callers = callersOf(dossier, file, line);
    return [
      ...(func.isAsync ? awaitedThere(patient, source, started, func) : []),
      ...callers.flatMap(({ frame }) => plainTest(patient, frame.file, frame.line)),
      ...(func.isAsync ? [] : callers.flatMap(({ frame }) => pastWrapper(patient, source, func, started, frame.file, frame.line))),
      ...(func.isAsync ? [] : allTheWay(patient, source, started, func)),
    ];
  },
};

interface Start {
  readonly call: Call;
  /** What takes its place once awaited, as text: a coroutine. */
  readonly coroutine: string;
  /** The call that makes the coroutine, where it is one. */
  readonly inner: SyntaxNode | null;
}

/** `asyncio.run(x)`, `loop.run_until_complete(x)`; `anyio.run(f, x)` and trio's are given the function. */
function startOf(source: Source, call: Call): Start | null {
  const [first, ...rest] = call.args;
  if (first?.name !== null) return null;
  const plain = { call, coroutine: textOf(source, first.value), inner: first.value.name === "CallExpression" ? first.value : null };
  if (tail(call.func) === "run_until_complete") return rest.length === 0 ? plain : null;
  if (call.func === "asyncio.run" || (call.func === "run" && imports(source, "asyncio", "run"))) return rest.every((a) => a.name === "debug") ? plain : null;
  if (!/^(?:anyio|trio)\.run$/.test(call.func) || rest.some((a) => a.name !== null)) return null;
  return { call, coroutine: `${textOf(source, first.value)}(${rest.map((a) => textOf(source, a.value)).join(", ")})`, inner: null };
}

const imports = (source: Source, module: string, name: string): boolean => importStatements(source).some((s) => s.module?.text === module && s.names.some((n) => n.name === name && n.as === null));

/** The started loop's call gives way to an await of the coroutine. */
function replaced({ call, coroutine }: Start): Change[] {
  const [open, close] = awaitOf(call.node);
  return [{ from: call.node.from, to: call.node.to, insert: `${open?.insert ?? ""}${coroutine}${close?.insert ?? ""}` }];
}

const LOOSE = ["asyncio", "run", "anyio", "trio"];

function awaitedThere(patient: Patient, source: Source, started: Start, func: Func): readonly Proposal[] {
  const changes = new Changes(patient).add(source, replaced(started)).add(source, loopOf(source, started, func)).loosen(source, ...LOOSE);
  return changes.propose("awaits the coroutine on the loop that runs");
}

/** A loop that was fetched for this call alone goes with it. */
function loopOf(source: Source, { call }: Start, func: Func): Change[] {
  const name = /^(\w+)\.run_until_complete$/.exec(call.func)?.[1];
  const uses = name === undefined ? [] : usesOf(source, name).filter((n) => n.from >= func.node.from && n.to <= func.node.to);
  const bound = uses.map((n) => n.parent).find((n) => n?.name === "AssignStatement" && /\b(?:get_event_loop|new_event_loop|get_running_loop)\(\)$/.test(textOf(source, n)));
  const change = uses.length === 2 && bound != null ? cut(source, bound) : null;
  return change === null ? [] : [change];
}

/** A wrapper that does nothing but run one coroutine with its own arguments is passed over by a coroutine that calls it. */
function pastWrapper(patient: Patient, home: Source, wrapper: Func, started: Start, file: string, line: number): readonly Proposal[] {
  const source = patient.source(file);
  const inner = started.inner === null ? null : callOf(home, started.inner);
  const [only, ...more] = statementsOf(wrapper);
  if (source === null || inner === null || only === undefined || more.length > 0 || around(started.call.node, ["ReturnStatement", "ExpressionStatement"])?.from !== only.from || !isWhole(only, started.call.node)) return [];
  const own = wrapper.params.filter((p) => !["self", "cls"].includes(p.name));
  const passed = inner.args.length === own.length && inner.args.every((a, i) => textOf(home, a.value) === own[i]?.name && !own[i].isStar && (a.name === null || a.name === own[i].name));
  const isMethod = wrapper.owner !== null;
  if (!passed || !(isMethod ? /^(?:self|cls)\.\w+$/ : /^\w+$/).test(inner.func)) return [];
  const to = tail(inner.func);
  const calls = callsOf(source, wrapper.name, [line, line]).filter(({ node, args }) => {
    const runner = runnerOf(source, node);
    return runner.kind === "function" && runner.func.isAsync && args.every((a) => a.name === null);
  });
  const changes = new Changes(patient);
  for (const call of calls) {
    if (!awaitCall(patient, changes, source, call.node)) return [];
    changes.add(source, [{ from: call.to - wrapper.name.length, to: call.to, insert: to }]);
    const statement = call.func === wrapper.name ? importStatements(source).find((s) => s.top && s.names.some((n) => n.name === wrapper.name && n.as === null)) : undefined;
    if (statement?.module != null) changes.import(source, statement.module.text, to).loosen(source, wrapper.name);
  }
  return calls.length === 0 ? [] : changes.propose(`awaits \`${to}()\` in place of \`${wrapper.name}()\`, which runs a loop of its own`);
}

/** The statement is `return call` or `call`. */
const isWhole = (statement: SyntaxNode, call: SyntaxNode): boolean => statement.lastChild?.from === call.from && statement.lastChild.to === call.to;

/** The function that starts the loop becomes a coroutine, and so does whatever calls it. */
function allTheWay(patient: Patient, source: Source, started: Start, func: Func): readonly Proposal[] {
  const changes = new Changes(patient).add(source, replaced(started)).add(source, loopOf(source, started, func)).loosen(source, ...LOOSE);
  return makeAsync(patient, changes, source, func, new Set()) ? changes.propose(`makes \`${func.name}()\` a coroutine and awaits it`) : [];
}

/** A coroutine test that awaits nothing is a plain test of a program that starts its own loop. */
function plainTest(patient: Patient, file: string, line: number): readonly Proposal[] {
  const source = patient.dossier.isTest(file) ? patient.source(file) : null;
  const call = source === null ? undefined : callsOn(source, line)[0];
  const runner = source === null || call === undefined ? null : runnerOf(source, call.node);
  if (source === null || runner?.kind !== "function" || !runner.func.isAsync || !runner.func.name.startsWith("test")) return [];
  const { func } = runner;
  const waits = nodesOf(source, ["AwaitExpression", "WithStatement", "ForStatement"]).some((n) => n.from > func.node.from && n.to <= func.node.to && (n.name === "AwaitExpression" || child(n, "async") !== null));
  const word = child(func.node, "async");
  if (waits || word === null) return [];
  const marks = func.decorators.filter((d) => /mark\.(?:asyncio|anyio|trio)\b/.test(textOf(source, d)));
  const changes = new Changes(patient).add(source, [
    { from: word.from, to: children(func.node)[1]?.from ?? word.to, insert: "" },
    ...marks.map((d) => ({ from: d.from, to: d.nextSibling?.from ?? d.to, insert: "" })),
  ]).loosen(source, "pytest");
  return changes.propose(`makes \`${func.name}()\` a plain test: it awaits nothing, and the code starts its own loop`);
}
