/** The wrong exception comes, or none where one is due: the line that decides it, as the tests' runs point to it. */
import type { Dossier } from "../dossier.js";
import { lostBases } from "../facts-of-bases.js";
import { changed } from "../facts-of-change.js";
import { failing, raised } from "../facts-of-frames.js";
import { expectedError } from "../facts-of-handlers.js";
import { definitions, tail } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";
import { suspected } from "../suspects.js";
import { symptom } from "../symptoms.js";

function match(dossier: Dossier): readonly Finding[] {
  if (symptom(dossier) !== "code.wrong-exception") return [];
  const wanted = expectedError(dossier);
  const came = raised(dossier)[0]?.exception.type ?? "an exception";
  const lost = lostBase(dossier);
  const list = (dossier.spectrum ?? []).filter(({ file }) => !dossier.isTest(file));
  return [...lost, ...suspected(dossier, list, {
    kind: "code.wrong-exception",
    says: wanted === null ? `leads to the \`${came}\` that ends ${failing(dossier)}` : `lets pass what should raise \`${wanted}\`, for which ${failing(dossier)} waits`,
    disprovedBy: wanted === null ? `the line changed and \`${came}\` still comes` : `\`${wanted}\` is raised on the way already`,
  })];
}

/** The change gave the class of what came other bases: who waited for one of the old ones does not get it any more. */
function lostBase(dossier: Dossier): readonly Finding[] {
  const { exception } = raised(dossier).find(({ via }) => via === "raised") ?? {};
  if (exception === undefined) return [];
  return exception.mro.flatMap((name) => definitions(dossier, name).filter(({ def }) => def.kind === "class")).flatMap(({ file, line, def }) => {
    const isNew = changed(dossier).some((one) => one.file === file && one.added.some((it) => it.line === line));
    const gone = lostBases(dossier, tail(def.qualname), exception).map(tail);
    return !isNew || gone.length === 0 ? [] : [finding(dossier, {
      kind: "code.wrong-exception", at: { file, line }, score: 0.92, claim: `has \`${gone.join(", ")}\` for a base no more`,
      statement: `${where({ file, line })} makes \`${def.qualname}\` no \`${gone.join(", ")}\` any more, so who waits for that does not catch it and ${failing(dossier)} ends in \`${exception.type}\`.`,
      disprovedBy: `\`issubclass(${def.qualname}, ${gone[0] ?? ""})\` is true`,
    })];
  });
}

export const rule: Rule = { kind: "code.wrong-exception", match };
