/** Puts the folder on the path that makes the project's own module importable: by the settings in force, or a package's missing file. */
import { posix } from "node:path";
import { sections } from "../../diagnose/facts-of-manifests.js";
import { changeOf } from "../../diagnose/facts-of-change.js";
import type { Fixer, Patient, Proposal } from "../fix.js";
import { proposal } from "../project.js";
import { hunksOf, restored } from "../restore.js";
import { entriesOf, pytestHeader, withEntry, withEntries } from "../settings.js";
import { newlineOf } from "../../syntax/source.js";

export const layout: Fixer = {
  kinds: ["import.layout", "import.stale-install"],
  propose(patient) {
    const { root, dossier, text } = patient;
    const { file, line } = root;
    const back = file === null ? [] : comeBack(patient, file, line);
    const folders = root.remedy?.kind === "path" ? root.remedy.folders : [];
    const init = file !== null && line === null && file.endsWith("__init__.py") && text(file) === null && back.length === 0 ? proposal(`makes \`${posix.dirname(file)}\` a package`, [{ file, content: "" }]) : [];
    const home = sections(dossier, "pytest")[0]?.file;
    const path = folders.length === 0 ? [] : onPath(patient, home, folders);
    return [...init, ...back, ...path];
  },
};

/** What the change took away of the path: a file that is gone, or a line of one. */
function comeBack({ dossier, text }: Patient, file: string, line: number | null): readonly Proposal[] {
  const change = changeOf(dossier, file);
  const content = text(file);
  if (change === undefined) return [];
  if (content === null) return change.status === "deleted" ? proposal(`puts \`${file}\` back`, [{ file, content: change.removed.map((one) => `${one.text}\n`).join("") }]) : [];
  const lost = hunksOf(dossier, file).filter(({ removed }) => removed.some((one) => /pythonpath|sys\.path|package[_-]dir|where\s*=|testpaths|rootdir|import-mode|["'][\w./-]+["'],?$/.test(one)));
  const before = line === null ? null : restored(content, lost);
  return before === null ? [] : proposal("puts the folder on the path again, as before the change", [{ file, content: before }]);
}

/** `pythonpath` of pytest's settings in force with the folders first among what is there, relative to the settings' own folder. */
function onPath(patient: Patient, home: string | undefined, folders: readonly string[]): readonly Proposal[] {
  const { text } = patient;
  const told = `puts ${folders.map((one) => `\`${one}\``).join(" and ")} ${patient.root.kind === "import.stale-install" ? "first " : ""}on the path of the tests`;
  if (home === undefined) {
    const [file, section] = text("pyproject.toml") !== null ? ["pyproject.toml", "[tool.pytest.ini_options]"] : text("setup.cfg") !== null ? ["setup.cfg", "[tool:pytest]"] : ["pytest.ini", "[pytest]"];
    const old = text(file) ?? "";
    const end = newlineOf(old);
    const gap = old === "" ? "" : old.endsWith("\n") ? end : `${end}${end}`;
    const value = file.endsWith(".toml") ? `[${folders.map((one) => `"${one}"`).join(", ")}]` : folders.join(" ");
    return proposal(told, [{ file, content: `${old}${gap}${section}${end}pythonpath = ${value}${end}` }]);
  }
  const base = posix.dirname(home);
  const wanted = folders.map((folder) => posix.relative(base, folder) || ".");
  const there = entriesOf(patient, home, "pythonpath");
  if (patient.root.kind === "import.stale-install" && there.length > 0) {
    const content = withEntries(patient, home, "pythonpath", [...wanted, ...there.filter((one) => !wanted.includes(posix.normalize(one)))], pytestHeader(home));
    return content === null ? [] : proposal(told, [{ file: home, content }]);
  }
  let content = text(home);
  for (const entry of wanted.filter((one) => !there.includes(one))) {
    const now: string | null = content;
    content = now === null ? null : withEntry({ text: (file) => (file === home ? now : text(file)) }, home, "pythonpath", entry);
  }
  return content === null ? [] : proposal(told, [{ file: home, content }]);
}
