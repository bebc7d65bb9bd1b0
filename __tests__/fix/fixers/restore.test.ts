/** What is put back of a commit, on texts: whether it helps is for the proof to say. */
import { expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseDiff, type ChangedFile } from "../../../src/env/change.js";
import { renamesOf, restore } from "../../../src/fix/fixers/restore.js";
import { proposals } from "../../../src/fix/propose.js";
import { aDossier } from "../../support/a-dossier.js";
import { anEvidence } from "../../support/facts.js";

type Files = Readonly<Record<string, string>>;

/** git's own difference between two versions of some files. */
function culpritOf(before: Files, after: Files): ChangedFile[] {
  const top = mkdtempSync(join(tmpdir(), "restore-"));
  const git = (...args: string[]): string => execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.invalid", "-c", "core.autocrlf=false", ...args], { cwd: top, encoding: "utf8" });
  git("init", "--quiet");
  for (const version of [before, after]) {
    for (const [file, text] of Object.entries(version)) writeFileSync(join(top, file), text);
    git("add", "--all");
    git("commit", "--quiet", "--message", "x");
  }
  const diff = git("diff", "--unified=0", "-M", "HEAD^", "HEAD");
  rmSync(top, { recursive: true });
  return parseDiff(diff);
}

function proposed(before: Files, after: Files, line: number, now: Files = after): (string | null)[] {
  const root = { kind: "code.wrong-value", file: "a.py", line, statement: "", confidence: "weak", score: 1, because: [anEvidence()], disprovedBy: "" } as const;
  const dossier = aDossier({ culprit: culpritOf(before, after), files: Object.keys(now) });
  return proposals([restore], root, dossier, (file) => now[file] ?? null).map(({ edits }) => edits[0].content);
}

const HEAD = "from datetime import timedelta\n\n\n";

test("one token of a line first, then the line, then the hunk; a docstring that came with it stays", () => {
  const before = `${HEAD}def f(bucket, percent):\n    return bucket < percent\n`;
  const after = `${HEAD}def f(bucket, percent):\n    """The first ones."""\n    return bucket + 1 < percent\n`;
  expect(proposed({ "a.py": before }, { "a.py": after }, 6)).toEqual([`${HEAD}def f(bucket, percent):\n    """The first ones."""\n    return bucket < percent\n`]);
});

test("the word that opens a block, where the lines in it are new as well", () => {
  const before = `${HEAD}def f(day, holidays):\n    day += timedelta(days=1)\n    while day.weekday() > 4 or day in holidays:\n        day += timedelta(days=1)\n    return day\n`;
  const after = `${HEAD}def step(day):\n    return day + timedelta(days=1)\n\n\ndef f(day, holidays):\n    day = step(day)\n    if day in holidays:\n        day = step(day)\n    return day\n`;
  expect(proposed({ "a.py": before }, { "a.py": after }, 11)).toContain(after.replace("if day in", "while day in"));
  expect(proposed({ "a.py": before }, { "a.py": after }, 10)[0]).toBe(after.replace("if day in", "while day in"));
});

test("a statement that the commit put in goes; one that raises or returns does not", () => {
  const before = "def f(a, b):\n    return a - b\n";
  const after = (body: string): string => `def f(a, b):\n    free = a - b\n${body}    return free\n`;
  expect(proposed({ "a.py": before }, { "a.py": after("    if free < 0:\n        free -= b\n") }, 4)[0]).toBe(after(""));
  const raises = after("    if free < 0:\n        raise ValueError(b)\n");
  expect(proposed({ "a.py": before }, { "a.py": raises }, 4)).not.toContain(after(""));
});

test("a line that the commit moved goes back to where it stood", () => {
  const table = (...rows: string[]): string => `TABLE = [\n${rows.map((row) => `    ${row},\n`).join("")}]\n`;
  const [narrow, other, wide] = ["(429, Slow)", "(500, Broken)", "(400, Wrong)"] as const;
  const after = table(wide, narrow, other);
  for (const line of [2, 3]) expect(proposed({ "a.py": table(narrow, other, wide) }, { "a.py": after }, line)).toContain(table(narrow, other, wide));
  expect(proposed({ "a.py": table(narrow, wide) }, { "a.py": table(narrow, wide, other) }, 2)).toEqual([]);
});

test("a value, where the statement around it was meant to change; the variable for it goes", () => {
  const before = "def read(rows, columns):\n    found = []\n    for cells in rows:\n        found.append({name: int(cell) for name, cell in zip(columns, cells)})\n    return found\n";
  const after = "def read(rows, columns):\n    names = [name for name in columns]\n    for cells in rows:\n        yield dict(zip(names, cells))\n";
  expect(proposed({ "a.py": before }, { "a.py": after }, 2)[0]).toBe("def read(rows, columns):\n    for cells in rows:\n        yield {name: int(cell) for name, cell in zip(columns, cells)}\n");
});

test("a line that was moved here from another file", () => {
  const old = { "a.py": "import re\n", "b.py": "import re\n\n\ndef f(pattern, text):\n    return re.fullmatch(pattern, text) is not None\n" };
  const now = { "a.py": "import re\n\n\ndef matches(pattern, text):\n    return re.match(pattern, text) is not None\n", "b.py": "from a import matches\n" };
  expect(proposed(old, now, 5)[0]).toBe(now["a.py"].replace("re.match", "re.fullmatch"));
});

test("names that the commit changed throughout keep their new form", () => {
  const before = "def f(run):\n    print(run.started, 1)\n    return run.started * 2\n";
  const after = "def f(run):\n    print(run.began, 1)\n    return run.began * 3\n";
  expect([...renamesOf(culpritOf({ "a.py": before }, { "a.py": after }))]).toEqual([["started", "began"]]);
  expect(proposed({ "a.py": before }, { "a.py": after }, 3)[0]).toBe(after.replace("* 3", "* 2"));
  expect(proposed({ "a.py": before }, { "a.py": after }, 3).join("")).not.toContain("started");
});

test("an import that went away comes back with what needs it; nothing that would leave a name without a binding", () => {
  const before = "from math import floor\n\n\ndef f(x):\n    return floor(x)\n";
  const after = "\ndef f(x):\n    return round(x)\n";
  expect(proposed({ "a.py": before }, { "a.py": after }, 3)).toContain("from math import floor\n\n\ndef f(x):\n    return floor(x)\n");
  const gone = { "a.py": "def g(x):\n    return x\n\n\ndef f(x):\n    return g(x)\n" };
  expect(proposed(gone, { "a.py": "def f(x):\n    return x(x)\n" }, 2)).toEqual([]);
});

test("nothing where the lines were changed since, the root lies elsewhere, or no commit is known", () => {
  const [before, after] = ["def f(x):\n    return x + 1\n", "def f(x):\n    return x + 2\n"];
  expect(proposed({ "a.py": before }, { "a.py": after }, 2, { "a.py": after.replace("2", "3") })).toEqual([]);
  expect(proposed({ "a.py": `${before}\n\ny = 1\n` }, { "a.py": `${after}\n\ny = 1\n` }, 5)).toEqual([]);
  expect(proposals([restore], { kind: "code.wrong-value", file: "a.py", line: 2, statement: "", confidence: "weak", score: 1, because: [anEvidence()], disprovedBy: "" }, aDossier({ files: ["a.py"] }), () => after)).toEqual([]);
});
