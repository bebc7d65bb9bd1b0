/** The code that ran is an installed or left-over copy of a module that the checkout has as well. */
import type { Dossier } from "../dossier.js";
import { failing, own, raised, vendored } from "../facts-of-frames.js";
import { packageRoot } from "../facts-of-imports.js";
import { option } from "../facts-of-manifests.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import { grep } from "../facts-of-sources.js";

interface Copy {
  readonly ran: string;
  readonly meant: string;
  /** How much the file that ran has to do with the failure. */
  readonly weight: number;
}

function match(dossier: Dossier): readonly Finding[] {
  const copy = [...onChain(dossier), ...inModules(dossier)][0];
  if (copy === undefined) return [];
  const root = copy.ran.slice(0, copy.ran.length - common(copy.ran, copy.meant).length).replace(/\/$/, "");
  const told = `\`${copy.ran}\` ran in place of the checkout's \`${copy.meant}\``;
  const make = (at: { file: string; line: number } | null, score: number, claim: string, why: string): Finding =>
    finding(dossier, {
      kind: "import.stale-install", at, score: score * copy.weight, confidence: copy.weight > 0.9 ? "strong" : "weak", claim,
      statement: `${told}${why}, so ${failing(dossier)} tests code that is not this checkout's.`,
      quotes: [{ file: copy.meant, lines: [1, 1], claim: "is the checkout's own copy" }],
      evidence: dossier.imports.layout.filter((one) => one.found !== null && !own(dossier, one.found)).map((one) => one.evidence),
      experiment: { kind: "path", folders: [packageRoot(dossier, copy.meant)] }, remedy: { kind: "path", folders: [packageRoot(dossier, copy.meant)] },
      disprovedBy: `\`__file__\` of the module lies in the checkout's own tree in the run that failed`,
    });
  if (!dossier.firstParty(copy.ran) && !inside(copy.ran)) {
    const place = option(dossier, "pytest", "pythonpath");
    const wanted = place === undefined ? [] : [make({ file: place.file, line: place.line }, 0.5, "sets the path", `, which ${where(place)} does not put first`)];
    return [make(null, 0.95, "", ", an installed copy"), ...wanted];
  }
  const setting = pathSetting(dossier, root);
  const found = setting === null ? [] : [make(setting, 0.97, `puts \`${root}\` on the path`, `, since ${where(setting)} puts \`${root}\` first`)];
  return [...found, make({ file: copy.ran, line: 1 }, setting === null ? 0.9 : 0.6, "is the copy that ran", "")];
}

const inside = (file: string): boolean => !file.startsWith("/") && !/^[A-Za-z]:/.test(file);

/** Files that the failure passes through, innermost first: frames, the definition that was called, a module asked for a name. */
function onChain(dossier: Dossier): readonly Copy[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    const files = [exception.call?.file, exception.attribute?.owner_file, exception.import?.path, ...exception.frames.map((frame) => frame.file).reverse()];
    return files.flatMap((file) => (file == null ? [] : copyOf(dossier, file, weight)));
  });
}

/** Where the failure itself shows no such file, what `sys.modules` held. */
function inModules(dossier: Dossier): readonly Copy[] {
  return dossier.facts.flatMap((fact) => (fact.t === "modules" ? Object.values(fact.modules).flatMap((file) => copyOf(dossier, file, 0.85)) : []));
}

function copyOf(dossier: Dossier, ran: string, weight: number): readonly Copy[] {
  if (own(dossier, ran) || dossier.isTest(ran)) return [];
  if (inside(ran) && !vendored(ran)) return [];
  // First what is cheap: this is asked of each module that the run has imported.
  const name = ran.slice(ran.lastIndexOf("/"));
  const meant = dossier.files.find((file) => file.endsWith(name) && common(ran, file).includes("/") && own(dossier, file) && !dossier.isTest(file) && inPackage(dossier, file));
  return meant === undefined ? [] : [{ ran, meant, weight }];
}

/** The common end of two paths, as far as it is whole names: that is the module's name. */
function common(a: string, b: string): string {
  const left = a.split("/").reverse();
  const right = b.split("/").reverse();
  let size = 0;
  while (size < left.length && size < right.length && left[size] === right[size]) size += 1;
  // `pkg/__init__.py` alone in common says nothing unless the package's own name is common too.
  return size < 2 ? "" : left.slice(0, size).reverse().join("/");
}

function inPackage(dossier: Dossier, file: string): boolean {
  return dossier.files.includes([...file.split("/").slice(0, -1), "__init__.py"].join("/"));
}

/** The line that puts the copy's folder on the path: in pytest's settings or in code. */
function pathSetting(dossier: Dossier, root: string): { file: string; line: number } | null {
  const folder = root.split("/").at(-1) ?? root;
  const path = option(dossier, "pytest", "pythonpath");
  if (path !== undefined && path.text.includes(folder)) return { file: path.file, line: path.line };
  const code = grep(dossier, /sys\.path|site\.addsitedir/).find((one) => one.text.includes(folder));
  return code === undefined ? null : { file: code.file, line: code.line };
}

export const rule: Rule = { kind: "import.stale-install", match };
