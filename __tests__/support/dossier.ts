/** Builds dossiers as the diagnosis would, from real runs of pytest and mypy in many small projects at once. */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { parseMypyLine } from "../../src/collect/mypy-log.js";
import type { ChangedFile } from "../../src/env/change.js";
import type { Dossier } from "../../src/diagnose/dossier.js";
import type { Failure, RunFailure, TypeFailure } from "../../src/probe/failure.js";
import { group } from "../../src/diagnose/group.js";
import { parseDiff } from "../../src/env/change.js";
import { isFirstParty, isTestFile, projectFiles } from "../../src/env/files.js";
import { readChannel } from "../../src/probe/channel.js";
import { environment, type EnvironmentFacts } from "../../src/env/facts.js";
import { source, type SourceFacts } from "../../src/probe/source-facts.js";
import type { Fact } from "../../src/probe/facts.js";
import { NO_IMPORTS } from "../../src/probe/imports/facts.js";
import { outcomes } from "../../src/probe/outcomes.js";
import { factToProject, toProject } from "../../src/probe/paths.js";
import { faultDump } from "../../src/probe/stacks.js";
import { NO_TYPES } from "../../src/probe/types/facts.js";
import type { Evidence } from "../../src/trace/evidence.js";
import { anEvidence } from "./facts.js";
import { pluginFolder } from "./plugin.js";

const FORKED = join(dirname(fileURLToPath(import.meta.url)), "forked_runs.py");
const NONCE = "n1";

export interface Asked {
  /** The folder; runs start there. */
  readonly project: string;
  /** Arguments of each pytest run; none runs no pytest. */
  readonly pytest: readonly (readonly string[])[];
  /** Arguments of mypy; null runs none. */
  readonly mypy: readonly string[] | null;
  /** Seconds after which the plugin stops a test. */
  readonly nodeTimeout?: number | undefined;
  /** Variables laid over the environment. A project that has any is run in interpreters of its own, as one that asks for it. */
  readonly env?: Readonly<Record<string, string>> | undefined;
  readonly fresh?: boolean | undefined;
}

/** One dossier per group of failures of each project's runs; the change is that of its history, where it has one. */
export async function dossiers(python: string, asked: readonly Asked[]): Promise<readonly (readonly Dossier[])[]> {
  const scratch = mkdtempSync(join(tmpdir(), "python-trace-dossier-"));
  const evidence = anEvidence();
  const jobs = asked.flatMap((one, index) => jobsOf(one, index, scratch));
  const files = asked.map((one) => projectFiles(one.project));
  const [ended, sources, environments, changes] = await Promise.all([
    run(python, jobs),
    sourcesOf(python, asked.flatMap((one, index) => (files[index]?.python ?? []).map((file) => join(one.project, file)))),
    Promise.all(asked.map((one) => environmentOf(python, one))),
    Promise.all(asked.map((one) => changeOf(one.project))),
  ]);
  return asked.map((one, index): readonly Dossier[] => {
    const mine = jobs.filter((job) => job.of === index);
    const runs = mine.filter((job) => job.tool === "pytest").map((job) => readPytest(job, ended.get(job.id), one.project, evidence));
    const types = mine.filter((job) => job.tool === "mypy").flatMap((job) => readMypy(ended.get(job.id)?.output ?? "", one.project, evidence));
    const { python: paths, others, manifests } = files[index] ?? { python: [], others: [], manifests: new Map() };
    const own = new Map(paths.flatMap((file): [string, SourceFacts][] => {
      const found = sources.get(join(one.project, file));
      return found === undefined ? [] : [[file, { ...found, file }]];
    }));
    const lines = new Map(paths.map((file) => [file, readFileSync(join(one.project, file), "utf8").split("\n")]));
    const facts = runs.flatMap((ran) => ran.facts);
    const all: Failure[] = [...runs.flatMap((ran) => ran.failures), ...types];
    const surroundings = environments[index];
    if (surroundings === undefined) throw new Error("no environment");
    return group(all, isFirstParty).map(({ failures }): Dossier => {
      const nodes = new Set(failures.map((failure) => (failure.type === "mypy" ? "" : (failure.node ?? ""))));
      return {
        failures, all, sources: own, lines, environment: surroundings, environmentEvidence: evidence, files: paths, others, manifests,
        facts: facts.filter((fact) => !("node" in fact) || fact.node === "" || nodes.has(fact.node)), session: facts.find((fact) => fact.t === "session") ?? null,
        change: changes[index] ?? null, culprit: null, baseline: null, isolation: null, lifted: null, spectrum: null, heat: null, imports: NO_IMPORTS, types: NO_TYPES, firstParty: isFirstParty, isTest: isTestFile,
      };
    });
  });
}

