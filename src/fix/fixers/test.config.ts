/** Corrects pytest's settings and plugin lists: a plugin that nobody loads, a name that is almost one, what the change took away. */
import type { SyntaxNode } from "@lezer/common";
import { isA, own, passes, raised } from "../../diagnose/facts-of-frames.js";
import { sections } from "../../diagnose/facts-of-manifests.js";
import { calls, similar, tail } from "../../diagnose/facts-of-sources.js";
import { literal, withLiteral } from "../calls.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { edited, moduleOf, proposal } from "../project.js";
import { HOOKS, OPTIONS } from "../pytest-names.js";
import { hunksOf, restored, touches } from "../restore.js";
import { children, lineStart, newlineOf, nodesOf, textOf, type Change, type Source } from "../../syntax/source.js";

export const config: Fixer = {
  kinds: ["test.config"],
  propose(patient) {
    return [...unloaded(patient), ...misnamed(patient), ...upward(patient), ...options(patient), ...hooks(patient), ...back(patient)];
  },
};

interface Listed {
  readonly source: Source;
  /** The list, or the one string in its place. */
  readonly value: SyntaxNode;
}

/** `pytest_plugins = …` of a file. */
function listIn(source: Source | null): Listed | null {
  const node = source === null ? undefined : nodesOf(source, ["AssignStatement"]).find((one) => one.parent?.name === "Script" && textOf(source, one).startsWith("pytest_plugins"));
  return source === null || node?.lastChild == null ? null : { source, value: node.lastChild };
}

