/** The attempt number: how many pushes in a row a signature has survived (contract, section 6). */
import type { Prior } from "../inputs.js";
import type { Report } from "../report/schema.js";
import { plural } from "../report/words.js";

export interface Counted {
  readonly number: number;
  readonly mode: Report["attempt"]["mode"];
  /** Each signature that fails now, with the attempt that it has reached: what the next state holds. */
  readonly signatures: Readonly<Record<string, number>>;
  /** One sentence where what fails is not what failed before; null where it is, or nothing is known. */
  readonly changed: string | null;
}

/** The largest number that a state may hold. */
const MOST = 9999;

/**
 * @param prior what the sticky comment remembers
 * @param head the commit that was pushed; a re-run of the same one is no new attempt
 * @param signatures what fails now
 * @param given `--attempt`
 */
export function countAttempt(prior: Prior | null, head: string | null, signatures: readonly string[], given: number | null): Counted {
  const step = prior !== null && prior.head !== head ? 1 : 0;
  const reached = (signature: string): number => {
    const before = prior !== null && Object.hasOwn(prior.signatures, signature) ? prior.signatures[signature] : undefined;
    return given ?? (before === undefined ? 1 : Math.min(MOST, before + step));
  };
  const counts = Object.fromEntries(signatures.map((s) => [s, reached(s)]));
  const number = given ?? Math.max(1, ...Object.values(counts));
  return { number, mode: modeOf(number), signatures: counts, changed: prior === null ? null : changedSince(prior, signatures) };
}

export function modeOf(number: number): Report["attempt"]["mode"] {
  return number >= 4 ? "escalation" : number === 3 ? "context-override" : "fixer";
}

function changedSince(prior: Prior, signatures: readonly string[]): string | null {
  const before = Object.keys(prior.signatures);
  const kept = before.filter((s) => signatures.includes(s)).length;
  const [gone, fresh] = [before.length - kept, signatures.length - kept];
  if (before.length === 0 || signatures.length === 0 || gone + fresh === 0) return null;
  const at = prior.head.slice(0, 7);
  if (kept === 0) return `The signature has changed: what failed at ${at} is gone, and something else fails in its place.`;
  return `The signatures have changed since ${at}: ${plural(kept, "stays", "stay")}, ${plural(gone, "is gone", "are gone")}, ${plural(fresh, "is new", "are new")}.`;
}
