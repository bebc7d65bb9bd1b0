/** Keeps an object on the loop that it belongs to: made, or asked for, where that loop runs; fixture and test on one loop. */
import type { Dossier } from "../../diagnose/dossier.js";
import { plain, sections } from "../../diagnose/facts-of-manifests.js";
import { callsOn } from "../awaiting.js";
import { callOf, withArgument, withoutArgument } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { definedAt, functionsIn, type Func } from "../functions.js";
import { acrossThreads, isClassAttribute, keptLoops, perLoop, ranAnew, unkept } from "../loops.js";
import { withOption } from "../option.js";
import { proposal } from "../project.js";
import { resets } from "../resets.js";
import { perInstance } from "../sharing.js";
import { lineAt, startingOn, textOf, type Source } from "../../syntax/source.js";

export const loopScope: Fixer = {
  kinds: ["async.loop-scope"],
  propose(patient) {
    const { root: { file, line } } = patient;
    const source = file === null ? null : patient.source(file);
    if (source === null || line === null) return [];
    const func = definedAt(source, line);
    if (func !== null && func.decorators.some((d) => /fixture\b/.test(textOf(source, d)))) return ofFixture(patient, source, func);
    const here = callsOn(source, line);
    const kept = keptLoops(source);
    const text = source.text.split("\n")[line - 1] ?? "";
    const named = kept.filter((one) => lineAt(source.text, one.statement.from) === line || text.includes(one.target));
    return [
      ...here.flatMap((call) => acrossThreads(patient, source, call)),
      ...named.flatMap(({ target, statement }) => [...unkept(patient, source, target, statement), ...(/^\w+$/.test(target) ? ranAnew(patient, source, target, statement) : [])]),
      ...directly(patient, source, line),
      ...startingOn(source, ["AssignStatement"], line).flatMap((statement) => [...(isClassAttribute(statement) ? forEach(patient, source, statement) : []), ...perLoop(patient, source, statement)]),
      ...resets(patient),
    ];
  },
};

function forEach(patient: Patient, source: Source, statement: Parameters<typeof perInstance>[3]): readonly Proposal[] {
  const changes = new Changes(patient);
  return perInstance(patient, changes, source, statement) ? changes.propose("makes the object for each instance, on the loop that runs then") : [];
}

/** `asyncio.get_event_loop().run_until_complete(x)`. */
function directly(patient: Patient, source: Source, line: number): readonly Proposal[] {
  const call = callsOn(source, line).find(({ func, args }) => /^asyncio\.get_event_loop\(\)\.run_until_complete$/.test(func) && args.length === 1);
  return call === undefined ? [] : new Changes(patient).add(source, [{ from: call.from, to: call.to, insert: "asyncio.run" }]).propose("runs the coroutine with `asyncio.run`, on a loop of its own");
}

/** The tests that fail are put on the fixture's loop, where they name their own; else the fixture on theirs. */
function ofFixture(patient: Patient, source: Source, func: Func): readonly Proposal[] {
  const decorator = func.decorators.find((d) => /fixture\s*\(/.test(textOf(source, d)));
  const call = decorator === undefined ? null : callOf(source, decorator);
  const [scope, loop] = ["scope", "loop_scope"].map((name) => call?.args.find((a) => a.name === name));
  const wanted = /^["'](\w+)["']$/.exec(textOf(source, (loop ?? scope)?.value ?? func.node))?.[1];
  if (call === null || scope === undefined || wanted === undefined) return [];
  const gone = call.args.filter((a) => a === scope || a === loop);
  const [only] = gone;
  const narrow = gone.length === call.args.length ? [{ from: call.list.from, to: call.list.to, insert: "" }] : gone.length === 1 && only !== undefined ? [withoutArgument(call, only)] : [];
  return [
    ...(atLeast(patient.dossier, 0.24) ? marks(patient, wanted) : []),
    ...(atLeast(patient.dossier, 0.26) ? setting(patient, wanted) : []),
    ...new Changes(patient).add(source, narrow).propose(`makes the fixture \`${func.name}\` for each test, on the test's loop`),
  ];
}

/** `loop_scope` on the markers of the failing tests, where each carries one of its own. */
function marks(patient: Patient, scope: string): readonly Proposal[] {
  const { dossier } = patient;
  const changes = new Changes(patient);
  for (const failure of dossier.failures) {
    if (failure.type !== "test" || failure.item === null) continue;
    const source = patient.source(failure.item.file);
    const name = failure.node.replace(/\[.*$/s, "").split("::").at(-1);
    const func = source === null ? undefined : functionsIn(source).find((f) => f.name === name);
    const mark = source === null ? undefined : func?.decorators.find((d) => /^@(?:pytest\.)?mark\.asyncio\b/.test(textOf(source, d)));
    if (source === null || mark === undefined) return [];
    const call = callOf(source, mark);
    const text = `loop_scope="${scope}"`;
    changes.add(source, [call === null ? { from: mark.from + textOf(source, mark).trimEnd().length, to: mark.from + textOf(source, mark).trimEnd().length, insert: `(${text})` } : withArgument(source, call, text)]);
  }
  return changes.propose(`runs the tests on the fixture's loop: \`loop_scope="${scope}"\``);
}

function setting(patient: Patient, scope: string): readonly Proposal[] {
  const home = sections(patient.dossier, "pytest")[0];
  if (patient.dossier.session?.asyncio_mode !== "auto" || home === undefined) return [];
  const content = withOption(patient, home.file, "asyncio_default_test_loop_scope", scope);
  return content === null ? [] : proposal(`runs the tests on the fixture's loop: \`asyncio_default_test_loop_scope = ${scope}\``, [{ file: home.file, content }]);
}

/** Whether pytest-asyncio is at least this release. */
function atLeast({ session }: Dossier, release: number): boolean {
  const version = session?.plugins.find((one) => plain(one.name) === "pytest-asyncio")?.version ?? "0";
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 0 || minor >= Math.round((release % 1) * 100);
}
