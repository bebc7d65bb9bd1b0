/** Fixtures that put back what a polluter leaves, by the name of the leak: for what the code under test keeps itself. */
import { conftests } from "../diagnose/facts-of-sources.js";
import { pollution } from "../diagnose/facts-of-state.js";
import type { Leak } from "../probe/isolate/isolation.js";
import { Changes } from "./changes.js";
import type { Patient, Proposal } from "./fix.js";
import { fixtureHome, moduleIn, withFixture, type Reset } from "./fixture.js";
import { importStatements } from "./imports.js";
import { mentions } from "./mentions.js";
import { ofProcess } from "./process-resets.js";
import { absoluteName } from "./project.js";
import type { Source } from "../syntax/source.js";

/** So many places are put back by one fix. */
const MOST = 3;

export function resets(patient: Patient): readonly Proposal[] {
  const found = pollution(patient.dossier);
  const leaks = (found?.leaks ?? []).slice(0, MOST);
  const home = found === null ? null : homeOf(patient, found.isolation.polluters.length > 0 ? found.isolation.polluters : [found.polluter]);
  const source = home === null ? null : fixtureHome(patient, home);
  if (leaks.length === 0 || source === null) return [];
  const deciding = leaks.some((l) => l.role === "decides-together") ? leaks : leaks.slice(0, 1);
  const changes = new Changes(patient);
  const made = deciding.map((leak) => resetOf(patient, changes, source, leak));
  if (made.includes(null)) return [];
  const isWide = found !== null && setsUpTogether(patient, found.polluter.split("::", 1)[0] ?? "");
  for (const reset of made) if (reset !== null) withFixture(changes, source, isWide ? { ...reset, scope: "module" } : reset);
  return changes.propose(`has each ${isWide ? "module" : "test"} begin with ${made.map((r) => `fresh ${r?.what.replaceAll("_", " ") ?? ""}`).join(" and ")}`);
}

