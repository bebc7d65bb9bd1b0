/**
 * `npm run bench [-- ROW…] [--cli FILE] [--json FILE] [--docs]`: the tracer's cost against what it cannot avoid, each figure a ratio
 * of two things measured in one run on one machine. Prints a table, writes the same as JSON (.cache/bench.json), and ends
 * with 1 where a figure is missed. `--cli` measures another build than dist/; `--docs` writes the table into docs/performance.md.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { growth } from "./bench/growth.mjs";
import { history } from "./bench/history.mjs";
import { many } from "./bench/many.mjs";
import { oneNode, oneNodeWithTypes } from "./bench/one-node.mjs";
import { polluter } from "./bench/polluter.mjs";
import { junit, log } from "./bench/reading.mjs";
import { reruns } from "./bench/reruns.mjs";
import { coldStart } from "./bench/start.mjs";
import { makeVenv, root } from "./bench/tools.mjs";
import { between } from "./between.mjs";

const ROWS = { "one-node-mypy": oneNodeWithTypes, "one-node": oneNode, "300-nodes": many, polluter, reruns, history, junit, log, "cold-start": coldStart, growth };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cli: { type: "string", default: join(root, "dist", "cli", "index.js") }, json: { type: "string", default: join(root, ".cache", "bench.json") }, docs: { type: "boolean", default: false } },
});
const unknown = positionals.filter((name) => !(name in ROWS));
if (unknown.length > 0) {
  console.error(`bench: no row ${unknown.join(", ")}; there are ${Object.keys(ROWS).join(", ")}`);
  process.exit(2);
}

const bench = { python: makeVenv(), cli: resolve(values.cli) };
const figures = [];
const table = ["| row | measured | ours | against | ratio | to reach | |", "|---|---|---|---|---|---|---|"];
console.log(table.join("\n"));
for (const row of positionals.length > 0 ? positionals : Object.keys(ROWS)) {
  for (const { what, ours, theirs, ratio, reach } of await ROWS[row](bench)) {
    // A figure without a mark to reach is for the reader.
    const reached = reach === null || ratio <= reach;
    figures.push({ row, what, ours, theirs, ratio, reach, reached });
    table.push(`| ${row} | ${what} | ${ours} | ${theirs} | ${ratio.toFixed(3)} | ${reach === null ? "" : `≤ ${reach}`} | ${reach === null ? "" : reached ? "reached" : "missed"} |`);
    console.log(table.at(-1));
  }
}
mkdirSync(dirname(values.json), { recursive: true });
writeFileSync(values.json, `${JSON.stringify({ node: process.version, platform: process.platform, cpus: availableParallelism(), figures }, null, 2)}\n`);
if (values.docs) {
  const page = join(root, "docs", "performance.md");
  writeFileSync(page, between(readFileSync(page, "utf8"), "figures", table.join("\n")));
}
process.exit(figures.every((f) => f.reached) ? 0 : 1);
