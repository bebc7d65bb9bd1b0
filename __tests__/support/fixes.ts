/** What fixers propose for small projects that fail for real, and whether it helps. */
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Finding } from "../../src/diagnose/rule.js";
import { rank } from "../../src/diagnose/rank.js";
import { rules } from "../../src/diagnose/rules/index.js";
import type { Proposal } from "../../src/fix/fix.js";
import { fixers } from "../../src/fix/fixers/index.js";
import { patchOf } from "../../src/fix/patch.js";
import { proposals } from "../../src/fix/propose.js";
import { dossiers } from "./dossier.js";
import { describePython, pythonEnv } from "./python.js";

type Files = Readonly<Record<string, string>>;

export interface FixCase {
  readonly title: string;
  readonly files: Files;
  /** Files as they were before the change; null for one that was not there. */
  readonly base?: Readonly<Record<string, string | null>>;
  /** What the files are after the fix, null for one that is gone; null where nothing may be proposed. */
  readonly after: Readonly<Record<string, string | null>> | null;
  /** Which proposal that is, from 0. */
  readonly nth?: number;
  /** Another kind that the root may have for the same fix. */
  readonly root?: string;
  /** Arguments of pytest. */
  readonly pytest?: readonly string[];
  /** Arguments of mypy; it is not run without. */
  readonly mypy?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** It shows only once the environment is installed anew: the tests stay red. */
  readonly unproven?: true;
}

interface Outcome {
  readonly root: Finding | undefined;
  readonly proposed: readonly Proposal[];
  /** What fails with the patch, in its own words. */
  readonly stillFails: readonly string[];
  readonly applies: boolean;
}

/** One test for each: the root is of the kind, the proposal is that, `git apply` takes it, and the tests pass with it. */
export function describeFixes(kind: string, cases: readonly FixCase[]): void {
  describePython("3.13", `fixes of ${kind}`, () => {
    const outcomes = new Map<FixCase, Outcome>();
    const folders: string[] = [];

    beforeAll(async () => {
      const python = await pythonEnv({ python: "3.13", requirements: ["pytest~=9.0", "pytest-asyncio", "pytest-timeout", "mypy"] });
      const asked = (project: string, one: FixCase): Parameters<typeof dossiers>[1][number] => ({ project, pytest: one.mypy === undefined ? [one.pytest ?? []] : [], mypy: one.mypy ?? null, env: one.env });
      folders.push(...cases.map(layOut));
      const found = await dossiers(python, cases.map((one, i) => asked(folders[i] ?? "", one)));
      const tried = cases.map((one, i) => {
        const folder = folders[i] ?? "";
        const read = (file: string): string | null => readIn(folder, file);
        const groups = (found[i] ?? []).map((dossier) => ({ dossier, root: rank(rules.flatMap((rule) => rule.match(dossier)))[0] }));
        const mine = groups.find(({ root }) => root?.kind === (one.root ?? kind)) ?? groups[0];
        const proposed = mine?.root === undefined ? [] : proposals(fixers, mine.root, mine.dossier, read);
        const chosen = one.after === null ? undefined : proposed[one.nth ?? 0];
        return { one, root: mine?.root, proposed, applies: chosen !== undefined && apply(folder, patchOf(chosen.edits, read, "")) };
      });
      const again = await dossiers(python, cases.map((one, i) => asked(folders[i] ?? "", one)));
      for (const [i, { one, ...rest }] of tried.entries()) outcomes.set(one, { ...rest, stillFails: (again[i] ?? []).flatMap(({ failures }) => failures.map((failure) => failure.type === "test" ? failure.longrepr : failure.message)) });
    }, 240_000);

    afterAll(() => { for (const folder of folders) rmSync(folder, { recursive: true, force: true }); });

    test.each(cases.map((one) => ({ title: one.title, one })))("$title", ({ one }) => {
      const outcome = outcomes.get(one);
      if (one.after === null) {
        expect(outcome?.proposed.map((p) => p.summary)).toEqual([]);
        return;
      }
      expect(outcome?.root?.kind).toBe(one.root ?? kind);
      const edits = outcome?.proposed[one.nth ?? 0]?.edits.map(({ file, content }) => [file, content]) ?? [];
      expect(Object.fromEntries(edits)).toEqual(one.after);
      expect(outcome?.applies).toBe(true);
      if (one.unproven === true) expect(outcome?.stillFails).not.toEqual([]);
      else expect(outcome?.stillFails).toEqual([]);
    });
  });
}

function layOut({ files, base }: FixCase): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "python-trace-fix-")));
  write(folder, files);
  if (base === undefined) return folder;
  const git = (...args: string[]): unknown => execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.invalid", "-c", "core.autocrlf=false", ...args], { cwd: folder });
  for (const [file, content] of Object.entries(base)) if (content === null) rmSync(join(folder, file)); else write(folder, { [file]: content });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "before");
  for (const file of Object.keys(base)) if (!(file in files)) rmSync(join(folder, file), { force: true });
  write(folder, files);
  git("add", "--all");
  git("commit", "--quiet", "--message", "the change");
  return folder;
}

function write(folder: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
}

function readIn(folder: string, file: string): string | null {
  try {
    return readFileSync(join(folder, file), "utf8");
  } catch {
    return null;
  }
}

function apply(folder: string, patch: string | null): boolean {
  if (patch === null) return false;
  try {
    execFileSync("git", ["apply", "--whitespace=nowarn", "-"], { cwd: folder, input: patch, stdio: ["pipe", "ignore", "ignore"] });
    return true;
  } catch {
    return false;
  }
}
