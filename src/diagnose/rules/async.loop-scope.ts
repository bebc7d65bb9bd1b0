/** An object is used on another loop than the one it belongs to, or after that loop was closed. */
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, ownFrames, passes, raised, raisedIn, type Raised } from "../facts-of-frames.js";
import { calls, reach, tail, textAt } from "../facts-of-sources.js";
import { decoratorLine, fixturesNamed } from "../facts-of-tests.js";
import { finding, where } from "../place.js";
import type { FactOf } from "../../probe/facts.js";
import type { Finding, Quote, Rule } from "../rule.js";

/**
 * The C accelerator of asyncio raises without a frame of its own, so its words are all there is:
 * `Modules/_asynciomodule.c` task_step_impl and `asyncio/tasks.py` __step, CPython 3.8 to 3.14.
 */
const OTHER_LOOP = /attached to a different loop|belongs to a different (event )?loop|bound to a different event loop/;
/** Objects that are bound to a loop, by the call that makes them. */
const BOUND = new Set(["Lock", "Event", "Queue", "PriorityQueue", "LifoQueue", "Semaphore", "BoundedSemaphore", "Condition", "Future", "ClientSession", "AsyncClient"]);
const LOOPS = new Set(["get_event_loop", "get_running_loop", "new_event_loop"]);

function match(dossier: Dossier): readonly Finding[] {
  const found = raised(dossier).filter((one) => closed(one) || other(one)).flatMap((one) => places(dossier, one));
  return found.length > 0 ? found : starved(dossier);
}

/** A wait that never ended, on a fixture whose object another test was seen to meet on a foreign loop. */
function starved(dossier: Dossier): readonly Finding[] {
  const [failure] = dossier.failures;
  if (failure.type !== "test" || !raised(dossier).some(({ exception }) => isA(exception, "TimeoutError", "CancelledError"))) return [];
  const foreign = dossier.all.filter((one) => one.type === "test" && one.exceptions.some((exception) => other({ exception })));
  const shared = new Set(foreign.flatMap((one) => (one.type === "test" ? (one.item?.fixtures ?? []) : [])).map(({ name, file }) => `${name} ${file ?? ""}`));
  return fixtures(dossier, (at, score, claim, told) => finding(dossier, {
    kind: "async.loop-scope", at, confidence: "strong", score, claim, evidence: foreign.slice(0, 1).map((one) => one.evidence),
    statement: `${where(at)} ${told}, so what ${failing(dossier)} waits for never comes; another test that uses it meets the foreign loop itself.`,
    disprovedBy: `the fixture made anew for each test and ${failing(dossier)} still waits in vain`,
  }), ({ name, file }) => shared.has(`${name} ${file ?? ""}`));
}

/** `BaseEventLoop._check_closed` (asyncio/base_events.py). */
function closed({ exception }: Raised): boolean {
  return isA(exception, "RuntimeError") && (raisedIn(exception, "asyncio/base_events.py", "_check_closed") || noLoop(exception));
}

/** `get_event_loop` where none runs any more (asyncio/events.py; raised in C from a frame of the caller's). */
function noLoop(exception: Raised["exception"]): boolean {
  return raisedIn(exception, "asyncio/events.py", "get_event_loop") || /^There is no current event loop/.test(exception.message);
}

/** `mixins._LoopBoundMixin._get_loop`, or the words of the task that met a foreign future. */
function other({ exception }: Pick<Raised, "exception">): boolean {
  return isA(exception, "RuntimeError", "ValueError") && (passes(exception, "asyncio/mixins.py", "_get_loop") || OTHER_LOOP.test(exception.message));
}

function places(dossier: Dossier, one: Raised): readonly Finding[] {
  const { exception, weight } = one;
  const frame = deepest(dossier, exception);
  if (frame === undefined) return [];
  const what = closed(one) ? "a loop that is closed by then" : "another loop";
  const certain = one.via === "raised" || one.via === "cause";
  const loops = loopsOf(dossier);
  const make = (at: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "async.loop-scope", at, confidence: certain ? "strong" : "weak", score: score * weight, claim,
      statement: `${where(at)} ${told}, so ${failing(dossier)} ends in \`RuntimeError\` at \`${frame.file}:${String(frame.line)}\`${loops === null ? "" : `: ${loops.told}`}.`,
      quotes: [
        ...(at.file === frame.file && at.line === frame.line ? [] : [{ file: frame.file, lines: [frame.line, frame.line] as const, claim: `meets ${what}` }]),
        ...(loops?.quotes ?? []),
      ],
      // The test whose loop it is, is the one without which this one passes.
      contrast: loops !== null && dossier.isolation !== null && loops.maker === dossier.isolation.polluter ? (dossier.isolation.contrast ?? undefined) : undefined,
      disprovedBy: `the object made anew on the running loop and ${failing(dossier)} still fails`,
    });
  const found = binders(dossier, exception).map(({ at, score, told }) => make(at, score, "binds an object to a loop", `${told}, and it is used on ${closed(one) ? "it after it was closed" : "another"}`));
  return [...found, ...fixtures(dossier, make), make({ file: frame.file, line: frame.line }, 0.75, `meets ${what}`, `uses an object that belongs to ${what}`)];
}

