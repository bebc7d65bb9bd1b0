/** The wrong exception comes, or none where one is due: the line that decides it, as the tests' runs point to it. */
import type { Dossier } from "../dossier.js";
import { failing, raised } from "../facts-of-frames.js";
import { expectedError } from "../facts-of-handlers.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";
import { symptom } from "../symptoms.js";

function match(dossier: Dossier): readonly Finding[] {
  if (symptom(dossier) !== "code.wrong-exception") return [];
  const wanted = expectedError(dossier);
  const came = raised(dossier)[0]?.exception.type ?? "an exception";
  const list = (dossier.spectrum ?? []).filter(({ file }) => !dossier.isTest(file));
  return suspected(dossier, list, {
    kind: "code.wrong-exception",
    says: wanted === null ? `leads to the \`${came}\` that ends ${failing(dossier)}` : `lets pass what should raise \`${wanted}\`, for which ${failing(dossier)} waits`,
    disprovedBy: wanted === null ? `the line changed and \`${came}\` still comes` : `\`${wanted}\` is raised on the way already`,
  });
}

export const rule: Rule = { kind: "code.wrong-exception", match };
