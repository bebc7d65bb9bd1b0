/** HTML in which everything is escaped unless it was made here. */
import { visibleBlock } from "../../trace/visible.js";

export class Html {
  constructor(readonly text: string) {}
}
export type Content = Html | string | number | null | readonly Content[];

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (c) => ENTITIES[c] ?? c);
}

function render(content: Content): string {
  if (content === null) return "";
  if (content instanceof Html) return content.text;
  if (typeof content === "number") return String(content);
  if (typeof content === "string") return escaped(visibleBlock(content));
  return content.map(render).join("");
}

/** A line of our own, whose foreign parts are made visible already: escaped, its markers as they are. */
export function own(text: string): Html {
  return new Html(escaped(text));
}

/** A template whose values are escaped, in text and in quoted attributes alike. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(strings.reduce((out, part, index) => out + render(values[index - 1] ?? null) + part));
}
