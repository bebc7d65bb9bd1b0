/** Spans as HTML. */
import { placeText, type Span } from "../inline.js";
import { visibleLine } from "../../trace/visible.js";
import { html, type Content } from "./tag.js";

function one(span: Span): Content {
  switch (span.kind) {
    case "text":
      return visibleLine(span.text.replace(/\s+/g, " "));
    case "strong":
      return html`<strong>${visibleLine(span.text)}</strong>`;
    case "code":
      return html`<code>${visibleLine(span.text)}</code>`;
    case "place":
      return html`<code class="place">${visibleLine(placeText(span.file, span.line))}</code>`;
    case "commit":
      return html`<code title="${span.sha}">${visibleLine(span.sha.slice(0, 7))}</code>`;
    case "bundle":
      return html`<code>${visibleLine(span.path)}</code>`;
  }
}

/** Running text; nothing in it is a link. */
export function inline(spans: readonly Span[]): Content {
  return spans.map(one);
}
