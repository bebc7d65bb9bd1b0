/** Bisection over a line whose ends are taken to differ. */

/**
 * @param length at least 2; the first is taken to lack what `has` asks for, the last to have it: neither is asked
 * @returns the index of one that has it while the one before has not, by at most log2(length - 1) questions
 */
export async function boundary(length: number, has: (index: number) => Promise<boolean>): Promise<number> {
  let [without, having] = [0, length - 1];
  while (having - without > 1) {
    const middle = (without + having) >> 1;
    if (await has(middle)) having = middle;
    else without = middle;
  }
  return having;
}
