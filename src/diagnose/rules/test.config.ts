/** pytest's own set-up is wrong: options, ini values, plugins, hooks, conftest. */
import type { Dossier } from "../dossier.js";
import type { Failure } from "../../probe/failure.js";
import { deepest, isA, passes, raised } from "../facts-of-frames.js";
import { lineOf, option, sections } from "../facts-of-manifests.js";
import { calls, definitions, grep, tail, type At } from "../facts-of-sources.js";
import { escape, word } from "../facts-of-change.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** argparse and _pytest/config/__init__.py (pytest 7 to 9) say these in text alone. */
const UNRECOGNIZED = /unrecognized arguments: (\S+)|(?:error|ERROR): (?:.*?)argument (\S+?):/;
const OPTION = /Unknown config option: (\S+)|(?:unknown|invalid) configuration (?:value|option)s?:? '?(\w+)'?/i;
const REQUIRED = /Missing required plugins: ([\w.-]+)/;
const NOT_TOP = /Defining 'pytest_plugins' in a non-top-level conftest/;
const HOOK = /unknown hook '(\w+)'|hook '(\w+)'/;

interface Place extends At {
  readonly score: number;
  readonly claim: string;
  readonly told: string;
}

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type === "mypy") return [];
  const end = failure.node === null || failure.node === "" ? "pytest does not start" : `\`${failure.node}\` is an error before it runs`;
  return [...optionMissing(dossier), ...plugins(dossier), ...usage(dossier, failure), ...twice(dossier), ...hooks(dossier)].map((place) =>
    finding(dossier, {
      kind: "test.config", at: { file: place.file, line: place.line }, confidence: "strong", score: place.score, claim: place.claim,
      statement: `${place.told}, so ${end}.`, disprovedBy: "pytest starts with this line as it is",
    }));
}

