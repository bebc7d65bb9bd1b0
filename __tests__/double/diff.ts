/** Reads `git diff` as github.com does: which files it has, and which lines may carry a review comment. */

export type Side = "LEFT" | "RIGHT";

interface Hunk {
  readonly LEFT: Set<number>;
  readonly RIGHT: Set<number>;
  /** Text of the new side by its line. */
  readonly text: Map<number, string>;
}

export interface DiffFile {
  readonly filename: string;
  readonly previousFilename: string | null;
  readonly status: "added" | "modified" | "removed" | "renamed";
  readonly additions: number;
  readonly deletions: number;
  readonly patch: string;
  readonly hunks: readonly Hunk[];
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", '"': '"', "\\": "\\" };

/** A path of a header; git quotes those with bytes outside ASCII in C style. */
function unquote(path: string): string {
  if (!path.startsWith('"')) return path.replace(/\t$/, "");
  const bytes = path.slice(1, -1).replace(/\\([0-7]{3}|.)/g, (_, code: string) =>
    /^[0-7]{3}$/.test(code) ? String.fromCharCode(Number.parseInt(code, 8)) : (escapes[code] ?? code),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function header(lines: readonly string[], prefix: string): string | null {
  const line = lines.find((candidate) => candidate.startsWith(prefix));
  return line === undefined ? null : unquote(line.slice(prefix.length));
}

/** `a/x` and `b/x` without the first folder; null for /dev/null. */
function stripped(path: string | null): string | null {
  return path === null || path === "/dev/null" ? null : path.replace(/^[ab]\//, "");
}

function readHunks(lines: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let left = 0;
  let right = 0;
  for (const line of lines) {
    const start = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (start !== null) {
      left = Number(start[1]);
      right = Number(start[2]);
      hunks.push({ LEFT: new Set(), RIGHT: new Set(), text: new Map() });
      continue;
    }
    const hunk = hunks.at(-1);
    if (hunk === undefined || line.startsWith("\\")) continue;
    if (!line.startsWith("+")) hunk.LEFT.add(left++);
    if (line.startsWith("-")) continue;
    hunk.text.set(right, line.slice(1));
    hunk.RIGHT.add(right++);
  }
  return hunks;
}

function readFile(section: string): DiffFile {
  const lines = section.replace(/\n$/, "").split("\n");
  const first = lines.findIndex((line) => line.startsWith("@@ "));
  const head = first === -1 ? lines : lines.slice(0, first);
  const body = first === -1 ? [] : lines.slice(first);
  const from = stripped(header(head, "--- ")) ?? header(head, "rename from ");
  const to = stripped(header(head, "+++ ")) ?? header(head, "rename to ");
  const plain = /^diff --git a\/(.*) b\/\1$/.exec(head[0] ?? "")?.[1] ?? "";
  const renamed = head.some((line) => line.startsWith("rename from "));
  const added = head.some((line) => line.startsWith("new file"));
  const removed = head.some((line) => line.startsWith("deleted file"));
  return {
    filename: to ?? from ?? plain,
    previousFilename: renamed ? from : null,
    status: renamed ? "renamed" : added ? "added" : removed ? "removed" : "modified",
    additions: body.filter((line) => line.startsWith("+")).length,
    deletions: body.filter((line) => line.startsWith("-")).length,
    patch: body.join("\n"),
    hunks: readHunks(body),
  };
}

/** The files of a unified diff in git's format. */
export function readDiff(diff: string): DiffFile[] {
  return diff
    .split(/^(?=diff --git )/m)
    .filter((section) => section.startsWith("diff --git "))
    .map(readFile);
}

export interface Place {
  readonly path: string;
  readonly line: number;
  readonly side: Side;
  readonly startLine: number | null;
  readonly startSide: Side;
}

/** Null where a comment may stand; else what github.com cannot resolve. A range must lie in one hunk. */
export function misplaced(files: readonly DiffFile[], place: Place): "path" | "line" | "start_line" | null {
  const file = files.find((candidate) => candidate.filename === place.path);
  if (file === undefined) return "path";
  const hunk = file.hunks.find((candidate) => candidate[place.side].has(place.line));
  if (hunk === undefined) return "line";
  if (place.startLine === null) return null;
  const before = place.startSide !== place.side || place.startLine < place.line;
  return before && hunk[place.startSide].has(place.startLine) ? null : "start_line";
}

/** The lines of the new side on which a comment stands; none for one on the old side. */
export function linesAt(files: readonly DiffFile[], { path, line, side, startLine }: Place): readonly string[] {
  const hunk = side === "LEFT" ? undefined : files.find((f) => f.filename === path)?.hunks.find((h) => h.RIGHT.has(line));
  return hunk === undefined ? [] : Array.from({ length: line - (startLine ?? line) + 1 }, (_, i) => hunk.text.get((startLine ?? line) + i) ?? "");
}

/** Where those lines stand in a later difference, the last of them, nearest to where they stood; null once they are outdated. */
export function lineNow(files: readonly DiffFile[], path: string, line: number, lines: readonly string[]): number | null {
  const hunks = files.find((f) => f.filename === path)?.hunks ?? [];
  const ends = hunks.flatMap((h) => [...h.RIGHT].filter((n) => lines.every((text, i) => h.text.get(n - lines.length + 1 + i) === text)));
  return ends.reduce<number | null>((best, n) => (best === null || Math.abs(n - line) < Math.abs(best - line) ? n : best), null);
}
