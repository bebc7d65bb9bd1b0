/** mypy: a third-party module without types, or one that it cannot find. */
import type { Dossier } from "../dossier.js";
import { distributionOf, ownFolders, ownModules } from "../facts-of-imports.js";
import { placeIn, requirements, sections, sectionsIn } from "../facts-of-manifests.js";
import { typeError } from "../facts-of-types.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const CODES = new Set(["import-untyped", "import-not-found", "import"]);
/** mypy/errorcodes and messages: `module "x"`, `named "x"`, and the hint `python3 -m pip install types-x`. */
const MODULE = /(?:stubs for|installed for|named|module) "([\w.]+)"|Skipping analyzing "([\w.]+)"/;
const HINT = /pip install ([\w.-]+)/;

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  if (error === null || error.line === null || error.code === null || !CODES.has(error.code)) return [];
  const found = MODULE.exec(error.message);
  const module = found?.[1] ?? found?.[2];
  const top = module?.split(".")[0];
  if (module === undefined || top === undefined || ownModules(dossier, top).length > 0 || ownFolders(dossier, top).length > 0) return [];
  const at = { file: error.file, line: error.line };
  const stubs = [error.message, ...error.notes].map((note) => HINT.exec(note)?.[1]).find((name) => name !== undefined);
  const make = (place: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "types.missing-stubs", at: place, confidence: "strong", score, claim, statement: `${told}, so mypy reports \`${error.code ?? ""}\` at ${where(at)}, which imports \`${module}\`.`,
      quotes: [{ file: at.file, lines: [at.line, at.line], claim: `imports \`${module}\`` }].filter(() => place.file !== at.file).map((quote) => ({ ...quote, lines: [at.line, at.line] as const })),
      disprovedBy: `mypy finds types for \`${top}\` in the environment that it checks against`,
    });
  const lists = requirements(dossier);
  const dev = lists.find((list) => list.use === "test") ?? lists.find((list) => list.entries.some((entry) => entry.name === "mypy"));
  const dist = distributionOf(dossier, top);
  const places = [
    ...(stubs === undefined || dev === undefined ? [] : [make({ file: dev.file, line: placeIn(dev, stubs) }, 0.92, `lists the tools, without \`${stubs}\``, `${where({ file: dev.file, line: dev.line })} lists no \`${stubs}\`, the types of \`${dist}\``)]),
    ...configured(dossier).map((place, index) => make(place, (stubs === undefined || dev === undefined ? 0.95 : 0.75) - index * 0.1, "configures mypy's imports", `${where(place)} does not list \`${top}\`, which ships no types, among the untyped imports`)),
  ];
  return [...places, make(at, places.length === 0 ? 0.9 : 0.6, `imports \`${module}\``, `\`${dist}\` ships no types`)];
}

/** Where mypy's configuration excuses untyped imports: an override that does so already, else the section itself. */
function configured(dossier: Dossier): readonly { readonly file: string; readonly line: number }[] {
  const overrides = ["pyproject.toml", "setup.cfg", "mypy.ini", ".mypy.ini"].flatMap((file) => sectionsIn(dossier, file, /^\[\[?(tool\.mypy\.overrides|mypy-.+)\]/));
  const excusing = overrides.filter((one) => one.options.some((entry) => /^(ignore_missing_imports|follow_imports|follow_untyped_imports)$/.test(entry.name)));
  const module = excusing.map((one) => ({ file: one.file, line: one.options.find((entry) => entry.name === "module")?.line ?? one.line }));
  const home = sections(dossier, "mypy")[0];
  return [...module, ...(home === undefined ? [] : [{ file: home.file, line: home.line }])].slice(0, 2);
}

export const rule: Rule = { kind: "types.missing-stubs", match };
