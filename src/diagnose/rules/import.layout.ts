/** A module of the project itself that cannot be found: the folder that holds it is not on the path, or is no package. */
import type { Dossier } from "../dossier.js";
import { changeOf, changed, removed } from "../facts-of-change.js";
import { deepest, failing, isA, raised } from "../facts-of-frames.js";
import { isStdlib, missingModules, ownFolders, ownModules, type MissingModule } from "../facts-of-imports.js";
import { option, sections } from "../facts-of-manifests.js";
import { grep } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return [...missingModules(dossier).flatMap((one) => unreachable(dossier, one)), ...noPackage(dossier)];
}

/** `from . import x` in a folder without `__init__.py`: CPython raises a plain ImportError that names no module. */
function noPackage(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const frame = deepest(dossier, exception);
    if (frame === undefined || !isA(exception, "ImportError") || exception.import?.from_name != null) return [];
    const statement = dossier.sources.get(frame.file)?.imports.find((one) => one.line <= frame.line && frame.line <= one.end_line);
    if (statement === undefined || statement.level === 0) return [];
    const folder = frame.file.split("/").slice(0, -1);
    const init = [...folder, "__init__.py"].join("/");
    if (folder.length === 0 || dossier.files.includes(init)) return [];
    const at = `${frame.file}:${String(frame.line)}`;
    return [
      finding(dossier, {
        kind: "import.layout", at: { file: init, line: null }, confidence: "strong", score: 0.93 * weight, claim: "is absent",
        statement: `\`${init}\` is missing, so \`${folder.join("/")}\` is no package, the relative import at \`${at}\` has none to start from, and ${failing(dossier)} ends in \`${exception.type}\`.`,
        quotes: [{ file: frame.file, lines: [frame.line, frame.line], claim: "imports relative to its package" }],
        disprovedBy: `\`${init}\` added and the import still fails`,
      }),
      finding(dossier, {
        kind: "import.layout", at: { file: frame.file, line: frame.line }, score: 0.5 * weight, claim: "imports relative to its package",
        statement: `\`${at}\` imports relative to its package, but \`${folder.join("/")}\` has no \`__init__.py\`, so ${failing(dossier)} ends in \`${exception.type}\`.`,
        disprovedBy: `\`${init}\` added and the import still fails`,
      }),
    ];
  });
}

function unreachable(dossier: Dossier, { name, top, frame, weight, via, exception }: MissingModule): readonly Finding[] {
  const target = ownModules(dossier, name)[0] ?? ownModules(dossier, top)[0] ?? ownFolders(dossier, top)[0];
  if (target === undefined || isStdlib(dossier, top)) return [];
  const sibling = frame.file.split("/").slice(0, -1).join("/");
  if (isPackage(dossier, sibling) && dossier.files.some((file) => file === `${sibling}/${top}.py` || file === `${sibling}/${top}/__init__.py`)) return [];
  // The parent is there and only the last part is missing everywhere: a name that does not exist.
  if (name.includes(".") && ownModules(dossier, name).length === 0 && ownModules(dossier, top).length > 0) return [];
  const root = rootOf(target, name, top);
  const at = `${frame.file}:${String(frame.line)}`;
  const make = (place: { file: string; line: number | null }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "import.layout", at: place, confidence: via === "caught" ? "weak" : "strong", score: score * weight, claim,
      statement: `${told}, so \`${at}\` cannot import \`${name}\` from \`${target}\` and ${failing(dossier)} ends in \`${exception.type}\`.`,
      quotes: [{ file: frame.file, lines: [frame.line, frame.line], claim: `imports \`${name}\`` }],
      evidence: dossier.imports.layout.filter((one) => one.name === top).map((one) => one.evidence),
      experiment: { kind: "path", folders: pathOf(dossier, root) }, remedy: { kind: "path", folders: pathOf(dossier, root) },
      disprovedBy: `\`${root}\` stands on \`sys.path\` in the run that failed`,
    });
  const places = configured(dossier, root).map(({ file, line, score, claim, told }) => make({ file, line }, score, claim, told));
  for (const file of deleted(dossier)) places.push(make({ file, line: null }, 0.96, "was deleted", `\`${file}\` was deleted in this change`));
  const init = missingInit(dossier, target, root);
  if (init !== null) places.push(make({ file: init, line: null }, 0.6, "is absent", `\`${init}\` is missing`));
  return [...places, make({ file: frame.file, line: frame.line }, 0.4, `imports \`${name}\``, `\`${root}\` is not on the path`)];
}

/** A conftest.py or `__init__.py` that the change took away: pytest puts their folders on the path. */
function deleted(dossier: Dossier): readonly string[] {
  return changed(dossier).filter(({ file, status }) => status === "deleted" && /(^|\/)(conftest|__init__)\.py$/.test(file)).map(({ file }) => file);
}

