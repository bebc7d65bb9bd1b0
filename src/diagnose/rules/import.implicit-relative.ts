/** A module imports its sibling by bare name, which only works where the sibling's folder itself is on the path. */
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import { isStdlib, missingModules, OWN_MODULE } from "../facts-of-imports.js";
import { finding } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return missingModules(dossier).flatMap(({ name, top, frame, weight, via, exception }) => {
    const folder = frame.file.split("/").slice(0, -1).join("/");
    const prefix = folder === "" ? "" : `${folder}/`;
    const sibling = [`${prefix}${top}.py`, `${prefix}${top}/__init__.py`].find((file) => dossier.files.includes(file) && file !== frame.file);
    const statement = dossier.sources.get(frame.file)?.imports.find((one) => one.line <= frame.line && frame.line <= one.end_line);
    const inPackage = dossier.files.includes(`${prefix}__init__.py`);
    if (sibling === undefined || !inPackage || isStdlib(dossier, top) || (statement !== undefined && statement.level > 0)) return [];
    const at = `${frame.file}:${String(frame.line)}`;
    return [finding(dossier, {
      kind: "import.implicit-relative", at: { file: frame.file, line: frame.line }, confidence: via === "caught" ? "weak" : "strong", score: 0.95 * Math.max(weight, OWN_MODULE),
      claim: `imports \`${name}\` by its bare name`,
      statement: `\`${at}\` imports its sibling \`${sibling}\` by the bare name \`${top}\`, which is no top-level module, so ${failing(dossier)} ends in \`${exception.type}\`.`,
      quotes: [{ file: sibling, lines: [1, 1], claim: `is the module that \`${name}\` means` }],
      experiment: { kind: "path", folders: [folder === "" ? "." : folder] },
      disprovedBy: `\`import ${top}\` succeeds in a fresh interpreter started as CI starts it`,
    })];
  });
}

export const rule: Rule = { kind: "import.implicit-relative", match };
