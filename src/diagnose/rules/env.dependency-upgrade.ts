/** A third-party distribution changed under the project: its API lacks what the code asks for, or takes other arguments. */
import type { Dossier } from "../dossier.js";
import { changed } from "../facts-of-change.js";
import { deepest, failing, isA, own, passes, type Raised, raised, vendored } from "../facts-of-frames.js";
import { isStdlib } from "../facts-of-imports.js";
import { plain, requirements } from "../facts-of-manifests.js";
import { surroundings, testFile, textAt } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

interface Third {
  readonly module: string;
  readonly what: string;
}

function match(dossier: Dossier): readonly Finding[] {
  const bumped = bumps(dossier);
  const direct = raised(dossier).flatMap((one) => {
    const third = ofThird(dossier, one);
    const frame = deepest(dossier, one.exception);
    if (third === null || frame === undefined) return [];
    const bump = bumped.find((entry) => entry.modules.includes(third.module));
    const at = { file: frame.file, line: frame.line };
    const version = dossier.environment.distributions.find((dist) => dist.modules.includes(third.module));
    const told = version === undefined ? `\`${third.module}\`` : `\`${version.name}\` ${version.version}`;
    return [finding(dossier, {
      kind: "env.dependency-upgrade", at, score: (bump === undefined ? 0.72 : 0.93) * one.weight, claim: `uses \`${third.module}\``,
      statement: `${where(at)} ${third.what} that ${told} does not have${bump === undefined ? "" : `, which ${where(bump)} asks for since this change`}, so ${failing(dossier)} ends in \`${one.exception.type}\`.`,
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
    return top === null ? null : { module: top, what: `imports \`${exception.import?.from_name ?? exception.import?.name ?? ""}\`` };
  }
  if (exception.attribute?.owner_kind === "module") {
    const top = third(exception.attribute.owner, exception.attribute.owner_file);
    return top === null ? null : { module: top, what: `asks for \`${exception.attribute.owner}.${exception.attribute.name}\`` };
  }
  const { call } = exception;
  if (call !== null && call.missing.length + call.unexpected.length + call.excess > 0) {
    const top = third(call.module, call.file);
    return top === null ? null : { module: top, what: `calls \`${call.qualname}\` with arguments` };
  }
  return null;
}

interface Bump {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly modules: readonly string[];
}

/** Requirements whose line the change touched. */
function bumps(dossier: Dossier): readonly Bump[] {
  return requirements(dossier).flatMap((list) => list.entries.flatMap((entry) => {
    const change = changed(dossier).find((one) => one.file === list.file);
    const now = change?.added.some((one) => one.line === entry.line) === true;
    const before = change?.removed.some((one) => plain(one.text).includes(entry.name)) === true;
    if (!now || !before) return [];
    const dist = dossier.environment.distributions.find((one) => plain(one.name) === entry.name);
    return [{ file: list.file, line: entry.line, name: entry.name, modules: dist?.modules ?? [entry.name.replaceAll("-", "_")] }];
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
