/** Work that is done once, when it is first asked for. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => (made ??= work());
}
