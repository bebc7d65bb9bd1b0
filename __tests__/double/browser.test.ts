import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { findBrowser, renderComment, screenshot, withPage } from "./browser.js";

const browser = findBrowser();
/** In CI a browser must be there; elsewhere a machine without one skips, with the reason in the name. */
const withBrowser = typeof browser === "string" || process.env.CI !== undefined ? describe : describe.skip;
const why = typeof browser === "string" ? "" : ` (${browser.missing})`;

const comment = `### Title

| a | b |
|---|---|
| 1 | \`x\` |

<!-- hidden --><details><summary>More</summary>

- [x] done
</details>

<img src="https://tracker.example.org/a.png" onerror="document.title = 'hacked'"><script>document.title = "hacked"</script>
`;

withBrowser(`pictures${why}`, () => {
  test("are PNG files as wide as asked, and differ between light and dark", async () => {
    const html = await renderComment(comment);
    const light = await screenshot(html, { width: 640 });
    const dark = await screenshot(html, { width: 640, dark: true });
    try {
      const [a, b] = [readFileSync(light), readFileSync(dark)];
      expect(a.toString("latin1", 1, 4)).toBe("PNG");
      expect(a.readUInt32BE(16)).toBe(640);
      expect(a.equals(b)).toBe(false);
    } finally {
      for (const picture of [light, dark]) rmSync(dirname(picture), { recursive: true });
    }
  });

  test("show Markdown as github.com does: tables, folds and task lists live, scripts and handlers do not", async () => {
    const seen = await withPage(await renderComment(comment), {}, async ({ page, requests, errors }) => ({
      cells: await page.locator("td").allInnerTexts(),
      folds: await page.locator("details > summary").count(),
      tasks: await page.locator("li input[type=checkbox]").count(),
      title: await page.title(),
      requests,
      errors,
    }));
    expect(seen).toEqual({ cells: ["1", "x"], folds: 1, tasks: 1, title: "comment", requests: ["https://tracker.example.org/a.png"], errors: [] });
  });
});
