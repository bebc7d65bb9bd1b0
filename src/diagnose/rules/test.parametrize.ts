/** `parametrize` whose names, values and function do not agree. */
import type { Dossier } from "../dossier.js";
import { isA } from "../facts-of-frames.js";
import { calls, grep, reach, tail, textAt, type At } from "../facts-of-sources.js";
import { decoratorLine } from "../facts-of-tests.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/**
 * What pytest says while it collects (_pytest/mark/structures.py ParameterSet._for_parametrize and _pytest/python.py
 * Metafunc, pytest 7 to 9); it gives no structure: the row that does not fit, or the argument that is not one.
 */
const ROW = /in "parametrize" the number of names \((\d+)\):\s*(.*?)\s*must be equal to the number of values \((\d+)\):\s*(.*?)\s*(?:\n\n|$)/s;
const ARGUMENT = /function (?:uses no (?:argument|fixture) '([^']+)'|already takes an argument '([^']+)')|duplicate parametrization of '([^']+)'|duplicate '([^']+)'/;
const OTHER = /Duplicate parametrization|ids must be|(\d+) parameter sets specified, with different number of ids|wants? a Sequence of values|indirect/;

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.phase !== "collect") return [];
  const told = failure.exceptions.find((one) => isA(one, "Failed", "CollectError", "ValueError", "TypeError"));
  const text = told?.message ?? failure.longrepr;
  const file = failure.node.split("::")[0] ?? failure.node;
  const row = ROW.exec(text);
  if (row !== null) return misfit(dossier, file, failure.node, { names: row[2] ?? "", values: row[4] ?? "", wanted: row[1] ?? "", got: row[3] ?? "" });
  const argument = ARGUMENT.exec(text);
  const name = argument?.slice(1).find(Boolean);
  if (name === undefined && !OTHER.test(text)) return [];
  const test = dossier.sources.get(file)?.defs.find((def) => def.qualname === /\bIn (?:\S*::)?(\w+): /.exec(text)?.[1]);
  const own = decorator(dossier, file, failure.node, name ?? "") ?? (test === undefined ? null : { file, line: decoratorLine(dossier, file, test, new RegExp(`parametrize.*\\b${name ?? ""}`)) });
  // A decorator that several modules share has its names where it is made.
  const made = name === undefined ? [] : calls(dossier, (call, other) => other !== file && dossier.isTest(other) && tail(call.func) === "parametrize" && (call.literals[0] ?? "").split(/\s*,\s*/).includes(name)).slice(0, 1);
  const make = (at: At, score: number, claim: string): Finding => finding(dossier, {
    kind: "test.parametrize", at: { file: at.file, line: at.line }, confidence: "strong", score, claim,
    statement: `\`parametrize\` at ${where(at)} ${name === undefined ? "does not fit the test" : `gives \`${name}\`, which the function it decorates does not take once`}, so \`${failure.node}\` cannot be collected.`,
    disprovedBy: "pytest collects the test with the decorator as it is",
  });
  return [make(own ?? { file, line: 1 }, 0.94, "parametrizes the test"), ...made.map((at) => make(at, 0.6, `gives \`${name ?? ""}\``))];
}

interface Row {
  readonly names: string;
  readonly values: string;
  readonly wanted: string;
  readonly got: string;
}

function misfit(dossier: Dossier, file: string, node: string, row: Row): readonly Finding[] {
  const names = [...row.names.matchAll(/'(\w+)'/g)].map((match) => match[1] ?? "");
  const at = decorator(dossier, file, node, names[0] ?? "");
  const line = rowLine(dossier, file, row.values, at);
  const make = (place: At, score: number, claim: string): Finding =>
    finding(dossier, {
      kind: "test.parametrize", at: { file: place.file, line: place.line }, confidence: "strong", score, claim,
      statement: `The row at ${where(line ?? place)} has ${row.got} values for the ${row.wanted} names ${names.map((name) => `\`${name}\``).join(", ")}${at === null ? "" : ` of \`parametrize\` at ${where(at)}`}, so \`${node}\` cannot be collected.`,
      disprovedBy: "each row has as many values as there are names",
    });
  return [...(line === null ? [] : [make(line, 0.97, `has ${row.got} values`)]), ...(at === null ? [] : [make(at, line === null ? 0.9 : 0.55, `names ${row.wanted} arguments`)])];
}

/** The row's own line: the one whose literals are those of the values, nearest to the decorator or in a file that the module imports. */
function rowLine(dossier: Dossier, file: string, values: string, at: At | null): At | null {
  const wanted = squeeze(values.replace(/\.\.\.$/, ""));
  if (wanted.length < 2) return null;
  const bare = wanted.replace(/^[([]|,?[)\]]$/g, "");
  const found = grep(dossier, /[("'\[\d]/, reach(dossier, file, 3)).filter(({ text }) => squeeze(text).includes(bare) && bare !== "");
  const rows = found.filter(({ text }) => rest(squeeze(text), bare));
  const best = (rows.length > 0 ? rows : found).sort((a, b) => away(a, at) - away(b, at))[0];
  return best === undefined ? null : { file: best.file, line: best.line };
}

/** Whether nothing but brackets, commas and `pytest.param` stands around the values: the row is not longer than they are. */
function rest(text: string, bare: string): boolean {
  const [before, after] = [text.slice(0, text.indexOf(bare)), text.slice(text.indexOf(bare) + bare.length)];
  return /[([]$|^$/.test(before) && /^,?[)\]]|^,?$|^,(id|marks)=/.test(after);
}

function away(one: At, at: At | null): number {
  return at !== null && one.file === at.file ? Math.abs(one.line - at.line) : 10_000;
}

/** Text with one kind of quote and no space outside of words, so that source and repr compare. */
function squeeze(text: string): string {
  return text.replaceAll("'", '"').replace(/\s+/g, "");
}

/** The `parametrize` that gives this name, at the failing class or function. */
function decorator(dossier: Dossier, file: string, node: string, name: string): At | null {
  const owner = node.includes("::") ? node.slice(node.indexOf("::") + 2).replaceAll("::", ".") : "";
  const def = dossier.sources.get(file)?.defs.find((one) => one.qualname === owner || (owner === "" && one.decorators.some((text) => text.includes(name))));
  if (def !== undefined) return { file, line: decoratorLine(dossier, file, def, new RegExp(`parametrize.*\\b${name}`)) };
  const call = calls(dossier, (one, where_) => where_ === file && tail(one.func) === "parametrize" && (one.literals[0] ?? textAt(dossier, file, one.line)).includes(name))[0];
  return call === undefined ? null : { file, line: call.line };
}

export const rule: Rule = { kind: "test.parametrize", match };
