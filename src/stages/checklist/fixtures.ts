/** Fixture and mock set-up: what the failing tests set up, as pytest shows it, and whether what they patch is there. */
import { patches } from "../../diagnose/facts-of-patches.js";
import { toProject } from "../../probe/paths.js";
import { smoke } from "../../probe/smoke/smoke.js";
import { filled, some, testsOf, type Answer, type Check, type Subject } from "./check.js";

const MOST = 8;

async function ask(subject: Subject): Promise<Answer | null> {
  const { bench: { context, interpreter }, dossier, fresh, failures, path } = subject;
  if (fresh === null) return { said: "no test fails, so nothing is set up", evidence: [dossier.failures[0].evidence] };
  const own = fresh.facts.flatMap((f) => (f.t === "item" ? f.fixtures : [])).filter((x) => x.file !== null && dossier.firstParty(toProject(x.file, context.inputs.project)));
  const named = [...new Map(own.map((x) => [x.name, `\`${x.name}\` (${x.scope}, \`${toProject(x.file ?? "", context.inputs.project)}:${String(x.line ?? "?")}\`)`])).values()];
  const broken = fresh.outcome.failures.filter((f) => f.phase === "setup").map((f) => `the set-up of \`${f.node}\` fails`);
  const doubles = [...new Set(testsOf(failures).flatMap((f) => f.exceptions.flatMap((e) => e.mocks.map((m) => `\`${m.expr}\` is a \`${m.type}\``))))];
  const targets = patches(dossier).filter((p) => /^[\w.]+$/.test(p.module) && p.module !== "").slice(0, MOST);
  const tried = targets.length === 0 ? [] : await smoke(context, interpreter, { objects: targets.map((t) => ({ module: t.module, attribute: t.attribute })), commands: [], path }, "a patch's target");
  const lost = tried.filter((t) => t.outcome === "failed").map((t) => `\`${t.what}\`, which is patched, is not there by that name alone`);
  const said = [
    ...broken, named.length === 0 ? "no fixture of the project's own is used" : `set up: ${some(named)}`, ...(broken.length === 0 ? ["set-up passes"] : []),
    ...lost, ...(targets.length > 0 && lost.length === 0 ? [`${String(tried.length)} of ${String(tried.length)} patched names are there`] : []),
    doubles.length === 0 ? "no double stands on a failing line" : some(doubles),
  ];
  const evidence = filled([fresh.evidence, ...tried.map((t) => t.evidence)]);
  return evidence === null ? null : { said: said.join("; "), evidence };
}

export const fixtures: Check = { line: "fixture and mock set-up", ask };
