/** A double of the wrong kind: not awaitable where it is awaited, awaitable where it is not, without the protocol or the value that the code needs. */
import type { ExceptionFact, Frame } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { deepest, failing, isA, ownFrames, raised, raisedIn } from "../facts-of-frames.js";
import { definitions, tail, textAt } from "../facts-of-sources.js";
import { anyDoubles, doublesFor, type Double } from "../facts-of-tests.js";
import { finding, where } from "../place.js";
import type { Finding, Remedy, Rule } from "../rule.js";

/** CPython names the offending type in the text of a TypeError only (3.8 to 3.14, Objects/abstract.c, genobject.c). */
const NAMED = /\b(?:Async|Magic|NonCallable|NonCallableMagic|PropertyMock|)Mock\b/;
const AWAITED = /can't be used in 'await' expression|object can't be awaited/;
const MOCKS = new Set(["Mock", "MagicMock", "AsyncMock", "NonCallableMock", "NonCallableMagicMock", "PropertyMock"]);

function match(dossier: Dossier): readonly Finding[] {
  return [...raised(dossier).flatMap(({ exception, weight }) => fromException(dossier, exception, weight)), ...unwanted(dossier), ...compared(dossier)];
}

function fromException(dossier: Dossier, exception: ExceptionFact, weight: number): readonly Finding[] {
  const frame = deepest(dossier, exception);
  if (frame === undefined) return [];
  if (isA(exception, "TypeError") && AWAITED.test(exception.message)) return awaited(dossier, exception, frame, weight);
  if (exception.attribute?.owner_kind === "mock") return spec(dossier, exception, frame, weight);
  if ((exception.coroutines.length > 0 || exception.attribute?.owner_kind === "coroutine") && Object.values(frame.locals).includes("AsyncMock")) {
    const double = anyDoubles(dossier).find((one) => one.how === "AsyncMock");
    return double === undefined ? [] : [told(dossier, double, 0.92 * weight, true, `makes an awaitable double, but \`${frame.file}:${String(frame.line)}\` takes what its call gives for a value`, frame, exception.type, "plain")];
  }
  const protocol = isA(exception, "TypeError", "AttributeError") && (NAMED.test(exception.message) || held(exception).length > 0 && isA(exception, "TypeError") && !exception.call);
  if (!protocol || raisedIn(exception, "unittest/mock.py", "get_original", "_importer")) return [];
  const names = [...textAt(dossier, frame.file, frame.line).matchAll(/\.(\w+)/g)].map((found) => found[1] ?? "").reverse();
  const double = names.flatMap((name) => doublesFor(dossier, name))[0] ?? (NAMED.test(exception.message) ? anyDoubles(dossier)[0] : undefined);
  if (double === undefined) return [];
  return [told(dossier, double, 0.9 * weight, NAMED.test(exception.message), `makes a double that does not do what \`${frame.file}:${String(frame.line)}\` needs of it`, frame, exception.type, "magic")];
}

/** `await double.method()` where the method is a plain Mock or function. */
function awaited(dossier: Dossier, exception: ExceptionFact, frame: Frame, weight: number): readonly Finding[] {
  const chain = ownFrames(dossier, exception).flatMap((one) => {
    const names = dossier.sources.get(one.file)?.calls.filter((call) => call.awaited && call.line <= one.line && one.line <= call.end_line).map((call) => tail(call.func)) ?? [];
    return one === frame ? names : [];
  });
  const doubles = chain.flatMap((name) => doublesFor(dossier, name).filter((one) => one.how !== "AsyncMock"));
  const named = NAMED.test(exception.message);
  const certain = named || doubles.length > 0;
  const real = chain.some((name) => definitions(dossier, name).some(({ def, file }) => def.kind === "function" && !dossier.isTest(file)) && doublesFor(dossier, name).length === 0);
  if (real && !named) return [];
  const double = doubles[0] ?? anyDoubles(dossier).find((one) => one.how === "Mock");
  if (double === undefined) return [];
  return [told(dossier, double, (certain ? 0.95 : 0.6) * weight, certain, `makes a plain double, but \`${frame.file}:${String(frame.line)}\` awaits it`, frame, exception.type, "async")];
}

