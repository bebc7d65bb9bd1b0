/** Gives each test a folder of its own in place of a fixed one that all workers share. */
import type { SyntaxNode } from "@lezer/common";
import { literal, callOf } from "../calls.js";
import { Changes } from "../changes.js";
import { cut } from "../cut.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { isFixture } from "../fixture.js";
import { atBeginning, runnerOf, withParameter, type Func } from "../functions.js";
import { around, nodesOf, textOf, type Source } from "../../syntax/source.js";
import { namesIn } from "../statements.js";
import { usesOf } from "../usage.js";

const SHARED = /^(?:\/tmp|\/var\/tmp)(?:\/|$)/;
const LOOSE = ["tempfile", "pathlib", "Path", "gettempdir", "os"];

export const parallel: Fixer = {
  kinds: ["flaky.parallel"],
  propose(patient) {
    const { root: { file, line }, dossier } = patient;
    const source = file === null || !dossier.isTest(file) ? null : patient.source(file);
    if (source === null || line === null) return [];
    const path = nodesOf(source, ["BinaryExpression", "CallExpression", "String"], [line, line]).flatMap((node) => fixedPath(source, node) ?? [])[0];
    if (path === undefined) return [];
    const statement = around(path.node, ["AssignStatement"]);
    if (statement?.parent?.name === "Script" && path.node.parent?.from === statement.from) return ofModule(patient, source, statement, path);
    const runner = runnerOf(source, path.node);
    if (runner.kind !== "function") return [];
    const place = placeIn(patient, source, runner.func, path);
    return place === null ? [] : new Changes(patient).loosen(source, ...LOOSE).add(source, [{ from: path.node.from, to: path.node.to, insert: place.text }, ...withParameter(source, runner.func, place.param)]).propose(`uses \`${place.param}\` in place of the fixed path`);
  },
};

interface FixedPath {
  readonly node: SyntaxNode;
  /** Its last part. */
  readonly name: string;
  readonly isText: boolean;
}

/** `Path(tempfile.gettempdir()) / "x"`, `os.path.join(tempfile.gettempdir(), "x")`, `Path("/tmp/x")`, `"/tmp/x"`. */
function fixedPath(source: Source, node: SyntaxNode): FixedPath | null {
  const last = (text: string | null): string | null => /([^/]+)\/?$/.exec(text ?? "")?.[1] ?? null;
  const made = (name: string | null, isText: boolean): FixedPath | null => (name === null || /^(?:tmp|var)$/.test(name) ? null : { node, name, isText });
  if (node.name === "BinaryExpression") return /\bgettempdir\(\)|["']\/(?:var\/)?tmp\/?["']/.test(textOf(source, node)) && node.lastChild !== null ? made(last(literal(source, node.lastChild)), false) : null;
  if (node.name === "String") return SHARED.test(literal(source, node) ?? "") ? made(last(literal(source, node)), true) : null;
  const call = callOf(source, node);
  const [first, second] = call?.args ?? [];
  if (call === null || first === undefined) return null;
  if (/(?:^|\.)Path$/.test(call.func) && second === undefined) return SHARED.test(literal(source, first.value) ?? "") ? made(last(literal(source, first.value)), false) : null;
  const end = call.args.at(-1);
  return call.func === "os.path.join" && end !== undefined && /\bgettempdir\(\)|["']\/(?:var\/)?tmp\/?["']/.test(textOf(source, node)) ? made(last(literal(source, end.value)), true) : null;
}

/** The path below the test's own folder, or below the worker's for a fixture that outlives a test. Null for what takes no fixtures. */
function placeIn({ dossier }: Patient, source: Source, func: Func, { name, isText }: FixedPath): { readonly text: string; readonly param: string } | null {
  const fixture = isFixture(source, func.decorators);
  if (!fixture && !(func.name.startsWith("test") && dossier.isTest(source.file))) return null;
  const isWide = func.decorators.some((d) => /\bscope\s*=(?!\s*["']function["'])/.test(textOf(source, d)));
  const [param, folder] = isWide ? ["tmp_path_factory", "tmp_path_factory.getbasetemp()"] : ["tmp_path", "tmp_path"];
  return { param, text: isText ? `str(${folder} / "${name}")` : `${folder} / "${name}"` };
}

/** A path that the module names: each test or fixture that speaks of it makes its own. */
function ofModule(patient: Patient, source: Source, statement: SyntaxNode, path: FixedPath): readonly Proposal[] {
  const constant = statement.firstChild === null ? "" : textOf(source, statement.firstChild);
  const gone = cut(source, statement);
  const uses = /^\w+$/.test(constant) ? usesOf(source, constant).filter((n) => n.from > statement.to) : [];
  if (gone === null || uses.length === 0 || patient.dossier.files.some((f) => f !== source.file && patient.dossier.isTest(f) && new RegExp(`\\b${constant}\\b`).test(patient.text(f) ?? ""))) return [];
  const local = constant.replace(/^_+/, "").toLowerCase();
  const changes = new Changes(patient).loosen(source, ...LOOSE).add(source, [gone]);
  for (const use of uses) {
    const runner = runnerOf(source, use);
    const place = runner.kind === "function" ? placeIn(patient, source, runner.func, path) : null;
    if (runner.kind !== "function" || place === null || namesIn(source, runner.func.node).some((n) => n === local && runner.func.name !== local)) return [];
    const put = atBeginning(source, runner.func, [`${local} = ${place.text}`]);
    if (put === null) return [];
    changes.add(source, [put, ...withParameter(source, runner.func, place.param), { from: use.from, to: use.to, insert: local }]);
  }
  return changes.propose("gives each test a folder of its own");
}
