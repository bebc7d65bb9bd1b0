/** A third-party module that is not installed: neither the standard library nor the project has one of that name. */
import type { Dossier } from "../dossier.js";
import { removed, word } from "../facts-of-change.js";
import { failing, raised, vendored } from "../facts-of-frames.js";
import { distributionOf, isStdlib, missingModules, ownFolders, ownModules, packageRoot, type MissingModule } from "../facts-of-imports.js";
import { placeIn, plain, requirements, type Requirements } from "../facts-of-manifests.js";
import { modules } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import { LEFT } from "../facts-of-python.js";

/** What a caught error is worth where the placeholder that took the module's name is what failed. */
const AS_NONE = 0.98;

function match(dossier: Dossier): readonly Finding[] {
  return missingModules(dossier).flatMap((one) => {
    const firstParty = ownModules(dossier, one.top).length > 0 || ownFolders(dossier, one.top).length > 0;
    if (isStdlib(dossier, one.top) || LEFT.has(one.top) || firstParty) return [];
    // The distribution is there, only a module of it is not: it has changed, or the name is wrong.
    if (dossier.environment.distributions.some((dist) => dist.modules.includes(one.top))) return [];
    return places(dossier, one.via === "caught" && standsIn(dossier, one.top) ? { ...one, weight: AS_NONE } : one);
  });
}

/** Whether the failure is one of the name that a handler bound in place of the module. */
function standsIn(dossier: Dossier, top: string): boolean {
  const pattern = word(top);
  return raised(dossier).some(({ exception, via }) => via === "raised" && [...exception.nones, exception.attribute?.expr ?? "", exception.name ?? ""].some((text) => pattern.test(text)));
}

function places(dossier: Dossier, { name, top, frame, weight, via }: MissingModule): readonly Finding[] {
  const dist = distributionOf(dossier, top);
  const at = `${frame.file}:${String(frame.line)}`;
  const wants = { file: frame.file, lines: [frame.line, frame.line] as const, claim: `imports \`${name}\`` };
  // A vendored copy that is not on the path can stand in for an install.
  const copy = modules(dossier, top).filter(vendored).map((file) => packageRoot(dossier, file))[0];
  const disprovedBy = `\`${top}\` can be imported by the interpreter that ran the tests`;
  const make = (place: { file: string; line: number | null } | null, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "import.missing-dependency", at: place, score: score * weight, confidence: via === "caught" || via === "lost" ? "weak" : "strong", claim,
      statement: `\`${at}\` imports \`${top}\`, which is not installed${told}, so ${failing(dossier)} ends in \`ModuleNotFoundError\`.`,
      quotes: [wants], experiment: copy === undefined ? undefined : { kind: "path", folders: [copy] }, disprovedBy,
    });
  const lists = requirements(dossier);
  const has = (list: Requirements): number | undefined => list.entries.find((entry) => entry.name === plain(dist) || entry.name === plain(top))?.line;
  const declared = lists.filter((list) => has(list) !== undefined);
  const home = homeFor(dossier, lists, frame.file);
  const certain = via === "caught" || via === "lost" ? "weak" : "strong";
  const statement = finding(dossier, {
    kind: "import.missing-dependency", at: { file: frame.file, line: frame.line }, score: 0.4 * weight, claim: `imports \`${name}\``,
    statement: `\`${at}\` imports \`${top}\`, which is not installed, so ${failing(dossier)} ends in \`ModuleNotFoundError\`.`, disprovedBy,
  });
  const inRun = declared.find((list) => list.use === home?.use) ?? declared.find((list) => list.use !== "extra");
  if (inRun !== undefined) {
    const line = has(inRun) ?? inRun.line;
    return [make({ file: inRun.file, line }, 0.7, `declares \`${dist}\``, ` although ${where({ file: inRun.file, line })} declares it`), make(null, 0.6, "", " although the project declares it"), statement];
  }
  if (home === undefined) return [{ ...statement, confidence: certain, score: 0.8 * weight }];
  const gone = removed(dossier, word(dist)).find((line) => line.file === home.file);
  const line = gone?.line ?? placeIn(home, dist);
  const extra = declared[0];
  const told = extra === undefined ? ` and that \`${home.file}\` does not declare` : ` and declared by ${where({ file: extra.file, line: has(extra) ?? extra.line })} as an extra only`;
  const others = extra === undefined ? [] : [make({ file: extra.file, line: has(extra) ?? extra.line }, 0.6, `declares \`${dist}\` as an extra`, told)];
  return [make({ file: home.file, line }, 0.92, `lists what the project needs, without \`${dist}\``, told), ...others, statement];
}

/** The list that a module's requirements belong to: that of the tests for a test, else the one that an install reads. */
function homeFor(dossier: Dossier, lists: readonly Requirements[], file: string): Requirements | undefined {
  const pyproject = dossier.manifests.get("pyproject.toml") ?? "";
  const dynamic = /^dynamic\s*=.*dependencies/m.test(pyproject);
  const run = lists.filter((list) => list.use === "run" && !(dynamic && list.file === "pyproject.toml"));
  const test = lists.filter((list) => list.use === "test");
  const declared = run.find((list) => !list.file.endsWith(".txt") && !list.file.endsWith(".in")) ?? run.find((list) => list.file.endsWith(".in")) ?? run[0];
  return dossier.isTest(file) ? (test[0] ?? declared) : declared;
}

export const rule: Rule = { kind: "import.missing-dependency", match };