/** The double's spec lacks what the code asks for, or the test misspells one of its assertions. */
function spec(dossier: Dossier, exception: ExceptionFact, frame: Frame, weight: number): readonly Finding[] {
  const name = exception.attribute?.name ?? "";
  const double = doublesFor(dossier, name)[0] ?? anyDoubles(dossier)[0];
  if (/^assert|^called/.test(name) || double === undefined)
    return [finding(dossier, {
      kind: "test.mock-kind", at: { file: frame.file, line: frame.line }, confidence: "weak", score: 0.85 * weight, claim: `asks the double for \`${name}\``,
      statement: `\`${frame.file}:${String(frame.line)}\` asks a double for \`${name}\`, which it does not have, so ${failing(dossier)} ends in \`AttributeError\`.`, disprovedBy: `the double has \`${name}\``,
    })];
  return [told(dossier, double, 0.85 * weight, true, `makes a double without \`${name}\`, which \`${frame.file}:${String(frame.line)}\` asks for`, frame, exception.type)];
}

/** An AsyncMock where a plain value is meant: its coroutine is dropped. */
function unwanted(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  const drop = dossier.facts.find((fact) => fact.t === "dropped-coroutine" && fact.defined.file.endsWith("unittest/mock.py") && (failure.type === "mypy" || fact.node === failure.node));
  if (drop?.t !== "dropped-coroutine") return [];
  const at = drop.created.find((place) => dossier.firstParty(place.file));
  const names = at === undefined ? [] : [...textAt(dossier, at.file, at.line).matchAll(/\.(\w+)\s*\(/g)].map((found) => found[1] ?? "");
  const double = names.flatMap((name) => doublesFor(dossier, name))[0] ?? anyDoubles(dossier).find((one) => one.how === "AsyncMock") ?? anyDoubles(dossier)[0];
  if (double === undefined) return [];
  return [told(dossier, double, 0.92, true, `makes an awaitable double, but ${at === undefined ? "the code" : where(at)} calls it without \`await\``, at, "a dropped coroutine", "plain")];
}

/** The value under test is the double itself: nobody told it what to return. */
function compared(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.assertion === null) return [];
  const { left_type, right_type, left, right } = failure.assertion;
  if (!MOCKS.has(left_type) && !MOCKS.has(right_type)) return [];
  const text = MOCKS.has(left_type) ? left : right;
  const name = /name=["'](?:[\w.()]*\.)?(\w+)(?:\(\))?["']/.exec(text)?.[1];
  const double = (name === undefined ? [] : doublesFor(dossier, name))[0] ?? anyDoubles(dossier)[0];
  return double === undefined ? [] : [told(dossier, double, 0.75, false, "makes a double whose value nobody set, and it reaches the comparison", undefined, "AssertionError")];
}

/** Expressions of the failing statement that were doubles. */
function held(exception: ExceptionFact): readonly string[] {
  return exception.mocks.map((one) => one.expr);
}

function told(dossier: Dossier, double: Double, score: number, certain: boolean, what: string, use: { file: string; line: number } | undefined, end: string, need?: Extract<Remedy, { kind: "double" }>["need"]): Finding {
  return finding(dossier, {
    kind: "test.mock-kind", at: { file: double.file, line: double.line }, confidence: certain ? "strong" : "weak", score, claim: "makes the double",
    statement: `${where(double)} ${what}, so ${failing(dossier)} ends in ${end.includes(" ") ? end : `\`${end}\``}.`,
    quotes: use === undefined ? [] : [{ file: use.file, lines: [use.line, use.line], claim: "uses the double" }],
    remedy: need === undefined ? undefined : { kind: "double", need },
    disprovedBy: `the double made of the other kind and ${failing(dossier)} still fails`,
  });
}

export const rule: Rule = { kind: "test.mock-kind", match };
