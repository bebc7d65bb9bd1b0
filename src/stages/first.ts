/** What running a change's own tests on the base's code showed, as the report has it. */
import type { AddedTest } from "../probe/history/added.js";
import type { Report } from "../report/schema.js";

export function testsAdded(tests: readonly AddedTest[]): Report["tests_added"] {
  return [...new Set(tests.map((t) => t.file))].map((file) => ({
    file,
    cases: tests.filter((t) => t.file === file).map(({ name, onBase, evidence }) => ({ name, verifies: inWords(name), on_base: onBase, evidence: evidence === null ? [] : [evidence.id] })),
  }));
}

/** `TestCart::test_total_is_rounded` → "total is rounded". */
function inWords(name: string): string {
  const last = name.split("::").at(-1) ?? name;
  return last.replace(/^test_?/i, "").replaceAll("_", " ").trim() || last;
}

/** Tests that pass on the base's code as well. */
export function idle(tests: readonly AddedTest[]): Report["findings"] {
  return tests.flatMap(({ file, line, name, onBase, evidence }) => (onBase !== "passed" || evidence === null ? [] : [{
    what: "idle-test" as const, kind: null, file, line, in_change: true, evidence: [evidence.id],
    statement: `\`${name}\` at \`${file}:${String(line)}\` is new in this change and passes on the base's code too: it proves nothing new.`,
  }]));
}
