/** An `xfail` that now fails the test by itself, or a handler that the change put over the error that the test wants to see. */
import type { Dossier } from "../dossier.js";
import { changed } from "../facts-of-change.js";
import { failing, raised, testOf } from "../facts-of-frames.js";
import { broadHandlers, wantsError } from "../facts-of-handlers.js";
import { xfailOf } from "../facts-of-marks.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

/** _pytest/skipping.py (pytest 7 to 9): the report of a strict xfail that passed has this text and no exception. */
const STRICT = "[XPASS(strict)]";

function match(dossier: Dossier): readonly Finding[] {
  return [...strict(dossier), ...handlers(dossier)];
}

function strict(dossier: Dossier): readonly Finding[] {
  const failure = dossier.failures[0];
  const test = testOf(dossier);
  if (failure.type !== "test" || test === null || failure.exceptions.length > 0 || !failure.longrepr.startsWith(STRICT)) return [];
  const at = xfailOf(dossier) ?? { file: test.file, line: failure.item?.line ?? 1 };
  return [finding(dossier, {
    kind: "test.masked", at, confidence: "strong", score: 0.98, claim: "expects the test to fail",
    statement: `The \`xfail\` at ${where(at)} expects a failure that no longer comes: ${failing(dossier)} passes, and strict mode turns that into the failure.`,
    disprovedBy: "the test fails with the mark taken off",
  })];
}

/** A broad handler that is new in this change, and that swallows on the way of a test that waits for an error. */
function handlers(dossier: Dossier): readonly Finding[] {
  if (changed(dossier).length === 0) return [];
  const wanted = wantsError(dossier);
  return broadHandlers(dossier).filter((one) => one.since === "new").map((one) => {
    const caught = raised(dossier).some(({ via, handler }) => via === "caught" && handler !== null && handler.file === one.file && handler.line >= one.handler.line && handler.line <= one.handler.end_line);
    const at = { file: one.file, line: one.handler.line };
    return finding(dossier, {
      kind: "test.masked", at, score: caught ? 0.85 : wanted ? 0.8 : 0.4, claim: "swallows the error",
      statement: `${where(at)}, new in this change, swallows ${one.handler.broad ? "every error" : "errors"} of the lines above it, so ${failing(dossier)} does not see the one that it waits for.`,
      disprovedBy: `the handler taken out and ${failing(dossier)} still fails`,
    });
  });
}

export const rule: Rule = { kind: "test.masked", match };
