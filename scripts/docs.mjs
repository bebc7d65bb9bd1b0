/**
 * `npm run docs`: the tables of README.md from action.yml, the list of docs/fixes.md from the fixers, and the JSON Schemas of docs/ from the types' own source.
 * With `--check` nothing is written: it fails and names what is stale.
 */
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { join } from "node:path";
import { between } from "./between.mjs";
import { stage } from "./bundle.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * The two lists of action.yml. Reads the plain form that file keeps to: two spaces a level, each text on its line.
 * @param {string} yaml
 * @returns {Record<string, Array<Record<string, string>>>}
 */
export function readAction(yaml) {
  const sections = {};
  let section = null;
  for (const [index, line] of yaml.split("\n").entries()) {
    const [, indent = "", key = "", value = ""] = /^( *)([\w-]+):(?: (.*))?$/.exec(line) ?? [];
    if (line.trim() === "") continue;
    if (key === "") throw new Error(`action.yml:${index + 1}: this line is not of the form "key: text"`);
    if (indent === "") section = sections[key] = [];
    else if (indent.length === 2) section.push({ name: key, ...(value === "" ? {} : { value: unquote(value) }) });
    else section.at(-1)[key] = unquote(value);
  }
  return sections;
}

const unquote = (text) => (text.startsWith('"') ? JSON.parse(text) : text);

function table(rows, withDefault) {
  const cell = (text) => text.replaceAll("|", "\\|");
  const head = withDefault ? "| input | | default |\n|---|---|---|" : "| output | |\n|---|---|";
  return [head, ...rows.map(({ name, description, default: value }) =>
    `| \`${name}\` | ${cell(description)} |${withDefault ? ` ${value === undefined ? "" : `\`${cell(value)}\``} |` : ""}`)].join("\n");
}

/** What each fixer says of itself in the comment that it begins with, by the kinds that it is asked for. */
async function fixersTable() {
  const folder = join(root, "src/fix/fixers");
  const rows = [];
  for (const name of (await readdir(folder)).filter((n) => n !== "index.ts").sort()) {
    const text = await readFile(join(folder, name), "utf8");
    const [, comment = ""] = /^\/\*\*([\s\S]*?)\*\//.exec(text) ?? [];
    const [, kinds = ""] = /kinds: \[([^\]]*)\]/.exec(text) ?? [];
    const words = [...kinds.matchAll(/"([\w.-]+)"/g)].map((m) => `\`${m[1]}\``);
    if (comment === "" || words.length === 0) throw new Error(`${name}: no comment to begin with, or no kinds`);
    rows.push(`| ${words.join(", ")} | ${comment.replace(/\s*\n\s*\*\s?/g, " ").trim()} |`);
  }
  return ["| kind | what the patch does |", "|---|---|", ...rows].join("\n");
}

async function generated() {
  const { inputs, outputs } = readAction(await readFile(join(root, "action.yml"), "utf8"));
  const readme = await readFile(join(root, "README.md"), "utf8");
  const staged = join(root, ".cache", "docs");
  await stage(staged);
  const schemas = await import(pathToFileURL(join(staged, "report", "json-schema.js")).href);
  return new Map([
    ["docs/fixes.md", between(await readFile(join(root, "docs/fixes.md"), "utf8"), "fixers", await fixersTable())],
    ["README.md", between(between(readme, "inputs", table(inputs, true)), "outputs", table(outputs, false))],
    ["docs/report.schema.json", schemas.reportSchemaText()],
    ["docs/trace.schema.json", schemas.traceSchemaText()],
    ["docs/handoff.schema.json", schemas.handoffSchemaText()],
  ]);
}

async function main() {
  const check = process.argv.includes("--check");
  for (const [file, content] of await generated()) {
    const before = await readFile(join(root, file), "utf8").catch(() => null);
    if (before === content) continue;
    if (check) {
      console.error(`${file} is stale: run \`npm run docs\` and commit it`);
      process.exitCode = 1;
    } else {
      await mkdir(join(root, "docs"), { recursive: true });
      await writeFile(join(root, file), content);
      console.log(`wrote ${file}`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
