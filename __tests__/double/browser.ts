/** Looks at pages and comments with the Chromium of this machine, without a network. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marked } from "marked";
import { chromium, type Page } from "playwright-core";

export interface View {
  /** In CSS pixels; 900 by default. */
  readonly width?: number;
  readonly dark?: boolean;
}

export interface Opened {
  readonly page: Page;
  /** Addresses that the page asked for; none of them was answered. */
  readonly requests: readonly string[];
  /** What the page's scripts complained about. */
  readonly errors: readonly string[];
}

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser's path, or why there is none. */
export function findBrowser(): string | { readonly missing: string } {
  return places.find((place) => existsSync(place)) ?? { missing: `no browser at ${places.join(", ")}` };
}

/** Opens the HTML in a fresh profile and hands the loaded page over; throws where there is no browser. */
export async function withPage<T>(html: string, { width = 900, dark = false }: View, use: (opened: Opened) => Promise<T>): Promise<T> {
  const executablePath = findBrowser();
  if (typeof executablePath !== "string") throw new Error(executablePath.missing);
  const profile = mkdtempSync(join(tmpdir(), "browser-"));
  try {
    const context = await chromium.launchPersistentContext(profile, {
      executablePath,
      args: switches,
      viewport: { width, height: 800 },
      colorScheme: dark ? "dark" : "light",
    });
    try {
      const requests: string[] = [];
      const errors: string[] = [];
      await context.route(/^(?!data:|about:|blob:)/, async (route) => {
        requests.push(route.request().url());
        await route.abort();
      });
      const page = await context.newPage();
      page.on("pageerror", (error) => errors.push(error.message));
      await page.setContent(html, { waitUntil: "load" });
      return await use({ page, requests, errors });
    } finally {
      await context.close();
    }
  } finally {
    rmSync(profile, { recursive: true, force: true });
  }
}

/** A picture of the whole page as a PNG file in a temporary folder, which the caller owns. */
export function screenshot(html: string, view: View = {}): Promise<string> {
  return withPage(html, view, async ({ page }) => {
    const path = join(mkdtempSync(join(tmpdir(), "picture-")), "page.png");
    await page.screenshot({ path, fullPage: true });
    return path;
  });
}

/** The address schemes and elements that github.com takes out of a comment, so that the picture does not flatter. */
function sanitised(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<\/?(script|style|iframe|object|embed|form|input(?! (checked="" )?disabled="" type="checkbox")|textarea|title)\b[^>]*>/gi, "")
    .replace(/ (?:on\w+|style|class(?!="language-)|id)="[^"]*"/gi, "")
    .replace(/(href|src)="\s*(?:javascript|data|vbscript):[^"]*"/gi, '$1=""');
}

/** A page that shows Markdown about as github.com shows a comment (GFM, its style sheet, its box); light or dark by the view. */
export async function renderComment(markdown: string, author = "github-actions"): Promise<string> {
  const sheet = readFileSync(createRequire(import.meta.url).resolve("github-markdown-css/github-markdown.css"), "utf8");
  const body = sanitised(await marked.parse(markdown, { gfm: true, breaks: true }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>comment</title><style>${sheet}
    :root { color-scheme: light dark; }
    body { margin: 0; padding: 16px; background: light-dark(#fff, #0d1117); }
    article { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px; }
    header { padding: 8px 16px; font: 14px -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif;
      color: light-dark(#59636e, #9198a1); background: light-dark(#f6f8fa, #151b23); border-bottom: inherit; border-radius: 6px 6px 0 0; }
    .markdown-body { padding: 16px; border-radius: 6px; font-size: 14px; }
  </style></head><body><article><header><b>${author}</b> bot commented</header><div class="markdown-body">${body}</div></article></body></html>`;
}
