/** Makes a double of the kind that the code needs: awaitable, plain, or one with Python's protocols. */
import { similar, tail } from "../../diagnose/facts-of-sources.js";
import { callsIn, withArgument, type Call } from "../calls.js";
import type { Fixer, Patient } from "../fix.js";
import { importStatements, withImport } from "../imports.js";
import { proposal, rankOf } from "../project.js";
import { child, children, lineAt, nodesOf, rewrite, textOf, type Change, type Source } from "../../syntax/source.js";
import { withoutUnused } from "../usage.js";
import { raised } from "../../diagnose/facts-of-frames.js";

const KINDS = ["Mock", "MagicMock", "AsyncMock", "NonCallableMock", "NonCallableMagicMock"];
const ASSERTIONS = ["assert_called", "assert_called_once", "assert_called_with", "assert_called_once_with", "assert_any_call", "assert_has_calls", "assert_not_called", "assert_awaited", "assert_awaited_once", "assert_awaited_with", "assert_awaited_once_with", "assert_not_awaited", "called", "call_count", "call_args", "call_args_list", "await_count", "await_args"];

export const mockKind: Fixer = {
  kinds: ["test.mock-kind"],
  propose(patient) {
    const { root: { file, line, remedy }, source } = patient;
    const code = file === null ? null : source(file);
    if (file === null || code === null || line === null) return [];
    if (remedy?.kind !== "double") return misspelt(patient, code, line);
    const wanted = { async: "AsyncMock", plain: "Mock", magic: "MagicMock" }[remedy.need];
    return [...made(code, line), ...functions(code, line)].flatMap((place) => {
      const changes = place(patient, code, wanted);
      return changes.length === 0 ? [] : proposal(`makes the double ${{ async: "awaitable", plain: "a plain one", magic: "one with Python's protocols" }[remedy.need]}`,
        [{ file, content: withoutUnused(file, rewrite(code.text, changes), KINDS) }]);
    });
  },
};

type Place = (patient: Patient, source: Source, wanted: string) => readonly Change[];

/** Doubles that are made on the line: `Mock(…)`, `patch(…)`, `patch.object(…)`, `mocker.patch(…)`. */
function made(source: Source, line: number): readonly Place[] {
  const calls = callsIn(source, [line, line]).filter(({ from, func }) => lineAt(source.text, from) === line || /patch/.test(func));
  const doubles = calls.filter(({ func }) => KINDS.includes(tail(func)));
  // The innermost: what is given to a setter, not what it is set on.
  const inner = [...doubles].reverse().map((call): Place => (patient, code, wanted) => {
    const name = tail(call.func);
    if (name === wanted) return [];
    const at = { from: call.to - name.length, to: call.to, insert: wanted };
    return [at, ...(call.func === name ? imported(patient, code, name, wanted) : [])];
  });
  const patched = calls.filter(({ func, args }) => /(^|\.)patch(\.object)?$/.test(func) && !args.some((a) => a.name === "new" || a.name === "new_callable") && args.filter((a) => a.name === null).length < (/object$/.test(func) ? 3 : 2))
    .map((call): Place => (patient, code, wanted) => [withArgument(code, call, `new_callable=${mockName(code, call, wanted)}`), ...(mockName(code, call, wanted) === wanted ? imported(patient, code, "MagicMock", wanted) : [])]);
  const given = calls.flatMap((call) => call.args.filter((a) => a.name === "new_callable" && KINDS.includes(tail(textOf(source, a.value)))).map((a): Place => (patient, code, wanted) => {
    const text = textOf(code, a.value);
    return text === tail(text) ? [{ from: a.value.from, to: a.value.to, insert: wanted }, ...imported(patient, code, text, wanted)] : [{ from: a.value.to - tail(text).length, to: a.value.to, insert: wanted }];
  }));
  return [...inner, ...given, ...patched];
}

/** How the file speaks of the classes of unittest.mock. */
function mockName(source: Source, call: Call, wanted: string): string {
  if (/^mocker\./.test(call.func)) return `mocker.${wanted}`;
  const base = /^((?:unittest\.)?mock)\.patch/.exec(call.func)?.[1];
  return base !== undefined && textOf(source, call.node).includes(base) ? `${base}.${wanted}` : wanted;
}

function imported(patient: Patient, source: Source, name: string, wanted: string): readonly Change[] {
  const home = importStatements(source).find((s) => s.top && s.module !== null && s.names.some((n) => n.name === name && n.as === null))?.module?.text;
  return withImport(source, home ?? "unittest.mock", wanted, rankOf(patient));
}

/** A function or lambda that stands in for a coroutine function. */
function functions(source: Source, line: number): readonly Place[] {
  const def = nodesOf(source, ["FunctionDefinition"], [line, line]).find((node) => lineAt(source.text, node.from) === line);
  const word = def === undefined ? null : child(def, "def");
  const place: Place[] = word === null || def?.firstChild?.name === "async" ? [] : [(_, __, wanted) => (wanted === "AsyncMock" ? [{ from: word.from, to: word.from, insert: "async " }] : [])];
  const lambdas = nodesOf(source, ["LambdaExpression"], [line, line]).filter((node) => lineAt(source.text, node.from) === line).flatMap((node): Place[] => {
    const value = node.lastChild;
    const params = child(node, "ParamList");
    const names = params === null ? [] : children(params).filter((n) => n.name === "VariableName").map((n) => textOf(source, n));
    const uses = names.some((name) => new RegExp(`\\b${name}\\b`).test(value === null ? "" : textOf(source, value)));
    if (value === null) return [];
    return [(patient, code, wanted) => (wanted === "AsyncMock" ? [{ from: node.from, to: node.to, insert: uses ? `AsyncMock(side_effect=${textOf(code, node)})` : `AsyncMock(return_value=${textOf(code, value)})` }, ...imported(patient, code, "Mock", wanted)] : [])];
  });
  return [...place, ...lambdas];
}

/** An assertion of a double that does not exist, spelt as the one that does. */
function misspelt({ dossier }: Patient, code: Source, line: number): ReturnType<typeof proposal> {
  const asked = raised(dossier).map(({ exception }) => exception.attribute).find((one) => one?.owner_kind === "mock");
  const now = asked == null ? null : similar(asked.name, ASSERTIONS);
  if (asked == null || now === null || !/^assert|^called?|^call_|^await/.test(asked.name)) return [];
  const places = nodesOf(code, ["PropertyName"], [line, line]).filter((node) => textOf(code, node) === asked.name);
  const content = rewrite(code.text, places.map((node) => ({ from: node.from, to: node.to, insert: now })));
  return places.length === 0 ? [] : proposal(`asks for \`${now}\``, [{ file: code.file, content }]);
}
