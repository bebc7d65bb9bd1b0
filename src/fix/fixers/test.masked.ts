/** Takes off an `xfail` that the test has outgrown, and undoes a handler that the change put over an error. */
import type { SyntaxNode } from "@lezer/common";
import { raised, testOf } from "../../diagnose/facts-of-frames.js";
import { marksNamed } from "../../diagnose/facts-of-marks.js";
import { callsIn, withoutArgument } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { edited, proposal } from "../project.js";
import { hunksOf, restored, touches } from "../restore.js";
import { handlersOf, isBroad } from "../../syntax/handlers.js";
import { bodyOf } from "../statements.js";
import { children, indentOf, lineAt, lineStart, newlineOf, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";
import { withoutUnused } from "../usage.js";

const MARK = /^@?(?:pytest\.)?(?:mark\.)?xfail$/;

export const masked: Fixer = {
  kinds: ["test.masked", "code.exception-swallowed"],
  propose(patient) {
    const { root: { file, line }, dossier, source } = patient;
    const code = file === null ? null : source(file);
    if (file === null || code === null || line === null) return [];
    const changes = dossier.isTest(file) && testOf(dossier) !== null ? unmarked(code, line, marksNamed(dossier)) : [];
    if (changes.length > 0) {
      const { content } = edited(code, changes);
      return content === null ? [] : proposal("takes off the `xfail`, since the test passes", [{ file, content: withoutUnused(file, content, ["pytest"]) }]);
    }
    const here = hunksOf(dossier, file).filter((hunk) => touches(hunk, line));
    const content = restored(code.text, here);
    if (here.length === 0) return [];
    return [...(content === null ? [] : proposal("takes the handler back out that the change put over the error", [{ file, content }])), ...narrowed(patient, code, line)];
  },
};

/** What the statements that stay may raise, by how they look: a conversion or an unpacking, a subscript, an attribute. */
const RAISES: readonly (readonly [RegExp, string])[] = [
  [/^[^=]*,[^=]*=[^=]|\b(?:int|float|Decimal|date|datetime|strptime|fromisoformat|split|loads)\b|\.index\(/, "ValueError"], [/\w\[/, "LookupError"], [/\.\w+/, "AttributeError"],
];

/** Only what was meant to be tolerated stays in the `try`, by the error that it raises; what raised the test's error comes after it, in `else`. */
function narrowed({ dossier }: Patient, code: Source, line: number): readonly Proposal[] {
  const handler = handlersOf(code).find((one) => lineAt(code.text, one.tried.from) <= line && line <= lineAt(code.text, one.body.to - 1));
  if (handler === undefined || children(handler.statement).filter((one) => one.name === "Body").length !== 2 || !isBroad(code, handler)) return [];
  const lines = raised(dossier).filter(({ via, handler: at }) => via === "caught" && at?.file === code.file && at.line >= handler.line).flatMap(({ exception }) => exception.frames.filter((frame) => frame.file === code.file).map((frame) => frame.line));
  const body = bodyOf(handler.tried);
  const index = body.findIndex((one) => lines.some((n) => lineAt(code.text, one.from) <= n && n <= lineAt(code.text, one.to - 1)));
  const [first, split] = [body[0], body[index]];
  if (index < 1 || first === undefined || split === undefined) return [];
  const { text } = code;
  const end = newlineOf(text);
  const stay = text.slice(first.from, split.from);
  const moved = text.slice(lineStart(text, lineAt(text, split.from)), handler.at.from).trimEnd();
  const cut: Change = { from: lineStart(text, lineAt(text, split.from)), to: lineStart(text, handler.line), insert: "" };
  const at = lineStart(text, lineAt(text, handler.body.to - 1) + 1);
  const after: Change = { from: at, to: at, insert: `${indentOf(text, handler.line)}else:${end}${moved}${end}` };
  return RAISES.filter(([looks]) => looks.test(stay)).flatMap(([, type]) => {
    const caught: Change = handler.caught === null ? { from: handler.at.to, to: handler.at.to, insert: ` ${type}` } : { from: handler.caught.from, to: handler.caught.to, insert: type };
    return proposal(`tolerates \`${type}\` of the statements before alone`, [edited(code, [cut, caught, after])]);
  });
}

/** Takes out the mark that stands on a line: a decorator, a mark of one parameter set, an element of `pytestmark`. */
function unmarked(source: Source, line: number, named: ReadonlySet<string>): readonly Change[] {
  const { text } = source;
  const isMark = (node: SyntaxNode): boolean => {
    const name = textOf(source, node).split("(")[0]?.trim() ?? "";
    return MARK.test(name) || named.has(name.replace(/^@/, ""));
  };
  const decorator = nodesOf(source, ["Decorator"], [line, line]).find(isMark);
  if (decorator !== undefined) {
    const from = lineStart(text, lineAt(text, decorator.from));
    return [{ from, to: lineStart(text, lineAt(text, decorator.to - 1) + 1), insert: "" }];
  }
  const call = callsIn(source, [line, line]).find(({ func, args }) => /(^|\.)param$/.test(func) && args.some((a) => a.name === "marks"));
  const marks = call?.args.find((a) => a.name === "marks");
  if (call !== undefined && marks !== undefined) return isMark(marks.value) ? [withoutArgument(call, marks)] : [];
  const assigned = nodesOf(source, ["AssignStatement"], [line, line]).find((node) => textOf(source, node).startsWith("pytestmark"));
  const value = assigned?.lastChild;
  if (assigned === undefined || value === null || value === undefined) return [];
  if (value.name !== "ArrayExpression") return isMark(value) ? [{ from: lineStart(text, lineAt(text, assigned.from)), to: lineStart(text, lineAt(text, assigned.to) + 1), insert: "" }] : [];
  const elements = children(value).filter((n) => !["[", "]", ",", "Comment"].includes(n.name));
  const index = elements.findIndex(isMark);
  const [before, gone, next] = [elements[index - 1], elements[index], elements[index + 1]];
  if (gone === undefined) return [];
  return [next !== undefined ? { from: gone.from, to: next.from, insert: "" } : { from: before?.to ?? gone.from, to: gone.to, insert: "" }];
}
