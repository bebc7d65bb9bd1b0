/** A coroutine that is created and then dropped, or used where its result is meant. */
import type { Dossier } from "../dossier.js";
import { handed } from "../facts-of-async.js";
import { deepest, failing, isA, own, raised, testOf } from "../facts-of-frames.js";
import { passedOn } from "../facts-of-passing.js";
import { calls, definitions, tail, textAt, type At, type Def } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** mypy's code for a coroutine that is a whole statement (mypy 0.990 on). */
const UNUSED = new Set(["unused-coroutine", "unused-awaitable"]);

function match(dossier: Dossier): readonly Finding[] {
  const found = [...dropped(dossier), ...used(dossier), ...shown(dossier), ...escaped(dossier), ...typed(dossier)];
  return found.filter((one, index) => found.findIndex((other) => other.file === one.file && other.line === one.line) === index);
}

/** CPython said that it was never awaited, and where it was made. */
function dropped(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  const node = failure.type === "mypy" ? null : failure.node;
  const mine = dossier.facts.flatMap((fact) => (fact.t === "dropped-coroutine" && (fact.node === node || node === null) ? [fact] : []));
  return mine.flatMap((fact) => {
    const name = tail(fact.qualname);
    // The test itself was never run, or a double stands for the coroutine: other kinds.
    if (name === testOf(dossier)?.name || fact.defined.file.endsWith("unittest/mock.py")) return [];
    const maker = fact.created.find((place) => own(dossier, place.file)) ?? suspects(dossier, name)[0];
    if (maker === undefined || awaited(dossier, maker, name) || handed(dossier, maker, name)) return [];
    const def = own(dossier, fact.defined.file) ? ` (defined at ${where(fact.defined)})` : "";
    const certain = fact.created.length > 0;
    return [finding(dossier, {
      kind: "async.missing-await", at: { file: maker.file, line: maker.line }, confidence: certain ? "strong" : "weak", score: certain ? 0.96 : 0.7,
      claim: `calls \`${fact.qualname}\` without \`await\``,
      statement: `${where(maker)} calls the coroutine function \`${fact.qualname}\`${def} without \`await\`, so its body never runs and ${failing(dossier)} fails for want of what it does.`,
      quotes: own(dossier, fact.defined.file) ? [{ file: fact.defined.file, lines: [fact.defined.line, fact.defined.line], claim: "is a coroutine function" }] : [],
      disprovedBy: `the line awaited and ${failing(dossier)} still fails`,
    })];
  });
}

/** The failing statement itself had a coroutine where a value was meant. */
function used(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, failure }) => {
    const frame = deepest(dossier, exception);
    const assertion = failure.type === "test" ? failure.assertion : null;
    const compared = assertion !== null && [assertion.left_type, assertion.right_type].includes("coroutine");
    const held = exception.coroutines.length > 0 || exception.attribute?.owner_kind === "coroutine" || compared;
    if (frame === undefined || !held) return [];
    const known = makerOf(dossier, frame);
    const maker = known ?? frame;
    if (known === undefined && Object.values(frame.locals).includes("AsyncMock")) return [];
    if (/async_generator|Mock/.test(exception.attribute?.owner ?? "") ) return [];
    return [finding(dossier, {
      kind: "async.missing-await", at: { file: maker.file, line: maker.line }, confidence: known === undefined ? "weak" : "strong", score: 0.9 * weight, claim: "uses a coroutine as a value",
      statement: `${where(maker)} takes a coroutine for its result: it is not awaited before ${where(frame)} uses it, so ${failing(dossier)} ends in \`${exception.type}\`.`,
      quotes: [{ file: frame.file, lines: [frame.line, frame.line], claim: "had a coroutine in hand" }],
      disprovedBy: `the call awaited and ${failing(dossier)} still fails`,
    })];
  });
}

/** A coroutine inside of what the test compares, by its repr (Objects/genobject.c: `<coroutine object NAME at …>`). */
function shown(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.assertion === null) return [];
  const texts = [failure.assertion.left, failure.assertion.right, failure.longrepr];
  const names = new Set(texts.flatMap((text) => [...text.matchAll(/<coroutine object ([\w.<>]+) at 0x/g)].map((found) => tail(found[1] ?? ""))));
  return [...names].flatMap((name) => suspects(dossier, name).slice(0, 2).map((at, index) =>
    finding(dossier, {
      kind: "async.missing-await", at, confidence: index === 0 ? "strong" : "weak", score: 0.9 - index * 0.1, claim: `calls \`${name}\` without \`await\``,
      statement: `${where(at)} calls the coroutine function \`${name}\` without \`await\`, so ${failing(dossier)} compares the coroutine in place of its result.`,
      disprovedBy: `the call awaited and ${failing(dossier)} still fails`,
    })));
}

