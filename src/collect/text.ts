/** Bytes to text and text to lines, in pieces: memory does not grow with the file. */
import { createReadStream } from "node:fs";
import { TextDecoder } from "node:util";
import { messageOf, UserError } from "../errors.js";

const CHUNK = 256 * 1024;

/**
 * The text of a file in pieces. The encoding is taken from the byte order mark (PowerShell writes UTF-16), from the zero
 * bytes of UTF-16 without one, or from an XML declaration; otherwise it is UTF-8, what is no UTF-8 replaced.
 * Rejects with a UserError where the file cannot be read or is an archive.
 */
export async function* readText(path: string, input: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
      if (!(chunk instanceof Uint8Array)) continue;
      if (decoder === null) {
        refuseArchive(chunk, input);
        decoder = decoderFor(chunk);
      }
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${input} cannot be read (${codeOf(error)}): check the path and its permissions`);
  }
  if (decoder !== null) yield decoder.decode();
}

/** ENOENT, EACCES and the like; the message of Node holds the whole path once more. */
function codeOf(error: unknown): string {
  return typeof error === "object" && error !== null && "code" in error ? String(error.code) : messageOf(error);
}

function refuseArchive(head: Uint8Array, input: string): void {
  const zip = head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4;
  const gzip = head[0] === 0x1f && head[1] === 0x8b;
  if (zip || gzip) throw new UserError(`${input} is a ${zip ? "zip" : "gzip"} archive: unpack it and give the file inside`);
}

function decoderFor(head: Uint8Array): TextDecoder {
  const [a, b] = head;
  if ((a === 0xff && b === 0xfe) || (a !== undefined && a !== 0 && b === 0)) return new TextDecoder("utf-16le");
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== undefined && b !== 0)) return new TextDecoder("utf-16be");
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(new TextDecoder("latin1").decode(head.subarray(0, 200)));
  try {
    return new TextDecoder(declared?.[1] ?? "utf-8");
  } catch {
    return new TextDecoder("utf-8");
  }
}

/** Consecutive lines without their ends; `first` is the number of the first of them, from 1. */
export interface Lines {
  readonly first: number;
  readonly texts: readonly string[];
}

/**
 * The lines of a text that comes in pieces, a batch at a time. CRLF, LF and a lone CR end a line. Of a line longer than
 * `longest` characters only the head is kept, `…` in place of the rest.
 */
export async function* toLines(pieces: AsyncIterable<string>, longest: number): AsyncGenerator<Lines> {
  let rest = "";
  let first = 1;
  for await (const piece of pieces) {
    let text = rest + piece;
    // A CR at the very end may be half of a CRLF.
    const held = text.endsWith("\r") ? "\r" : "";
    if (held !== "") text = text.slice(0, -1);
    if (text.includes("\r")) text = text.replace(/\r\n?/g, "\n");
    const texts = text.split("\n");
    rest = (texts.pop() ?? "").slice(0, longest + 1) + held;
    if (texts.length === 0) continue;
    yield { first, texts: texts.map((line) => cut(line, longest)) };
    first += texts.length;
  }
  const last = rest.endsWith("\r") ? rest.slice(0, -1) : rest;
  if (last !== "") yield { first, texts: [cut(last, longest)] };
}

/** The head of a text, `…` in place of what is cut. */
export function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** The end of a text, `…` in place of what is cut. */
export function cutHead(text: string, longest: number): string {
  return text.length > longest ? `…${text.slice(-longest)}` : text;
}

/** A copy that holds on to no longer text: the parts of a string keep the whole of it in memory. */
export function own(text: string): string {
  return `\0${text}`.slice(1);
}

/** A deep copy, its strings as `own` gives them. */
export function detached<T>(value: T): T {
  return structuredClone(value);
}
