/** Formulas of spectrum-based fault localisation over how many failing and passing tests run a line. */

export interface Counts {
  /** Failing tests that run the line. */
  readonly failed: number;
  /** Passing tests that run it. */
  readonly passed: number;
  /** Failing tests in all, at least 1. */
  readonly failing: number;
}

/**
 * Ochiai's coefficient: R. Abreu, P. Zoeteweij, A. van Gemund, "An Evaluation of Similarity Coefficients for Software Fault
 * Localization", PRDC 2006.
 * @returns 0 to 1
 */
export function ochiai({ failed, passed, failing }: Counts): number {
  return failed === 0 ? 0 : failed / Math.sqrt(failing * (failed + passed));
}

/**
 * DStar with an exponent of 2: W. E. Wong, V. Debroy, R. Gao, Y. Li, "The DStar Method for Effective Software Fault
 * Localization", IEEE Transactions on Reliability 63(1), 2014. It breaks ties of Ochiai's coefficient.
 * @returns 0 and more; infinite for a line that all failing tests run and no other
 */
export function dstar({ failed, passed, failing }: Counts): number {
  return failed === 0 ? 0 : failed ** 2 / (passed + (failing - failed));
}
