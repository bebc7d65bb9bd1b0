/** A file that is looked for relative to the current folder, or that was not shipped with the package. */
import type { Dossier } from "../dossier.js";
import { changed } from "../facts-of-change.js";
import { deepest, failing, isA, own, ownFrames, raised, testOf, type Raised } from "../facts-of-frames.js";
import { sectionsIn } from "../facts-of-manifests.js";
import { absentFiles, absentPlaces } from "../facts-of-paths.js";
import { calls, conftests, grep, reach, surroundings, tail, testFile, type At } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const LITERAL = /(?:Path|open|PurePath|join|exists|is_?file|is_?dir|listdir|scandir|glob|read|read_text|load|loader|FileHandler|connect|fileConfig)\w*\(\s*[rf]?["']([^"'{}]+)["']|=\s*["']([\w.-]+(?:\/[\w.-]+)+)["']/;
/** Signs that a line builds its path from a fixed place. */
const ANCHORED = /__file__|resources|tmp_path|tmpdir|gettempdir|home\(\)|expanduser|environ|rootpath|base_?dir|root|HERE|sys\.argv/i;

function match(dossier: Dossier): readonly Finding[] {
  const direct = raised(dossier).filter(({ exception }) => isA(exception, "FileNotFoundError", "NotADirectoryError") && exception.os !== null);
  return [...direct.flatMap((one) => missing(dossier, one)), ...(direct.length > 0 ? [] : [...database(dossier), ...absent(dossier), ...elsewhere(dossier), ...quiet(dossier)])];
}

/** No error names it: a file that the test counts on, at a place of the checkout where there is none. */
function absent(dossier: Dossier): readonly Finding[] {
  const test = testOf(dossier);
  const def = test === null ? undefined : dossier.sources.get(test.file)?.defs.find((one) => tail(one.qualname) === test.name);
  if (test === null || def === undefined) return [];
  return absentFiles(dossier, test.file, def.line, def.end_line).slice(0, 1).map(({ file, line, path }) =>
    finding(dossier, {
      kind: "env.file-missing", at: { file: path, line: null }, score: 0.9, claim: "is not in the checkout", quotes: [{ file, lines: [line, line], claim: "names it" }],
      statement: `\`${path}\` is not in the checkout, where ${where({ file, line })} looks for it, and the code goes on without it, so ${failing(dossier)} fails.`,
      disprovedBy: `the file is there and ${failing(dossier)} still fails`,
    }));
}

/** The code itself looks at a place of the checkout where there is nothing, and takes that for nothing to read: surely so where the change moved files about. */
function elsewhere(dossier: Dossier): readonly Finding[] {
  const moved = changed(dossier).filter(({ file, status }) => !file.endsWith(".py") && (status === "deleted" || status === "renamed"));
  return absentPlaces(dossier, surroundings(dossier).filter((file) => own(dossier, file) && !dossier.isTest(file))).slice(0, 3).map(({ file, line, path, name }) => {
    const gone = moved.find((one) => one.status === "renamed" || one.file.startsWith(path));
    const how = gone === undefined ? "" : `, from where the change took \`${gone.file.split("/").at(-1) ?? gone.file}\``;
    return finding(dossier, {
      kind: "env.file-missing", at: { file, line }, score: gone === undefined ? 0.72 : 0.94, claim: `has \`${name}\` mean \`${path}\``,
      statement: `${where({ file, line })} has \`${name}\` mean \`${path}\`, where the checkout has nothing${how}, and the code goes on without it, so ${failing(dossier)} fails.`,
      disprovedBy: `what is looked for is under \`${path}\` and ${failing(dossier)} still fails`,
    });
  });
}

function missing(dossier: Dossier, { exception, weight, via }: Raised): readonly Finding[] {
  const frame = deepest(dossier, exception);
  const name = exception.os?.filename ?? null;
  if (frame === undefined || name === null) return [];
  const relative = !name.startsWith("/") && !/^[A-Za-z]:/.test(name);
  const certain = via === "raised" || via === "cause";
  const base = name.split(/[\\/]/).at(-1) ?? name;
  const make = (at: At, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "env.file-missing", at, confidence: certain ? "strong" : "weak", score: score * weight, claim, statement: `${told}, so ${failing(dossier)} ends in \`${exception.type}\`.`,
      quotes: at.file === frame.file && at.line === frame.line ? [] : [{ file: frame.file, lines: [frame.line, frame.line], claim: "opens it" }],
      disprovedBy: `the file found at that path from the folder in which ${failing(dossier)} runs`,
    });
  // The path is often written elsewhere than where it is opened: a constant of the chain's files.
  const files = [...new Set(ownFrames(dossier, exception).flatMap((one) => reach(dossier, one.file, 1)))];
  const written = base.length < 3 ? [] : grep(dossier, /["']/, files).filter(({ text }) => text.includes(base) && !/^\s*(#|def |class )/.test(text));
  const source = written.find((one) => one.file === frame.file && one.line === frame.line) ?? written.filter((one) => !dossier.isTest(one.file))[0] ?? written[0];
  const cut = relative ? "relative to the current folder" : "at a place where it is not";
  const folder = relative ? folderOf(dossier, name, files) : undefined;
  const opened = make({ file: frame.file, line: frame.line }, source === undefined && folder === undefined ? 0.92 : 0.6, `opens \`${base}\``, `\`${frame.file}:${String(frame.line)}\` looks for \`${base}\` ${cut}`);
  if (folder !== undefined && (source === undefined || folder.file !== source.file || folder.line !== source.line))
    return [make(folder, 0.94, `names the folder of \`${base}\``, `${where(folder)} names the folder of \`${base}\` ${cut}`), opened];
  if (source === undefined) return [opened, ...shipped(dossier, name, make)];
  const origin = make({ file: source.file, line: source.line }, 0.94, `names \`${base}\``, `${where(source)} names \`${base}\` ${cut}`);
  return source.file === frame.file && source.line === frame.line ? [origin, ...shipped(dossier, name, make)] : [origin, opened, ...shipped(dossier, name, make)];
}

/** The line of the code that spells the folder of a relative path. */
function folderOf(dossier: Dossier, name: string, files: readonly string[]): At | undefined {
  const parts = name.split(/[\\/]/).slice(0, -1).filter((part) => part !== "." && part !== "");
  const spells = (text: string): boolean => {
    const words = [...text.matchAll(/(["'])(.*?)\1/g)].flatMap((found) => (found[2] ?? "").split(/[\\/]/));
    return parts.every((part) => words.includes(part));
  };
  return parts.length === 0 ? undefined : grep(dossier, /["']/, files).find(({ file, text }) => !dossier.isTest(file) && !/^\s*(#|from |import )/.test(text) && spells(text));
}

/** sqlite3 names no file (Modules/_sqlite/util.c): the call that opens it is known. */
function database(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const frame = deepest(dossier, exception);
    if (frame === undefined || exception.module !== "sqlite3" || !/unable to open database file/.test(exception.message)) return [];
    return [finding(dossier, {
      kind: "env.file-missing", at: { file: frame.file, line: frame.line }, confidence: "strong", score: 0.9 * weight, claim: "opens a database",
      statement: `\`${frame.file}:${String(frame.line)}\` opens a database file at a path that does not exist from here, so ${failing(dossier)} ends in \`${exception.type}\`.`,
      disprovedBy: "the folder of the database is there in the run that failed",
    })];
  });
}

/** A file of an installed copy: it was left out of the distribution. */
function shipped(dossier: Dossier, name: string, make: (at: At, score: number, claim: string, told: string) => Finding): readonly Finding[] {
  if (!/site-packages/.test(name)) return [];
  const home = sectionsIn(dossier, "pyproject.toml", /^\[tool\.setuptools/)[0] ?? sectionsIn(dossier, "setup.cfg", /^\[options/)[0];
  return home === undefined ? [] : [make({ file: home.file, line: home.line }, 0.95, "lists what the package ships", `${where(home)} does not ship the file with the package`)];
}

/** No error: the code asks whether the file is there and goes on without it. The path is relative, and a folder of the project begins it. */
function quiet(dossier: Dossier): readonly Finding[] {
  const test = testFile(dossier);
  if (test === null) return [];
  const tops = new Set(dossier.files.flatMap((file) => (file.includes("/") ? [file.split("/")[0] ?? ""] : [])));
  const moved = movesAway(dossier, test);
  return grep(dossier, LITERAL, surroundings(dossier).filter((file) => !dossier.isTest(file))).flatMap(({ file, line, text }) => {
    const found = LITERAL.exec(text);
    const path = found?.[1] ?? found?.[2] ?? "";
    const known = tops.has(path.split("/")[0] ?? "") && path.includes("/");
    const likely = /\.\w{2,5}$/.test(path) && !path.startsWith("/") && !/^\w+:/.test(path);
    if (!likely || ANCHORED.test(text.replace(path, "")) || /\b(import|raise|log|print)\b/.test(text) || !moved) return [];
    return [finding(dossier, {
      kind: "env.file-missing", at: { file, line }, score: known ? 0.8 : 0.6, claim: `names \`${path}\` relative to the current folder`,
      statement: `\`${file}:${String(line)}\` names \`${path}\` relative to the current folder, which is another one in ${failing(dossier)}, so the file is not found and the code goes on without it.`,
      disprovedBy: `the path made absolute from \`__file__\` and ${failing(dossier)} still fails`,
    })];
  }).slice(0, 3);
}

/** Whether the test's own files change the current folder. */
function movesAway(dossier: Dossier, test: string): boolean {
  const files = new Set([test, ...conftests(dossier, test)]);
  return calls(dossier, (call, file) => files.has(file) && ["chdir", "fchdir"].includes(tail(call.func))).length > 0 || grep(dossier, /cwd\s*=/, [...files]).length > 0;
}

export const rule: Rule = { kind: "env.file-missing", match };
