/** mypy's own configuration: a module found twice, an option or plugin that it refuses, a first-party module that it cannot find. */
import type { Dossier } from "../dossier.js";
import { escape } from "../facts-of-change.js";
import { ownFolders, ownModules } from "../facts-of-imports.js";
import { option, sections } from "../facts-of-manifests.js";
import { typeError } from "../facts-of-types.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** mypy/build.py and mypy/config_parser.py (0.990 to 2.x): blocking errors have no code. */
const TWICE = /Source file found twice under different module names|Duplicate module named|is not a valid Python package name|shadows library module/;
const SETTING = /(?:Unrecognized option|invalid value|unrecognized option|Error importing plugin|Can't find plugin|Plugin)[^"'`]*["'`]?([\w./-]+)?|unused section\(s\)/i;

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  if (error === null) return [];
  const module = /(?:named|module) "([\w.]+)"/.exec(error.message)?.[1];
  const top = module?.split(".")[0] ?? "";
  const lost = (error.code === "import-not-found" || error.code === "import-untyped" || error.code === "import") && (ownModules(dossier, top).length > 0 || ownFolders(dossier, top).length > 0);
  const twice = TWICE.test(error.message);
  const setting = SETTING.exec(error.message);
  const refused = setting !== null && (error.code === null || error.line === null || error.code === "misc");
  if (!twice && !lost && !refused) return [];
  const make = (place: { file: string; line: number }, score: number, claim: string, told: string): Finding =>
    finding(dossier, {
      kind: "types.config", at: place, confidence: "strong", score, claim, statement: `${told}, so mypy stops with: ${error.message.replace(/\s+/g, " ").slice(0, 160)}.`,
      disprovedBy: "mypy checks the project with its configuration as it is",
    });
  const home = sections(dossier, "mypy")[0];
  const names = twice ? ["explicit_package_bases", "namespace_packages", "mypy_path", "files", "packages"] : lost ? ["mypy_path", "files", "packages", "exclude"] : [];
  const entry = names.map((name) => option(dossier, "mypy", name)).find((found) => found !== undefined && found.file === home?.file);
  const named = setting?.[1] === undefined || home === undefined ? undefined : home.options.find((one) => new RegExp(escape(setting[1] ?? "")).test(one.text));
  const line = named?.line ?? entry?.line ?? home?.line;
  const what = twice ? "lets a module be found under two names" : lost ? `does not lead to \`${module ?? ""}\`, a module of the project` : "holds a setting that mypy refuses";
  const places = home === undefined || line === undefined ? [] : [make({ file: home.file, line }, 0.95, "configures mypy", `The configuration of mypy at ${where({ file: home.file, line })} ${what}`)];
  const own = dossier.firstParty(error.file) && dossier.files.includes(error.file) ? [make({ file: error.file, line: error.line ?? 1 }, places.length === 0 ? 0.9 : 0.6, error.message, `\`${error.file}\` ${twice ? "is found under two module names" : "cannot be checked as configured"}`)] : [];
  return [...places, ...own];
}

export const rule: Rule = { kind: "types.config", match };
