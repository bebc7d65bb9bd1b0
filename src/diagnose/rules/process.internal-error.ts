/** pytest or a plugin failed in itself: the innermost own line, or the plugin that is somebody else's. */
import type { Dossier } from "../dossier.js";
import { deepest, last, raised } from "../facts-of-frames.js";
import { option } from "../facts-of-manifests.js";
import { enclosing } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  if (failure.type !== "run" || failure.what !== "internal-error") return [];
  return raised(dossier).slice(0, 2).flatMap(({ exception, weight }) => {
    const frame = deepest(dossier, exception);
    const foreign = last(exception);
    if (frame === undefined) {
      if (foreign === undefined) return [];
      const home = option(dossier, "pytest", "addopts") ?? option(dossier, "pytest", "filterwarnings");
      return [finding(dossier, {
        kind: "process.internal-error", at: home === undefined ? null : { file: home.file, line: home.line }, score: 0.5 * weight, claim: "configures the run",
        statement: `\`${foreign.file}:${String(foreign.line)}\`, which is not this project's, raises \`${exception.type}\` inside pytest, so the run stops with INTERNALERROR.`, disprovedBy: "the run without that plugin stops in the same way",
      })];
    }
    const at = { file: frame.file, line: frame.line };
    const def = enclosing(dossier, frame.file, frame.line);
    return [finding(dossier, {
      kind: "process.internal-error", at, confidence: "strong", score: 0.94 * weight, claim: "raises inside pytest",
      statement: `${where(at)}${def === undefined ? "" : ` in the hook \`${def.qualname}\``} raises \`${exception.type}\` inside pytest, so the whole run stops with INTERNALERROR.`, disprovedBy: `the run with \`${frame.file}\` left out stops in the same way`,
    })];
  });
}

export const rule: Rule = { kind: "process.internal-error", match };
