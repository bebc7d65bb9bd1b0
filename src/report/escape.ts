/** Hostile text in Markdown as GitHub renders it (GFM, then its mention, issue, commit, emoji and math filters). */
import { visibleBlock, visibleLine, visibleProse } from "../trace/visible.js";

function longestRun(content: string): number {
  return (content.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

/** Inline code that its content cannot end (CommonMark 0.31, section 6.1). */
export function inlineCode(content: string): string {
  return ownCode(visibleLine(content));
}

/** The same for one line of our own, whose foreign parts are made visible already: its markers stay as they are. */
export function ownCode(shown: string): string {
  if (shown.trim() === "") return "(empty)";
  const ticks = "`".repeat(longestRun(shown) + 1);
  const pad = /^`|`$|^ .* $/.test(shown) ? " " : "";
  return `${ticks}${pad}${shown}${pad}${ticks}`;
}

/** Inline code for a table cell: a bar ends a cell even in code unless a single backslash stands before it. */
export function cellCode(content: string): string {
  return inlineCode(content.replace(/\\(?=\|)/g, "\\u005c")).replaceAll("|", "\\|");
}

/** A fenced block that its content cannot end. */
export function fence(content: string, info = "text"): string {
  return ownFence(visibleBlock(content).replace(/\n+$/, ""), info);
}

/** The same for a block of our own, whose foreign parts are made visible already. */
export function ownFence(shown: string, info = ""): string {
  const ticks = "`".repeat(Math.max(3, longestRun(shown) + 1));
  return `${ticks}${info}\n${shown}\n${ticks}`;
}

/** Words that GitHub turns into a ping, a link, an emoji or a formula: shown as code, where its filters do not look. */
const ACTIVE = /@|#\d|\bGH-\d|:\/\/|www\.|\$|:(?!\d{1,2}:)[\w+-]+:|\b[0-9a-f]{7,40}\b/i;

function escapeWord(word: string): string {
  if (ACTIVE.test(word)) return inlineCode(word);
  return word
    .replace(/&/g, "&amp;")
    .replace(/[\\*[\]~]/g, "\\$&")
    .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "\\_")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/\|/g, "&#124;")
    .replace(/`/g, "&#96;");
}

/** Running text without any markup of its own, safe in a paragraph, a list item and a table cell. */
export function prose(content: string): string {
  return visibleProse(content)
    .split(" ")
    .map(escapeWord)
    .join(" ")
    .replace(/^[-+#=]/, "\\$&")
    .replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2");
}

/** Text inside an HTML element, where Markdown is not read. */
export function htmlText(content: string): string {
  const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return visibleLine(content).replace(/[&<>"']/g, (c) => entities[c] ?? c);
}

/** Running text inside `<summary>`: GitHub's filters look there too. */
export function htmlProse(content: string): string {
  return visibleProse(content)
    .split(" ")
    .map((word) => (ACTIVE.test(word) ? `<code>${htmlText(word)}</code>` : htmlText(word)))
    .join(" ");
}
