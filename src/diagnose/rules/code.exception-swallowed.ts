/** An over-broad handler hides the true error, and what follows fails for want of it. */
import type { Dossier } from "../dossier.js";
import { failing, isA, ownFrames, raised } from "../facts-of-frames.js";
import { broadHandlers, expectedError } from "../facts-of-handlers.js";
import { enclosing } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  const wanted = expectedError(dossier);
  const caught = raised(dossier).filter((one) => one.via === "caught");
  const frames = raised(dossier).flatMap(({ exception, via }) => (via === "raised" ? ownFrames(dossier, exception) : []));
  return broadHandlers(dossier).filter((one) => one.handler.broad).flatMap(({ file, handler, by, guards, since }) => {
    const hidden = caught.find((one) => one.handler?.file === file && one.handler.line >= handler.try_line && one.handler.line <= handler.end_line);
    const expected = hidden !== undefined && wanted !== null && isA(hidden.exception, wanted);
    const onChain = frames.some((frame) => frame.file === file && enclosing(dossier, file, frame.line)?.line === enclosing(dossier, file, handler.line)?.line);
    const mistake = hidden !== undefined && isA(hidden.exception, "AttributeError", "NameError", "ImportError", "SyntaxError", "TypeError");
    // No handler tells what a `return` ended: that the failing tests ran it does.
    const ran = by === "return" && dossier.heat?.get(file)?.has(handler.line) === true;
    const score = expected ? 0.92 : mistake ? 0.5 : hidden !== undefined ? (empty(dossier) ? 0.9 : 0.7) : wanted !== null ? (since === "widened" ? 0.8 : 0.66) : since === "widened" ? 0.6 : ran ? 0.6 : onChain ? 0.5 : 0.3;
    const at = { file, line: handler.line };
    const what = hidden === undefined ? "any error" : `\`${hidden.exception.type}\``;
    return [finding(dossier, {
      kind: "code.exception-swallowed", at, confidence: expected ? "strong" : "weak", score, claim: "catches every error and goes on",
      statement: `${where(at)} catches ${what} of ${guards} and goes on without it, so ${failing(dossier)} ${wanted === null ? "meets what is left" : `waits for \`${wanted}\` in vain`}.`,
      disprovedBy: `the handler narrowed and ${failing(dossier)} still fails in the same way`,
    })];
  }).sort((a, b) => b.score - a.score).slice(0, 3);
}

/** Whether the failure is one of something that is not there: a None, a key, an empty result. */
function empty(dossier: Dossier): boolean {
  return raised(dossier).some(({ exception, failure, via }) => via === "raised" && (exception.nones.length > 0 || exception.attribute?.owner_kind === "none" || isA(exception, "LookupError") ||
    (failure.type === "test" && failure.assertion !== null && (failure.assertion.left_type === "NoneType" || /^(None|\[\]|\{\}|''|""|0|set\(\))$/.test(failure.assertion.left)))));
}

export const rule: Rule = { kind: "code.exception-swallowed", match };
