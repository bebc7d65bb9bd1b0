/** The outcome hangs on a random source that nobody seeds. */
import { chance } from "../facts-of-chance.js";
import type { Rule } from "../rule.js";

export const rule: Rule = {
  kind: "flaky.randomness",
  match: (dossier) => chance(dossier, {
    kind: "flaky.randomness", factors: ["random-seed"], does: "draws from an unseeded random source", first: "product", remedy: "the source seeded or injected there",
    look: { modules: ["random", "secrets", "uuid", "numpy.random", "numpy", "faker"], functions: [], also: /\brandom\.\w+\s*\(|\.shuffle\(|\bos\.urandom\(/ },
  }, 0.6),
};
