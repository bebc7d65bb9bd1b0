/** Builds dossiers as the diagnosis would, from real runs of pytest and mypy in a folder. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseMypyLine } from "../../src/collect/mypy-log.js";
import type { ChangedFile, Dossier, Failure, RunFailure, TypeFailure } from "../../src/diagnose/dossier.js";
import { group } from "../../src/diagnose/group.js";
import { parseDiff } from "../../src/env/change.js";
import { isFirstParty, isTestFile, projectFiles } from "../../src/env/files.js";
import { environment, source, type EnvironmentFacts, type Fact, type SourceFacts } from "../../src/probe/facts.js";
import { NO_IMPORTS } from "../../src/probe/imports/facts.js";
import { outcomes } from "../../src/probe/outcomes.js";
import { factToProject, toProject } from "../../src/probe/paths.js";
import type { Evidence } from "../../src/trace/evidence.js";
import { anEvidence } from "./facts.js";
import { pluginFolder, session } from "./plugin.js";

/** One cache for all: most of a cold run is the standard library's types. */
const MYPY_CACHE = mkdtempSync(join(tmpdir(), "python-trace-mypy-"));

export interface Asked {
  /** Arguments of each pytest run; none runs no pytest. */
  readonly pytest: readonly (readonly string[])[];
  /** Arguments of mypy; null runs none. */
  readonly mypy: readonly string[] | null;
  /** Seconds after which the plugin stops a test. */
  readonly nodeTimeout?: number;
  /** Variables laid over the environment of the runs. */
  readonly env?: Readonly<Record<string, string>>;
}

/** One dossier per group of failures of the runs in `project`; the change is that of `git diff BASE` where it is a checkout with history. */
export async function dossiers(python: string, project: string, asked: Asked): Promise<Dossier[]> {
  const evidence = anEvidence();
  const [runs, types, facts, change] = await Promise.all([
    series(asked.pytest, (args) => pytest(python, project, args, asked, evidence)),
    asked.mypy === null ? [] : mypy(python, project, asked.mypy, evidence),
    environmentOf(python, project, asked),
    changeOf(project),
  ]);
  const found = projectFiles(project);
  const sources = await sourcesOf(python, project, found.python);
  const lines = new Map([...sources.keys()].map((file) => [file, readFileSync(join(project, file), "utf8").split("\n")]));
  const all: Failure[] = [...runs.flatMap((run) => run.failures), ...types];
  const made = runs.flatMap((run) => run.facts);
  return group(all, isFirstParty).map(({ failures }): Dossier => {
    const nodes = new Set(failures.map((one) => (one.type === "mypy" ? "" : (one.node ?? ""))));
    return {
      failures, all, sources, lines, environment: facts, environmentEvidence: evidence, files: found.python, manifests: found.manifests,
      facts: made.filter((fact) => !("node" in fact) || fact.node === "" || nodes.has(fact.node)),
      session: made.find((fact) => fact.t === "session") ?? null, change, culprit: null, baseline: null, spectrum: null, imports: NO_IMPORTS, isolation: null, firstParty: isFirstParty, isTest: isTestFile,
    };
  });
}

async function series<A, B>(list: readonly A[], make: (one: A) => Promise<B>): Promise<B[]> {
  const made: B[] = [];
  for (const one of list) made.push(await make(one));
  return made;
}

async function pytest(python: string, project: string, args: readonly string[], asked: Asked, evidence: Evidence): Promise<{ readonly failures: readonly Failure[]; readonly facts: readonly Fact[] }> {
  const ran = await session(python, project, { args, settings: { caught: true }, ...(asked.nodeTimeout === undefined ? {} : { nodeTimeout: asked.nodeTimeout }), ...(asked.env === undefined ? {} : { env: asked.env }) });
  const rootdir = ran.facts.find((fact) => fact.t === "session")?.rootdir ?? project;
  const facts = ran.facts.map((fact) => factToProject(fact, rootdir, project));
  const read = outcomes(facts, () => evidence);
  const ended = endOf(facts, ran, read.unfinished, evidence);
  return { failures: [...(ended === null ? [] : [ended]), ...read.failures], facts };
}

