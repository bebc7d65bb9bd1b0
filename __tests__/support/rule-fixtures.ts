/**
 * Small projects with one fault each, under fixtures/rules/KIND/NAME: `positive…` must yield the kind at the place that
 * expect.json names, `near-miss…` must yield nothing of the kind. `.base` holds files as they were before the change
 * (`name.absent` for one that was not there).
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const FIXTURES = join(dirname(fileURLToPath(import.meta.url)), "..", "fixtures", "rules");

const expectation = z.object({
  /** What the fixture is about. */
  why: z.string().min(1),
  /** Arguments of each pytest run; left out for none. */
  pytest: z.array(z.array(z.string())).default([]),
  mypy: z.array(z.string()).nullable().default(null),
  nodeTimeout: z.number().optional(),
  env: z.record(z.string(), z.string()).optional(),
  /** An interpreter of its own, where what pytest imports by itself matters. */
  fresh: z.boolean().optional(),
  root: z.object({ file: z.string().nullable(), line: z.number().nullable() }).optional(),
});

export interface RuleFixture {
  readonly kind: string;
  readonly name: string;
  readonly folder: string;
  readonly expected: z.infer<typeof expectation>;
}

/** Every fixture, in the order of the folders. */
export function ruleFixtures(): readonly RuleFixture[] {
  return readdirSync(FIXTURES).flatMap((kind) => readdirSync(join(FIXTURES, kind)).map((name) => {
    const folder = join(FIXTURES, kind, name);
    const value: unknown = JSON.parse(readFileSync(join(folder, "expect.json"), "utf8"));
    return { kind, name, folder, expected: expectation.parse(value) };
  }));
}

/** Lays a fixture out as a checkout in a temporary folder, with a history of two commits where it has a base. */
export async function layOut(fixture: RuleFixture): Promise<string> {
  const project = await realpath(await mkdtemp(join(tmpdir(), "python-trace-rule-")));
  const base = join(fixture.folder, ".base");
  copy(fixture.folder, project);
  if (!existsSync(base)) return project;
  for (const file of walk(base)) {
    const name = relative(base, file);
    if (name.endsWith(".absent")) rmSync(join(project, name.slice(0, -".absent".length)));
    else cpSync(file, join(project, name));
  }
  const git = (...args: string[]): unknown => execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@example.invalid", ...args], { cwd: project });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "before");
  copy(fixture.folder, project);
  for (const name of walk(base).map((file) => relative(base, file))) if (!name.endsWith(".absent") && !existsSync(join(fixture.folder, name))) rmSync(join(project, name));
  git("add", "--all");
  git("commit", "--quiet", "--message", "the change");
  return project;
}

function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (path) => !path.startsWith(join(from, ".base")) && path !== join(from, "expect.json") });
}

function walk(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => join(folder, name)).flatMap((path) => (statSync(path).isDirectory() ? walk(path) : [path]));
}
