/** Spans as lines of a terminal: coloured or plain, wrapped at words. */
import { styleText } from "node:util";
import { plain, type Span } from "./inline.js";
import { visibleLine } from "../trace/visible.js";

export interface Screen {
  readonly style: "colour" | "plain";
  /** Columns; code is never broken, so that it can be copied. */
  readonly width: number;
}

export type Paint = "bold" | "dim" | "cyan" | "red" | "green" | "yellow";

/** Paints text that is safe to print already. */
export function paint({ style }: Screen, format: Paint | readonly Paint[], text: string): string {
  return style === "plain" ? text : styleText(typeof format === "string" ? format : [...format], text, { validateStream: false });
}

/** A stretch without a break in it. */
interface Word {
  readonly shown: string;
  readonly width: number;
}

function pieces(span: Span, screen: Screen, quote: (code: string) => string): Word[] {
  const whole = plain(span, quote);
  const painted = (text: string): string => {
    if (span.kind === "text") return text;
    return paint(screen, span.kind === "strong" ? "bold" : "cyan", text);
  };
  const parts = span.kind === "text" || span.kind === "strong" ? whole.split(/( )/) : [whole];
  return parts.filter((p) => p !== "").map((p) => ({ shown: p === " " ? p : painted(p), width: cells(p) }));
}

/** East Asian wide characters and emoji, which take two cells (Unicode, annex 11, in broad strokes). */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/gu;

function cells(text: string): number {
  return text.replace(/\p{M}/gu, "").replace(WIDE, "xx").replace(/[\u{10000}-\u{10ffff}]/gu, "x").length;
}

/** Joins what no space parts, so that a comma stays with the code before it. */
function words(all: readonly Word[]): Word[] {
  const out: Word[] = [];
  let open = false;
  for (const word of all) {
    const last = out.at(-1);
    if (word.shown === " ") open = false;
    else if (open && last !== undefined) out.splice(-1, 1, { shown: last.shown + word.shown, width: last.width + word.width });
    else {
      out.push(word);
      open = true;
    }
  }
  return out;
}

/**
 * Wraps spans.
 * @param indent columns before each line; the caller puts the first line's in place itself
 * @param quote how code is framed where there is no colour for it
 */
export function wrapped(spans: readonly Span[], screen: Screen, indent: number, quote: (code: string) => string = (c) => c): string {
  const room = Math.max(20, screen.width - indent);
  const lines: string[] = [];
  let line = "";
  let width = 0;
  for (const word of words(spans.flatMap((s) => pieces(s, screen, quote)))) {
    if (line !== "" && width + 1 + word.width > room) {
      lines.push(line);
      line = "";
      width = 0;
    }
    line += line === "" ? word.shown : ` ${word.shown}`;
    width += word.width + (width === 0 ? 0 : 1);
  }
  return [...lines, line].join(`\n${" ".repeat(indent)}`);
}

/** Backticks around code, where colour does not tell it apart. */
export function quoting(screen: Screen): (code: string) => string {
  return screen.style === "plain" ? (code) => `\`${code}\`` : (code) => code;
}

/** A line of foreign text; the bar keeps a runner from taking it for a command. */
export function barred(line: string): string {
  return `│ ${visibleLine(line.replaceAll("\t", "    "))}`;
}
