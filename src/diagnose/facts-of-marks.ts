/** Where a test got its `xfail`: a decorator, a row of its parameters, `pytestmark`, under any name that the tests give the mark. */
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { testOf } from "./facts-of-frames.js";
import { grep, tail, textsOf, type At } from "./facts-of-sources.js";
import { decoratorLine, testFiles } from "./facts-of-tests.js";

/** Names that stand for the mark in the tests' files: `known_bug = pytest.mark.xfail(…)`, or a function that makes one. */
export function marksNamed(dossier: Dossier): ReadonlySet<string> {
  return new Set(testFiles(dossier).flatMap((file) => {
    const source = dossier.sources.get(file);
    const makes = (from: number, to: number): boolean => textsOf(dossier, file, from + 1, to).some((text) => /\bmark\.xfail\b/.test(text));
    return [
      ...(source?.globals ?? []).filter(({ value, name }) => /^(?:pytest\.)?mark\.xfail\b/.test(value) && name !== "pytestmark").map(({ name }) => name),
      ...(source?.defs ?? []).filter((def) => def.kind === "function" && !def.qualname.includes(".") && !/^(?:test|pytest_)/.test(def.qualname) && makes(def.line, def.end_line)).map((def) => def.qualname),
    ];
  }));
}

/** Null where no line of the tests' files puts the mark on the representative. */
export function xfailOf(dossier: Dossier): At | null {
  const test = testOf(dossier);
  const failure = dossier.failures[0];
  if (test === null || failure.type !== "test") return null;
  const named = [...marksNamed(dossier)].map(escape);
  const mark = new RegExp(`\\bxfail\\b${named.length === 0 ? "" : `|\\b(?:${named.join("|")})\\b`}`);
  const rows = rowsOf(dossier, mark);
  const inRow = (at: At): boolean => rows.some(({ file, from, to }) => file === at.file && from <= at.line && at.line <= to);
  const defs = (dossier.sources.get(test.file)?.defs ?? []).filter((one) => (one.kind === "class" ? failure.node.includes(`::${one.qualname}::`) : tail(one.qualname) === test.name)).reverse();
  for (const def of defs) {
    const at = { file: test.file, line: decoratorLine(dossier, test.file, def, mark) };
    if (at.line !== def.line && !inRow(at)) return at;
  }
  const id = /\[(.*)\]$/s.exec(failure.node)?.[1];
  const [row] = id === undefined ? [] : rows.map((one) => ({ ...one, share: shared(one.text, id) })).filter(({ share }) => share > 0).sort((a, b) => b.share - a.share);
  if (row !== undefined) return row;
  const near = Math.max(1, ...defs.map((def) => def.line));
  return grep(dossier, mark, [test.file]).filter((one) => !inRow(one) && !/^\s*(?:#|import\b|from\b)/.test(one.text)).sort((a, b) => Math.abs(a.line - near) - Math.abs(b.line - near))[0] ?? null;
}

interface Row extends At {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Rows of parameters that carry the mark, in the test's module or in what it takes them from. */
function rowsOf(dossier: Dossier, mark: RegExp): readonly Row[] {
  return testFiles(dossier).flatMap((file) => (dossier.sources.get(file)?.calls ?? []).filter((call) => tail(call.func) === "param" && call.keywords.includes("marks")).flatMap((call): readonly Row[] => {
    const lines = textsOf(dossier, file, call.line, call.end_line).map((text, n) => ({ line: call.line + n, text }));
    const at = lines.find(({ text }) => mark.test(text));
    return at === undefined ? [] : [{ file, line: at.line, text: lines.map(({ text }) => text).join("\n"), from: call.line, to: call.end_line }];
  }));
}

/** How many of a row's texts and numbers stand in the id that pytest made of it, as a share (0 to 1); a row of none may be any. An id of its own tells by itself. */
function shared(text: string, id: string): number {
  const own = /\bid\s*=\s*(?:"([^"]+)"|'([^']+)')/.exec(text);
  if (own !== null) return id.includes(own[1] ?? own[2] ?? "") ? 1 : 0;
  const values = [...text.replace(/\bmarks\s*=.*$/s, "").matchAll(/"([^"]+)"|'([^']+)'|\b(\d[\d.]*)\b/g)].map((found) => found[1] ?? found[2] ?? found[3] ?? "");
  return values.length === 0 ? 0.1 : values.filter((one) => id.includes(one)).length / values.length;
}
