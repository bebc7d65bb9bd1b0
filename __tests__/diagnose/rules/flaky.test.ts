/** What the rules of chance read from files: of kinds that only isolation shows. */
import { describe, expect, test } from "@jest/globals";
import type { Dossier } from "../../../src/diagnose/dossier.js";
import { rule as clock } from "../../../src/diagnose/rules/flaky.clock.js";
import { rule as timing } from "../../../src/diagnose/rules/flaky.timing.js";
import { aDossier } from "../../support/a-dossier.js";
import { SETTLED } from "../../support/patient.js";
import { sourcesOf } from "../../support/sources.js";

const at = (found: readonly { readonly file: string | null; readonly line: number | null }[]): string[] => found.map(({ file, line }) => `${file ?? ""}:${String(line)}`);

describe("a day that has gone by", () => {
  const till = "from datetime import date\n\n\ndef runs(until):\n    return date.today() <= until\n";
  const dossier = (test: string, more: Partial<Dossier> = {}): Dossier => aDossier({ ...sourcesOf({ "till.py": till, "tests/test_a.py": `from datetime import date\n\nfrom till import runs\n\n\n${test}` }), isolation: SETTLED, environment: { ...aDossier({}).environment, today: "2026-02-01" }, ...more });
  const named = "def test_b():\n    assert runs(date(2025, 12, 31))\n";

  test("is named with the line that reads the clock, then its own, to be put to the test", () => {
    const found = clock.match(dossier(named));
    expect(at(found)).toEqual(["till.py:5", "tests/test_a.py:7"]);
    expect(found[0]?.experiment).toEqual({ kind: "clock", day: "2025-12-31" });
  });

  test.each([
    ["a day to come", named.replace("2025", "2026")],
    ["a clock that the test holds", `import freezegun\n\n\n${named}`],
    ["another one that it replaces", named.replace("test_b():\n", "test_b(monkeypatch):\n    monkeypatch.setattr('till.date', None)\n")],
    ["no day at all", "def test_b():\n    assert runs(None)\n"],
  ])("nothing for %s", (_title, text) => {
    expect(clock.match(dossier(text))).toEqual([]);
  });

  test("nothing where the failing test never reads the clock", () => {
    expect(clock.match(dossier(named, { heat: new Map([["till.py", new Map([[4, 1]])]]) }))).toEqual([]);
  });
});

describe("a thread that nobody waits for", () => {
  const writer = (close: string): string => `import threading\n\n\nclass Writer:\n    def __init__(self):\n        self._thread = threading.Thread(target=self.run)\n        self._thread.start()\n\n    def run(self):\n        pass\n\n    def close(self):\n        self.open = False\n${close}`;
  const match = (close: string, more: Partial<Dossier> = {}): readonly string[] => at(timing.match(aDossier({
    ...sourcesOf({ "app.py": writer(close), "tests/test_a.py": "from app import Writer\n\n\ndef test_b():\n    Writer().close()\n" }), isolation: { ...SETTLED, verdict: "flaky" }, ...more,
  })).slice(0, 1));

  test("is laid to the method that ends it", () => {
    expect(match("")).toEqual(["app.py:13"]);
  });

  test("more so where the change took the wait away, whatever else runs late", () => {
    const culprit = [{ file: "app.py", status: "modified" as const, added: [], removed: [{ line: 14, text: "        self._thread.join()" }], hunks: [] }];
    const [first] = timing.match(aDossier({ ...sourcesOf({ "app.py": writer(""), "tests/test_a.py": "from app import Writer\n\n\ndef test_b():\n    Writer().close()\n" }), isolation: { ...SETTLED, verdict: "flaky" }, culprit }));
    expect(first).toMatchObject({ file: "app.py", line: 13 });
    expect(first?.score).toBeGreaterThan(0.85);
  });

  test("not where it is waited for, nor where the test always fails", () => {
    expect(match("        self._thread.join()\n")).not.toContain("app.py:14");
    expect(match("", { isolation: SETTLED })).toEqual([]);
  });
});
