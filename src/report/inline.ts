/** Running text with code in it, before it becomes Markdown, HTML or terminal output. */
import { clip, visibleLine } from "../trace/visible.js";

export type Span =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  /** A line of the checkout; the line is null for the file itself. */
  | { readonly kind: "place"; readonly file: string; readonly line: number | null }
  | { readonly kind: "commit"; readonly sha: string }
  /** A file of the bundle. */
  | { readonly kind: "bundle"; readonly path: string };

export const text = (content: string): Span => ({ kind: "text", text: content });
export const strong = (content: string): Span => ({ kind: "strong", text: content });
export const code = (content: string, max = 300): Span => ({ kind: "code", text: clip(content, max) });
export const place = (file: string, line: number | null): Span => ({ kind: "place", file, line });

/** `file:line` as it is shown; a path beyond reason is cut. */
export function placeText(file: string, line: number | null): string {
  const path = clip(file, 200);
  return line === null ? path : `${path}:${String(line)}`;
}

/** A sentence in which `…` marks code, as rules write it. A backtick without a partner is a character like others. */
export function spans(sentence: string, max = 600): Span[] {
  return clip(sentence, max)
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter((span) => span.kind !== "text" || span.text !== "");
}

/** What the span says, unformatted and safe to print; `quote` frames code. */
export function plain(span: Span, quote: (code: string) => string): string {
  switch (span.kind) {
    case "text":
    case "strong":
      return visibleLine(span.text.replace(/\s+/g, " "));
    case "code":
      return quote(visibleLine(span.text));
    case "place":
      return quote(visibleLine(placeText(span.file, span.line)));
    case "commit":
      return quote(visibleLine(span.sha.slice(0, 7)));
    case "bundle":
      return quote(visibleLine(span.path));
  }
}

/** Joins groups of spans with a separator. */
export function joinSpans(groups: readonly (readonly Span[])[], separator: string): Span[] {
  return groups.filter((g) => g.length > 0).flatMap((group, index) => (index === 0 ? group : [text(separator), ...group]));
}
