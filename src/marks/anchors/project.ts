/** The anchors of a whole project: what regions there are, and what they say of a place. */
import { parse } from "../../syntax/source.js";
import { readAnchors, regionAt, type Anchors, type Region } from "./read.js";

/** A file has no anchor without this. */
const HINT = /region\b/;

/** Reads files when they are asked for, each once. */
export class ProjectAnchors {
  readonly #files: readonly string[];
  readonly #read: (file: string) => string | null;
  readonly #known = new Map<string, Anchors | null>();
  #names: ReadonlySet<string> | null = null;

  /**
   * @param files Python files, relative to the project
   * @param read text of a file; null where it is not there
   */
  constructor(files: readonly string[], read: (file: string) => string | null) {
    this.#files = files;
    this.#read = read;
  }

  /** Null where the file has none. */
  of(file: string): Anchors | null {
    const there = this.#known.get(file);
    if (there !== undefined) return there;
    const text = /\.pyi?$/.test(file) ? this.#read(file) : null;
    const anchors = text === null || !HINT.test(text) ? null : readAnchors(parse(file, text));
    const found = anchors === null || anchors.marks.length === 0 ? null : anchors;
    this.#known.set(file, found);
    return found;
  }

  at(file: string, line: number): Region | null {
    return regionAt(this.of(file)?.regions ?? [], line);
  }

  /** Names of all regions of the project. */
  names(): ReadonlySet<string> {
    this.#names ??= new Set(this.#files.flatMap((file) => this.of(file)?.regions.map((r) => r.name) ?? []));
    return this.#names;
  }
}

/** Longer regions are quoted by their head alone. */
const WHOLE = 25;

export const quotedLines = ({ lines: [from, to], head }: Region): readonly [number, number] => (to - from < WHOLE ? [from, to] : [from, Math.max(head, from)]);

/** What a region says of itself, in one sentence. */
export function claimOf({ name, complexity, tags }: Region): string {
  const said = (["PRE", "POST", "SIDE_EFFECT", "DATA_CONTRACT", "TEST_EDGE", "REJECTED"] as const).flatMap((tag) => tags.filter((t) => t.name === tag).map((t) => `@${tag} ${t.text}`));
  return `the region \`${name}\`${complexity === null ? "" : ` [C:${String(complexity)}]`} around the root says: ${said.join("; ") || tags[0]?.text || "nothing of itself"}`.slice(0, 500);
}
