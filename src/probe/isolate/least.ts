/** The least set of steps that turns an outcome, where each trial is a process of its own. */

/**
 * The least list of steps, in their order, that turns an outcome: the last of them by bisecting the prefixes, the one
 * before it by bisecting the prefixes with it at their end, and so on; then each is left out once.
 * @returns an empty list where all steps together do not turn it, null where the same steps gave both outcomes
 */
export async function leastSet(steps: readonly string[], turns: (steps: readonly string[]) => Promise<boolean>): Promise<readonly string[] | null> {
  let tail: readonly string[] = [];
  let candidates = steps;
  if (candidates.length === 0 || !(await turns(candidates))) return [];
  for (;;) {
    let [low, high] = [0, candidates.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (await turns([...candidates.slice(0, middle), ...tail])) high = middle;
      else low = middle;
    }
    tail = [...candidates.slice(high - 1, high), ...tail];
    candidates = candidates.slice(0, high - 1);
    if (await turns(tail)) break;
    if (candidates.length === 0) return null;
  }
  return withoutIdle(tail, turns);
}

/** What is left of a set that turns the outcome when each step that it can do without is taken out. */
export async function withoutIdle(set: readonly string[], turns: (steps: readonly string[]) => Promise<boolean>): Promise<readonly string[]> {
  let left = set;
  for (const step of set.length > 1 ? set : []) {
    const fewer = left.filter((s) => s !== step);
    if (await turns(fewer)) left = fewer;
  }
  return left;
}
