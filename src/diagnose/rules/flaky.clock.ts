/** The outcome hangs on the time, the date or the time zone of the machine. */
import type { Dossier } from "../dossier.js";
import { chance, sourcesOf, type Look } from "../facts-of-chance.js";
import { failing } from "../facts-of-frames.js";
import { fixedDates, frozen } from "../facts-of-dates.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

const LOOK: Look = {
  modules: ["time", "datetime", "pendulum", "arrow", "django.utils.timezone"],
  functions: ["now", "utcnow", "today", "fromtimestamp", "localtime", "ctime", "mktime", "time", "strftime", "gmtime", "localdate", "time_ns", "get"],
  also: /\.astimezone\(\s*\)|\.timestamp\(\s*\)/,
};

function match(dossier: Dossier): readonly Finding[] {
  const comes = chance(dossier, { kind: "flaky.clock", look: LOOK, factors: ["clock", "time-zone"], does: "reads the machine's clock or time zone", first: "product", remedy: "the time frozen or injected there" }, 0.45);
  return comes.length > 0 ? comes : passed(dossier);
}

/** It fails since a day that the tests name has gone by: with the clock set back to that day it would pass. */
function passed(dossier: Dossier): readonly Finding[] {
  const { isolation, heat } = dossier;
  const [date] = fixedDates(dossier);
  if (date === undefined || frozen(dossier) || (isolation !== null && isolation.verdict !== "deterministic")) return [];
  const reads = sourcesOf(dossier, LOOK, "product").filter((one) => heat === null || heat.get(one.file)?.has(one.line) === true).slice(0, 2);
  return [...reads.map((at) => ({ at, says: `reads the machine's clock, and ${where(date)} names ${date.day}`, claim: "reads the clock" })), ...(reads.length > 0 ? [{ at: date, says: `names ${date.day}, and the code under test reads the machine's clock`, claim: "names a day that goes by" }] : [])]
    .map(({ at, says, claim }, index) => finding(dossier, {
      kind: "flaky.clock", at: { file: at.file, line: at.line }, score: 0.62 - index * 0.04, claim, experiment: { kind: "clock", day: date.day },
      statement: `${where(at)} ${says}, so ${failing(dossier)} fails from that day on.`,
      disprovedBy: `the clock set to the day before and ${failing(dossier)} still fails`,
    }));
}

export const rule: Rule = { kind: "flaky.clock", match };
