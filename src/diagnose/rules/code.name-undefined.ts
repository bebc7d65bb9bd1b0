/** A name that nothing binds where it is used. */
import type { Dossier } from "../dossier.js";
import { removed, word } from "../facts-of-change.js";
import { deepest, failing, isA, raised } from "../facts-of-frames.js";
import { BUILTINS } from "../facts-of-python.js";
import { definitions, enclosing, grep, similar, surroundings, textAt, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight, via }) => {
    const frame = deepest(dossier, exception);
    const { name } = exception;
    if (!isA(exception, "NameError") || name === null || frame === undefined || BUILTINS.has(name)) return [];
    // Raised in somebody else's code (a template, an eval): the own line hands it over.
    const at = { file: frame.file, line: frame.line };
    const unbound = isA(exception, "UnboundLocalError");
    const certain = via === "raised" || via === "cause";
    const def = enclosing(dossier, frame.file, frame.line);
    const binds = new RegExp(`\\bas ${name}\\b|^\\s*(?:for .*\\b)?${name}\\b.*(?::.*)?=|\\bimport .*\\b${name}\\b`);
    const elsewhere = def === undefined ? [] : grep(dossier, binds, [frame.file]).filter((one) => def.line <= one.line && one.line < frame.line);
    const handler = elsewhere.find((one) => /^\s*except\b/.test(one.text));
    const why = handler !== undefined ? `, since \`except … as ${name}\` at ${where(handler)} unbinds it when it ends` : unbound ? " before it is bound on this path" : hint(dossier, name, frame.file);
    const make = (place: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
      finding(dossier, {
        kind: "code.name-undefined", at: place, confidence: certain ? "strong" : "weak", score: score * weight, claim,
        statement: `${told}, so ${failing(dossier)} ends in \`${exception.type}\`.`, disprovedBy: `\`${name}\` is bound when the line runs`,
        quotes: place.line === at.line && place.file === at.file ? [] : [{ file: at.file, lines: [at.line, at.line], claim: `uses \`${name}\`` }],
      });
    const typing = forTypes(dossier, name, frame);
    const gone = removed(dossier, word(name)).find((one) => one.file === frame.file && /\b(import|def|class)\b|=/.test(one.text));
    return [
      ...typing.map((one) => make(one, 0.97, `imports \`${name}\` under TYPE_CHECKING`, `${where(one)} imports \`${name}\` for the type checker alone, and ${where(at)} needs it when the program runs`)),
      make(at, 0.96, `uses \`${name}\``, `${where(at)} uses \`${name}\`, which is not bound there${why}`),
      ...elsewhere.slice(-1).map((one) => make(one, 0.6, `binds \`${name}\``, `${where(one)} binds \`${name}\` only on a path that \`${at.file}:${String(at.line)}\` does not take`)),
      ...(gone === undefined ? [] : [make({ file: gone.file, line: gone.line }, 0.7, `bound \`${name}\` before the change`, `${where(gone)} no longer binds \`${name}\`, which ${where(at)} uses`)]),
    ];
  });
}

/**
 * Imports of the name under TYPE_CHECKING: in the file that uses it, or, where the line that fails does not spell it, in a file
 * whose annotations it evaluates.
 */
function forTypes(dossier: Dossier, name: string, frame: At): readonly At[] {
  const files = word(name).test(textAt(dossier, frame.file, frame.line)) ? [frame.file] : surroundings(dossier);
  return files.flatMap((file) => (dossier.sources.get(file)?.imports ?? [])
    .filter((one) => one.type_checking && one.names.some((entry) => (entry.as ?? entry.name) === name)).map(({ line }) => ({ file, line }))).slice(0, 1);
}

function hint(dossier: Dossier, name: string, file: string): string {
  const source = dossier.sources.get(file);
  const names = [...(source?.defs.map((def) => def.qualname) ?? []), ...(source?.globals.map((global) => global.name) ?? []), ...(source?.imports.flatMap((one) => one.names.map((entry) => entry.as ?? entry.name)) ?? [])];
  const near = similar(name, names.filter((one) => !one.includes(".")));
  if (near !== null) return ` (\`${near}\` is)`;
  const there = definitions(dossier, name).find((one) => !one.def.qualname.includes("."));
  return there === undefined ? "" : ` (it is defined at ${where(there)} and not imported)`;
}

export const rule: Rule = { kind: "code.name-undefined", match };
