/** mypy: a `# type: ignore` or a cast that hides nothing any more. */
import type { Dossier } from "../dossier.js";
import { typeError } from "../facts-of-types.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const CODES = new Set(["unused-ignore", "redundant-cast", "ignore-without-code"]);

function match(dossier: Dossier): readonly Finding[] {
  const error = typeError(dossier);
  // Before mypy 1.4 the report of an unused ignore had no code.
  const old = error !== null && error.code === null && /^unused "type: ignore/i.test(error.message);
  if (error === null || error.line === null || !(old || (error.code !== null && CODES.has(error.code)))) return [];
  const at = { file: error.file, line: error.line };
  const what = error.code === "redundant-cast" ? "a cast that changes nothing" : error.code === "ignore-without-code" ? "a `# type: ignore` without a code" : "a `# type: ignore` that hides nothing any more";
  return [finding(dossier, {
    kind: "types.unused-ignore", at, confidence: "strong", score: error.code === "ignore-without-code" ? 0.7 : 0.98, claim: error.message,
    statement: `${where(at)} holds ${what}, and the configuration makes that an error.`, disprovedBy: "mypy reports another error there with the comment taken off",
  })];
}

export const rule: Rule = { kind: "types.unused-ignore", match };
