/** The outcome hangs on the order of a set, which the hash seed of the interpreter decides. */
import { chance } from "../facts-of-chance.js";
import type { Rule } from "../rule.js";

/** A set display or comprehension has no colon between its braces; a dict has. */
const SETS = /\b(?:set|frozenset)\s*\(|\{[^{}:]*\bfor\b[^{}:]*\}|\{\s*(?:"[^"]*"|'[^']*'|\w+)\s*(?:,\s*(?:"[^"]*"|'[^']*'|\w+)\s*)*,?\s*\}|\bhash\s*\(/;

export const rule: Rule = {
  kind: "flaky.hash-order",
  match: (dossier) => chance(dossier, {
    kind: "flaky.hash-order", factors: ["hash-seed"], does: "takes the order of a set or of hashes for granted", first: "product", remedy: "an ordered collection or a sort there",
    look: { modules: [], functions: [], also: SETS, strings: "masked" },
  }, 0.35),
};
