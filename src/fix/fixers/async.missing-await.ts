/** Awaits a coroutine that is dropped, or taken for its result; a plain function around it becomes a coroutine where all its callers can await it. */
import type { Dossier } from "../../diagnose/dossier.js";
import { raised } from "../../diagnose/facts-of-frames.js";
import { passedOn, type Passed } from "../../diagnose/facts-of-passing.js";
import { calls, definitions, tail } from "../../diagnose/facts-of-sources.js";
import { awaitCall, awaitOf, callsOf, callsOn, isTaken } from "../awaiting.js";
import { callsIn, type Call } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { runnerOf } from "../functions.js";
import { importStatements } from "../imports.js";
import { lineAt, textOf, type Source } from "../../syntax/source.js";

export const missingAwait: Fixer = {
  kinds: ["async.missing-await"],
  propose(patient) {
    const { root: { file, line } } = patient;
    const source = file === null ? null : patient.source(file);
    if (source === null || line === null) return [];
    const passed = passedOn(patient.dossier).find((one) => one.file === file && one.line === line);
    if (passed !== undefined) return inBlock(patient, source, passed);
    const here = callsOn(source, line).filter((call) => makesCoroutine(patient, source, call, line) && !isTaken(source, call.node));
    if (here.length === 0) return [];
    const names = [...new Set(here.map((call) => tail(call.func)))];
    const words = names.map((name) => `\`${name}()\``).join(" and ");
    return [
      ...awaiting(patient, `awaits ${words}`, here.map((call) => ({ source, call }))),
      ...awaiting(patient, `awaits ${words} wherever a coroutine drops it`, names.flatMap((name) => dropped(patient, name))),
      ...ran(patient, source, here),
    ];
  },
};

/** The function that hands the coroutine on becomes one itself: who calls it awaits what it gives already. */
function inBlock(patient: Patient, source: Source, { call: { func: name }, line }: Passed): readonly Proposal[] {
  const here = callsOn(source, line).find((call) => call.func === name);
  const runner = here === undefined ? undefined : runnerOf(source, here.node);
  if (runner?.kind !== "function" || runner.func.isAsync) return [];
  const { node } = runner.func;
  const inside = callsIn(source).filter((call) => call.func === name && node.from < call.from && call.to < node.to && call.node.name === "CallExpression" && !isTaken(source, call.node));
  return new Changes(patient).add(source, [{ from: node.from, to: node.from, insert: "async " }, ...inside.flatMap((call) => awaitOf(call.node))]).propose(`awaits \`${name}()\` inside of the block`);
}

interface Place {
  readonly source: Source;
  readonly call: Call;
}

function awaiting(patient: Patient, summary: string, places: readonly Place[]): readonly Proposal[] {
  const changes = new Changes(patient);
  const made = new Set<string>();
  return places.length > 0 && places.every(({ source, call }) => awaitCall(patient, changes, source, call.node, made)) ? changes.propose(made.size === 0 ? summary : `${summary}, up to the coroutine that calls it`) : [];
}

/** Whether a call gives a coroutine: by what CPython said of one made there, or by all definitions of the name; mypy points at it. */
function makesCoroutine({ dossier }: Patient, source: Source, call: Call, line: number): boolean {
  const name = tail(call.func);
  const seen = dossier.facts.some((fact) => fact.t === "dropped-coroutine" && tail(fact.qualname) === name && (fact.created.length === 0 || fact.created.some((at) => at.file === source.file && Math.abs(at.line - line) <= 1)));
  if (seen || isCoroutine(dossier, name)) return true;
  const text = textOf(source, call.node);
  if (raised(dossier).some(({ exception }) => exception.coroutines.includes(text))) return true;
  // The statement is one awaitable that nobody takes.
  const isStatement = call.node.parent?.name === "ExpressionStatement";
  return isStatement && dossier.failures.some((f) => f.type === "mypy" && f.file === source.file && f.line === lineAt(source.text, call.node.from) && /^unused-(?:coroutine|awaitable)$/.test(f.code ?? ""));
}

function isCoroutine(dossier: Dossier, name: string): boolean {
  const defs = definitions(dossier, name);
  return defs.length > 0 && defs.every(({ def }) => def.kind === "async" && !def.generator);
}

/** Calls of this coroutine function in coroutines of the project that nobody takes. */
function dropped(patient: Patient, name: string): readonly Place[] {
  const { dossier } = patient;
  if (!isCoroutine(dossier, name)) return [];
  const files = new Set(calls(dossier, (call) => tail(call.func) === name && !call.awaited).map(({ file }) => file));
  return [...files].flatMap((file) => {
    const source = patient.source(file);
    if (source === null) return [];
    return callsOf(source, name).filter(({ node }) => !isTaken(source, node) && isInCoroutine(source, node)).map((call) => ({ source, call }));
  });
}

function isInCoroutine(source: Source, node: Call["node"]): boolean {
  const runner = runnerOf(source, node);
  return runner.kind === "function" && runner.func.isAsync;
}

/** In a plain test or entry point of a file that runs coroutines so, the call is run as its others are. */
function ran(patient: Patient, source: Source, here: readonly Call[]): readonly Proposal[] {
  const runs = callsOf(source, "run").some((call) => call.func === "asyncio.run") && importStatements(source).some((s) => s.top && s.names.some((n) => n.name === "asyncio"));
  const plain = here.every(({ node }) => {
    const runner = runnerOf(source, node);
    return runner.kind === "function" && !runner.func.isAsync;
  });
  if (!runs || !plain) return [];
  return new Changes(patient).add(source, here.flatMap(({ node }) => [{ from: node.from, to: node.from, insert: "asyncio.run(" }, { from: node.to, to: node.to, insert: ")" }]))
    .propose(`runs ${here.map((call) => `\`${tail(call.func)}()\``).join(" and ")} with \`asyncio.run\`, as the file does elsewhere`);
}
