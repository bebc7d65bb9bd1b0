/** The workflows that README.md and docs/ show, and those of this repository. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** Documents by their path from the root. */
export function documents(): ReadonlyMap<string, string> {
  const docs = readdirSync(join(root, "docs")).filter((name) => name.endsWith(".md")).map((name) => `docs/${name}`);
  const top = readdirSync(root).filter((name) => name.endsWith(".md"));
  return new Map([...top, ...docs].map((name) => [name, readFileSync(join(root, name), "utf8")]));
}

/** Blocks of a language, in order. */
export function blocks(markdown: string, language: string): string[] {
  return [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, of = "", text = ""]) => (of === language ? [text] : []));
}

/** Whole workflows: blocks that have jobs. */
export function workflows(document: string): string[] {
  return blocks(documents().get(document) ?? "", "yaml").filter((text) => /^jobs:$/m.test(text));
}

/** What a workflow's `permissions: { a: read, … }` names. */
export function permissions(workflow: string): Readonly<Record<string, string>> {
  const [, inside = ""] = /^permissions: \{ (.*) \}$/m.exec(workflow) ?? [];
  return Object.fromEntries(inside.split(", ").map((pair) => { const [name = "", level = ""] = pair.split(": "); return [name, level]; }));
}
