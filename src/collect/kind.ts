/** What a file is by its first characters, so that a file given to the wrong option is refused with the right one. */
import { UserError } from "../errors.js";

/** The option that reads each kind. */
const OPTION = {
  xml: "--junit-xml",
  "report-log": "--report-log",
  ctrf: "--ctrf",
  lastfailed: null,
  "mypy-json": "--mypy-log",
  json: null,
  text: "--pytest-log or --mypy-log",
  empty: null,
} as const;

type FileKind = keyof typeof OPTION;

const NAMES: Readonly<Record<FileKind, string>> = {
  xml: "XML",
  "report-log": "a report log (JSON lines of pytest-reportlog)",
  ctrf: "a CTRF report",
  lastfailed: "pytest's lastfailed cache, which is read where no other source is given",
  "mypy-json": "JSON output of mypy",
  json: "JSON",
  text: "plain text",
  empty: "empty",
};

/** How much of a file tells its kind. */
const HEAD = 4096;

/** The kind of a file that begins in this way. */
export function kindOf(text: string): FileKind {
  const head = text.slice(0, HEAD).replace(/^\uFEFF/, "").trimStart();
  if (head === "") return "empty";
  if (/^<(?:\?xml|!DOCTYPE|!--|[A-Za-z][\w:.-]*(?:\s+[\w:.-]+\s*=|\s*\/?>\s*(?:<|$)))/.test(head)) return "xml";
  if (!head.startsWith("{")) return /^\[\s*[{[]/.test(head) ? "json" : "text";
  const [line = ""] = head.split("\n", 1);
  if (line.includes('"$report_type"') || line.includes('"pytest_version"')) return "report-log";
  if (/^\{"file": /.test(line) && line.includes('"severity"')) return "mypy-json";
  if (/"reportFormat"\s*:\s*"CTRF"|^\{\s*"results"\s*:\s*\{/.test(head)) return "ctrf";
  if (/^\{\s*"[^"\n]+"\s*:\s*true/.test(head)) return "lastfailed";
  // A log may begin with a record of its own, which more lines follow.
  if (/^\{.*\}$/.test(line.trimEnd()) && head.slice(line.length).trim() !== "") return "text";
  return /^\{\s*["}]/.test(head) ? "json" : "text";
}

/**
 * Passes the pieces of a file on when it is of one of the wanted kinds.
 * @param option the option it was given to
 * @returns the pieces, the first included
 * Rejects with a UserError that names the option that the file is for.
 */
export async function* ofKind(pieces: AsyncIterable<string>, wanted: readonly FileKind[], input: string, option: string): AsyncGenerator<string> {
  let head = "";
  let known = false;
  for await (const piece of pieces) {
    if (known) {
      yield piece;
      continue;
    }
    head += piece;
    if (head.trimStart().length === 0 && head.length < HEAD) continue;
    refuse(kindOf(head), wanted, input, option);
    known = true;
    yield head;
  }
  if (!known) refuse(kindOf(head), wanted, input, option);
}

function refuse(kind: FileKind, wanted: readonly FileKind[], input: string, option: string): void {
  if (wanted.includes(kind)) return;
  const other = OPTION[kind];
  const hint = other === null || other === option ? `; ${option} takes ${wanted.map((w) => NAMES[w]).join(" or ")}` : `; did you mean ${other}?`;
  throw new UserError(`${input} is ${NAMES[kind]}${hint}`);
}
