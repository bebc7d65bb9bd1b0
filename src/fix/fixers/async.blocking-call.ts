/** Takes a blocking call off the loop: asyncio's own sleep, lock, event or queue in its place, else a thread for it. */
import { blocks, takes } from "../../diagnose/facts-of-async.js";
import { tail } from "../../diagnose/facts-of-sources.js";
import { awaitOf, callsOf, callsOn, isTaken } from "../awaiting.js";
import type { Call } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { needs } from "../floor.js";
import { runnerOf } from "../functions.js";
import { importStatements } from "../imports.js";
import { ofAsyncio } from "../primitives.js";
import { lineAt, textOf, type Change, type Source } from "../../syntax/source.js";
import { callersOf } from "../stacks.js";

export const blockingCall: Fixer = {
  kinds: ["async.blocking-call"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const source = file === null ? null : patient.source(file);
    if (file === null || source === null || line === null) return [];
    const call = blocking(patient, source, line);
    if (call === null) return [];
    if (isInCoroutine(source, call)) return inCoroutine(patient, source, call);
    // The coroutine stands further out: the plain function that blocks goes to a thread as a whole.
    return callersOf(dossier, file, line).flatMap(({ frame, callee }) => {
      const outer = patient.source(frame.file);
      const calls = outer === null ? [] : callsOf(outer, callee.func, [frame.line, frame.line]).filter((one) => isInCoroutine(outer, one));
      return outer === null ? [] : calls.flatMap((one) => inThread(patient, outer, one));
    });
  },
};

/** The call on a line that blocks: known to, else the only one there that is not awaited. */
function blocking({ dossier }: Patient, source: Source, line: number): Call | null {
  const plain = callsOn(source, line).filter((call) => !isTaken(source, call.node));
  const facts = dossier.sources.get(source.file)?.calls ?? [];
  const known = plain.filter((call) => facts.some((fact) => fact.func === call.func && fact.line === lineAt(source.text, call.node.from) && (blocks(fact) || takes(dossier, source.file, fact))));
  return known[0] ?? (plain.length === 1 ? (plain[0] ?? null) : null);
}

function isInCoroutine(source: Source, call: Call): boolean {
  const runner = runnerOf(source, call.node);
  return runner.kind === "function" && runner.func.isAsync;
}

function inCoroutine(patient: Patient, source: Source, call: Call): readonly Proposal[] {
  if (isSleep(source, call)) return slept(patient, source, call);
  const owner = call.func.slice(0, Math.max(0, call.func.lastIndexOf(".")));
  const changes = new Changes(patient);
  const kind = owner === "" ? null : ofAsyncio(patient, changes, source, owner);
  const own = kind === null ? [] : changes.propose(`waits on an \`asyncio.${kind}\`, which leaves the loop free, in place of the thread's`);
  const isResult = tail(call.func) === "result" && call.args.length === 0;
  const wrapped = isResult ? new Changes(patient).import(source, "asyncio", null).add(source, enclosed(call, `asyncio.wrap_future(${owner})`)).propose("awaits the thread's future on the loop") : [];
  return [...own, ...wrapped, ...inThread(patient, source, call)];
}

const isSleep = (source: Source, { func, args }: Call): boolean =>
  args.length === 1 && (func === "time.sleep" || (func === "sleep" && importStatements(source).some((s) => s.module?.text === "time" && s.names.some((n) => n.name === "sleep" && n.as === null))));

function slept(patient: Patient, source: Source, call: Call): readonly Proposal[] {
  return new Changes(patient).add(source, [...awaitOf(call.node), { from: call.from, to: call.to, insert: "asyncio.sleep" }])
    .import(source, "asyncio", null).loosen(source, "time", "sleep").propose("awaits `asyncio.sleep()`, which leaves the loop free");
}

const enclosed = (call: Call, text: string): Change[] => {
  const [open, close] = awaitOf(call.node);
  return [{ from: call.node.from, to: call.node.to, insert: `${open?.insert ?? ""}${text}${close?.insert ?? ""}` }];
};

/** The call in a thread: `asyncio.to_thread` (3.9 on), else the loop's executor, which passes no keywords. */
function inThread(patient: Patient, source: Source, call: Call): readonly Proposal[] {
  if (/^super\(/.test(call.func)) return [];
  const inner = source.text.slice(call.list.from + 1, call.list.to - 1);
  const args = inner.trim() === "" ? "" : `, ${inner}`;
  const threaded = needs(patient, "3.9") ? `asyncio.to_thread(${call.func}${args})`
    : `asyncio.get_running_loop().run_in_executor(None, ${call.args.some((a) => a.name !== null) ? `lambda: ${textOf(source, call.node)}` : `${call.func}${args}`})`;
  return new Changes(patient).import(source, "asyncio", null).add(source, enclosed(call, threaded)).propose(`runs \`${call.func}()\` in a thread, which leaves the loop free`);
}
