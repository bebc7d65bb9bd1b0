/** Where the fault is: the statements that the fixing commit changed, and how high a ranked list has them. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const READER = fileURLToPath(new URL("statements.py", import.meta.url));
const TEST = /(?:^|\/)(?:tests?|testing)\/|(?:^|\/)(?:test_[^/]*|[^/]*_test|conftest)\.py$/;

/** Statements and functions of files: `{file: {first: {line: line}, function: {line: name}, code: line[]}}`. */
export function statements(python, root, files) {
  const done = spawnSync(python, [READER], { input: JSON.stringify({ root, files: [...new Set(files)] }), encoding: "utf8", maxBuffer: 1 << 28 });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout);
}

/**
 * What a patch touched, by file, in lines of the code before it: those that it took away or rewrote, and for a pure insertion
 * the place, as the number of the line that it follows.
 * @returns {Map<string, { lines: number[], after: number[] }>}
 */
export function touched(patch) {
  const found = new Map();
  let file = null;
  let line = 0;
  let block = { removed: [], added: [] };
  const close = () => {
    if (file !== null && !TEST.test(file) && file.endsWith(".py")) {
      const there = found.get(file) ?? { lines: [], after: [] };
      found.set(file, there);
      if (block.removed.length > 0) there.lines.push(...block.removed);
      else if (block.added.some((text) => text.trim() !== "" && !text.trim().startsWith("#"))) there.after.push(line - 1);
    }
    block = { removed: [], added: [] };
  };
  for (const text of patch.split(/\r?\n/)) {
    const head = /^@@ -(\d+)(?:,(\d+))? /.exec(text);
    if (text.startsWith("diff --git")) {
      close();
      file = null;
    } else if (text.startsWith("--- ")) file = text.startsWith("--- a/") ? text.slice(6).trim() : null;
    else if (text.startsWith("+++ ")) continue;
    else if (head !== null) {
      close();
      line = Number(head[1]) + (head[2] === "0" ? 1 : 0);
    } else if (text.startsWith("-")) {
      block.removed.push(line);
      line += 1;
    } else if (text.startsWith("+")) block.added.push(text.slice(1));
    else if (text.startsWith(" ") || text === "") {
      close();
      line += 1;
    }
  }
  close();
  return found;
}

/**
 * The faulty statements as `file:line` (the line that a statement starts on) and functions as `file:name`. Blank lines and
 * comments are no statements. A pure insertion counts as the statement before it and the one after it, in the same file.
 */
export function truthOf(bug, python, root) {
  const changes = touched(bug.patch);
  const known = statements(python, root, [...changes.keys()]);
  const lines = new Set();
  const functions = new Set();
  for (const [file, { lines: rewritten, after }] of changes) {
    const read = known[file];
    if (read === undefined) continue;
    const add = (line) => {
      if (read.first[line] === undefined || !read.code.includes(read.first[line])) return;
      lines.add(`${file}:${read.first[line]}`);
      if (read.function[line] !== undefined) functions.add(`${file}:${read.function[line]}`);
    };
    for (const line of rewritten) add(line);
    for (const line of after) {
      add(read.code.filter((one) => one <= line).at(-1));
      add(read.code.find((one) => one > line));
    }
  }
  return { lines: [...lines], functions: [...functions] };
}

/** The ranks (from 1) of the first faulty statement and function in a list of `{file, line}`; null where it has none. */
export function ranks(truth, list, python, root) {
  const known = statements(python, root, list.map(({ file }) => file));
  const unique = (all) => [...new Set(all.filter((one) => one !== null))];
  const lines = unique(list.map(({ file, line }) => `${file}:${known[file]?.first[line] ?? line}`));
  const functions = unique(list.map(({ file, line }) => (known[file]?.function[line] === undefined ? null : `${file}:${known[file].function[line]}`)));
  const first = (all, wanted) => {
    const at = all.findIndex((one) => wanted.includes(one));
    return at < 0 ? null : at + 1;
  };
  return { line: first(lines, truth.lines), function: first(functions, truth.functions), of: lines.length };
}
