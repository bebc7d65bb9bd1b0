/**
 * `npm run bench:accuracy [-- FOLDER…]`: scores the tool on cases whose root is known. Without a folder it takes
 * accuracy/cases and writes the figures into docs/accuracy.md; a folder is any that holds cases, at any depth.
 *
 *   --tool CMD     what to score ("node dist/cli/index.js")   --python PY   in place of the pinned environment
 *   --jobs N       cases at a time (1)                        --limit S     seconds for a case (180)
 *   --json FILE    the rows as JSON                           --keep DIR    keep checkouts and bundles there
 *   --prove        prove the labels of the cases instead, without the tool
 *
 * Ends with 1 where a law or honesty is broken, or a label is not true.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parseArgsStringToArgv } from "string-argv";
import { findCases } from "./accuracy/cases.mjs";
import { measure } from "./accuracy/measure.mjs";
import { prove } from "./accuracy/prove.mjs";
import { figuresOf, fixesTable, line, tables, totals } from "./accuracy/tables.mjs";
import { makeVenv } from "./accuracy/venv.mjs";
import { between } from "./between.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    tool: { type: "string" }, python: { type: "string" }, json: { type: "string" }, keep: { type: "string" },
    jobs: { type: "string", default: "1" }, limit: { type: "string", default: "180" }, prove: { type: "boolean", default: false },
  },
});
const own = join(root, "accuracy", "cases");
const cases = findCases(positionals.length > 0 ? positionals : [own]);
const yard = values.keep === undefined ? mkdtempSync(join(tmpdir(), "accuracy-")) : resolve(values.keep);
const tool = values.tool === undefined ? [process.execPath, join(root, "dist", "cli", "index.js")] : parseArgsStringToArgv(values.tool);
const options = { tool, python: values.python === undefined ? await makeVenv(root) : resolve(values.python), seconds: Number(values.limit), yard, keep: values.keep !== undefined };
mkdirSync(yard, { recursive: true });
try {
  process.exitCode = (await (values.prove ? proveAll() : scoreAll())) ? 0 : 1;
} finally {
  if (!options.keep) rmSync(yard, { recursive: true, force: true });
}

async function proveAll() {
  const untrue = await each(cases, async (one) => {
    const problems = await prove(one, options);
    console.log(`${problems.length === 0 ? "true" : "NOT TRUE"} ${one.id} ${problems.join("; ")}`.trim());
    return problems.length;
  });
  return untrue.every((count) => count === 0);
}

async function scoreAll() {
  const rows = await each(cases, async (one) => {
    const row = await measure(one, options);
    console.log(line(row));
    return row;
  });
  const now = figuresOf(rows);
  console.log(Object.entries(totals(now)).map(([column, figure]) => `${column} ${figure}`).join("  "));
  if (values.json !== undefined) {
    mkdirSync(dirname(resolve(values.json)), { recursive: true });
    writeFileSync(values.json, `${JSON.stringify(rows, null, 1)}\n`);
  }
  if (positionals.length === 0) {
    const page = join(root, "docs", "accuracy.md");
    const first = JSON.parse(readFileSync(join(root, "accuracy", "first.json"), "utf8"));
    const reviewed = JSON.parse(readFileSync(join(root, "accuracy", "reviewed.json"), "utf8"));
    writeFileSync(page, between(between(readFileSync(page, "utf8"), "cases", tables(first, now)), "fixes", fixesTable(rows, reviewed)));
  }
  return rows.every(({ columns }) => columns.honest && columns.laws);
}

/** So many at a time, results in the order of the list. */
async function each(list, work) {
  const results = new Array(list.length);
  let next = 0;
  await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, async () => {
    while (next < list.length) {
      const at = next;
      next += 1;
      results[at] = await work(list[at]);
    }
  }));
  return results;
}
