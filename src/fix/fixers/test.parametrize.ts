/** Makes the names of a `parametrize` and of the function agree, or puts the rows back as they were before the change. */
import { isA } from "../../diagnose/facts-of-frames.js";
import { similar } from "../../diagnose/facts-of-sources.js";
import { callsIn, literal, withLiteral } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { edited, proposal } from "../project.js";
import { hunksOf, restored, touches } from "../restore.js";
import { child, children, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";

/** pytest gives the name in the text alone (_pytest/python.py, Metafunc._validate_if_using_arg_names; pytest 7 to 9). */
const ARGUMENT = /function uses no (?:argument|fixture) '([^']+)'/;

export const parametrize: Fixer = {
  kinds: ["test.parametrize"],
  propose(patient) {
    const { root: { file, line }, dossier, text } = patient;
    const content = file === null ? null : text(file);
    if (file === null || line === null || content === null) return [];
    const before = restored(content, hunksOf(dossier, file).filter((hunk) => touches(hunk, line) && hunk.removed.length > 0));
    return [...named(patient, file, line), ...(before === null ? [] : proposal("puts the rows back as they were before the change", [{ file, content: before }]))];
  },
};

/** A name that the function does not take: the one that it takes and nobody gives, where that is almost the same, or the only one. */
function named({ dossier, source }: Patient, file: string, line: number): readonly Proposal[] {
  const failure = dossier.failures[0];
  const code = source(file);
  if (failure.type !== "test" || code === null) return [];
  const told = failure.exceptions.find((one) => isA(one, "Failed", "CollectError"));
  const name = ARGUMENT.exec(told?.message ?? failure.longrepr)?.[1];
  const node = nodesOf(code, ["DecoratedStatement"], [line, line]).find((one) => child(one, "FunctionDefinition") !== null && children(one).some((d) => d.name === "Decorator" && textOf(code, d).includes("parametrize")));
  const params = node === undefined ? null : (child(node, "FunctionDefinition")?.getChild("ParamList") ?? null);
  if (name === undefined || node === undefined || params === null) return [];
  const given = callsIn(code).filter((call) => call.node.parent?.from === node.from && call.node.name === "Decorator" && /parametrize$/.test(call.func));
  const names = new Set(given.flatMap((call) => namesOf(code, call)));
  const free = children(params).filter((p) => p.name === "VariableName" && p.prevSibling?.name !== "AssignOp").map((p) => textOf(code, p)).filter((p) => !names.has(p) && p !== "self");
  const fixtures = new Set([...dossier.sources.values()].flatMap((one) => one.defs.filter((def) => def.decorators.some((text) => /fixture\b/.test(text))).map((def) => def.qualname)));
  const open = free.filter((one) => !fixtures.has(one) && !["request", "tmp_path", "monkeypatch", "capsys", "caplog", "tmpdir"].includes(one));
  const now = similar(name, open) ?? (open.length === 1 ? (open[0] ?? null) : null);
  if (now === null) return [];
  const changes = given.flatMap((call) => renamedIn(code, call, name, now));
  return changes.length === 0 ? [] : proposal(`gives the rows' values to \`${now}\`, as the function calls it`, [edited(code, changes)]);
}

function namesOf(code: Source, { args: [first] }: ReturnType<typeof callsIn>[number]): readonly string[] {
  if (first === undefined) return [];
  const text = literal(code, first.value);
  return text !== null ? text.split(",").map((one) => one.trim()) : children(first.value).flatMap((one) => literal(code, one) ?? []);
}

function renamedIn(code: Source, { args: [first] }: ReturnType<typeof callsIn>[number], name: string, now: string): readonly Change[] {
  if (first === undefined) return [];
  const word = new RegExp(`(?<!\\w)${name}(?!\\w)`);
  return [first.value, ...children(first.value)].flatMap((node) => {
    const text = literal(code, node);
    return text !== null && word.test(text) ? [withLiteral(code, node, text.replace(word, now))] : [];
  });
}
