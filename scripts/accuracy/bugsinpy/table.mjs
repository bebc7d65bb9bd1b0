/** The section of docs/accuracy.md: ids and figures only. */
import { readFileSync, writeFileSync } from "node:fs";
import { between } from "../../between.mjs";

const RANKS = [1, 3, 5, 10];
/** Rezaalipour and Furia, "An empirical study of fault localization in Python programs", EMSE 29 (2024): 135 faults, statements. */
const PUBLISHED = [["Ochiai, published on 135 faults of 13 projects", [11.9, 30.4, 43.0, 54.1], 37.8], ["best learned combination, published on the same", [20.0, 38.5, 48.9, 60.0], 52.6]];

const percent = (hits, of) => (of === 0 ? "–" : ((100 * hits) / of).toFixed(1));
const within = (ranks, most) => ranks.filter((one) => one !== null && one <= most).length;
const row = (cells) => `| ${cells.join(" | ")} |`;

function line(name, results, of) {
  const lines = results.map((one) => of(one)?.line ?? null);
  const known = results.filter((one) => one.faults.functions > 0);
  const functions = known.map((one) => of(one)?.function ?? null);
  return row([name, String(results.length), ...RANKS.map((most) => percent(within(lines, most), lines.length)), ...RANKS.map((most) => percent(within(functions, most), functions.length))]);
}

const published = ([name, statements, first]) => row([name, "135", ...statements.map((one) => one.toFixed(1)), first.toFixed(1), "", "", ""]);
const rank = (one) => (one === null || one === undefined ? "–" : String(one));
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** @param results of `bugsinpy.mjs`, in order */
export function section(results, { python, load }) {
  const both = results.filter((one) => one.fauxpy !== null);
  const ascii = results.filter((one) => one.env.LC_ALL !== undefined).length;
  const took = median(results.map((one) => one.seconds));
  return `${String(results.length)} bugs of the data set's projects tqdm, thefuck, PySnooper and cookiecutter: all whose named tests fail at the buggy commit, with the tests of the
fixing commit laid over it, and pass at the fixed one, on CPython ${python}. The tool is given the failed nodes and no base: it knows neither the commit nor any change. Its list is
\`candidates\` of the chains, each chain's in turn, then every line of the ranking, each once. \`npm run bench:bugsinpy -- --data DIR\` makes this section anew.

A statement is faulty where the fixing commit changed or removed one of its lines (\`bug_patch.txt\`, tests left out); for a pure insertion the statement before and the one
after it count. Of a compound statement the head counts; a multi-line statement is one. A function is faulty that is the innermost around such a line; bugs without one are
left out of the figures for functions. What pytest 4 renamed is renamed in the projects' \`conftest.py\`, and ${String(ascii)} bugs of text encoding are run in the C locale: in UTF-8 they do not fail.

Bugs (in %) with a faulty statement, and with a faulty function, within rank

${row(["", "bugs", ...RANKS.map((one) => `${String(one)}`), ...RANKS.map((one) => `function ${String(one)}`)])}
|${"---|".repeat(2 + 2 * RANKS.length)}
${line("python-trace", results, (one) => one.ours)}
${both.length === 0 ? "" : `${line("python-trace, the bugs below with FauxPy", both, (one) => one.ours)}\n${line("FauxPy's Ochiai, measured here", both, (one) => one.fauxpy)}\n`}${PUBLISHED.map(published).join("\n")}

The published figures are of other bugs too, of larger projects among them, and count ties by their expected rank; FauxPy here reads the bug's own test files, and has its list's own order. Median ${took.toFixed(0)} s a bug
(published: about 590 s for spectrum methods)${load}.

${row(["bug", "faulty statements", "rank", "function", "of", "s", ...(both.length === 0 ? [] : ["FauxPy", "function", "s"])])}
|${"---|".repeat(both.length === 0 ? 6 : 9)}
${results.map((one) => row([one.id, String(one.faults.lines), rank(one.ours.line), one.faults.functions === 0 ? "" : rank(one.ours.function), String(one.ours.of), one.seconds.toFixed(0),
    ...(both.length === 0 ? [] : one.fauxpy === null ? ["", "", ""] : [rank(one.fauxpy.line), rank(one.fauxpy.function), one.fauxpy.seconds.toFixed(0)])])).join("\n")}`;
}

/** Puts the section into the page, whose other parts are others'. */
export function writeSection(file, text) {
  writeFileSync(file, between(readFileSync(file, "utf8"), "bugsinpy", text));
}