interface Job {
  readonly id: string;
  readonly of: number;
  readonly tool: "pytest" | "mypy";
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly path: readonly string[];
  readonly seconds: number;
  readonly channel: string;
  readonly fresh: boolean;
}

function jobsOf(one: Asked, of: number, scratch: string): readonly Job[] {
  const base = { of, cwd: one.project, seconds: 60, fresh: one.fresh === true || one.env !== undefined };
  const tests = one.pytest.map((args, index): Job => {
    const channel = join(scratch, `channel-${String(of)}-${String(index)}`);
    const settings = { channel, nonce: NONCE, basetemp: `${channel}.tmp`, node_timeout: one.nodeTimeout ?? null, select: null, restore: { PYTHONPATH: null, PYTEST_PLUGINS: null }, caught: true };
    writeFileSync(`${channel}.settings`, JSON.stringify(settings));
    const env = { PYTEST_PLUGINS: "python_trace_plugin", PYTHON_TRACE_PLUGIN: `${channel}.settings`, PYTHONDONTWRITEBYTECODE: "1", ...one.env };
    return { ...base, id: `${String(of)}-pytest-${String(index)}`, tool: "pytest", args: ["--tb=short", "-p", "no:cacheprovider", ...args], env, path: [pluginFolder], channel };
  });
  // One cache for all: most of a cold run is the standard library's types.
  const options = [`--cache-dir=${join(scratch, "mypy")}`, "--show-error-codes", "--show-column-numbers", "--no-pretty"];
  return one.mypy === null ? tests : [...tests, { ...base, id: `${String(of)}-mypy`, tool: "mypy", args: [...options, ...one.mypy], env: {}, path: [], channel: "" }];
}

interface Ended {
  readonly signal: string | null;
  readonly output: string;
}

const line = z.object({ id: z.string(), code: z.number().nullable(), signal: z.string().nullable(), output: z.string() });

async function run(python: string, jobs: readonly Job[]): Promise<ReadonlyMap<string, Ended>> {
  // The first mypy run fills the cache for the others.
  const mypy = jobs.filter((job) => job.tool === "mypy");
  const forked = jobs.filter((job) => !job.fresh && !mypy.slice(1).includes(job));
  const fork = async (some: readonly Job[]): Promise<[string, Ended][]> => (await output(python, [FORKED, "3"], tmpdir(), JSON.stringify(some))).split("\n").filter((text) => text.startsWith("{")).map((text) => {
    const value: unknown = JSON.parse(text);
    const read = line.parse(value);
    return [read.id, read];
  });
  const fresh = jobs.filter((job) => job.fresh).map((job): Promise<[string, Ended]> => new Promise((resolve) => {
    const env = { ...process.env, ...job.env, PYTHONPATH: job.path.join(":") };
    const child = execFile(python, ["-m", job.tool, ...job.args], { cwd: job.cwd, env }, (_error, stdout, stderr) => { resolve([job.id, { signal: child.signalCode, output: stdout + stderr }]); });
  }));
  const found = await Promise.all([fork(forked), ...fresh.map(async (one) => [await one])]);
  return new Map([...found.flat(), ...(mypy.length > 1 ? await fork(mypy.slice(1)) : [])]);
}