/** How the run itself ended, where it did. */
function endOf(facts: readonly Fact[], ran: { readonly exitCode: number | null; readonly output: string }, unfinished: readonly string[], evidence: Evidence): RunFailure | null {
  const base = { type: "run", node: unfinished.at(-1) ?? null, exceptions: [], hang: null, signal: null, evidence } as const;
  const broken = facts.find((fact) => fact.t === "broken");
  if (broken !== undefined) return { ...base, what: broken.what, node: null, message: broken.message, exceptions: broken.exceptions };
  const hang = facts.find((fact) => fact.t === "hang");
  if (hang !== undefined) return { ...base, what: "hang", node: hang.node, message: "no end", hang };
  if (facts.length === 0) return { ...base, what: "usage", message: ran.output.trim().split("\n").slice(-4).join("\n") };
  return facts.some((fact) => fact.t === "finish") ? null : { ...base, what: "crash", message: ran.output, signal: ran.exitCode === null ? "SIGSEGV" : null };
}

async function mypy(python: string, project: string, args: readonly string[], evidence: Evidence): Promise<readonly TypeFailure[]> {
  const text = await output(python, ["-m", "mypy", `--cache-dir=${MYPY_CACHE}`, "--show-error-codes", "--show-column-numbers", "--no-pretty", ...args], project, "");
  const lines = text.split("\n").flatMap((line) => parseMypyLine(line) ?? []);
  return lines.filter((line) => line.severity === "error").map((line): TypeFailure => ({
    type: "mypy", file: toProject(line.file, project), line: line.line, column: line.column, code: line.code, message: line.message, evidence,
    notes: lines.filter((note) => note.severity === "note" && note.file === line.file && note.line === line.line).map((note) => note.message),
  }));
}

/** The interpreter is the same for all projects of a test file; what env.py says of pytest's settings is not asked for here. */
const environments = new Map<string, Promise<EnvironmentFacts>>();

function environmentOf(python: string, project: string, asked: Asked): Promise<EnvironmentFacts> {
  const key = JSON.stringify([python, asked.env]);
  const known = environments.get(key) ?? output(python, [join(pluginFolder, "env.py"), "{}"], project, "", asked.env).then((text) => {
    const value: unknown = JSON.parse(text);
    return environment.parse(value);
  });
  environments.set(key, known);
  return known;
}

async function sourcesOf(python: string, project: string, files: readonly string[]): Promise<ReadonlyMap<string, SourceFacts>> {
  const text = await output(python, [join(pluginFolder, "ast_facts.py")], project, JSON.stringify(files.map((file) => join(project, file))));
  return new Map(text.split("\n").filter((line) => line !== "").map((line) => {
    const value: unknown = JSON.parse(line);
    const read = source.parse(value);
    const file = toProject(read.file, project);
    return [file, { ...read, file }];
  }));
}

/** The difference between the first commit and HEAD; null without a history. */
async function changeOf(project: string): Promise<readonly ChangedFile[] | null> {
  if (!existsSync(join(project, ".git"))) return null;
  const base = (await output("git", ["rev-list", "--max-parents=0", "HEAD"], project, "")).trim();
  const head = (await output("git", ["rev-parse", "HEAD"], project, "")).trim();
  if (base === "" || base === head) return null;
  return parseDiff(await output("git", ["diff", "--no-color", "--unified=0", "-M", base, "HEAD"], project, ""));
}

/** Standard output of a program, whatever its exit code. */
function output(program: string, argv: readonly string[], cwd: string, stdin: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(program, argv, { cwd, env: { ...process.env, GIT_CEILING_DIRECTORIES: join(cwd, ".."), ...env }, maxBuffer: 64 << 20 }, (_error, stdout) => { resolve(stdout); });
    // A program that ends without reading its input closes the pipe.
    child.stdin?.on("error", () => undefined).end(stdin);
  });
}