/** The folder that has to be on `sys.path` for a file, or a folder of a namespace package, to be found under a name. */
function rootOf(target: string, name: string, top: string): string {
  const path = `/${target.replace(/(?:\/__init__)?\.py$/, "")}`;
  const end = [`/${name.replaceAll(".", "/")}`, `/${top}`].find((one) => path.endsWith(one));
  return end === undefined ? "." : path.slice(1, -end.length) || ".";
}

/** That folder, and those beside it that a configuration lists which is not in force. */
function pathOf(dossier: Dossier, root: string): readonly string[] {
  const path = option(dossier, "pytest", "pythonpath");
  if (path === undefined || path.file === sections(dossier, "pytest")[0]?.file) return [root];
  const listed = /["']/.test(path.text) ? [...path.text.matchAll(/["']([^"']+)["']/g)].map((found) => found[1] ?? "") : path.text.replace(/^[^=:]*[=:]/, "").split(/\s+/);
  const home = path.file.split("/").slice(0, -1);
  const folders = listed.filter((one) => one !== "").map((one) => [...home, ...one.split("/")].filter((part) => part !== "." && part !== "").join("/") || ".");
  return folders.includes(root) ? folders : [root];
}

interface Place {
  readonly file: string;
  readonly line: number;
  readonly score: number;
  readonly claim: string;
  readonly told: string;
}

/** Where the path is configured: what the change took away or put in front, else the settings in force, else the others. */
function configured(dossier: Dossier, root: string): readonly Place[] {
  const found: Place[] = [];
  const homes = sections(dossier, "pytest");
  const active = homes[0];
  const lost = removed(dossier, /pythonpath|sys\.path|package[_-]dir|where\s*=|mypy_path|rootdir|testpaths/).find((one) => !one.file.endsWith(".lock"));
  if (lost !== undefined && lost.file !== active?.file)
    found.push({ file: lost.file, line: lost.line, score: 0.93, claim: "lost the setting of the path", told: `\`${lost.file}:${String(lost.line)}\` no longer puts \`${root}\` on the path` });
  const path = option(dossier, "pytest", "pythonpath");
  if (active !== undefined) {
    const own = path !== undefined && path.file === active.file ? path : null;
    const added = changed(dossier).some(({ file, status }) => file === active.file && status === "added");
    const line = own?.line ?? active.line;
    const told = own === null
      ? `the settings in force, ${where({ file: active.file, line })}, ${lost?.file === active.file ? "no longer put anything" : "put nothing"} on the path${path === undefined ? "" : `: they take the place of \`${path.file}\` with its \`pythonpath\``}`
      : `\`pythonpath\` at ${where({ file: active.file, line })} leaves out \`${root}\``;
    found.push({ file: active.file, line, score: added || changeOf(dossier, active.file) !== undefined ? 0.92 : 0.88, claim: "holds pytest's settings in force", told });
  }
  if (path !== undefined && path.file !== active?.file)
    found.push({ file: path.file, line: path.line, score: 0.6, claim: "sets `pythonpath`, but is not in force", told: `\`pythonpath\` at ${where(path)} is not in force` });
  for (const name of active === undefined ? ["pyproject.toml", "setup.cfg", "conftest.py"] : []) {
    if (!dossier.manifests.has(name)) continue;
    found.push({ file: name, line: 1, score: 0.7, claim: "configures no path for pytest", told: `\`${name}\` configures no path for pytest, and \`${root}\` is not on it` });
    break;
  }
  for (const one of grep(dossier, /sys\.path\.(insert|append|extend)|site\.addsitedir/).filter(({ file }) => file.endsWith("conftest.py")).slice(0, 1))
    found.push({ file: one.file, line: one.line, score: 0.65, claim: "puts a folder on the path", told: `${where(one)} puts another folder than \`${root}\` on the path` });
  return found;
}

/** The `__init__.py` that the folder between the root and the target lacks while a neighbour has one. */
function missingInit(dossier: Dossier, target: string, root: string): string | null {
  const parts = target.split("/").slice(0, -1);
  const start = root === "." ? 0 : root.split("/").length;
  for (let size = start + 1; size <= parts.length; size += 1) {
    const folder = parts.slice(0, size).join("/");
    if (!isPackage(dossier, folder)) return `${folder}/__init__.py`;
  }
  return null;
}

function isPackage(dossier: Dossier, folder: string): boolean {
  return dossier.files.includes(folder === "" ? "__init__.py" : `${folder}/__init__.py`);
}

export const rule: Rule = { kind: "import.layout", match };
