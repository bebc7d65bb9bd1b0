/**
 * The last resort: where no rule knows more, the innermost line of the project's own code that the failure shows, with a
 * kind guessed from the exception's class. Always weak, and it says why.
 */
import type { ExceptionFact } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import type { TypeFailure } from "../../probe/failure.js";
import { suspects, type Suspect } from "../facts-of-calls.js";
import { changeOf } from "../facts-of-change.js";
import { failing, isA, ownFrames, raised, testOf } from "../facts-of-frames.js";
import { enclosing } from "../facts-of-sources.js";
import type { Kind } from "../../kinds.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** Kinds by the class of an exception, the more special class first. */
const KINDS_OF: readonly (readonly [string, Kind])[] = [
  ["RecursionError", "code.recursion"], ["KeyError", "code.key-missing"], ["IndexError", "code.key-missing"], ["AssertionError", "code.wrong-value"], ["TypeError", "code.type-confusion"],
  ["AttributeError", "code.attribute-missing"], ["NameError", "code.name-undefined"], ["ModuleNotFoundError", "import.layout"], ["ImportError", "import.name-missing"],
  ["FileNotFoundError", "env.file-missing"], ["UnicodeError", "env.locale"], ["ConnectionError", "flaky.network"], ["TimeoutError", "flaky.timing"], ["MemoryError", "process.out-of-memory"], ["SyntaxError", "code.syntax"], ["Warning", "env.warning-as-error"],
];
/** What a place is worth: of the commit at fault, of the whole change, where own code raised, in the test. */
const CULPRIT = 0.4;
const CHANGE = 0.28;
const RAISES = 0.36;
const TEST = 0.24;
const WHY = "no rule explains it, so this is a ranking only";

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type === "mypy") return [typed(dossier, failure)];
  const shown = raised(dossier).filter(({ via }) => via === "raised" || via === "cause");
  const found = shown.flatMap(({ exception, weight }) => onStack(dossier, exception, weight));
  const suspects = failure.type === "test" && dossier.spectrum === null ? suspected(dossier, kindOf(shown[0]?.exception)) : [];
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
      kind, at, score: ((dossier.isTest(frame.file) ? TEST : RAISES) - index * 0.06) * weight, claim: "is on the traceback",
      statement: `${where(at)}${def === undefined ? "" : ` in \`${def.qualname}\``} is the ${index === 0 ? "innermost line of the project" : "next line of the project"} on the way to \`${exception.type}\` in ${failing(dossier)}; ${WHY}.`,
      disprovedBy: "the values on this line are what they should be",
    });
  });
}

/**
 * A wrong value leaves no trace of where it was made: lines that the change brought to functions that the failing tests
 * reach and other tests do not, the likeliest line of each block.
 */
function suspected(dossier: Dossier, kind: Kind): readonly Finding[] {
  const weight = dossier.culprit === null ? CHANGE : CULPRIT;
  const blocks = suspects(dossier).flatMap((suspect) => hunks(dossier, suspect).map((line) => ({ ...suspect, line })));
  return blocks.slice(0, 3).map((one, index) =>
    finding(dossier, {
      kind, at: { file: one.file, line: one.line }, score: weight * (0.6 + 0.4 * one.weight) - index * 0.02, claim: "is new in this change",
      statement: `${where(one)} in \`${one.def.qualname}\` is new in this change and on the way of ${failing(dossier)}; ${WHY}.`, disprovedBy: `the change to \`${one.def.qualname}\` taken back and ${failing(dossier)} still fails`,
    }));
}

/** One line for each block of changed lines inside a function: the one that computes or decides most. */
function hunks(dossier: Dossier, { file, def }: Suspect): readonly number[] {
  const change = changeOf(dossier, file);
  if (change === undefined) return [];
  const inside = (change.added.length > 0 ? change.added : change.removed).filter((one) => def.line < one.line && one.line <= def.end_line && !/^\s*(#|"""|@|$)/.test(one.text));
  const blocks: { line: number; text: string }[][] = [];
  for (const one of inside) {
    const open = blocks.at(-1);
    if (open !== undefined && (open.at(-1)?.line ?? 0) + 2 >= one.line) open.push(one);
    else blocks.push([one]);
  }
  return blocks.map((block) => [...block].sort((a, b) => weigh(b.text) - weigh(a.text))[0]?.line ?? def.line);
}

/** How much a line computes or decides: its operators. */
function weigh(text: string): number {
  return (text.match(/[-+*/%<>]|[=!]=|\b(not|and|or|in|is|if|elif|while|range|round|min|max|sum|len|sorted|any|all)\b/g) ?? []).length;
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
