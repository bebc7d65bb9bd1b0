/**
 * `npm run bench:bugsinpy -- --data DIR [--work DIR] [--python CMD] [--tool CMD] [--jobs N] [--fauxpy N] [--fresh] [BUG…]`:
 * how high the tool ranks the lines that fixed real bugs, into docs/accuracy.md.
 *
 * DIR holds git repositories (bare ones will do) with full history by these names: BugsInPy, tqdm, thefuck, PySnooper,
 * cookiecutter. `--python` is a CPython 3.8. What was measured stays in the work folder and is not measured again, unless
 * `--fresh`; bugs on the command line (`"tqdm 1"`) narrow the run, and nothing is written to docs/ then.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkOut, readBugs } from "./bugsinpy/bugs.mjs";
import { diagnose, fauxpy, test } from "./bugsinpy/runs.mjs";
import { section, writeSection } from "./bugsinpy/table.mjs";
import { ranks, truthOf } from "./bugsinpy/truth.mjs";
import { makeVenv, versionOf } from "./bugsinpy/venv.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: "string" }, work: { type: "string", default: join(root, ".cache", "bugsinpy") }, python: { type: "string", default: "python3.8" },
    tool: { type: "string", default: `${process.execPath} ${join(root, "dist", "cli", "index.js")}` }, jobs: { type: "string", default: "1" },
    fauxpy: { type: "string", default: "8" }, seconds: { type: "string", default: "300" }, fresh: { type: "boolean", default: false },
  },
});
if (values.data === undefined) {
  console.error("bugsinpy: --data DIR is missing: a folder with the repositories BugsInPy, tqdm, thefuck, PySnooper and cookiecutter");
  process.exit(2);
}
const work = resolve(values.work);
/** Where the default, UTF-8, hides a bug of encodings: text files are ASCII here. */
const PLACES = [{}, { LC_ALL: "C", PYTHONUTF8: "0" }];
const seconds = Number(values.seconds);
mkdirSync(work, { recursive: true });
const python = makeVenv(work, values.python, "tests");
const rival = Number(values.fauxpy) > 0 ? makeVenv(work, values.python, "fauxpy") : null;

/** The first surroundings in which a named test fails at the buggy commit and passes at the fixed one. */
async function reproduce(bug, { buggy, fixed }) {
  for (const env of PLACES) {
    const [before, after] = [await test(python, buggy, bug.nodes, env), await test(python, fixed, bug.nodes, env)];
    const nodes = before.failed.filter((node) => after.passed.includes(node));
    if (nodes.length > 0) return { env, nodes };
  }
  return null;
}

async function measure(bug) {
  const at = join(work, bug.id.replace(" ", "-"));
  const file = join(at, "result.json");
  if (!values.fresh && existsSync(file)) return JSON.parse(readFileSync(file, "utf8"));
  const places = checkOut(bug, at);
  const seen = await reproduce(bug, places);
  const truth = truthOf(bug, python, places.buggy);
  if (seen === null || truth.lines.length === 0) {
    console.error(`${bug.id}: left out, ${seen === null ? "its tests do not fail and pass as stated" : "its fix touches no Python statement"}`);
    return null;
  }
  const { list, seconds: took } = await diagnose(values.tool.split(" "), python, places.buggy, seen, join(at, "out"), seconds);
  const result = { id: bug.id, env: seen.env, nodes: seen.nodes, faults: { lines: truth.lines.length, functions: truth.functions.length }, ours: ranks(truth, list, python, places.buggy), seconds: took, truth, fauxpy: null };
  writeFileSync(file, JSON.stringify(result));
  console.error(`${bug.id}: statement ${String(result.ours.line)}, function ${String(result.ours.function)} of ${String(result.ours.of)}, ${took.toFixed(0)} s`);
  return result;
}

/** FauxPy's list for a bug that was measured; nothing where it did not end in time or wrote none. */
async function against(bug, result) {
  const at = join(work, bug.id.replace(" ", "-"));
  const told = await fauxpy(rival, join(at, "buggy"), bug, result, seconds);
  if (told === null) return false;
  Object.assign(result, { fauxpy: { ...ranks(result.truth, told.list, python, join(at, "buggy")), seconds: told.seconds } });
  writeFileSync(join(at, "result.json"), JSON.stringify(result));
  return true;
}

const bugs = readBugs(resolve(values.data)).filter(({ id }) => positionals.length === 0 || positionals.includes(id));
const waiting = bugs.map((bug, index) => ({ bug, index }));
const found = [];
await Promise.all(Array.from({ length: Number(values.jobs) }, async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) found[next.index] = await measure(next.bug);
}));
const results = found.filter((one) => one != null);
if (rival !== null) {
  // Evenly over the list, so that every project has its share.
  const step = Math.max(1, Math.floor(results.length / Number(values.fauxpy)));
  for (const result of results.filter((_, index) => index % step === 0).slice(0, Number(values.fauxpy))) {
    if (result.fauxpy === null && !(await against(bugs.find(({ id }) => id === result.id), result))) console.error(`${result.id}: FauxPy wrote no list within ${String(seconds)} s`);
  }
}
const text = section(results, { python: versionOf(python), load: `, on a machine with a load of ${loadavg()[2].toFixed(0)}` });
if (positionals.length === 0) writeSection(join(root, "docs", "accuracy.md"), text);
else console.log(text);
