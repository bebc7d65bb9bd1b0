/** Work on a list, so many at once. */

/** Results in the order of the list. */
export async function eachOf<A, B>(list: readonly A[], width: number, work: (one: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  const queue = list.entries();
  const worker = async (): Promise<void> => {
    for (const [index, one] of queue) results[index] = await work(one);
  };
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, worker));
  return results;
}
