/** Which files of the project speak of a name. */
import type { Patient } from "./fix.js";
import type { Source } from "../syntax/source.js";

/** Python files of the project that hold the name as a word; in all of them, not only in those near the failure. */
export function mentions({ dossier, text, source }: Patient, name: string): Source[] {
  const word = new RegExp(`(?<!\\w)${name}(?!\\w)`);
  return dossier.files.filter(dossier.firstParty).filter((file) => word.test(text(file) ?? "")).flatMap((file) => source(file) ?? []);
}
