/** The attempt number: how many pushes in a row a signature has survived (contract, section 6). */
import type { Prior } from "../inputs.js";
import type { Report } from "../report/schema.js";

export interface Counted {
  readonly number: number;
  readonly mode: Report["attempt"]["mode"];
  /** Each signature that fails now, with the attempt that it has reached: what the next state holds. */
  readonly signatures: Readonly<Record<string, number>>;
}

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
    return given ?? (before === undefined ? 1 : before + step);
  };
  const counts = Object.fromEntries(signatures.map((s) => [s, reached(s)]));
  const number = given ?? Math.max(1, ...Object.values(counts));
  return { number, mode: modeOf(number), signatures: counts };
}

export function modeOf(number: number): Report["attempt"]["mode"] {
  return number >= 4 ? "escalation" : number === 3 ? "context-override" : "fixer";
}
