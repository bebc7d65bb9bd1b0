/** Bounded capture of a stream: the head and the tail are kept, the cut is marked. */

const HALF = 1 << 20;
/** For our own helpers, whose output we bound by what we ask. */
export const ALL = 128 << 20;

export class Capture {
  #head: Buffer[] = [];
  #headSize = 0;
  #tail: Buffer[] = [];
  #tailSize = 0;
  #dropped = 0;
  readonly #half: number;

  /** @param half bytes kept at each end */
  constructor(half = HALF) {
    this.#half = half;
  }

  add(chunk: Buffer): void {
    const room = this.#half - this.#headSize;
    if (room > 0) {
      this.#head.push(chunk.subarray(0, room));
      this.#headSize += Math.min(room, chunk.length);
    }
    const rest = room > 0 ? chunk.subarray(room) : chunk;
    if (rest.length === 0) return;
    this.#tail.push(rest);
    this.#tailSize += rest.length;
    // Whole chunks are dropped, so up to one chunk more than that is held.
    for (let first = this.#tail[0]; first && this.#tailSize - first.length >= this.#half; first = this.#tail[0]) {
      this.#tail.shift();
      this.#tailSize -= first.length;
      this.#dropped += first.length;
    }
  }

  text(): string {
    const head = Buffer.concat(this.#head).toString("utf8");
    const tail = Buffer.concat(this.#tail).toString("utf8");
    return this.#dropped === 0 ? head + tail : `${head}\n[… ${String(this.#dropped)} bytes cut …]\n${tail}`;
  }
}

const LONGEST_LINE = 64 * 1024;

/** Calls back with each complete line; a longer one than 64 KiB is handed over in pieces. */
export function lineSplitter(onLine: (line: string) => void): (chunk: Buffer) => void {
  let rest = "";
  return (chunk) => {
    const lines = (rest + chunk.toString("utf8")).split(/\r?\n/);
    rest = lines.pop() ?? "";
    if (rest.length > LONGEST_LINE) {
      lines.push(rest);
      rest = "";
    }
    for (const line of lines) onLine(line);
  };
}
