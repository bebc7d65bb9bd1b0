/** How a setting is read from the words that the user gave for it. The message of an issue says what is allowed. */
import { parseArgsStringToArgv } from "string-argv";
import { z } from "zod";

const words = z.array(z.string());

/** Every word counts; none may be empty. */
export function many(what: string): z.ZodDefault<z.ZodType<string[], string[]>> {
  return words.refine((all) => all.every((w) => w.trim() !== ""), { error: `${what}, not empty` }).default([]);
}

/** The last word counts. `read` gives undefined for what is not allowed. */
export function one<T>(read: (word: string) => T | undefined, allowed: string): z.ZodType<T, string[]> {
  return words.transform((all, context) => {
    const value = read(all.at(-1) ?? "");
    if (value !== undefined) return value;
    context.issues.push({ code: "custom", message: allowed, input: all });
    return z.NEVER;
  });
}

export function text(allowed: string): z.ZodType<string, string[]> {
  return one((word) => (word.trim() === "" ? undefined : word), allowed);
}

export function choice<const T extends string>(...values: readonly T[]): z.ZodType<T, string[]> {
  return one((word) => values.find((v) => v === word), `one of ${values.join(", ")}`);
}

export function integer(least: number, most: number): z.ZodType<number, string[]> {
  const read = (word: string): number | undefined => {
    const value = /^\d{1,9}$/.test(word) ? Number(word) : -1;
    return value >= least && value <= most ? value : undefined;
  };
  return one(read, `a whole number from ${String(least)} to ${String(most)}`);
}

export const flag = one(
  (word) => (/^true$/i.test(word) ? true : /^false$/i.test(word) ? false : undefined),
  "true or false",
);

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000 };
const LONGEST_MS = 24 * 3_600_000;

/** `60s`, `10m`, `1h`, plain seconds; gives milliseconds. */
export const duration = one((word) => {
  const match = /^(\d{1,9}(?:\.\d{1,3})?)([smh]?)$/.exec(word);
  const ms = Number(match?.[1] ?? 0) * (UNITS[match?.[2] || "s"] ?? 0);
  return ms > 0 && ms <= LONGEST_MS ? Math.round(ms) : undefined;
}, "a duration such as 45 (seconds), 45s, 10m or 1h, over zero and at most 24h");

/** The words of a command line as a shell would split them (quotes count, nothing is expanded). */
export const command = one((word): readonly [string, ...string[]] | undefined => {
  const [program, ...rest] = parseArgsStringToArgv(word);
  return program === undefined ? undefined : [program, ...rest];
}, "a command, such as .venv/bin/python or \"uv run --no-sync python\"");

/** Command-line words from every value given, in order. */
export const extraArguments = words.transform((all) => all.flatMap((w) => parseArgsStringToArgv(w))).default([]);
