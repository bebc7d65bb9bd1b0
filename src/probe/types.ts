/** mypy beside pytest: the project's own configuration, a cold run, a cache of its own outside the checkout. */
import type { ReportedType } from "../collect/failure.js";
import type { Context, Interpreter } from "../context.js";
import type { TypeFailure } from "./failure.js";
import type { CommandSource, Evidence } from "../trace/evidence.js";
import { toProject } from "./paths.js";
import { cacheOf, driftOf, runWarm } from "./types/drift.js";
import type { Drift } from "./types/facts.js";
import { callMypy, errorsOf, excerpt, targetWords, type MypyCall } from "./types/mypy.js";

export interface TypesRun {
  readonly failures: readonly TypeFailure[];
  readonly evidence: Evidence<CommandSource>;
  readonly exitCode: number | null;
}

export interface TypesCheck extends TypesRun {
  /** Where mypy says something else with the cache that lies in the checkout. */
  readonly drift: Drift | null;
}

/** Configuration files that may hold mypy's settings, by how they show it. */
const CONFIGURED: readonly (readonly [RegExp, RegExp])[] = [
  [/^\.?mypy\.ini$/, /^/],
  [/^pyproject\.toml$/, /^\[tool\.mypy\]/m],
  [/^setup\.cfg$/, /^\[mypy\]/m],
];
const OWN_EVIDENCE = 40;
/** Settings by which a configuration names its own targets. */
const NAMES_TARGETS = /^\s*(?:files|packages|modules)\s*=/m;

export interface TypesPlan {
  readonly targets: readonly string[];
  readonly reason: string;
  /** The file that configures mypy. */
  readonly configuration: string | null;
}

/**
 * Whether mypy is run, and on what.
 * @param manifests configuration files at the project's root by name
 * @param given errors of a mypy log; null where none was given
 * @param command mypy's own command line where a log shows it
 * @param packages first-party packages on the chains, as paths
 */
export function planTypes(context: Context, interpreter: Interpreter, manifests: ReadonlyMap<string, string>, given: readonly ReportedType[] | null, packages: readonly string[]): TypesPlan | null {
  const { mypy, mypyTargets } = context.inputs;
  const no = (reason: string): null => {
    context.notRun.push({ step: "mypy", reason });
    return null;
  };
  if (mypy === "never") return no("--mypy never");
  const configuration = configurationIn(manifests);
  if (mypy === "auto" && configuration === undefined && given === null && mypyTargets.length === 0) return no("the project does not configure mypy and no mypy log was given");
  if (interpreter.facts.mypy === null) return no(`\`${interpreter.argv.join(" ")}\` has no mypy: \`${interpreter.argv.join(" ")} -m pip install mypy\``);
  const named = namedTargets(context, manifests);
  if (named !== null) return named;
  const reported = [...new Set((given ?? []).map((g) => topFolder(toProject(g.file, context.inputs.project))))];
  const targets = [...new Set([...reported, ...packages])];
  if (targets.length === 0) return no("neither the configuration, the log nor a chain names anything to check; give --mypy-target");
  return { configuration: configuration?.[0] ?? null, targets, reason: reported.length > 0 ? "the packages of the given log" : "the packages on the chains" };
}

/** What is checked whatever failed: the targets that the user or the project's configuration names; null where neither does. */
export function namedTargets({ inputs }: Pick<Context, "inputs">, manifests: ReadonlyMap<string, string>): TypesPlan | null {
  if (inputs.mypy === "never") return null;
  const [file, text] = configurationIn(manifests) ?? [null, ""];
  if (inputs.mypyTargets.length > 0) return { configuration: file, targets: inputs.mypyTargets, reason: "--mypy-target" };
  return file !== null && NAMES_TARGETS.test(mypySection(text)) ? { configuration: file, targets: [], reason: `${file} names them` } : null;
}

/** The file that configures mypy, with its text. */
function configurationIn(manifests: ReadonlyMap<string, string>): readonly [string, string] | undefined {
  return CONFIGURED.map(([name, shows]) => [...manifests].find(([file, text]) => name.test(file) && shows.test(text))).find((c) => c !== undefined);
}

/** The part of a configuration file that is mypy's own: `files =` of another tool says nothing. */
function mypySection(text: string): string {
  const start = text.search(/^\[(?:tool\.)?mypy\]/m);
  if (start < 0) return text;
  const rest = text.slice(start + 1);
  const end = rest.search(/^\[/m);
  return end < 0 ? rest : rest.slice(0, end);
}

/** `src/pkg/mod.py` is checked as `src/pkg`, `pkg/mod.py` as `pkg`, a module at the top as itself. */
export function topFolder(file: string): string {
  const parts = file.split("/");
  if (parts.length === 1) return file;
  return parts[0] === "src" && parts.length > 2 ? `src/${parts[1] ?? ""}` : (parts[0] ?? file);
}

/** The run of record, and beside it one with the checkout's cache where there is one: what only that one reports fails as well. */
export async function checkTypes(context: Context, interpreter: Interpreter, plan: TypesPlan): Promise<TypesCheck> {
  const cache = cacheOf(context.inputs.project);
  const [cold, warm] = await Promise.all([runTypes(context, interpreter, plan), cache === null ? null : runWarm(context, interpreter, plan.targets, cache)]);
  const drift = warm === null ? null : driftOf(context, warm, cold);
  return { ...cold, failures: [...cold.failures, ...(drift?.stale ?? [])], drift };
}

/** The run of record. */
export function coldCall(plan: TypesPlan): MypyCall {
  return { stepId: "S2", action: "mypy.rerun", args: targetWords(plan.targets), cache: null };
}

/** Runs mypy once, cold. */
export async function runTypes(context: Context, interpreter: Interpreter, plan: TypesPlan): Promise<TypesRun> {
  const run = await callMypy(context, interpreter, coldCall(plan));
  const { ran, lines } = run;
  const errors = errorsOf(run, context.inputs.project);
  const evidence = context.recorder.fromCommand(
    ran, ran.exitCode === 0 ? "exit 0; no type errors" : `exit ${String(ran.exitCode)}; ${String(errors.length)} type errors`, lines.length === 0 ? ran.output.slice(-1000) : excerpt(lines),
  );
  const failures = errors.map((e, i): TypeFailure => ({
    ...e,
    // The first errors get evidence that names them; a tree with thousands shares the run's.
    evidence: i < OWN_EVIDENCE ? context.recorder.fromCommand(ran, `\`${e.file}${e.line === null ? "" : `:${String(e.line)}`}\` ${e.message}${e.code === null ? "" : ` [${e.code}]`}`, excerpt([{ ...e, severity: "error" }])) : evidence,
  }));
  if (ran.exitCode !== 0 && failures.length === 0) {
    // It could not check at all: its own words are the error, and its configuration the place.
    failures.push({ type: "mypy", file: plan.configuration ?? "mypy", line: null, column: null, code: null, message: ran.output.trim().slice(-1000) || "mypy ended without a word", notes: [], evidence });
  }
  return { failures, evidence, exitCode: ran.exitCode };
}
