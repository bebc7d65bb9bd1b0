/** Imports and module paths: each module of the chains in a fresh interpreter, and where it came from. */
import { importCold } from "../../probe/imports/cold.js";
import type { ColdImport } from "../../probe/imports/facts.js";
import { placeOf } from "../../probe/imports/place.js";
import { eachOf } from "../../probe/width.js";
import { codeOn, filled, some, type Answer, type Check, type Subject } from "./check.js";

const MOST = 6;

async function ask(subject: Subject): Promise<Answer | null> {
  const { bench: { context, interpreter }, dossier, fresh, path } = subject;
  const files = new Set(dossier.files);
  const places = codeOn(subject).flatMap((file) => placeOf(file, files, path) ?? []).slice(0, MOST);
  const tried = await eachOf(places, 2, (place) => importCold(context, interpreter, place, path, null));
  const evidence = filled(tried.map((t) => t.evidence));
  if (evidence === null) return fresh === null ? null : { said: "the failing tests import no module of the project; the run itself shows what it loaded", evidence: [fresh.evidence] };
  const good = tried.filter(isOwn);
  const bad = tried.filter((t) => !isOwn(t)).map(told);
  return { said: bad.length > 0 ? some(bad) : `${String(good.length)} of ${String(tried.length)} modules on the chains import cold, each from the checkout: ${some(good.map((t) => `\`${t.place.module}\` from \`${t.place.file}\``))}`, evidence };
}

const isOwn = ({ place, outcome }: ColdImport): boolean => outcome.kind === "imported" && outcome.from === place.file;

function told({ place, outcome }: ColdImport): string {
  if (outcome.kind === "imported") return `\`${place.module}\` comes from \`${outcome.from}\`, not from \`${place.file}\``;
  return outcome.kind === "raised" ? `\`${place.module}\` raises \`${outcome.exception ?? "an error"}\` when it is imported` : `the interpreter ends when \`${place.module}\` is imported`;
}

export const imports: Check = { line: "imports and module paths", ask };
