/** What a Markdown text becomes, by parsing it: the words outside code, the links, the raw HTML, the code blocks. */
import { marked, type Token, type Tokens } from "marked";

export interface Rendered {
  readonly links: readonly string[];
  readonly images: number;
  /** Raw HTML tags as they stand, without their attributes' values checked. */
  readonly html: readonly string[];
  /** Text that GitHub's filters (mentions, issues, commits, emoji) would look at. */
  readonly text: string;
  readonly codeBlocks: readonly string[];
  readonly codeSpans: readonly string[];
  readonly headings: readonly string[];
}

interface Sink {
  links: string[];
  images: number;
  html: string[];
  text: string[];
  codeBlocks: string[];
  codeSpans: string[];
  headings: string[];
}

export function rendered(markdown: string): Rendered {
  const sink: Sink = { links: [], images: 0, html: [], text: [], codeBlocks: [], codeSpans: [], headings: [] };
  walk(marked.lexer(markdown, { gfm: true, breaks: true }), sink);
  return { ...sink, text: sink.text.join("\n") };
}

const isTable = (token: Token): token is Tokens.Table => token.type === "table";
const isList = (token: Token): token is Tokens.List => token.type === "list";

function walk(tokens: readonly Token[], sink: Sink): void {
  for (const token of tokens) {
    if (isTable(token)) {
      for (const cell of [...token.header, ...token.rows.flat()]) walk(cell.tokens, sink);
      continue;
    }
    if (isList(token)) {
      for (const item of token.items) walk(item.tokens, sink);
      continue;
    }
    note(token, sink);
    if ("tokens" in token) walk(token.tokens, sink);
  }
}

function note(token: Token, sink: Sink): void {
  switch (token.type) {
    case "link":
      sink.links.push(String(token["href"]));
      break;
    case "image":
      sink.images += 1;
      break;
    case "html":
      htmlOf(token.raw, sink);
      break;
    case "code":
      sink.codeBlocks.push(String(token["text"]));
      break;
    case "codespan":
      sink.codeSpans.push(String(token["text"]));
      break;
    case "heading":
      sink.headings.push(String(token["text"]));
      break;
    case "text":
    case "escape":
      if (!("tokens" in token)) sink.text.push(String(token["text"]));
      break;
    default:
      break;
  }
}

/** Tags of raw HTML; what stands between them outside `<code>` is text too. */
function htmlOf(raw: string, sink: Sink): void {
  sink.html.push(...(raw.match(/<[^>]*>/g) ?? []));
  sink.text.push(raw.replace(/<code>[^<]*<\/code>/g, "").replace(/<[^>]*>/g, "").replace(/&#39;/g, "'").replace(/&quot;/g, '"'));
}
