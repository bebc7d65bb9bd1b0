/** Base classes that the change took from a class of exceptions. */
import type { ExceptionFact } from "../probe/facts.js";
import type { Dossier } from "./dossier.js";
import { escape, removed } from "./facts-of-change.js";
import { tail } from "./facts-of-sources.js";

/** As the removed head of the class spells them, those left out that the exception still has. */
export function lostBases(dossier: Dossier, name: string, exception: ExceptionFact): readonly string[] {
  const head = new RegExp(`^\\s*class\\s+${escape(name)}\\s*\\(([^)]*)\\)`);
  const before = removed(dossier, head).flatMap(({ text }) => (head.exec(text)?.[1] ?? "").split(",")).map((base) => base.trim());
  return before.filter((base) => base !== "" && !exception.mro.includes(tail(base)));
}
