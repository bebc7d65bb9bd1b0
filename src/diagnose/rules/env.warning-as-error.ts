/** A warning that the configuration turns into an error: the root is the code that triggers it. */
import type { ExceptionFact } from "../../probe/facts.js";
import type { Dossier } from "../dossier.js";
import { failing, isA, own, raised } from "../facts-of-frames.js";
import { lineOf, option } from "../facts-of-manifests.js";
import { calls, surroundings, textAt } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** Warnings of pytest's that other kinds explain. */
const OTHERS = ["PytestUnknownMarkWarning", "PytestUnhandledCoroutineWarning", "PytestUnraisableExceptionWarning", "PytestUnhandledThreadExceptionWarning"];

/** What the compiler warns of (Parser, Python/compile.c); as an error it comes as a SyntaxError. */
const COMPILER = /invalid escape sequence|"is(?: not)?" with|perhaps you missed a comma|assertion is always true|invalid (?:decimal|octal|hexadecimal|binary|imaginary) literal/;

function match(dossier: Dossier): readonly Finding[] {
  return [...compiled(dossier), ...unclosed(dossier), ...triggered(dossier)];
}

/** Whether a syntax error is a warning of the compiler that the configuration turned into one. */
export function isCompilerWarning(dossier: Dossier, message: string): boolean {
  return COMPILER.test(message) && /error/.test(option(dossier, "pytest", "filterwarnings")?.text ?? option(dossier, "pytest", "addopts")?.text ?? "");
}

function compiled(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const { syntax } = exception;
    if (syntax === null || syntax.file === null || syntax.line === null || !own(dossier, syntax.file) || !isCompilerWarning(dossier, syntax.message)) return [];
    const at = { file: syntax.file, line: syntax.line };
    return [finding(dossier, {
      kind: "env.warning-as-error", at, confidence: "strong", score: 0.97 * weight, claim: syntax.message,
      statement: `${where(at)} makes the compiler warn (${syntax.message}), which the configuration turns into an error, so ${failing(dossier)} fails.`, disprovedBy: `\`-W default\` and ${failing(dossier)} still fails`,
    })];
  });
}

/** A file or socket that nobody closes: the warning comes from the garbage collector, without a frame of its own. */
function unclosed(dossier: Dossier): readonly Finding[] {
  const told = raised(dossier).find(({ exception }) => isA(exception, "ResourceWarning"));
  if (told === undefined) return [];
  const near = new Set(surroundings(dossier));
  return calls(dossier, (call, file) => near.has(file) && /(^|\.)(open|socket|urlopen|Popen|connect)$/.test(call.func) && !/^\s*(async )?with\b/.test(textAt(dossier, file, call.line))).slice(0, 3).map(({ file, line, call }, index) =>
    finding(dossier, {
      kind: "env.warning-as-error", at: { file, line }, score: (0.85 - index * 0.05) * told.weight, claim: `opens with \`${call.func}\` outside of \`with\``,
      statement: `\`${file}:${String(line)}\` opens what nobody closes, and the configuration turns the \`ResourceWarning\` into an error, so ${failing(dossier)} fails.`, disprovedBy: `it is closed and ${failing(dossier)} still fails`,
    }));
}

function triggered(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    if (!isA(exception, "Warning") || isA(exception, "ResourceWarning", ...OTHERS)) return [];
    const { frames } = exception;
    const index = frames.findLastIndex((frame) => own(dossier, frame.file));
    const warns = frames[index];
    if (warns === undefined && dossier.failures[0].type === "run") return fromPlugin(dossier, exception, weight);
    // `raise SomeWarning` is a plain exception of the code's own.
    if (warns === undefined || /^raise\b/.test(warns.code ?? "")) return [];
    // Where the project itself warns, the caller is meant (`stacklevel=2`); where a library warns, the last own line called it.
    // `warnings.warn` has no frame of its own; a method of that name, a logger's say, has.
    const isLast = frames.slice(index + 1).every((frame) => /(^|[/\\])_?(?:py_)?warnings\.py$/.test(frame.file));
    const selfWarned = isLast && (/\bwarn(_explicit)?\s*\(/.test(warns.code ?? "") || dossier.sources.get(warns.file)?.calls.some((call) => /warn$/.test(call.func) && call.line <= warns.line && warns.line <= call.end_line) === true);
    const callers = frames.slice(0, index).filter((frame) => own(dossier, frame.file));
    const caller = callers.at(-1);
    const at = selfWarned && caller !== undefined ? caller : warns;
    const setting = option(dossier, "pytest", "filterwarnings");
    const told = setting === undefined ? "a setting" : where({ file: setting.file, line: lineOf(setting, /error/) });
    const certain = via === "raised" || via === "cause";
    const make = (place: { file: string; line: number }, score: number, claim: string, what: string): Finding =>
      finding(dossier, {
        kind: "env.warning-as-error", at: place, confidence: certain ? "strong" : "weak", score: score * weight, claim,
        statement: `${where(place)} ${what} \`${exception.type}\`, which ${told} turns into an error, so ${failing(dossier)} fails.`,
        quotes: setting === undefined ? [] : [{ file: setting.file, lines: [setting.line, setting.line], claim: "turns warnings into errors" }],
        disprovedBy: `\`-W default\` and ${failing(dossier)} still fails`,
      });
    const others = [
      ...(selfWarned && caller !== undefined ? [make({ file: warns.file, line: warns.line }, 0.5, "issues the warning", "issues a")] : []),
      ...(setting === undefined ? [] : [make({ file: setting.file, line: lineOf(setting, /error/) }, 0.45, "turns warnings into errors", "does not filter the")]),
    ];
    return [make({ file: at.file, line: at.line }, 0.95, "triggers the warning", "triggers a"), ...others];
  });
}

/** A plugin's own warning while pytest starts: nothing of the project is on the stack but the setting. */
function fromPlugin(dossier: Dossier, exception: ExceptionFact, weight: number): readonly Finding[] {
  const setting = option(dossier, "pytest", "filterwarnings") ?? option(dossier, "pytest", "addopts");
  const frame = exception.frames.at(-1);
  if (setting === undefined || frame === undefined) return [];
  const at = { file: setting.file, line: lineOf(setting, /error/) };
  return [finding(dossier, {
    kind: "env.warning-as-error", at, score: 0.8 * weight, claim: "turns warnings into errors",
    statement: `${where(at)} turns \`${exception.type}\` into an error, which \`${frame.file}:${String(frame.line)}\` issues while pytest starts, so no test runs.`,
    disprovedBy: "`-W default` and pytest still does not start",
  })];
}

export const rule: Rule = { kind: "env.warning-as-error", match };
