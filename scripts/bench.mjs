/** `npm run bench [ROW…]`: the tracer's cost against the child processes that it cannot avoid, each figure a ratio within one run. Prints a table; `--json FILE` writes it. */
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { history } from "./bench/history.mjs";
import { many } from "./bench/many.mjs";
import { oneNode, oneNodeWithTypes } from "./bench/one-node.mjs";
import { polluter } from "./bench/polluter.mjs";
import { reruns } from "./bench/reruns.mjs";
import { makeVenv } from "./bench/tools.mjs";

const rows = { "one-node-mypy": oneNodeWithTypes, "one-node": oneNode, "300-nodes": many, polluter, reruns, history };
const args = process.argv.slice(2);
const json = args.includes("--json") ? args[args.indexOf("--json") + 1] : null;
const wanted = args.filter((a) => a in rows);
const python = makeVenv();
const table = [];
for (const [name, run] of Object.entries(rows)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`bench: ${name}`);
  for (const figure of await run(python)) {
    table.push({ row: name, ...figure });
    const met = figure.ratio <= figure.reach;
    console.log(`| ${name} | ${figure.what} | ${figure.ours} | ${figure.theirs} | ${figure.ratio.toFixed(2)} | ≤ ${figure.reach} | ${met ? "reached" : "missed"} |`);
  }
}
if (json) writeFileSync(json, `${JSON.stringify({ node: process.version, cpus: cpus().length, figures: table }, null, 2)}\n`);
