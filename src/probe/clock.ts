/** The machine's clock as a node sees it, set to another day. */
import type { Factor } from "./once-more.js";

const DAY_MS = 86_400_000;

/** @param day ISO 8601; null where it has not come yet, since then it cannot have gone by */
export function dayBefore(day: string): Factor | null {
  const seconds = Math.round((Date.parse(day) - DAY_MS - Date.now()) / 1000);
  return seconds < 0 ? { told: `the clock set to the day before ${day}`, args: [], settings: { factor: ["clock", seconds] } } : null;
}
