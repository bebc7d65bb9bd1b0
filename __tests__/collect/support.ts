/** What the tests of the readers share: the fixtures, and what is known of the sample project behind them. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Reader, Reference, Reported, ReportedTest } from "../../src/collect/failure.js";

export const SETS = ["7", "8", "9"] as const;

/** Path of a file that real pytest or mypy wrote (`scripts/fixtures/make.py`). */
export function fixture(name: string): string {
  return join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures", "ci", name);
}

/** A temporary file of these contents. */
export function file(name: string, contents: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), "collect-")), name);
  writeFileSync(path, contents);
  return path;
}

export async function read(reader: Reader, path: string, input = "input"): Promise<Reported[]> {
  const out: Reported[] = [];
  for await (const record of reader(path, input)) out.push(record);
  return out;
}

type OfType<T extends Reported["type"]> = Extract<Reported, { type: T }>;

export function only<T extends Reported["type"]>(records: readonly Reported[], type: T): OfType<T>[] {
  return records.filter((r): r is OfType<T> => r.type === type);
}

/** A reference as a text. */
export function show(ref: Reference): string {
  return ref.kind === "junit" ? `${ref.classname} ${ref.name}` : ref.id;
}

/** The failures of a source: the name and the phase of each, once, sorted. */
export function failures(records: readonly Reported[]): string[] {
  return [...new Set(only(records, "test").map((t) => `${show(t.ref)} | ${t.phase ?? "?"}`))].sort();
}

export function find(records: readonly Reported[], name: string): ReportedTest {
  const found = only(records, "test").find((t) => show(t.ref) === name);
  if (found === undefined) throw new Error(`no failure of ${name}`);
  return found;
}

/** Parameters of `tests/test_params.py::test_nasty`, as pytest writes them. */
export const NASTY = [
  "plain", "a b", "a - b", "a::b", "[x]", "a] - b", "tests/x.py::test_y", "-n", "$(id)", "new\\nline", "tab\\t", "\\xe9", "\\x1b[31mred",
  "quote'\"", "<&>", "back\\\\slash", "", " PASSED",
];

/** The failures of each file of the sample project: names below the file, and the phase. */
export const SAMPLE: Readonly<Record<string, readonly string[]>> = {
  "tests/east/test_same.py": ["test_twin | call"],
  "tests/test_classes.py": ["TestOuter::test_inherited | call", "TestOuter::test_own | call", "TestOuter::TestInner::test_deep | call", "TestOuter::TestInner::test_param[1.5] | call"],
  "tests/test_fixtures.py": ["test_setup_error | setup", "test_teardown_error | teardown", "test_both | call", "test_both | teardown", "test_unknown_fixture | setup"],
  "tests/test_params.py": [...NASTY.map((n) => `test_nasty[${n}] | call`), "test_grid[1-bad] | call", "test_grid[2-bad] | call"],
  "tests/test_plain.py": ["assert", "message", "raises", "chained", "prints", "xpass_strict", "multiline", "exit"].map((n) => `test_${n} | call`),
  "tests/test_rerun.py": ["test_never_lucky | call"],
  "tests/test_unit.py": ["Plain::test_equal | call", "Plain::test_subtests | call", "NoSetUp::test_never | setup", "test_subtests_fixture | call"],
  "src/app/price.py": ["app.price.total | call"],
};

/** The failures of these files (of all of them by default), as `failures` gives them. */
export function expected(...files: readonly string[]): string[] {
  const wanted = files.length === 0 ? Object.keys(SAMPLE) : files;
  return wanted.flatMap((f) => (SAMPLE[f] ?? []).map((name) => `${f}::${name}`)).sort();
}

/** The same as junit names. */
export function expectedInJunit(...files: readonly string[]): string[] {
  return expected(...files).map((entry) => {
    const [id = "", phase = ""] = entry.split(/ \| (?=\w+$)/);
    const bracket = id.indexOf("[");
    const [path = "", ...names] = (bracket < 0 ? id : id.slice(0, bracket)).split("::");
    const name = `${names.pop() ?? ""}${bracket < 0 ? "" : id.slice(bracket)}`;
    return `${[path.replace(/\.py$/, "").replaceAll("/", "."), ...names].join(".")} ${name} | ${phase}`;
  }).sort();
}
