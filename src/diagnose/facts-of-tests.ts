/** Readings of tests, fixtures and their doubles. */
import type { Dossier } from "./dossier.js";
import { escape } from "./facts-of-change.js";
import { testOf } from "./facts-of-frames.js";
import { conftests, grep, reach, textAt, type At, type Def } from "./facts-of-sources.js";

/** Whether a definition is decorated as a fixture of any plugin. */
export function isFixture(def: Def): boolean {
  return def.decorators.some((name) => /(^|\.)fixture(\b|$)/.test(name));
}

/** Fixture definitions of a name in the project's files. */
export function fixturesNamed(dossier: Dossier, name: string): readonly (At & { readonly def: Def })[] {
  return [...dossier.sources].flatMap(([file, source]) =>
    source.defs.filter((def) => isFixture(def) && fixtureName(def) === name).map((def) => ({ file, line: def.line, def })));
}

/** The name by which a fixture is asked for: `name=` of the decorator, else the function's. */
function fixtureName(def: Def): string {
  for (const decorator of def.decorators) {
    const given = /\bname\s*=\s*["'](\w+)["']/.exec(decorator);
    if (given?.[1] !== undefined) return given[1];
  }
  return def.qualname.slice(def.qualname.lastIndexOf(".") + 1);
}

/** The first line of a definition with its decorators: where a decorator that matches stands, else the definition's own. */
export function decoratorLine(dossier: Dossier, file: string, def: Def, pattern: RegExp): number {
  for (let line = def.line; line > 0 && line >= def.line - 40; line -= 1) {
    const text = textAt(dossier, file, line);
    if (pattern.test(text)) return line;
    if (line < def.line && /^\s*(def|class|async def|return|import|from)\b/.test(text)) break;
  }
  return def.line;
}

/** Files that make the test's surroundings: the module itself, its conftests, what they import under test folders. */
export function testFiles(dossier: Dossier): readonly string[] {
  const test = testOf(dossier);
  if (test === null) return [];
  const starts = [test.file, ...conftests(dossier, test.file)];
  return [...new Set(starts.flatMap((file) => [file, ...reach(dossier, file, 2).filter((other) => dossier.isTest(other))]))];
}

/** A place where a test puts a double for an attribute, and how. */
export interface Double extends At {
  readonly text: string;
  readonly how: "Mock" | "AsyncMock" | "function" | "other";
}

const MAKERS = /\b(Mock|MagicMock|NonCallableMock|create_autospec|SimpleNamespace|AsyncMock|mocker|patch|setattr|lambda)\b/;

/** Where the test's files make a double for the attribute `name`: `x.name = Mock()`, `Mock(name=…)`, `patch("….name")`. */
export function doublesFor(dossier: Dossier, name: string): readonly Double[] {
  const at = escape(name);
  const pattern = new RegExp(`\\.${at}\\s*=|\\b${at}\\s*=|["'][\\w.]*\\b${at}["']|\\bdef ${at}\\b`);
  return grep(dossier, pattern, testFiles(dossier)).flatMap((one): Double[] => {
    const def = new RegExp(`\\bdef ${at}\\b`).test(one.text);
    if (!def && !MAKERS.test(one.text)) return [];
    const how = /AsyncMock|async def/.test(one.text) ? "AsyncMock" : /Mock|create_autospec|patch/.test(one.text) ? "Mock" : def || /lambda/.test(one.text) ? "function" : "other";
    return [{ file: one.file, line: one.line, text: one.text, how }];
  });
}

/** Where the test's files make any double of unittest.mock. */
export function anyDoubles(dossier: Dossier): readonly Double[] {
  return grep(dossier, /\b(Mock|MagicMock|NonCallableMock|AsyncMock|create_autospec)\s*\(|\bpatch(\.object|\.dict)?\(/, testFiles(dossier))
    .map((one) => ({ file: one.file, line: one.line, text: one.text, how: /AsyncMock/.test(one.text) ? "AsyncMock" : "Mock" }));
}
