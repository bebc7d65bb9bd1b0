/** Has coroutine tests run: the plugin's mode in pytest's settings, its marker where tests carry one, its own decorator on a fixture. */
import type { Dossier } from "../../diagnose/dossier.js";
import { lineOf, option, plain, sections } from "../../diagnose/facts-of-manifests.js";
import { grep } from "../../diagnose/facts-of-sources.js";
import { Changes } from "../changes.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { definedAt, functionsIn, withDecorator, type Func } from "../functions.js";
import { withOption } from "../option.js";
import { proposal } from "../project.js";
import { children, lineStart, newlineOf, rewrite, textOf, type Source } from "../../syntax/source.js";
import { importStatements } from "../imports.js";

/** Markers that have a coroutine run, with the plugin's distribution. */
const MARKERS: readonly (readonly [marker: string, plugin: string])[] = [["asyncio", "pytest-asyncio"], ["anyio", "anyio"], ["trio", "pytest-trio"]];

export const pluginMissing: Fixer = {
  kinds: ["async.plugin-missing"],
  propose(patient) {
    const { root: { file }, dossier } = patient;
    if (file === null) return [];
    if (file.endsWith(".py")) return [...fixtures(patient), ...marked(patient), ...mode(patient)];
    return [...unblocked(patient), ...mode(patient), ...(dossier.session?.asyncio_mode == null ? [] : marked(patient))];
  },
};

/** `asyncio_mode = auto` in the section that pytest reads, where its plugin is there. */
function mode(patient: Patient): readonly Proposal[] {
  const { dossier } = patient;
  const home = sections(dossier, "pytest")[0];
  if (dossier.session?.asyncio_mode == null || home === undefined) return [];
  const content = withOption(patient, home.file, "asyncio_mode", "auto");
  return content === null ? [] : proposal("sets `asyncio_mode` to `auto`", [{ file: home.file, content }]);
}

/** `-p no:asyncio` in addopts. */
function unblocked(patient: Patient): readonly Proposal[] {
  const found = option(patient.dossier, "pytest", "addopts");
  const content = found === undefined ? null : patient.text(found.file);
  if (found === undefined || content === null) return [];
  const blocked = /(["'])-p\1\s*,\s*(["'])no:(?:asyncio|anyio|trio|pytest_asyncio)\2\s*,?\s*|(["'])-p[ =]?no:(?:asyncio|anyio|trio|pytest_asyncio)\3\s*,?\s*|[ \t]*-p[ =]?no:(?:asyncio|anyio|trio|pytest_asyncio)\b/;
  const from = lineStart(content, lineOf(found, /./));
  const gone = blocked.exec(content.slice(from, from + found.text.length));
  if (gone === null) return [];
  return proposal("no longer switches the plugin for coroutine tests off", [{ file: found.file, content: rewrite(content, [{ from: from + gone.index, to: from + gone.index + gone[0].length, insert: "" }]) }]);
}

/** The marker that other tests carry, on the tests that fail. */
function marked(patient: Patient): readonly Proposal[] {
  const { dossier } = patient;
  const marker = markerOf(dossier);
  if (marker === null) return [];
  const changes = new Changes(patient);
  for (const failure of dossier.failures) {
    if (failure.type !== "test" || failure.item === null || !failure.item.kind.startsWith("async")) continue;
    const source = patient.source(failure.item.file);
    const func = source === null ? null : testFunction(source, failure.node);
    if (source === null || func === null) return [];
    if (func.decorators.some((d) => new RegExp(`mark\\.${marker}\\b`).test(textOf(source, d)))) continue;
    changes.add(source, [withDecorator(source, func, `pytest.mark.${marker}`)]).import(source, "pytest", null);
  }
  return [...wholeModule(patient, marker), ...changes.propose(`marks the tests with \`pytest.mark.${marker}\`, as others are`)];
}

/** `pytestmark` where the other modules have it and no test of this one carries the marker. */
function wholeModule(patient: Patient, marker: string): readonly Proposal[] {
  const { dossier } = patient;
  const files = [...new Set(dossier.failures.flatMap((f) => (f.type === "test" && f.item !== null ? [f.item.file] : [])))];
  const count = (pattern: RegExp): number => grep(dossier, pattern).filter((one) => dossier.isTest(one.file)).length;
  if (count(new RegExp(`^pytestmark\\b.*mark\\.${marker}\\b`)) <= count(new RegExp(`^\\s*@pytest\\.mark\\.${marker}\\b`))) return [];
  const changes = new Changes(patient);
  for (const file of files) {
    const source = patient.source(file);
    const last = source === null ? undefined : importStatements(source).filter((s) => s.top).at(-1);
    if (source === null || last === undefined || /^pytestmark\b/m.test(source.text)) return [];
    const end = source.text.indexOf("\n", last.node.to);
    const at = end < 0 ? source.text.length : end + 1;
    const line = newlineOf(source.text);
    changes.import(source, "pytest", null).add(source, [{ from: at, to: at, insert: `${line}pytestmark = pytest.mark.${marker}${line}` }]);
  }
  return changes.propose(`marks the module with \`pytest.mark.${marker}\`, as others are`);
}

/** The marker that is customary among the project's tests and whose plugin is there; pytest-asyncio's where none is. */
function markerOf(dossier: Dossier): string | null {
  const there = MARKERS.filter(([, plugin]) => dossier.session?.plugins.some((p) => plain(p.name) === plugin) === true);
  const counted = there.map(([marker]) => ({ marker, n: grep(dossier, new RegExp(`mark\\.${marker}\\b`)).filter((one) => dossier.isTest(one.file)).length }));
  const best = counted.sort((a, b) => b.n - a.n)[0];
  return best !== undefined && (best.n > 0 || best.marker === "asyncio") ? best.marker : null;
}

function testFunction(source: Source, node: string): Func | null {
  const names = node.replace(/\[.*$/s, "").split("::").slice(1);
  const name = names.at(-1);
  const found = functionsIn(source).filter((f) => f.name === name && (names.length < 2 || f.owner === null || children(f.owner).some((c) => c.name === "VariableName" && textOf(source, c) === names.at(-2))));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Coroutine fixtures that pytest's own decorator makes, in the plugin's strict mode. */
function fixtures(patient: Patient): readonly Proposal[] {
  const { dossier } = patient;
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.item === null || dossier.session?.asyncio_mode !== "strict") return [];
  const changes = new Changes(patient);
  for (const { async, file, line } of failure.item.fixtures) {
    const source = !async || file === null || !dossier.firstParty(file) ? null : patient.source(file);
    const func = source === null || line === null ? null : definedAt(source, line);
    const own = func?.decorators.find((d) => source !== null && /^@(?:pytest\.)?fixture\b/.test(textOf(source, d)));
    const word = own === undefined || source === null ? null : /^@(?:pytest\.)?fixture/.exec(textOf(source, own));
    if (source === null || own === undefined || word === null) continue;
    changes.add(source, [{ from: own.from + 1, to: own.from + word[0].length, insert: "pytest_asyncio.fixture" }]).import(source, "pytest_asyncio", null).loosen(source, "pytest", "fixture");
  }
  return changes.propose("defines the coroutine fixture with `pytest_asyncio.fixture`");
}
