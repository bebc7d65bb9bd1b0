/** The items of one list or object inside a JSON document of any size, a text at a time. */

/** An item is not kept beyond this, in characters. */
const LONGEST = 4 * 1024 * 1024;

type JsonItem =
  /** `key` is null in a list. */
  | { readonly kind: "item"; readonly key: string | null; readonly text: string }
  | { readonly kind: "too-long"; readonly key: string | null }
  /** The document ended inside of it. */
  | { readonly kind: "torn" };

/**
 * Gives the items of the container at `path` (keys of nested objects; `[]` for the document itself). It checks no more of
 * the syntax than it needs: an item's text is for JSON.parse. `torn` comes last where brackets are left open.
 */
export async function* jsonItems(pieces: AsyncIterable<string>, path: readonly string[]): AsyncGenerator<JsonItem> {
  const scanner = new Scanner(path);
  for await (const piece of pieces) {
    scanner.write(piece);
    yield* scanner.take();
  }
  scanner.end();
  yield* scanner.take();
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const COMMA = 0x2c;
const BRACE = 0x7b;
const BRACKET = 0x5b;
const BRACE_END = 0x7d;
const BRACKET_END = 0x5d;

class Scanner {
  readonly #path: readonly string[];
  #out: JsonItem[] = [];
  /** Open containers. */
  #depth = 0;
  /** Keys of the path that lead to where we are: the container at depth `#matched + 1` is the innermost on the path. */
  #matched = 0;
  #inString = false;
  #escaped = false;
  /** The last string, as written. */
  #string = "";
  #key: string | null = null;
  /** The wanted container is an object. */
  #keyed = false;
  /** Text of the current item as far as it stands in earlier pieces. */
  #item = "";
  #tooLong = false;

  constructor(path: readonly string[]) {
    this.#path = path;
  }

  write(piece: string): void {
    let item = this.#wanted() ? 0 : -1;
    let string = this.#inString ? 0 : -1;
    for (let i = 0; i < piece.length; i += 1) {
      const c = piece.charCodeAt(i);
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (c === BACKSLASH) this.#escaped = true;
        else if (c === QUOTE) {
          this.#inString = false;
          this.#keep(piece.slice(string, i));
        }
        continue;
      }
      if (c === QUOTE) {
        this.#inString = true;
        this.#string = "";
        string = i + 1;
      } else if (c === COLON) {
        if (this.#depth !== this.#matched + 1) continue;
        this.#key = unquote(this.#string);
        if (this.#wanted()) item = this.#reset(i + 1);
      } else if (c === COMMA) {
        if (!this.#wanted() || this.#depth !== this.#path.length + 1) continue;
        this.#give(piece.slice(Math.max(0, item), i));
        item = this.#reset(i + 1);
      } else if (c === BRACE || c === BRACKET) {
        const before = this.#wanted();
        this.#open(c === BRACE);
        if (!before && this.#wanted()) item = this.#reset(i + 1);
      } else if (c === BRACE_END || c === BRACKET_END) {
        if (this.#wanted() && this.#depth === this.#path.length + 1) {
          this.#give(piece.slice(Math.max(0, item), i));
          item = -1;
        }
        this.#close();
      }
    }
    if (this.#inString) this.#keep(piece.slice(Math.max(0, string)));
    if (this.#wanted() && item >= 0) this.#hold(piece.slice(item));
  }

  end(): void {
    if (this.#depth > 0) this.#out.push({ kind: "torn" });
  }

  take(): readonly JsonItem[] {
    const out = this.#out;
    this.#out = [];
    return out;
  }

  /** Inside of the wanted container. */
  #wanted(): boolean {
    return this.#depth > this.#path.length && this.#matched === this.#path.length;
  }

  #open(object: boolean): void {
    if (this.#depth === this.#matched + 1 && this.#matched < this.#path.length && this.#key === this.#path[this.#matched]) this.#matched += 1;
    this.#depth += 1;
    if (this.#depth === this.#path.length + 1) this.#keyed = object;
  }

  #close(): void {
    this.#matched = Math.min(this.#matched, Math.max(0, this.#depth - 2));
    this.#depth = Math.max(0, this.#depth - 1);
  }

  /** Strings are only looked at as keys. */
  #keep(part: string): void {
    if (this.#depth === this.#matched + 1 && this.#string.length < LONGEST) this.#string += part;
  }

  #hold(part: string): void {
    if (this.#item.length + part.length > LONGEST) this.#tooLong = true;
    this.#item = this.#tooLong ? "" : this.#item + part;
  }

  #reset(at: number): number {
    this.#item = "";
    this.#tooLong = false;
    return at;
  }

  #give(part: string): void {
    this.#hold(part);
    const key = this.#keyed ? this.#key : null;
    if (this.#tooLong) this.#out.push({ kind: "too-long", key });
    else if (this.#item.trim() !== "") this.#out.push({ kind: "item", key, text: this.#item });
  }
}

function unquote(raw: string): string {
  const value = parse(`"${raw}"`);
  return typeof value === "string" ? value : raw;
}

/** JSON.parse, undefined for what is no JSON. Halves of surrogate pairs, which JSON can hold and UTF-8 cannot, are replaced. */
export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text, /\\ud[89a-f]/i.test(text) ? wellFormed : undefined);
    return value;
  } catch {
    return undefined;
  }
}

function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replace(/\p{Surrogate}/gu, "\uFFFD") : value;
}