/** Whether a test module does something for several of its tests at once: a fixture for each of them would come too late. */
const setsUpTogether = ({ dossier }: Patient, file: string): boolean => (dossier.lines.get(file) ?? []).some((text) => /^\s*(?:def (?:setUpClass|setup_class|setUpModule|setup_module)\b|@(?:\w+\.)?fixture\(.*\bscope\s*=\s*["'](?:class|module)["'])/.test(text));

/** The nearest conftest above all polluters; without one the polluter's module, or a new conftest in the folder of several. */
function homeOf({ dossier }: Patient, polluters: readonly string[]): string | null {
  const files = [...new Set(polluters.map((node) => node.split("::", 1)[0] ?? node))];
  const [first, ...rest] = files;
  if (first === undefined) return null;
  const shared = conftests(dossier, first).find((c) => rest.every((file) => conftests(dossier, file).includes(c)));
  if (shared !== undefined || rest.length === 0) return shared ?? first;
  const path = first.split("/").slice(0, -1);
  const common = path.filter((part, i) => rest.every((file) => file.split("/").slice(0, -1)[i] === part && path.slice(0, i).every((p, j) => file.split("/")[j] === p)));
  return [...common, "conftest.py"].join("/");
}

/** Null for what no fixture puts back in a line or two. */
function resetOf(patient: Patient, changes: Changes, source: Source, leak: Leak): Reset | null {
  switch (leak.what) {
    case "env":
      changes.import(source, "os", null).import(source, "unittest", "mock");
      return { what: "environment", params: [], lines: ["with mock.patch.dict(os.environ):", "    yield"] };
    case "sys.modules":
      changes.import(source, "sys", null).import(source, "unittest", "mock");
      return { what: "modules", params: [], lines: ["with mock.patch.dict(sys.modules):", "    yield"] };
    case "sys.path":
      changes.import(source, "sys", null);
      return { what: "path", params: ["monkeypatch"], lines: ['monkeypatch.setattr(sys, "path", sys.path.copy())'] };
    case "cwd":
      changes.import(source, "os", null);
      return { what: "folder", params: ["monkeypatch"], lines: ["monkeypatch.chdir(os.getcwd())"] };
    case "cache":
    case "module-global":
    case "class-attribute":
      return ofModule(patient, changes, source, leak);
    case "warnings":
    case "logging":
    case "locale":
    case "signal-handler":
    case "other":
      return ofProcess(patient, changes, source, leak);
    case "default-argument":
    case "fixture":
    case "file":
    case "event-loop-policy":
      return null;
  }
}

/** What a first-party module holds: `package.module` and the names inside, the steps into a container left out. */
interface Place {
  readonly module: string;
  readonly names: readonly string[];
  readonly isDeep: boolean;
  /** The text that it is first bound to; null where that is not known. */
  readonly initial: string | null;
}

function placeOf({ dossier }: Patient, { name }: Leak): Place | null {
  const [path = "", ...steps] = name.split("[…]");
  if (!/^[\w.]+$/.test(path)) return null;
  const parts = path.split(".");
  for (let n = parts.length - 1; n > 0; n -= 1) {
    const end = parts.slice(0, n).join("/");
    const file = dossier.files.find((f) => [`${end}.py`, `${end}/__init__.py`].some((e) => f === e || f.endsWith(`/${e}`)));
    if (file === undefined) continue;
    const names = parts.slice(n);
    const facts = dossier.sources.get(file);
    const bound = names.length === 1 ? facts?.globals.find((g) => g.name === names[0]) : facts?.class_attributes.find((a) => `${a.owner}.${a.name}` === names.join("."));
    return { module: parts.slice(0, n).join("."), names, isDeep: steps.length > 0, initial: bound?.value ?? null };
  }
  return null;
}

function ofModule(patient: Patient, changes: Changes, source: Source, leak: Leak): Reset | null {
  const place = placeOf(patient, leak);
  const last = place?.names.at(-1);
  if (place === null || last === undefined) return null;
  const module = moduleIn(changes, source, place.module);
  const holder = [module, ...place.names.slice(0, -1)].join(".");
  const whole = `${holder}.${last}`;
  const what = last.replace(/^_+|_+$/g, "").toLowerCase();
  if (leak.what === "cache") return { what, params: [], lines: ["yield", `${whole}.cache_clear()`] };
  const container = /^(dict|list|set)\b/.exec(leak.before)?.[1];
  const isAliased = container !== undefined && place.names.length === 1 && mentions(patient, last).some((other) => importStatements(other).some((s) => s.module !== null && absoluteName(patient.dossier, other.file, s.module.text) === place.module && s.names.some((n) => n.name === last)));
  if (isAliased && !place.isDeep) return inPlace(changes, source, what, whole, container);
  // What is in it from the import on, or in an entry that it has from there, is to stay.
  const isFilled = place.isDeep || /\([1-9]\d* items?\)$/.test(leak.before);
  const empty = !isFilled && place.initial !== null && /^(?:\{\}|\[\]|set\(\)|dict\(\)|list\(\)|None|True|False|-?\d+|"[^"\\]*"|'[^'\\]*')$/.test(place.initial) ? place.initial.replace(/^'(.*)'$/, '"$1"') : null;
  if (place.isDeep && empty === null) changes.import(source, "copy", null);
  const value = empty ?? (place.isDeep ? `copy.deepcopy(${whole})` : container === undefined && !isCopied(leak) ? whole : `${whole}.copy()`);
  return { what, params: ["monkeypatch"], lines: [`monkeypatch.setattr(${holder}, "${last}", ${value})`] };
}

/** Containers of `collections` that copy themselves. */
const isCopied = ({ before }: Leak): boolean => /^(?:[\w.]*\.)?(?:defaultdict|OrderedDict|Counter|deque|ChainMap)\b/.test(before);

/** Where other modules hold the same container under a name of their own, it is given its content back. */
function inPlace(changes: Changes, source: Source, what: string, whole: string, container: string): Reset {
  if (container === "dict") {
    changes.import(source, "unittest", "mock");
    return { what, params: [], lines: [`with mock.patch.dict(${whole}):`, "    yield"] };
  }
  return { what, params: [], lines: [`before = ${whole}.copy()`, "yield", ...(container === "list" ? [`${whole}[:] = before`] : [`${whole}.clear()`, `${whole}.update(before)`])] };
}