/** `Config.getoption` of an option that no loaded plugin adds (ValueError, _pytest/config/__init__.py). */
function optionMissing(dossier: Dossier): readonly Place[] {
  return raised(dossier).flatMap(({ exception }): readonly Place[] => {
    if (!isA(exception, "ValueError", "KeyError") || !passes(exception, "_pytest/config/__init__.py", "getoption", "getini", "_getini")) return [];
    const name = /["']?(--?[\w-]+|\w+)["']?$/.exec(exception.message)?.[1] ?? "";
    const frame = deepest(dossier, exception);
    const adder = calls(dossier, (call) => /addoption|addini/.test(tail(call.func)) && call.literals.includes(name))[0];
    const asks = frame === undefined ? [] : [{ file: frame.file, line: frame.line, score: 0.5, claim: `asks for \`${name}\``, told: `\`${frame.file}:${String(frame.line)}\` asks for the option \`${name}\`, which no loaded plugin adds` }];
    if (adder === undefined) return asks.map((one) => ({ ...one, score: 0.9 }));
    const told = `the option \`${name}\` is added by \`${adder.file}:${String(adder.line)}\`, which is not loaded as a plugin`;
    return [...pluginLists(dossier).map((one) => ({ ...one, score: 0.96, claim: `does not load \`${adder.file}\``, told: `${told} by ${where(one)}` })),
      { file: adder.file, line: adder.line, score: 0.55, claim: `adds \`${name}\``, told }, ...asks];
  });
}

/** Where plugins are named: `pytest_plugins` of the top conftest, `-p` in addopts, else the top conftest itself. */
function pluginLists(dossier: Dossier): readonly At[] {
  const named = grep(dossier, /^pytest_plugins\b/).map(({ file, line }) => ({ file, line })).sort((a, b) => a.file.length - b.file.length);
  const addopts = option(dossier, "pytest", "addopts");
  const byOption = addopts !== undefined && /-p\s/.test(addopts.text) ? [{ file: addopts.file, line: lineOf(addopts, /-p\s/) }] : [];
  const top = dossier.files.includes("conftest.py") ? [{ file: "conftest.py", line: 1 }] : [];
  return [...named.slice(0, 1), ...byOption, ...(named.length === 0 ? top : [])].slice(0, 2);
}

/** A plugin that is named and cannot be imported, or named where pytest does not allow it. */
function plugins(dossier: Dossier): readonly Place[] {
  return raised(dossier).flatMap(({ exception }): readonly Place[] => {
    const name = /plugin "?([\w.]+)"?/.exec(exception.message)?.[1] ?? exception.import?.name ?? null;
    if (NOT_TOP.test(exception.message) || NOT_TOP.test(textOf(dossier.failures[0])))
      return grep(dossier, /^pytest_plugins\b/).filter(({ file }) => file.includes("/")).map(({ file, line }) => ({ file, line, score: 0.95, claim: "defines `pytest_plugins`", told: `\`${file}:${String(line)}\` defines \`pytest_plugins\` below the top folder` }));
    if (name === null || !passes(exception, "_pytest/config/__init__.py", "import_plugin")) return [];
    const pattern = new RegExp(`["'\\s]${escape(name)}\\b`);
    const code = grep(dossier, pattern).find(({ file }) => /(^|\/)conftest\.py$/.test(file));
    const addopts = option(dossier, "pytest", "addopts");
    const at = code ?? (addopts !== undefined && pattern.test(addopts.text) ? { file: addopts.file, line: lineOf(addopts, pattern) } : undefined);
    return at === undefined ? [] : [{ file: at.file, line: at.line, score: 0.95, claim: `names the plugin \`${name}\``, told: `${where(at)} names the plugin \`${name}\`, which cannot be imported` }];
  });
}

function usage(dossier: Dossier, failure: Failure): readonly Place[] {
  const refused = failure.type === "test" ? failure.exceptions.find((one) => isA(one, "UsageError")) : undefined;
  const text = refused?.message ?? textOf(failure);
  if (refused === undefined && !(failure.type === "run" && ["usage", "conftest"].includes(failure.what))) return [];
  const argument = UNRECOGNIZED.exec(text);
  const given = argument?.[1] ?? argument?.[2];
  const plugin = REQUIRED.exec(text)?.[1];
  const known = OPTION.exec(text);
  const unknown = known?.[1] ?? known?.[2];
  const required = plugin === undefined ? undefined : option(dossier, "pytest", "required_plugins");
  const settings = sections(dossier, "pytest")[0];
  if (given !== undefined) {
    const addopts = option(dossier, "pytest", "addopts");
    const flag = given.split("=")[0] ?? given;
    const at = addopts === undefined ? settings : { file: addopts.file, line: lineOf(addopts, new RegExp(escape(flag))) };
    return at === undefined ? [] : [{ file: at.file, line: at.line, score: 0.94, claim: `gives \`${flag}\``, told: `${where(at)} gives pytest the argument \`${flag}\`, which neither it nor an installed plugin knows` }];
  }
  if (required !== undefined) return [{ file: required.file, line: required.line, score: 0.95, claim: `requires \`${plugin ?? ""}\``, told: `${where(required)} requires the plugin \`${plugin ?? ""}\`, which is not installed` }];
  if (unknown !== undefined) {
    const at = option(dossier, "pytest", unknown) ?? settings;
    return at === undefined ? [] : [{ file: at.file, line: at.line, score: 0.94, claim: `sets \`${unknown}\``, told: `${where(at)} sets \`${unknown}\`, which pytest does not know` }];
  }
  const byName = settings?.options.find((one) => one.name.length > 3 && word(one.name).test(text));
  const blamed = byName ?? (failure.type === "run" && failure.what === "conftest" ? undefined : settings)?.options.find((one) => {
    const value = one.text.slice(one.name.length).replace(/^[\s=:"']+|["'\s]+$/g, "");
    return value.length > 3 && !value.includes("\n") && word(value).test(text);
  });
  if (settings !== undefined && blamed !== undefined) return [{ file: settings.file, line: blamed.line, score: 0.92, claim: `sets \`${blamed.name}\``, told: `${where({ file: settings.file, line: blamed.line })} sets \`${blamed.name}\` in a way that pytest refuses` }];
  if (failure.type === "run" && failure.what === "usage" && settings !== undefined) return [{ file: settings.file, line: settings.line, score: 0.3, claim: "holds pytest's settings", told: `pytest refuses its settings or arguments: ${text.split("\n")[0] ?? ""}` }];
  return [];
}

/** The same option or setting added twice (_pytest/config/argparsing.py). */
function twice(dossier: Dossier): readonly Place[] {
  return raised(dossier).flatMap(({ exception }): readonly Place[] => {
    const frame = deepest(dossier, exception);
    if (frame === undefined || !isA(exception, "ValueError", "ArgumentError", "AssertionError") || !passes(exception, "_pytest/config/argparsing.py")) return [];
    return [{ file: frame.file, line: frame.line, score: 0.95, claim: "adds an option", told: `\`${frame.file}:${String(frame.line)}\` adds an option that pytest or a plugin has already, or in a form that it refuses` }];
  });
}

/** Hooks that pluggy refuses: an unknown name, or arguments that the specification lacks (PluginValidationError). */
function hooks(dossier: Dossier): readonly Place[] {
  return raised(dossier).flatMap(({ exception }): readonly Place[] => {
    if (!isA(exception, "PluginValidationError")) return [];
    const found = HOOK.exec(exception.message);
    const name = found?.[1] ?? found?.[2] ?? "";
    return definitions(dossier, name).slice(0, 1).map(({ file, line }) => ({ file, line, score: 0.95, claim: `defines the hook \`${name}\``, told: `\`${file}:${String(line)}\` defines the hook \`${name}\` in a form that pytest does not know` }));
  });
}

function textOf(failure: Failure): string {
  return failure.type === "run" ? failure.message : failure.type === "test" ? failure.longrepr : "";
}

export const rule: Rule = { kind: "test.config", match };
