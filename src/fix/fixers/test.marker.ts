/** Spells a marker as it is registered, follows its new name through the tests, or registers it. */
import type { Dossier } from "../../diagnose/dossier.js";
import { deepest, isA, raised } from "../../diagnose/facts-of-frames.js";
import { option, sections } from "../../diagnose/facts-of-manifests.js";
import { grep, similar } from "../../diagnose/facts-of-sources.js";
import type { Edit, Fixer, Patient } from "../fix.js";
import { edited, proposal } from "../project.js";
import { hunksOf } from "../restore.js";
import { entriesOf, withEntry } from "../settings.js";
import { nodesOf, textOf } from "../../syntax/source.js";

export const marker: Fixer = {
  kinds: ["test.marker"],
  propose(patient) {
    const { dossier } = patient;
    const name = unknownMarker(dossier);
    if (name === null) return [];
    const markers = option(dossier, "pytest", "markers");
    const known = markers === undefined ? [] : entriesOf(patient, markers.file, "markers").map(markerName);
    const now = renamedTo(dossier, name, known) ?? similar(name, known);
    const home = markers?.file ?? sections(dossier, "pytest")[0]?.file;
    const spelt = now === null ? [] : proposal(`names the marker \`${now}\`, as it is registered`, respelt(patient, name, now));
    if (now !== null || home === undefined) return spelt;
    const listed = withEntry(patient, home, "markers", entryBefore(dossier, home, name) ?? name);
    return listed === null ? [] : proposal(`registers the marker \`${name}\``, [{ file: home, content: listed }]);
  },
};

/** A marker's name without its arguments and what it is for. */
const markerName = (entry: string): string => /^\s*(\w+)/.exec(entry)?.[1] ?? entry;

/** pytest names the marker in the text alone (_pytest/mark/structures.py, MarkGenerator.__getattr__); the line that used it is known. */
function unknownMarker(dossier: Dossier): string | null {
  for (const { exception } of raised(dossier)) {
    if (!isA(exception, "Failed", "PytestUnknownMarkWarning")) continue;
    const told = /'([\w-]+)' not found in `markers`|Unknown pytest\.mark\.([\w-]+)/.exec(exception.message);
    const frame = deepest(dossier, exception);
    const name = told?.[1] ?? told?.[2];
    if (name !== undefined && (frame === undefined || grep(dossier, new RegExp(`\\bmark\\.${name}\\b`)).length > 0)) return name;
  }
  const failure = dossier.failures[0];
  const text = failure.type === "test" ? failure.longrepr : failure.message;
  const told = /'([\w-]+)' not found in `markers`|Unknown pytest\.mark\.([\w-]+)/.exec(text);
  return told?.[1] ?? told?.[2] ?? null;
}

/** The registered marker that stands where the change took this one away. */
function renamedTo(dossier: Dossier, name: string, known: readonly string[]): string | null {
  const word = new RegExp(`\\b${name}\\b`);
  for (const file of dossier.manifests.keys()) {
    for (const { removed, added } of hunksOf(dossier, file)) {
      const gone = removed.findIndex((text) => word.test(text));
      const fresh = gone < 0 ? [] : known.filter((one) => added.some((text) => new RegExp(`\\b${one}\\b`).test(text)) && !removed.some((text) => new RegExp(`\\b${one}\\b`).test(text)));
      if (fresh.length === 1) return fresh[0] ?? null;
    }
  }
  return null;
}

/** What the settings said of a marker before the change took it away. */
function entryBefore(dossier: Dossier, file: string, name: string): string | null {
  const line = hunksOf(dossier, file).flatMap((hunk) => hunk.removed).find((text) => new RegExp(`^\\W*${name}\\b`).test(text.replace(/^markers\s*=/, "")));
  return line === undefined ? null : (new RegExp(`${name}[^"'\\r]*`).exec(line)?.[0].trim() ?? null);
}

/** Every `mark.name` of the project, and `-m name` nowhere: that is for people to see. */
function respelt({ dossier, source }: Patient, name: string, now: string): readonly Edit[] {
  const files = new Set(grep(dossier, new RegExp(`\\bmark\\.${name}\\b`)).map((one) => one.file));
  return [...files].flatMap((file) => {
    const code = source(file);
    const places = code === null ? [] : nodesOf(code, ["PropertyName", "VariableName"]).filter((node) => textOf(code, node) === name && /\bmark\.$/.test(code.text.slice(0, node.from)));
    return code === null || places.length === 0 ? [] : [edited(code, places.map((node) => ({ from: node.from, to: node.to, insert: now })))];
  });
}
