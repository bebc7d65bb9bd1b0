/** The change left the code alone and altered what the failing tests run of the tests: an expectation or set-up no longer fits. */
import type { Dossier } from "../dossier.js";
import { failing } from "../facts-of-frames.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";

function match(dossier: Dossier): readonly Finding[] {
  const list = (dossier.spectrum ?? []).filter(({ file }) => dossier.isTest(file));
  return suspected(dossier, list, {
    kind: "test.expectation", says: `no longer fits the code, which the change left as it was, so ${failing(dossier)} fails`, disprovedBy: `the line as it was before and ${failing(dossier)} still fails`,
  });
}

export const rule: Rule = { kind: "test.expectation", match };
