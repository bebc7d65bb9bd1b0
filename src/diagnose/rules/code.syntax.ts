/** A source file that does not compile. */
import type { Dossier } from "../dossier.js";
import { failing, own, raised } from "../facts-of-frames.js";
import { atLeast, SYNTAX } from "../facts-of-python.js";
import { finding } from "../place.js";
import { isCompilerWarning } from "./env.warning-as-error.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const first = dossier.failures[0];
  if (first.type === "mypy") {
    if (first.code !== "syntax" || first.line === null) return [];
    return [told(dossier, first.file, first.line, first.message, "mypy cannot read it", 0.97, true)];
  }
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const { syntax } = exception;
    if (syntax === null || syntax.file === null || syntax.line === null || !own(dossier, syntax.file)) return [];
    if (isCompilerWarning(dossier, syntax.message)) return [];
    const { version } = dossier.environment;
    // Syntax of a later release is right in itself: env.python-version.
    if (SYNTAX.some(([pattern, release]) => syntax.text !== null && pattern.test(syntax.text) && !atLeast(version, release))) return [];
    return [told(dossier, syntax.file, syntax.line, syntax.message, `every import of it, and with it ${failing(dossier)}, ends in \`${exception.type}\``, 0.98 * weight, via !== "caught")];
  });
}

function told(dossier: Dossier, file: string, line: number, message: string, end: string, score: number, certain: boolean): Finding {
  return finding(dossier, {
    kind: "code.syntax", at: { file, line }, confidence: certain ? "strong" : "weak", score, claim: message,
    statement: `\`${file}:${String(line)}\` does not compile (${message}), so ${end}.`, disprovedBy: `\`python -m py_compile ${file}\` exits 0`,
  });
}

export const rule: Rule = { kind: "code.syntax", match };