function readPytest(job: Job, ended: Ended | undefined, project: string, evidence: Evidence): { readonly failures: readonly Failure[]; readonly facts: readonly Fact[] } {
  const raw = readChannel(job.channel, NONCE).facts;
  const rootdir = raw.find((fact) => fact.t === "session")?.rootdir ?? project;
  const facts = raw.map((fact) => factToProject(fact, rootdir, project));
  const read = outcomes(facts, () => evidence);
  const end = endOf(facts, ended ?? { signal: null, output: "" }, read.unfinished, evidence);
  return { failures: [...(end === null ? [] : [end]), ...read.failures], facts };
}

/** How the run itself ended, where it did. */
function endOf(facts: readonly Fact[], ended: Ended, unfinished: readonly string[], evidence: Evidence): RunFailure | null {
  const base = { type: "run", node: unfinished.at(-1) ?? null, exceptions: [], hang: null, signal: ended.signal, evidence } as const;
  const broken = facts.find((fact) => fact.t === "broken");
  if (broken !== undefined) return { ...base, what: broken.what, node: null, message: broken.message, exceptions: broken.exceptions };
  const hang = facts.find((fact) => fact.t === "hang");
  if (hang !== undefined) return { ...base, what: "hang", node: hang.node, message: "no end", hang };
  if (facts.length === 0) return { ...base, what: "usage", message: ended.output.trim().split("\n").slice(-4).join("\n") };
  return facts.some((fact) => fact.t === "finish") ? null : { ...base, what: "crash", message: `the interpreter ended\n${faultDump(ended.output)}` };
}

function readMypy(text: string, project: string, evidence: Evidence): readonly TypeFailure[] {
  const lines = text.split("\n").flatMap((one) => parseMypyLine(one) ?? []);
  return lines.filter((one) => one.severity === "error").map((one): TypeFailure => ({
    type: "mypy", file: toProject(one.file, project), line: one.line, column: one.column, code: one.code, message: one.message, evidence,
    notes: lines.filter((note) => note.severity === "note" && note.file === one.file && note.line === one.line).map((note) => note.message),
  }));
}

/** The interpreter is the same for all; what env.py says of each project's pytest settings is not asked for here. */
const known = new Map<string, Promise<EnvironmentFacts>>();

function environmentOf(python: string, { env = {} }: Asked): Promise<EnvironmentFacts> {
  const key = JSON.stringify([python, env]);
  const found = known.get(key) ?? output(python, [join(pluginFolder, "env.py"), "{}"], tmpdir(), "", env).then((text) => {
    const value: unknown = JSON.parse(text);
    return environment.parse(value);
  });
  known.set(key, found);
  return found;
}

async function sourcesOf(python: string, files: readonly string[]): Promise<ReadonlyMap<string, SourceFacts>> {
  const text = await output(python, [join(pluginFolder, "ast_facts.py")], tmpdir(), JSON.stringify(files));
  return new Map(text.split("\n").filter((one) => one !== "").map((one) => {
    const value: unknown = JSON.parse(one);
    const read = source.parse(value);
    return [read.file, read];
  }));
}

/** The difference between the first commit and HEAD; null without a history. */
async function changeOf(project: string): Promise<readonly ChangedFile[] | null> {
  if (!existsSync(join(project, ".git"))) return null;
  const base = (await output("git", ["rev-list", "--max-parents=0", "HEAD"], project, "")).trim();
  return parseDiff(await output("git", ["diff", "--no-color", "--unified=0", "-M", base, "HEAD"], project, ""));
}

/** Standard output of a program, whatever its exit code. */
function output(program: string, argv: readonly string[], cwd: string, stdin: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(program, argv, { cwd, env: { ...process.env, ...env }, maxBuffer: 256 << 20 }, (_error, stdout) => { resolve(stdout); });
    // A program that ends without reading its input closes the pipe.
    child.stdin?.on("error", () => undefined).end(stdin);
  });
}
