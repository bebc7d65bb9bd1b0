/** A unified diff of git without context lines, read (format: `git help diff`, "Generating patch text with -p"). */

/** `start` as git writes it: with a count of 0 the line before. */
export interface Side {
  readonly start: number;
  readonly count: number;
}

export interface DiffHunk {
  readonly old: Side;
  readonly new: Side;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface FileDiff {
  /** Path on the older side, and on the newer one. */
  readonly from: string;
  readonly to: string;
  readonly status: "added" | "modified" | "deleted" | "renamed";
  readonly hunks: readonly DiffHunk[];
}

interface Open {
  from: string;
  to: string;
  status: FileDiff["status"];
  readonly hunks: { readonly old: Side; readonly new: Side; readonly added: string[]; readonly removed: string[] }[];
}

/** @param text output of `git diff --unified=0`, without colours */
export function readDiff(text: string): FileDiff[] {
  const files: Open[] = [];
  // Lines of a hunk are counted, since one may look like a header.
  let [removing, adding] = [0, 0];
  for (const line of text.split("\n")) {
    const file = files.at(-1);
    const hunk = file?.hunks.at(-1);
    if (hunk !== undefined && removing > 0 && line.startsWith("-")) {
      hunk.removed.push(line.slice(1));
      removing -= 1;
    } else if (hunk !== undefined && adding > 0 && line.startsWith("+")) {
      hunk.added.push(line.slice(1));
      adding -= 1;
    } else if (line.startsWith("diff --git ")) {
      const [from, to] = bothNames(line.slice("diff --git ".length));
      files.push({ from, to, status: "modified", hunks: [] });
    } else if (file !== undefined) {
      const range = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line);
      if (range !== null) {
        [removing, adding] = [Number(range[2] ?? 1), Number(range[4] ?? 1)];
        file.hunks.push({ old: { start: Number(range[1]), count: removing }, new: { start: Number(range[3]), count: adding }, added: [], removed: [] });
      } else header(file, line);
    }
  }
  return files;
}

function header(file: Open, line: string): void {
  const [, word = "", rest = ""] = /^(new file|deleted file|rename from|rename to) ?(.*)$/.exec(line) ?? [];
  if (word === "new file") file.status = "added";
  else if (word === "deleted file") file.status = "deleted";
  else if (word === "rename from") file.from = unquoted(rest);
  else if (word === "rename to") [file.to, file.status] = [unquoted(rest), "renamed"];
}

/** `a/X b/X`: the two names are the same, save in a rename, which tells each by itself. */
function bothNames(text: string): [string, string] {
  const quoted = /^("(?:[^"\\]|\\.)*"|\S.*?) ("(?:[^"\\]|\\.)*")$/.exec(text) ?? /^("(?:[^"\\]|\\.)*") (\S.*)$/.exec(text);
  const half = (text.length - 1) / 2;
  const [from, to] = quoted === null ? [text.slice(0, half), text.slice(half + 1)] : [quoted[1] ?? "", quoted[2] ?? ""];
  return [unquoted(from).replace(/^a\//, ""), unquoted(to).replace(/^b\//, "")];
}

const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, t: 9, n: 10, v: 11, f: 12, r: 13 };

/** A name as git writes it: one with bytes out of the ordinary stands in quotes, as a string of C (`quote.c` of git). */
export function unquoted(name: string): string {
  if (!/^".*"$/s.test(name)) return name;
  const bytes: Buffer[] = [];
  for (const [part, octal, letter] of name.slice(1, -1).matchAll(/\\([0-7]{3})|\\(.)|[^\\]+/gs)) {
    if (octal !== undefined) bytes.push(Buffer.from([Number.parseInt(octal, 8)]));
    else bytes.push(letter === undefined ? Buffer.from(part) : Buffer.from([ESCAPES[letter] ?? letter.charCodeAt(0)]));
  }
  return Buffer.concat(bytes).toString("utf8");
}
