/** A third-party distribution changed under the project: its API lacks what the code asks for, or takes other arguments. */
import type { Dossier } from "../dossier.js";
import { changed } from "../facts-of-change.js";
import { unmet } from "../facts-of-dependencies.js";
import { deepest, failing, isA, own, passes, type Raised, raised, vendored } from "../facts-of-frames.js";
import { isStdlib } from "../facts-of-imports.js";
import { plain, requirements } from "../facts-of-manifests.js";
import { surroundings, testFile, textAt } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** A name with a version, as folders of unpacked distributions have it. */
const VERSIONED = /([A-Za-z]\w*)-(\d[\w.]*)/g;

interface Third {
  readonly module: string;
  readonly what: string;
  /** How the distribution fails it. */
  readonly lacks: "have" | "take";
}

function match(dossier: Dossier): readonly Finding[] {
  const bumped = bumps(dossier);
  const direct = raised(dossier).flatMap((one) => {
    const third = ofThird(dossier, one) ?? ofBumped(one, bumped);
    const frame = deepest(dossier, one.exception);
    if (third === null || frame === undefined) return [];
    const bump = bumped.find((entry) => entry.modules.includes(third.module));
    const at = { file: frame.file, line: frame.line };
    const version = dossier.environment.distributions.find((dist) => dist.modules.includes(third.module));
    const told = version === undefined ? `\`${third.module}\`` : `\`${version.name}\` ${version.version}`;
    // Installed otherwise than asked for: then it is the environment that has to follow, not the code.
    const drifted = unmet(dossier).find((entry) => entry.installed !== null && entry.name === plain(version?.name ?? ""));
    const strayed = drifted === undefined ? [] : [finding(dossier, {
      kind: "env.dependency-upgrade", at: null, confidence: "strong", score: 0.93 * one.weight, claim: "",
      statement: `${told} is installed where ${where(drifted)} asks for \`${drifted.specifiers}\`, and ${where(at)} ${third.what} that it does not have, so ${failing(dossier)} ends in \`${one.exception.type}\`.`,
      quotes: [{ file: drifted.file, lines: [drifted.line, drifted.line], claim: `asks for \`${drifted.specifiers}\`` }, { file: at.file, lines: [at.line, at.line], claim: `uses \`${third.module}\`` }],
      disprovedBy: `the version that ${where(drifted)} asks for installed and ${failing(dossier)} still fails`,
    })];
    return [...strayed, finding(dossier, {
      kind: "env.dependency-upgrade", at, score: (bump === undefined ? 0.72 : third.lacks === "take" ? 0.85 : 0.93) * one.weight, claim: `uses \`${third.module}\``,
      statement: `${where(at)} ${third.what} that ${told} does not ${third.lacks}${bump === undefined ? "" : `, which ${where(bump)} asks for since this change`}, so ${failing(dossier)} ends in \`${one.exception.type}\`.`,
      disprovedBy: `the same call works against the installed version of \`${third.module}\``,
    })];
  });
  return direct.length > 0 ? direct : used(dossier, bumped);
}

/** What the exception says of a module that is neither the project's nor the standard library's. */
function ofThird(dossier: Dossier, { exception }: Raised): Third | null {
  if (passes(exception, "unittest/mock.py") || passes(exception, "_pytest/monkeypatch.py")) return null;
  const third = (name: string | null | undefined, file: string | null | undefined): string | null => {
    const top = name?.split(".")[0];
    return top === undefined || top === "" || isStdlib(dossier, top) || (file != null && own(dossier, file)) || !(file != null && vendored(file) || dossier.environment.distributions.some((dist) => dist.modules.includes(top))) ? null : top;
  };
  if (isA(exception, "ImportError")) {
    const top = third(exception.import?.name, exception.import?.path);
    return top === null ? null : { module: top, what: `imports \`${exception.import?.from_name ?? exception.import?.name ?? ""}\``, lacks: "have" };
  }
  if (exception.attribute?.owner_kind === "module") {
    const top = third(exception.attribute.owner, exception.attribute.owner_file);
    return top === null ? null : { module: top, what: `asks for \`${exception.attribute.owner}.${exception.attribute.name}\``, lacks: "have" };
  }
  const { call } = exception;
  if (call !== null && call.missing.length + call.unexpected.length + call.excess > 0) {
    const top = third(call.module, call.file);
    return top === null ? null : { module: top, what: `calls \`${call.qualname}\` with arguments`, lacks: "have" };
  }
  return null;
}

