/**
 * The last resort: where no rule knows more, the innermost line of the project's own code that the failure shows, with a
 * kind guessed from the exception's class. Always weak, and it says why.
 */
import type { ExceptionFact } from "../../probe/facts.js";
import type { Dossier, TypeFailure } from "../dossier.js";
import { changed } from "../facts-of-change.js";
import { failing, isA, ownFrames, raised, testOf } from "../facts-of-frames.js";
import { enclosing, grep, reach, type At } from "../facts-of-sources.js";
import type { Kind } from "../kinds.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** Kinds by the class of an exception, the more special class first. */
const KINDS_OF: readonly (readonly [string, Kind])[] = [
  ["RecursionError", "code.recursion"], ["KeyError", "code.key-missing"], ["IndexError", "code.key-missing"], ["AssertionError", "code.wrong-value"], ["TypeError", "code.type-confusion"],
  ["AttributeError", "code.attribute-missing"], ["NameError", "code.name-undefined"], ["ModuleNotFoundError", "import.layout"], ["ImportError", "import.name-missing"],
  ["FileNotFoundError", "env.file-missing"], ["UnicodeError", "env.locale"], ["ConnectionError", "flaky.network"], ["TimeoutError", "flaky.timing"], ["MemoryError", "process.out-of-memory"], ["SyntaxError", "code.syntax"], ["Warning", "env.warning-as-error"],
];
const WHY = "no rule explains it, so this is a ranking only";

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type === "mypy") return [typed(dossier, failure)];
  const shown = raised(dossier).filter(({ via }) => via === "raised" || via === "cause");
  const found = shown.flatMap(({ exception, weight }) => onStack(dossier, exception, weight));
  const suspects = failure.type === "test" ? suspected(dossier, kindOf(shown[0]?.exception)) : [];
  const all = [...found, ...suspects];
  return all.length > 0 ? all : [nowhere(dossier)];
}

/** The innermost own frames, code before tests. */
function onStack(dossier: Dossier, exception: ExceptionFact, weight: number): readonly Finding[] {
  const kind = kindOf(exception);
  const frames = [...ownFrames(dossier, exception)].reverse();
  const code = frames.filter((frame) => !dossier.isTest(frame.file));
  const places = [...code, ...frames.filter((frame) => dossier.isTest(frame.file))].slice(0, 3);
  return places.map((frame, index) => {
    const at = { file: frame.file, line: frame.line };
    const def = enclosing(dossier, frame.file, frame.line);
    return finding(dossier, {
      kind, at, score: (0.3 - index * 0.06) * weight, claim: "is on the traceback",
      statement: `${where(at)}${def === undefined ? "" : ` in \`${def.qualname}\``} is the ${index === 0 ? "innermost line of the project" : "next line of the project"} on the way to \`${exception.type}\` in ${failing(dossier)}; ${WHY}.`,
      disprovedBy: "the values on this line are what they should be",
    });
  });
}

/** A wrong value leaves no trace of where it was made: the lines that the change brought to code that the test reaches. */
function suspected(dossier: Dossier, kind: Kind): readonly Finding[] {
  const test = testOf(dossier);
  if (test === null) return [];
  const near = reach(dossier, test.file, 5);
  const named = namesIn(dossier, test.file, test.name);
  const files = changed(dossier).filter(({ file }) => near.includes(file) && !dossier.isTest(file) && file.endsWith(".py"));
  const blocks = files.flatMap(({ file, added, removed }) => {
    const lines = (added.length > 0 ? added : removed).filter((one) => one.text.trim() !== "" && !/^\s*(#|import\b|from\b|"""|@)/.test(one.text));
    const byDef = new Map<string, At & { size: number }>();
    for (const one of lines) {
      const def = enclosing(dossier, file, one.line);
      if (def === undefined) continue;
      const there = byDef.get(def.qualname);
      byDef.set(def.qualname, there === undefined ? { file, line: one.line, size: 1 } : { ...there, size: there.size + 1 });
    }
    return [...byDef].map(([qualname, at]) => ({ ...at, qualname, depth: near.indexOf(file) }));
  });
  const rank = (one: (typeof blocks)[number]): number => (named.has(one.qualname.split(".").at(-1) ?? "") ? 0.06 : 0) - one.depth * 0.005;
  return blocks.sort((a, b) => rank(b) - rank(a)).slice(0, 3).map((one, index) =>
    finding(dossier, {
      kind, at: { file: one.file, line: one.line }, score: 0.34 - index * 0.03, claim: "is new in this change",
      statement: `${where(one)} in \`${one.qualname}\` is new in this change and on the way of ${failing(dossier)}; ${WHY}.`, disprovedBy: `the change to \`${one.qualname}\` taken back and ${failing(dossier)} still fails`,
    }));
}

/** Words of the test's own body: what it calls by name. */
function namesIn(dossier: Dossier, file: string, name: string): ReadonlySet<string> {
  const def = dossier.sources.get(file)?.defs.find((one) => one.qualname.split(".").at(-1) === name);
  const lines = grep(dossier, /\w/, [file]).filter((one) => def === undefined || (def.line <= one.line && one.line <= def.end_line));
  return new Set(lines.flatMap((one) => [...one.text.matchAll(/\w+/g)].map((found) => found[0])));
}

function kindOf(exception: ExceptionFact | undefined): Kind {
  if (exception === undefined) return "code.wrong-value";
  // `pytest.raises` that saw nothing (_pytest/raises.py), and unittest's own form.
  if (/^DID NOT RAISE|\w+ not raised/.test(exception.message)) return "code.wrong-exception";
  return KINDS_OF.find(([name]) => isA(exception, name))?.[1] ?? (isA(exception, "Failed") ? "code.wrong-value" : "code.wrong-exception");
}

function typed(dossier: Dossier, error: TypeFailure): Finding {
  return finding(dossier, {
    kind: "types.incompatible", at: { file: error.file, line: error.line }, score: 0.3, claim: error.message,
    statement: `mypy reports at ${where({ file: error.file, line: error.line })}: ${error.message.replace(/\s+/g, " ")} (\`${error.code ?? "no code"}\`); ${WHY}.`, disprovedBy: "mypy is silent there",
  });
}

function nowhere(dossier: Dossier): Finding {
  const failure = dossier.failures[0];
  const test = testOf(dossier);
  const item = failure.type === "test" ? failure.item : null;
  const kinds: Readonly<Record<string, Kind>> = { crash: "process.crash", hang: "process.hang", "internal-error": "process.internal-error", exit: "process.internal-error", usage: "test.config", conftest: "test.config" };
  const kind = failure.type === "run" ? (kinds[failure.what] ?? "code.wrong-exception") : "code.wrong-value";
  const at = item !== null ? { file: item.file, line: item.line } : test !== null && dossier.files.includes(test.file) ? { file: test.file, line: null } : null;
  const told = failure.type === "run" ? `the run ended: ${failure.message.split("\n")[0] ?? ""}` : `${failing(dossier)} fails without an own line on its traceback`;
  return finding(dossier, { kind, at, score: 0.1, claim: "is the failing test", statement: `${told.charAt(0).toUpperCase()}${told.slice(1)}; ${WHY}.`, disprovedBy: "a run that shows a traceback" });
}

export const fallback: Rule = { kind: "code.wrong-value", match };
