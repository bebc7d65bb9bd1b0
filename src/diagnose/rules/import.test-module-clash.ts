/** Two test modules of one basename in folders that are no packages: the second is taken for the first. */
import type { Dossier } from "../dossier.js";
import { sections } from "../facts-of-manifests.js";
import { finding } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import { changed } from "../facts-of-change.js";

/** `_pytest.pathlib.ImportPathMismatchError` (pytest 7 to 9), as pytest's collector words it where the type is lost. */
const MISMATCH = /import file mismatch/;

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "test" || failure.phase !== "collect") return [];
  const direct = failure.exceptions.some((one) => one.type === "ImportPathMismatchError" || MISMATCH.test(one.message)) || MISMATCH.test(failure.longrepr);
  const file = failure.node.split("::")[0] ?? failure.node;
  const base = file.split("/").at(-1) ?? file;
  const twins = dossier.files.filter((other) => other !== file && other.split("/").at(-1) === base && dossier.isTest(other) && !packaged(dossier, other));
  const twin = twins.find((other) => failure.longrepr.includes(other)) ?? twins[0];
  if (!direct || twin === undefined) return [];
  const isNew = (one: string): boolean => changed(dossier).some((entry) => entry.file === one && entry.status !== "deleted");
  const statement = `\`${file}\` and \`${twin}\` share the module name \`${base.replace(/\.py$/, "")}\` in folders without \`__init__.py\`, so pytest takes the one for the other and cannot collect \`${file}\`.`;
  const make = (at: { file: string; line: number }, score: number, claim: string): Finding =>
    finding(dossier, {
      kind: "import.test-module-clash", at, confidence: "strong", score, claim, statement,
      quotes: [file, twin].filter((one) => one !== at.file).map((one) => ({ file: one, lines: [1, 1] as const, claim: `has the basename \`${base}\`` })),
      disprovedBy: "one of the two renamed and the error stays",
    });
  const settings = sections(dossier, "pytest")[0];
  return [
    make({ file, line: 1 }, isNew(twin) && !isNew(file) ? 0.9 : 0.95, `has the basename \`${base}\``),
    make({ file: twin, line: 1 }, isNew(twin) && !isNew(file) ? 0.93 : 0.6, `has the basename \`${base}\``),
    ...(settings === undefined ? [] : [make({ file: settings.file, line: settings.line }, 0.5, "keeps the import mode that needs unique names")]),
  ];
}

function packaged(dossier: Dossier, file: string): boolean {
  return dossier.files.includes([...file.split("/").slice(0, -1), "__init__.py"].join("/"));
}

export const rule: Rule = { kind: "import.test-module-clash", match };
