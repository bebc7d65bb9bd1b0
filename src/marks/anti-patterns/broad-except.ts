/** A new handler that catches every error and drops it: a bare `except`, `except Exception: pass`, `suppress(Exception)`. */
import { dropsError, handlersOf, isBroad } from "../../syntax/handlers.js";
import { dotted, importsOf, resolved, scopeOf } from "../../syntax/names.js";
import { children, lineAt, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { fresh, squeezed, type Occurrence } from "../fresh.js";
import type { AntiPattern } from "./anti-pattern.js";

interface Broad extends Occurrence {
  readonly shown: string;
}

/** Handlers and suppressions of a file that drop every error. */
export function broadIn(source: Source): Broad[] {
  const handlers = handlersOf(source).filter((h) => isBroad(source, h) && dropsError(h)).map((h): Broad => {
    const head = source.text.slice(h.at.from, h.body.from).trim();
    return { key: squeezed(`${head}${textOf(source, h.body)}`), home: scopeOf(source, h.statement), context: squeezed(textOf(source, h.tried)), line: h.line, madeBy: linesOf(source, h.at.from, h.body.to), shown: `${head}:` };
  });
  const imports = importsOf(source);
  const suppressions = nodesOf(source, ["WithStatement"]).flatMap((statement) => {
    const body = children(statement).find((c) => c.name === "Body");
    return children(statement).filter((c) => c.name === "CallExpression").flatMap((call): Broad[] => {
      const name = call.firstChild === null ? null : dotted(source, call.firstChild);
      const broad = /\b(?:Base)?Exception\b/.test(textOf(source, call));
      if (name === null || body === undefined || !broad || resolved(imports, name) !== "contextlib.suppress") return [];
      const shown = textOf(source, call);
      return [{ key: squeezed(shown), home: scopeOf(source, statement), context: squeezed(textOf(source, body)), line: lineAt(source.text, call.from), madeBy: linesOf(source, call.from, call.to), shown }];
    });
  });
  return [...handlers, ...suppressions];
}

function linesOf(source: Source, from: number, to: number): number[] {
  const [first, last] = [lineAt(source.text, from), lineAt(source.text, source.text.slice(0, to).trimEnd().length - 1)];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, i) => first + i);
}

export const broadExcept: AntiPattern = (change) => fresh(change, broadIn).map(({ file, one }) => ({
  what: "broad-except", kind: null, file, line: one.line,
  statement: `\`${one.shown}\` at \`${file}:${String(one.line)}\` is new in this change and drops every error of the lines that it guards.`,
}));
