import { describe, expect, test } from "@jest/globals";
import { marked } from "marked";
import { cellCode, fence, htmlProse, inlineCode, prose } from "../../src/report/escape.js";
import { NASTY } from "../support/nasty.js";
import { rendered } from "./rendered.js";

const html = (markdown: string): string => marked.parse(markdown, { gfm: true, async: false });

describe("inline code", () => {
  test.each([
    ["a`b", "``a`b``"], ["`a`", "`` `a` ``"], ["a``b`c", "```a``b`c```"], [" a ", "`  a  `"], ["", "(empty)"], ["\n", "`\\n`"],
    ["test[a\nb]", "`test[a\\nb]`"], ["\u202ex", "`\\u202ex`"], ["\u001b[31mred\u001b[0m", "`red`"], ["\u{e0041}", "`\\U000e0041`"],
  ])("%j becomes %j", (content, expected) => {
    expect(inlineCode(content)).toBe(expected);
  });

  test("is one code span with nothing beside it, whatever it holds", () => {
    for (const nasty of NASTY.filter((n) => n.trim() !== "" && inlineCode(n) !== "(empty)")) {
      const { codeSpans, text, html: tags } = rendered(`x ${inlineCode(nasty)} y`);
      expect([codeSpans.length, text.replace(/\s+/g, " "), tags]).toEqual([1, "x y", []]);
    }
  });
});

describe("table cells", () => {
  test("a bar and a backslash before one stay in the cell", () => {
    for (const nasty of ["|", "a|b", "a\\|b", "a\\\\|b", "\\", "||`|"]) {
      const table = html(`| a | b |\n|---|---|\n| ${cellCode(nasty)} | end |`);
      expect(table).toContain("<td>end</td>");
      expect(table.match(/<td>/g)).toHaveLength(2);
    }
  });
});

describe("fences", () => {
  test("are one block that holds all of it and the text goes on after it", () => {
    for (const nasty of NASTY) {
      const { codeBlocks, text } = rendered(`${fence(nasty)}\n\nafter`);
      expect(codeBlocks).toHaveLength(1);
      expect(text).toBe("after");
    }
  });
});

describe("prose", () => {
  test.each([
    ["@octocat said", "`@octocat` said"], ["see #12", "see `#12`"], ["<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"], ["snake_case and __init__", "snake_case and \\_\\_init\\_\\_"],
    ["- item", "\\- item"], ["1. one", "1\\. one"], ["a | b", "a &#124; b"], ["took 10:00:03", "took 10:00:03"], ["fails 5 of 5", "fails 5 of 5"], ["&amp;", "&amp;amp;"],
  ])("%j becomes %j", (content, expected) => {
    expect(prose(content)).toBe(expected);
  });

  test("is one paragraph of text and code wherever it stands", () => {
    for (const nasty of NASTY) {
      for (const prefix of ["", "- ", "x "]) {
        const markdown = `${prefix}${prose(nasty)}`;
        const { links, images, html: tags, headings, codeBlocks } = rendered(markdown);
        expect([links, images, tags, headings, codeBlocks]).toEqual([[], 0, [], [], []]);
        expect(html(markdown)).not.toMatch(/<(?:ol|ul>\s*<li>\s*<ul|blockquote|hr|em|strong|del|input|table)/);
      }
    }
  });

  test("in HTML has no tag but code and no word that GitHub acts on outside it", () => {
    for (const nasty of NASTY) {
      const shown = htmlProse(nasty);
      expect((shown.match(/<[^>]*>/g) ?? []).filter((t) => !/^<\/?code>$/.test(t))).toEqual([]);
      expect(shown.replace(/<code>.*?<\/code>/g, "")).not.toMatch(/@|:\/\/|www\.|GH-\d/);
    }
  });
});
