/** Days that tests name in their code, and whether they hold the clock. */
import type { Dossier } from "./dossier.js";
import { patches } from "./facts-of-patches.js";
import { tail, type At } from "./facts-of-sources.js";
import { testFiles } from "./facts-of-tests.js";

export interface FixedDate extends At {
  /** ISO 8601: `2024-12-31`. */
  readonly day: string;
}

const WRITTEN = /\b(?:date|datetime)\(\s*(\d{4})\s*,\s*(\d{1,2})\s*,\s*(\d{1,2})\b|["'](\d{4})-(\d{2})-(\d{2})(?=["'T ])/g;
const CLOCKS = new Set(["date", "datetime", "time", "today", "now", "utcnow", "monotonic", "time_ns", "localtime", "gmtime"]);

/** Days in the tests' files that have gone by, the latest first: what was to come when the test was written goes by last. */
export function fixedDates(dossier: Dossier): readonly FixedDate[] {
  const found = testFiles(dossier).flatMap((file) => (dossier.lines.get(file) ?? []).flatMap((text, index) =>
    [...text.replace(/^\s*#.*$/, "").matchAll(WRITTEN)].map((one): FixedDate => {
      const [year = "", month = "", day = ""] = one.slice(one[1] === undefined ? 4 : 1);
      return { file, line: index + 1, day: `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` };
    })));
  const today = dossier.environment.today ?? "";
  return found.filter(({ day }) => day < today && !Number.isNaN(Date.parse(day))).sort((a, b) => b.day.localeCompare(a.day));
}

/** Whether the test's files freeze or replace the clock: a day that they name does not go by. */
export function frozen(dossier: Dossier): boolean {
  const frees = testFiles(dossier).some((file) => dossier.sources.get(file)?.imports.some((one) => /^(?:freezegun|time_machine|pytest_freezer)\b/.test(one.module) || one.names.some(({ name }) => /^(?:freezegun|time_machine)$/.test(name))));
  return frees || patches(dossier).some(({ attribute }) => CLOCKS.has(tail(attribute)));
}