/** A plain function hands the coroutine on out of the block that was meant for it: the handler, or the context, is gone when it runs. */
function escaped(dossier: Dossier): readonly Finding[] {
  return passedOn(dossier).map(({ file, line, call, block, coroutines }) => {
    const at = { file, line };
    const handlers = (dossier.sources.get(file)?.handlers ?? []).filter((one) => block.is === "try" && one.try_line === block.line);
    const missed = raised(dossier).find(({ exception, via }) => via === "raised" && exception.frames.some((frame) => coroutines.includes(frame.func)) && handlers.some((one) => one.broad || isA(exception, ...one.types.map(tail))));
    return finding(dossier, {
      kind: "async.missing-await", at, score: missed === undefined ? 0.55 : 0.9, claim: `hands the coroutine of \`${call.func}\` on without \`await\``,
      statement: `${where(at)} hands the coroutine of \`${call.func}\` on without \`await\`, so the \`${block.is}\` at ${where(block)} is over before it runs and ${failing(dossier)} ${missed === undefined ? "misses what the block is for" : `meets the \`${missed.exception.type}\` that it should catch`}.`,
      quotes: [{ file: block.file, lines: [block.line, block.line], claim: "is left before the coroutine runs" }],
      disprovedBy: `the call awaited there and ${failing(dossier)} still fails`,
    });
  });
}

/** mypy's word alone joins a failing test when the line lies in its files. */
function typed(dossier: Dossier): readonly Finding[] {
  const first = dossier.failures[0];
  const errors = first.type === "mypy" ? [first] : dossier.all.flatMap((one) => (one.type === "mypy" ? [one] : []));
  return errors.filter((one) => one.code !== null && UNUSED.has(one.code) && one.line !== null).map((one) =>
    finding(dossier, {
      kind: "async.missing-await", at: { file: one.file, line: one.line }, confidence: "strong", score: first.type === "mypy" ? 0.95 : 0.8, claim: one.message,
      statement: `\`${one.file}:${String(one.line)}\` drops an awaitable: mypy reports \`${one.code ?? ""}\` there, and ${failing(dossier)} ${first.type === "mypy" ? "exits 1" : "fails for want of what it does"}.`,
      disprovedBy: "mypy is silent there with the line as it is",
    }));
}

/** Where the variable of the failing statement got a coroutine: a call of an `async def` in the same function, not awaited. */
function makerOf(dossier: Dossier, frame: At): At | undefined {
  const source = dossier.sources.get(frame.file);
  const scope = source?.defs.filter((def) => def.kind !== "class" && def.line <= frame.line && frame.line <= def.end_line).at(-1);
  const before = source?.calls.filter((call) => call.line <= frame.line && call.line >= (scope?.line ?? 1) && !call.awaited && isCoroutine(dossier, call.func));
  const call = before?.filter((one) => !handed(dossier, { file: frame.file, line: one.line }, tail(one.func))).at(-1);
  if (call !== undefined) return { file: frame.file, line: call.line };
  // What was awaited can have given a coroutine in its turn: a `return` of it that does not await.
  const awaited = source?.calls.filter((one) => one.awaited && one.line <= frame.line && one.line >= (scope?.line ?? 1)) ?? [];
  return awaited.flatMap(({ func }) => definitions(dossier, tail(func))).flatMap((one) => bare(dossier, one))[0];
}

/** Where a coroutine function returns the coroutine of another one. */
function bare(dossier: Dossier, { file, def }: At & { readonly def: Def }): readonly At[] {
  const source = dossier.sources.get(file);
  if (source === undefined || def.kind !== "async") return [];
  const returns = source.returns.filter((one) => one.scope === def.qualname && /\breturn\s+[\w.]+\(/.test(textAt(dossier, file, one.line)));
  return returns.filter((one) => source.calls.some((call) => call.line === one.line && !call.awaited && isCoroutine(dossier, call.func) && !handed(dossier, { file, line: one.line }, tail(call.func)))).map(({ line }) => ({ file, line }));
}

/** Calls of a coroutine function that are not awaited, own code before tests. */
function suspects(dossier: Dossier, name: string): readonly At[] {
  return calls(dossier, (call, file) => tail(call.func) === name && !call.awaited && !handed(dossier, { file, line: call.line }, name))
    .map(({ file, line }) => ({ file, line })).sort((a, b) => Number(dossier.isTest(a.file)) - Number(dossier.isTest(b.file)));
}

function isCoroutine(dossier: Dossier, func: string): boolean {
  const defs = definitions(dossier, tail(func));
  return defs.length > 0 && defs.every(({ def }) => def.kind === "async" && !def.generator);
}

/** Whether the line awaits this call after all: the coroutine was dropped for another reason. */
function awaited(dossier: Dossier, at: At, name: string): boolean {
  return dossier.sources.get(at.file)?.calls.some((call) => call.awaited && tail(call.func) === name && call.line <= at.line && at.line <= call.end_line) === true;
}

export const rule: Rule = { kind: "async.missing-await", match };