/** An option that no loaded plugin adds, although a file of the project does: `pytest_plugins` names it. */
function unloaded(patient: Patient): readonly Proposal[] {
  const { dossier } = patient;
  return raised(dossier).flatMap(({ exception }) => {
    if (!isA(exception, "ValueError", "KeyError") || !passes(exception, "_pytest/config/__init__.py", "getoption", "getini", "_getini")) return [];
    const name = /["']?(--?[\w-]+|\w+)["']?$/.exec(exception.message)?.[1] ?? "";
    const adder = calls(dossier, (call) => /addoption|addini/.test(tail(call.func)) && call.literals.includes(name))[0];
    if (adder === undefined || adder.file.endsWith("conftest.py")) return [];
    return loads(patient, moduleOf(dossier, adder.file));
  });
}

function loads(patient: Patient, module: string): readonly Proposal[] {
  const { dossier } = patient;
  const summary = `has pytest load \`${module}\``;
  const tops = dossier.files.filter((file) => /(^|\/)conftest\.py$/.test(file) && own(dossier, file)).sort((a, b) => a.split("/").length - b.split("/").length);
  const named = tops.map((file) => listIn(patient.source(file))).find((one) => one !== null) ?? null;
  if (named !== null) {
    const change = intoList(named, module);
    return change === null ? [] : proposal(summary, [edited(named.source, [change])]);
  }
  const top = tops[0];
  const code = top === undefined ? null : patient.source(top);
  // pytest takes the list from the top folder's conftest alone.
  if (code === null || top !== "conftest.py") return [];
  const end = newlineOf(code.text);
  const last = children(code.tree.topNode).filter((one) => one.name === "ImportStatement").at(-1);
  const at = last === undefined ? 0 : lineStart(code.text, code.text.slice(0, last.to).split("\n").length + 1);
  return proposal(summary, [edited(code, [{ from: at, to: at, insert: `${last === undefined ? "" : end}pytest_plugins = ["${module}"]${end}${last === undefined && code.text !== "" ? end : ""}` }])]);
}

function intoList({ source, value }: Listed, entry: string): Change | null {
  if (value.name === "String") {
    const quote = textOf(source, value)[0] ?? '"';
    return { from: value.from, to: value.to, insert: `[${textOf(source, value)}, ${quote}${entry}${quote}]` };
  }
  const strings = children(value).filter((one) => one.name === "String");
  const [first] = strings;
  if (!["ArrayExpression", "TupleExpression"].includes(value.name)) return null;
  if (first === undefined) return { from: value.from + 1, to: value.from + 1, insert: `"${entry}"` };
  const quote = textOf(source, first)[0] ?? '"';
  const names = strings.map((one) => literal(source, one) ?? "");
  const sorted = names.length > 0 && names.every((one, i) => i === 0 || (names[i - 1] ?? "") <= one);
  const next = sorted ? strings[names.findIndex((one) => one > entry)] : undefined;
  const gap = strings.length > 1 ? source.text.slice(first.to, strings[1]?.from ?? first.to) : /\n/.test(source.text.slice(value.from, first.from)) ? `,${source.text.slice(value.from + 1, first.from)}` : ", ";
  if (next !== undefined) return { from: next.from, to: next.from, insert: `${quote}${entry}${quote}${gap}` };
  const at = strings.at(-1)?.to ?? first.to;
  return { from: at, to: at, insert: `${gap}${quote}${entry}${quote}` };
}

/** A plugin of the list that cannot be imported: it moved within the project, or is spelt almost so. */
function misnamed(patient: Patient): readonly Proposal[] {
  const { dossier } = patient;
  return raised(dossier).flatMap(({ exception }) => {
    const lost = /plugin "?([\w.]+)"?/.exec(exception.message)?.[1] ?? exception.import?.name;
    if (lost == null || !passes(exception, "_pytest/config/__init__.py", "import_plugin")) return [];
    const all = dossier.files.filter((file) => own(dossier, file) && file.endsWith(".py")).map((file) => moduleOf(dossier, file));
    const moved = all.filter((module) => tail(module) === tail(lost));
    const near = similar(lost, all.filter((module) => module.includes(".") === lost.includes(".")));
    const now = moved.length === 1 ? moved[0] : near;
    if (now == null) return [];
    return dossier.files.filter((file) => own(dossier, file)).flatMap((file) => {
      const code = patient.source(file);
      const list = listIn(code);
      const entry = code === null || list === null ? undefined : nodesOf(code, ["String"]).find((one) => list.value.from <= one.from && one.to <= list.value.to && literal(code, one) === lost);
      return code === null || entry === undefined ? [] : proposal(`names the plugin \`${now}\``, [edited(code, [withLiteral(code, entry, now)])]);
    });
  });
}

/** `pytest_plugins` below the top folder, which pytest refuses, into the top conftest. */
function upward(patient: Patient): readonly Proposal[] {
  const { dossier, text } = patient;
  const failure = dossier.failures[0];
  const said = [...raised(dossier).map(({ exception }) => exception.message), failure.type === "run" ? failure.message : ""].some((one) => /Defining 'pytest_plugins' in a non-top-level conftest/.test(one));
  const below = said ? dossier.files.filter((file) => /\/conftest\.py$/.test(file)).map((file) => listIn(patient.source(file))).find((one) => one !== null) : undefined;
  const statement = below?.value.parent;
  if (below == null || statement == null) return [];
  const line = textOf(below.source, statement);
  const end = newlineOf(below.source.text);
  const to = lineStart(below.source.text, below.source.text.slice(0, statement.to).split("\n").length + 1);
  const left = edited(below.source, [{ from: statement.from, to: to + (/^(?:[ \t]*\r?\n)*/.exec(below.source.text.slice(to))?.[0].length ?? 0), insert: "" }]);
  const top = text("conftest.py");
  if (top !== null && listIn(patient.source("conftest.py")) !== null) return [];
  return proposal("names the plugins in the top folder's conftest, the only one from which pytest takes them", [{ file: "conftest.py", content: `${line}${end}${top === null || top === "" ? "" : `${end}${top}`}` }, left]);
}

/** A setting that pytest does not know, spelt as the one that it does. */
function options({ dossier, text }: Patient): readonly Proposal[] {
  const settings = sections(dossier, "pytest")[0];
  const content = settings === undefined ? null : text(settings.file);
  const failure = dossier.failures[0];
  if (settings === undefined || content === null || failure.type === "mypy") return [];
  const words = `${failure.type === "run" ? failure.message : failure.longrepr} ${raised(dossier).map(({ exception }) => exception.message).join(" ")}`;
  return settings.options.flatMap((one) => {
    const now = OPTIONS.includes(one.name) || !new RegExp(`\\b${one.name}\\b`).test(words) ? null : similar(one.name, OPTIONS);
    if (now === null) return [];
    const from = lineStart(content, one.line);
    return proposal(`names the setting \`${now}\``, [{ file: settings.file, content: `${content.slice(0, from)}${content.slice(from).replace(one.name, now)}` }]);
  });
}

/** A hook that pytest does not have, by the name that it does. */
function hooks({ dossier, source }: Patient): readonly Proposal[] {
  return raised(dossier).flatMap(({ exception }) => {
    const name = isA(exception, "PluginValidationError") ? /unknown hook '(\w+)'/.exec(exception.message)?.[1] : undefined;
    const now = name === undefined ? null : similar(name, HOOKS);
    if (name === undefined || now === null) return [];
    return dossier.files.flatMap((file) => {
      const code = dossier.sources.get(file)?.defs.some((def) => def.qualname === name) === true ? source(file) : null;
      const names = code === null ? [] : nodesOf(code, ["FunctionDefinition"]).flatMap((one) => one.getChild("VariableName") ?? []).filter((one) => textOf(code, one) === name);
      return code === null || names.length === 0 ? [] : proposal(`names the hook \`${now}\``, [edited(code, names.map((one) => ({ from: one.from, to: one.to, insert: now })))]);
    });
  });
}

/** The setting as it was before the change. */
function back({ root: { file, line }, dossier, text }: Patient): readonly Proposal[] {
  const content = file === null ? null : text(file);
  if (file === null || line === null || content === null) return [];
  const before = restored(content, hunksOf(dossier, file).filter((hunk) => touches(hunk, line) && hunk.removed.length > 0));
  return before === null ? [] : proposal("puts the setting back as it was before the change", [{ file, content: before }]);
}

