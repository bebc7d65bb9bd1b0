/** Several workers at once share a path, a port or a name. */
import { chance } from "../facts-of-chance.js";
import type { Rule } from "../rule.js";

export const rule: Rule = {
  kind: "flaky.parallel",
  match: (dossier) => chance(dossier, {
    kind: "flaky.parallel", factors: ["workers"], does: "is shared by all workers that run at once", first: "test", remedy: "a path, port or name for each worker",
    look: {
      modules: ["tempfile"], functions: ["gettempdir"],
      also: /["']\/(?:tmp|var)\/|\.bind\(\s*\(|\bport\s*=\s*\d{4,5}|expanduser\(|Path\.home\(|\bsqlite3?\b.*["'][^"']+\.(?:db|sqlite)/,
    },
  }, 0.3),
};
