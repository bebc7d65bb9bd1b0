/** Questions that are asked once: the answer, or its failure, is kept for whoever asks again. */
export class Once<T> {
  readonly #answers = new Map<string, Promise<T>>();

  ask(key: string, question: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const asked = question();
    this.#answers.set(key, asked);
    return asked;
  }
}
