/** The outcome hangs on the time, the date or the time zone of the machine. */
import { chance } from "../facts-of-chance.js";
import type { Rule } from "../rule.js";

export const rule: Rule = {
  kind: "flaky.clock",
  match: (dossier) => chance(dossier, {
    kind: "flaky.clock", factors: ["clock", "time-zone"], does: "reads the machine's clock or time zone", first: "product", remedy: "the time frozen or injected there",
    look: {
      modules: ["time", "datetime", "pendulum", "arrow", "django.utils.timezone"],
      functions: ["now", "utcnow", "today", "fromtimestamp", "localtime", "ctime", "mktime", "time", "strftime", "gmtime", "localdate", "time_ns", "get"],
      also: /\.astimezone\(\s*\)|\.timestamp\(\s*\)/,
    },
  }, 0.45),
};
