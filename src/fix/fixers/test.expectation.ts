/** Puts back what the change did to the tests' own data, where it left the code alone. */
import type { Fixer } from "../fix.js";
import { proposal } from "../project.js";
import { restorations } from "../restoration.js";
import { hunksOf, restored, touches } from "../restore.js";
import { BUILTIN_NAMES } from "../names.js";

/** More hunks of one file than these are no slip. */
const MOST = 6;

export const expectation: Fixer = {
  kinds: ["test.expectation"],
  propose({ root: { file, line }, dossier, source, text }) {
    const content = file === null ? null : text(file);
    if (file === null || line === null || content === null || !dossier.isTest(file)) return [];
    const code = source(file);
    const hunks = hunksOf(dossier, file);
    const part = code === null ? [] : restorations(code, hunks, line, { renames: new Map(), known: BUILTIN_NAMES, elsewhere: [] }).map((one) => ({ ...one, summary: `${one.summary}, as the tests expect it` }));
    const here = hunks.filter((hunk) => touches(hunk, line) && hunk.removed.length > 0);
    const whole = [here, hunks.length > here.length && hunks.length <= MOST ? hunks : []].flatMap((some) => {
      const before = restored(content, some);
      return before === null ? [] : [{ summary: "puts the tests' data back as it was before the change", content: before }];
    });
    return [...part, ...whole].flatMap((one) => proposal(one.summary, [{ file, content: one.content }]));
  },
};
