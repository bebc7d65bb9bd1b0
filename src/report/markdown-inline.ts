/** Spans as GitHub Markdown. */
import { cellCode, htmlProse, htmlText, inlineCode, prose } from "./escape.js";
import { placeText, type Span } from "./inline.js";
import { commitUrl, lineUrl, type Links } from "./links.js";

/** Where the text will stand: each has its own traps. */
export type Target = "line" | "cell" | "summary";

function codeFor(target: Target, content: string): string {
  switch (target) {
    case "line":
      return inlineCode(content);
    case "cell":
      return cellCode(content);
    case "summary":
      return `<code>${htmlText(content)}</code>`;
  }
}

/** Running text with the spaces at its two ends kept: they part it from the code beside it. */
function textFor(target: Target, content: string): string {
  const inner = target === "summary" ? htmlProse(content) : prose(content);
  if (inner === "") return content === "" ? "" : " ";
  return `${/^\s/.test(content) ? " " : ""}${inner}${/\s$/.test(content) ? " " : ""}`;
}

function linked(shown: string, url: string | null, target: Target): string {
  return url === null || target === "summary" ? shown : `[${shown}](${url})`;
}

function one(span: Span, target: Target, links: Links): string {
  switch (span.kind) {
    case "text":
      return textFor(target, span.text);
    case "strong":
      return target === "summary" ? `<b>${htmlProse(span.text)}</b>` : `**${prose(span.text)}**`;
    case "code":
      return codeFor(target, span.text);
    case "place":
      return linked(codeFor(target, placeText(span.file, span.line)), lineUrl(links, span.file, span.line), target);
    case "commit":
      return linked(codeFor(target, span.sha.slice(0, 7)), commitUrl(links, span.sha), target);
    case "bundle":
      return linked(codeFor(target, span.path), links.artifact?.url ?? null, target);
  }
}

/** Renders spans on one line. Code next to code is parted by a space, or its backticks would run together. */
export function inline(spans: readonly Span[], target: Target, links: Links): string {
  return spans.reduce((out, span) => {
    const next = one(span, target, links);
    return out.endsWith("`") && next.startsWith("`") ? `${out} ${next}` : out + next;
  }, "");
}
