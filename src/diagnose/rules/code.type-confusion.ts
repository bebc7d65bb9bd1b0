/** A value of the wrong type reaches an operation: the line that made it, as the tests' runs point to it. */
import type { Dossier } from "../dossier.js";
import { removed, touched, word } from "../facts-of-change.js";
import { deepest, failing, raised } from "../facts-of-frames.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";
import { isStranger, symptom } from "../symptoms.js";

/** Above what an attribute that is missing at its use is worth, where the commit at fault left the use alone. */
const LEFT_ALONE = 0.98;

function match(dossier: Dossier): readonly Finding[] {
  if (symptom(dossier) !== "code.type-confusion") return [];
  const exception = raised(dossier)[0]?.exception;
  const list = (dossier.spectrum ?? []).filter(({ file }) => !dossier.isTest(file));
  const [first] = list;
  const use = exception === undefined ? undefined : deepest(dossier, exception);
  const asked = exception !== undefined && isStranger(dossier, exception) ? exception.attribute : null;
  const elsewhere = asked !== null && use !== undefined && first?.novelty != null && dossier.culprit !== null && !touched(dossier, use.file, use.line, 2) && removed(dossier, word(asked.name)).length === 0;
  return suspected(dossier, list, {
    kind: "code.type-confusion", says: `makes the value of the wrong type that ends ${failing(dossier)}${exception === undefined ? "" : ` in \`${exception.type}\``}`,
    disprovedBy: "the type of what this line makes is the one that its users take", ...(elsewhere ? { worth: LEFT_ALONE } : {}),
  });
}

export const rule: Rule = { kind: "code.type-confusion", match };
