/** Has a fixture made anew for each test; those that are built on it, and could not be any more, with it. */
import type { SyntaxNode } from "@lezer/common";
import type { FactOf } from "../../probe/facts.js";
import { callOf, withoutArgument } from "../calls.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient } from "../fix.js";
import { functionsIn, headOf, type Func } from "../functions.js";
import { lineAt, textOf, type Change, type Source } from "../../syntax/source.js";

export const sharedFixture: Fixer = {
  kinds: ["state.fixture-scope"],
  propose(patient) {
    const { root: { file, line } } = patient;
    const source = file === null ? null : patient.source(file);
    if (source === null || line === null) return [];
    const func = functionsIn(source).find((f) => lineAt(source.text, headOf(f).from) <= line && line <= lineAt(source.text, f.list.to));
    const change = func === undefined ? null : narrowed(source, func);
    if (func === undefined || change === null) return [];
    const alone = new Changes(patient).add(source, change);
    const wider = dependents(patient, func.name);
    const together = new Changes(patient).add(source, change);
    for (const one of wider) together.add(one.source, narrowed(one.source, one.func) ?? []);
    return [
      ...alone.propose(`makes the fixture \`${func.name}\` anew for each test`),
      ...(wider.length === 0 ? [] : together.propose(`makes the fixtures \`${[func, ...wider.map((w) => w.func)].map((f) => f.name).join("`, `")}\` anew for each test`)),
    ];
  },
};

/** The decorator without its scope, and without parentheses where nothing is left in them. */
function narrowed(source: Source, func: Func): Change[] | null {
  const decorator = func.decorators.find((d) => /^@(?:[\w.]+\.)?fixture\s*\(/.test(textOf(source, d)));
  const call = decorator === undefined ? null : callOf(source, decorator);
  const gone = call?.args.filter((a) => a.name === "scope" || a.name === "loop_scope") ?? [];
  if (call === null || !gone.some((a) => a.name === "scope")) return null;
  if (gone.length === call.args.length) return [{ from: call.list.from, to: call.list.to, insert: "" }];
  const [only, ...more] = gone;
  if (only === undefined) return null;
  if (more.length === 0) return [withoutArgument(call, only)];
  const rest = call.args.filter((a) => !gone.includes(a)).map((a) => source.text.slice(a.from, a.to)).join(", ");
  return [{ from: call.list.from, to: call.list.to, insert: `(${rest})` }];
}

/** Fixtures of the failing tests, wider than a test, that ask for this one, or for one that does. */
function dependents(patient: Patient, name: string): readonly { readonly source: Source; readonly func: Func }[] {
  const fixtures = patient.dossier.facts.flatMap((fact) => (fact.t === "item" ? fact.fixtures : [])).filter((f) => f.scope !== "function" && f.file !== null && patient.dossier.firstParty(f.file));
  const found = new Map<string, { source: Source; func: Func }>();
  const open = [name];
  for (let asked = open.pop(); asked !== undefined; asked = open.pop()) {
    for (const fixture of fixtures) {
      const one = found.has(fixture.name) ? null : defined(patient, fixture);
      if (one === null || fixture.name === name || !one.func.params.some((p) => p.name === asked)) continue;
      found.set(fixture.name, one);
      open.push(fixture.name);
    }
  }
  return [...found.values()];
}

function defined(patient: Patient, { file, name }: FactOf<"item">["fixtures"][number]): { readonly source: Source; readonly func: Func } | null {
  const source = file === null ? null : patient.source(file);
  const func = source === null ? undefined : functionsIn(source).find((f) => f.name === name && f.decorators.some((d: SyntaxNode) => /fixture\b/.test(textOf(source, d))));
  return source === null || func === undefined ? null : { source, func };
}
