/** A value is computed wrongly and nothing more mechanical explains it: the line that the tests' runs point to. */
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";
import { symptom } from "../symptoms.js";

function match(dossier: Dossier): readonly Finding[] {
  if (symptom(dossier) !== "code.wrong-value") return [];
  const list = (dossier.spectrum ?? []).filter(({ file }) => !dossier.isTest(file));
  return suspected(dossier, list, {
    kind: "code.wrong-value", says: `makes the value that ${failing(dossier)} finds wrong`, disprovedBy: "the values on this line are what they should be",
  });
}

export const rule: Rule = { kind: "code.wrong-value", match };