/** What the plugin saw of the loops on the way of the failure: the one that an object belongs to, and the one that ran. */
function loopsOf(dossier: Dossier): { readonly told: string; readonly maker: string | null; readonly quotes: readonly Quote[] } | null {
  const failure = dossier.failures[0];
  const fact = dossier.facts.find((one) => one.t === "loops" && failure.type === "test" && one.node === failure.node);
  if (fact?.t !== "loops") return null;
  const object = fact.objects.find((one) => fact.loops[one.loop]?.ran === false);
  const [theirs, running] = [object === undefined ? undefined : fact.loops[object.loop], fact.loops.find((one) => one.ran)];
  if (object === undefined || theirs === undefined) return null;
  const told = `\`${object.expr}\` (${object.type}) at \`${object.file}:${String(object.line)}\` belongs to the loop ${born(theirs)}${ended(theirs)}${running === undefined ? "" : `, and the running one was ${born(running)}`}`;
  const made = [theirs, ...(running === undefined ? [] : [running])].flatMap((loop) => loop.made.slice(0, 1));
  return { told, maker: theirs.made_in, quotes: made.filter((one) => dossier.firstParty(one.file)).map((one) => ({ file: one.file, lines: [one.line, one.line] as const, claim: "makes an event loop" })) };
}

type Loop = FactOf<"loops">["loops"][number];

function born({ made: [line], made_in: node }: Loop): string {
  if (line !== undefined) return `made at \`${line.file}:${String(line.line)}\``;
  return node === null || node === "" ? "made before any test" : `made for \`${node}\``;
}

function ended({ is_closed: isClosed, closed, closed_in: node, made_in: maker }: Loop): string {
  if (!isClosed) return "";
  const line = closed?.[0];
  return line !== undefined ? `, closed at \`${line.file}:${String(line.line)}\`` : node === null || node === "" || node === maker ? ", closed by then" : `, closed in \`${node}\``;
}

interface Binder {
  readonly at: { readonly file: string; readonly line: number };
  readonly score: number;
  readonly told: string;
}

/** Where the files on the chain tie something to a loop; a kept loop and a foreign `loop=` before plain primitives. */
function binders(dossier: Dossier, exception: Raised["exception"]): readonly Binder[] {
  const onChain = new Set(ownFrames(dossier, exception).map((frame) => frame.file));
  const near = new Set([...onChain].flatMap((file) => reach(dossier, file, 2)));
  const scored = calls(dossier, (_, file) => near.has(file)).flatMap(({ file, line, call }): readonly Binder[] => {
    if (onChain.size > 0 && dossier.isTest(file) && !file.endsWith("conftest.py")) return [];
    const name = tail(call.func);
    const text = textAt(dossier, file, line);
    const bonus = onChain.has(file) ? 0.03 : 0;
    const kept = /^\s*(self|cls)\.\w+|^\w+\s*[:=]|^\s*global\b/.test(text) && /=/.test(text);
    if (/^(asyncio\.)?ensure_future$/.test(call.func) && call.keywords.includes("loop")) return [{ at: { file, line }, score: 0.93 + bonus, told: "schedules a coroutine on a loop of its own choice" }];
    if (name === "create_task" && /^self\._?loop|^_?loop\./.test(call.func)) return [{ at: { file, line }, score: 0.82 + bonus, told: "schedules a coroutine on a kept loop" }];
    if (name === "wrap_future" || name === "run_coroutine_threadsafe") return [];
    if (LOOPS.has(name) && kept) return [{ at: { file, line }, score: (name === "new_event_loop" ? 0.8 : 0.88) + bonus, told: "keeps the loop that runs at the time" }];
    if (BOUND.has(name) && /^(asyncio|aiohttp|httpx)\.|^[A-Z]/.test(call.func) && (call.scope === "" || kept)) return [{ at: { file, line }, score: (call.scope === "" ? 0.92 : 0.7) + bonus, told: `makes an \`${name}\` that binds itself to the loop of its first use` }];
    return [];
  });
  return scored.sort((a, b) => b.score - a.score).slice(0, 3);
}

/** The line that sets the scope: a decorator's, where there is one. */
function scopeOf(dossier: Dossier, { name, file, line }: FactOf<"item">["fixtures"][number]): { file: string; line: number } {
  const found = fixturesNamed(dossier, name).find((one) => one.file === file);
  return { file: file ?? "", line: found === undefined ? (line ?? 1) : decoratorLine(dossier, found.file, found.def, /\bscope\s*=/) };
}

/** Coroutine fixtures that outlive the test: their loop is not the test's. */
function fixtures(dossier: Dossier, make: (at: { file: string; line: number }, score: number, claim: string, told: string) => Finding, only: (fixture: Pick<FactOf<"item">["fixtures"][number], "name" | "file">) => boolean = () => true): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.item === null) return [];
  return failure.item.fixtures.filter((one) => only(one) && one.scope !== "function" && one.file !== null && one.line !== null && dossier.firstParty(one.file) && (one.async || /loop/.test(one.name)))
    .map((one) => make(scopeOf(dossier, one), 0.94, `is a ${one.scope}-scoped fixture`, `makes the fixture \`${one.name}\` once per ${one.scope}, on a loop that is not the test's`));
}

export const rule: Rule = { kind: "async.loop-scope", match };