/** An error of its own that a distribution raises, whose version the change moved: what it was given is no longer to its liking. */
function ofBumped({ exception, via }: Raised, bumped: readonly Bump[]): Third | null {
  const top = exception.module.split(".")[0] ?? "";
  return via !== "context" && bumped.some((bump) => bump.modules.includes(top)) ? { module: top, what: `gives \`${top}\` something`, lacks: "take" } : null;
}

interface Bump {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly modules: readonly string[];
}

/** Distributions whose version the change moved: in a requirement, a lock file, a path with a version, or in place. */
function bumps(dossier: Dossier): readonly Bump[] {
  return [...required(dossier), ...locked(dossier), ...moved(dossier)];
}

/** `version = "…"` below `name = "…"` in the lock files of uv, poetry and pdm. */
function locked(dossier: Dossier): readonly Bump[] {
  return changed(dossier).filter(({ file }) => file.endsWith(".lock")).flatMap(({ file, added }) => {
    const lines = (dossier.manifests.get(file) ?? "").split("\n");
    return added.filter((one) => /^version\s*=/.test(one.text)).flatMap((one) => {
      const above = lines.slice(0, one.line).reverse().map((text) => /^name\s*=\s*"([^"]+)"/.exec(text)?.[1]).find((name) => name !== undefined);
      return above === undefined ? [] : [bumped(dossier, file, one.line, plain(above))];
    });
  });
}

/** `libs/name-1.4` that became `libs/name-2.0` in a setting, and vendored files that the change touched. */
function moved(dossier: Dossier): readonly Bump[] {
  const paths = changed(dossier).flatMap(({ file, added, removed }) => added.flatMap((one) => [...one.text.matchAll(VERSIONED)].flatMap(([, name = "", version = ""]) =>
    removed.some((old) => [...old.text.matchAll(VERSIONED)].some((found) => found[1] === name && found[2] !== version)) ? [bumped(dossier, file, one.line, plain(name))] : [])));
  const inPlace = changed(dossier).filter(({ file, status }) => vendored(file) && file.endsWith(".py") && status !== "deleted").flatMap(({ file }) => {
    const name = /(?:^|\/)(?:[\w.]+-\d[\w.]*|third[_-]?party|vendor(?:ed)?|_vendor|externals?)\/(\w+)/.exec(file)?.[1];
    return name === undefined ? [] : [bumped(dossier, file, 1, plain(name))];
  });
  return [...paths, ...inPlace];
}

function bumped(dossier: Dossier, file: string, line: number, name: string): Bump {
  const dist = dossier.environment.distributions.find((one) => plain(one.name) === name);
  return { file, line, name, modules: dist?.modules ?? [name.replaceAll("-", "_")] };
}

function required(dossier: Dossier): readonly Bump[] {
  return requirements(dossier).flatMap((list) => list.entries.flatMap((entry) => {
    const change = changed(dossier).find((one) => one.file === list.file);
    const now = change?.added.some((one) => one.line === entry.line) === true;
    const before = change?.removed.some((one) => plain(one.text).includes(entry.name)) === true;
    if (!now || !before) return [];
    return [bumped(dossier, list.file, entry.line, entry.name)];
  }));
}

/** The failure shows no such error, but code that the test reaches uses a distribution whose version the change moved. */
function used(dossier: Dossier, bumped: readonly Bump[]): readonly Finding[] {
  const test = testFile(dossier);
  if (test === null) return [];
  return bumped.flatMap((bump) => surroundings(dossier).filter((file) => !dossier.isTest(file) && own(dossier, file)).flatMap((file) => {
    const source = dossier.sources.get(file);
    const names = source?.imports.filter((one) => bump.modules.includes(one.module.split(".")[0] ?? "")).flatMap((one) => (one.names.length === 0 ? [one.module] : one.names.map((name) => name.as ?? name.name))) ?? [];
    const call = source?.calls.find((one) => names.some((name) => one.func === name || one.func.startsWith(`${name}.`)) && one.scope !== "");
    if (call === undefined) return [];
    const make = (at: { file: string; line: number }, score: number, claim: string): Finding =>
      finding(dossier, {
        kind: "env.dependency-upgrade", at, score, claim,
        statement: `\`${file}:${String(call.line)}\` relies on \`${call.func}\` of \`${bump.name}\`, whose version ${where(bump)} moved in this change, and ${failing(dossier)} fails on what it now gives.`,
        quotes: [{ file: bump.file, lines: [bump.line, bump.line], claim: "moves the version" }], disprovedBy: `the earlier version installed and ${failing(dossier)} still fails`,
      });
    return [make({ file, line: call.line }, 0.85, textAt(dossier, file, call.line).trim()), make({ file: bump.file, line: bump.line }, 0.5, "moves the version")];
  }));
}

export const rule: Rule = { kind: "env.dependency-upgrade", match };
