/** A patch that hits nothing: the target does not exist, or the code under test holds the name under another module. */
import type { Dossier } from "../dossier.js";
import { touched } from "../facts-of-change.js";
import { deepest, failing, isA, ownFrames, passes, raised, raisedIn, testOf } from "../facts-of-frames.js";
import { holders, ranTrue } from "../facts-of-holders.js";
import { moduleStands, patches, type Patch } from "../facts-of-patches.js";
import { importedFile, modules, surroundings } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return [...absent(dossier), ...bypassed(dossier), ...outrun(dossier)];
}

/** mock and monkeypatch refuse a name that is not there, or a module that they cannot import. */
function absent(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const lacks = isA(exception, "AttributeError") && (raisedIn(exception, "unittest/mock.py", "get_original") || passes(exception, "_pytest/monkeypatch.py"));
    const unimportable = isA(exception, "ImportError", "AttributeError") && (passes(exception, "unittest/mock.py", "_importer", "_get_target", "<lambda>") || passes(exception, "pkgutil.py", "resolve_name") || passes(exception, "_pytest/monkeypatch.py"));
    // `datetime.datetime.now` and its like cannot be set (Objects/typeobject.c, type_setattro): the module's own name can.
    const immutable = isA(exception, "TypeError") && (passes(exception, "unittest/mock.py") || passes(exception, "_pytest/monkeypatch.py")) && /immutable type|built-in\/extension type/.test(exception.message);
    if (!lacks && !unimportable && !immutable) return [];
    const frame = deepest(dossier, exception);
    const name = /(?:attribute|set) '(\w+)'/.exec(exception.message)?.[1] ?? exception.attribute?.name ?? exception.import?.name?.split(".").at(-1);
    const call = patches(dossier).find((one) => name !== undefined && one.target.split(".").includes(name)) ?? (frame === undefined ? undefined : { file: frame.file, line: frame.line, target: name ?? "", attribute: name ?? "", module: "" });
    if (call === undefined) return [];
    return [finding(dossier, {
      kind: "test.mock-target", at: { file: call.file, line: call.line }, confidence: "strong", score: 0.96 * weight, claim: `patches \`${call.target}\``,
      statement: `${where(call)} patches \`${call.target}\`, which ${immutable ? "cannot be set" : "does not exist"}, so ${failing(dossier)} ends in \`${exception.type}\` before it runs.`,
      disprovedBy: `\`${call.target}\` can be looked up in a fresh interpreter`,
    })];
  });
}

/** `patch("pkg.mod.name")` while the code under test did `from pkg.mod import name`: it keeps the true one. */
function bypassed(dossier: Dossier): readonly Finding[] {
  const test = testOf(dossier);
  if (test === null) return [];
  const near = surroundings(dossier).filter((file) => !dossier.isTest(file));
  const onChain = new Set(raised(dossier).flatMap(({ exception }) => ownFrames(dossier, exception).map((frame) => frame.file)));
  return inUse(dossier, patches(dossier)).flatMap((patch) => near.filter((file) => !modules(dossier, patch.module).includes(file)).flatMap((file) => {
    const copy = (dossier.sources.get(file)?.imports ?? []).find((one) =>
      one.scope === "" && one.names.some(({ name }) => name === patch.attribute) && (sameModule(dossier, file, one, patch.module) || handedOn(dossier, patch, file, one)));
    if (copy === undefined) return [];
    const at = { file: patch.file, line: patch.line };
    const fresh = touched(dossier, file, copy.line);
    // The true function stands on the traceback of a run in which it was patched.
    const ran = raised(dossier).some(({ exception }) => exception.frames.some((frame) => frame.func === patch.attribute && moduleStands(patch.module, frame.file)));
    const make = (place: { file: string; line: number }, score: number, claim: string): Finding =>
      finding(dossier, {
        kind: "test.mock-target", at: place, score, claim, confidence: ran ? "strong" : "weak",
        statement: `${where(at)} patches \`${patch.target}\`, but \`${file}:${String(copy.line)}\` holds its own reference to \`${patch.attribute}\`, so ${failing(dossier)} runs the true one.`,
        quotes: [{ file, lines: [copy.line, copy.line], claim: `binds \`${patch.attribute}\` by name` }], disprovedBy: `the name patched in \`${file}\` and ${failing(dossier)} still fails`,
      });
    return [make(at, ran ? 0.97 : onChain.has(file) ? 0.92 : fresh ? 0.9 : 0.75, `patches \`${patch.target}\``), make({ file, line: copy.line }, 0.5, `binds \`${patch.attribute}\` by name`)];
  }));
}

/** The code took the object itself when it was imported, into a table, an alias or a default: a patch of its name comes too late. */
function outrun(dossier: Dossier): readonly Finding[] {
  if (testOf(dossier) === null) return [];
  const near = surroundings(dossier).filter((file) => !dossier.isTest(file));
  return inUse(dossier, patches(dossier)).flatMap((patch) => near.flatMap((file) => holders(dossier, patch, file)).slice(0, 1).flatMap((holder) => {
    const ran = ranTrue(dossier, patch) || raised(dossier).some(({ exception }) => exception.frames.some((frame) => frame.func === patch.attribute && moduleStands(patch.module, frame.file)));
    if (!ran && dossier.heat !== null) return [];
    return [finding(dossier, {
      kind: "test.mock-target", at: { file: patch.file, line: patch.line }, score: ran ? 0.93 : 0.7, claim: `patches \`${patch.target}\``,
      statement: `${where(patch)} patches \`${patch.target}\`, but \`${holder.name}\` (${where(holder)}) took the true one when its module was imported, so ${failing(dossier)} runs that.`,
      quotes: [{ file: holder.file, lines: [holder.line, holder.line], claim: `keeps \`${patch.attribute}\` itself` }], disprovedBy: `\`${holder.name}\` patched in its place and ${failing(dossier)} still fails`,
    })];
  }));
}

/** Patches of the failing test itself, of fixtures that it uses, and those whose place cannot be told from its code. */
function inUse(dossier: Dossier, all: readonly Patch[]): readonly Patch[] {
  const failure = dossier.failures[0];
  const test = testOf(dossier);
  const fixtures = failure.type === "test" ? (failure.item?.fixtures.map((one) => one.name) ?? []) : [];
  return all.filter((patch) => {
    const owner = dossier.sources.get(patch.file)?.defs.filter((def) => def.kind !== "class" && def.line - 10 <= patch.line && patch.line <= def.end_line)
      .sort((a, b) => Math.abs(a.line - patch.line) - Math.abs(b.line - patch.line));
    const names = (owner ?? []).map((def) => def.qualname.split(".").at(-1) ?? "");
    return names.length === 0 || names.some((name) => name === test?.name || fixtures.includes(name) || !/^test/.test(name));
  });
}

/** The patched module only hands the name on from the module that the code imports it from. */
function handedOn(dossier: Dossier, patch: Patch, file: string, one: { readonly module: string; readonly level: number }): boolean {
  const original = importedFile(dossier, file, one.module, one.level);
  return original !== null && modules(dossier, patch.module).some((target) => (dossier.sources.get(target)?.imports ?? []).some((entry) =>
    entry.names.some(({ name }) => name === patch.attribute) && importedFile(dossier, target, entry.module, entry.level) === original));
}

function sameModule(dossier: Dossier, file: string, one: { readonly module: string; readonly level: number }, module: string): boolean {
  if (one.level === 0) return one.module === module;
  const target = importedFile(dossier, file, one.module, one.level);
  return target !== null && modules(dossier, module).includes(target);
}

export const rule: Rule = { kind: "test.mock-target", match };
