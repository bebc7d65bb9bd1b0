/** Runs a project's tests, measures its spectrum and lets the rules read it, as the stages do. */
import { afterAll } from "@jest/globals";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { diagnose, type Diagnosis } from "../../../src/diagnose/diagnose.js";
import type { ChangedFile } from "../../../src/env/change.js";
import type { Dossier } from "../../../src/diagnose/dossier.js";
import type { Failure } from "../../../src/probe/failure.js";
import { group } from "../../../src/diagnose/group.js";
import { regroup } from "../../../src/diagnose/regroup.js";
import { rules } from "../../../src/diagnose/rules/index.js";
import { parseDiff, SAFE_GIT } from "../../../src/env/change.js";
import { isFirstParty, isTestFile, projectFiles } from "../../../src/env/files.js";
import type { NonEmpty } from "../../../src/ports.js";
import { NO_IMPORTS } from "../../../src/probe/imports/facts.js";
import { readRun, type ReadRun } from "../../../src/probe/reproduce.js";
import { readSources } from "../../../src/probe/sources.js";
import { NO_TYPES } from "../../../src/probe/types/facts.js";
import { suspect, type Ranking } from "../../../src/stages/suspect.js";
import { makeLab } from "../../support/lab.js";

export interface Ranked {
  readonly diagnoses: readonly Diagnosis[];
  readonly notRun: readonly { readonly step: string; readonly reason: string }[];
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** A folder with these files. */
export function layOut(files: Readonly<Record<string, string>>): string {
  const project = realpathSync(mkdtempSync(join(tmpdir(), "python-trace-spectrum-")));
  made.push(project);
  write(project, files);
  return project;
}

function write(project: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, name)), { recursive: true });
    writeFileSync(join(project, name), text);
  }
}

/** @returns a function that diagnoses the project's failures, knowing the commit at fault or not */
export async function measured(python: string, files: Readonly<Record<string, string>>): Promise<(culprit: readonly ChangedFile[] | null) => Promise<Ranked>> {
  const project = layOut(files);
  const lab = await makeLab({ project, python });
  const run = await readRun(lab.context, lab.interpreter, lab.neutral, { stepId: "S2", action: "pytest.suite", args: ["-q", "--tb=short"] });
  const found = projectFiles(project);
  const sources = await readSources(lab.context, lab.interpreter, found.python);
  return async (culprit) => {
    const dossierOf = dossiersOf(project, run, { culprit, sources, files: found.python, environment: lab.interpreter.facts });
    const groups = group(run.outcome.failures, isFirstParty);
    const means = { dossierOf: dossierOf(new Map()), rules, firstParty: isFirstParty, preExisting: () => false };
    const ranked = await suspect(lab, { diagnoses: diagnose(run.outcome.failures, means), groups, dossierOf: dossierOf(new Map()), originOf: () => "" });
    const diagnoses = diagnose(run.outcome.failures, { ...means, dossierOf: dossierOf(ranked) });
    return { diagnoses: regroup(diagnoses, { suspicionsOf: (one) => ranked.get(one)?.first ?? [], commitOf: () => (culprit === null ? null : "c0ffee") }), notRun: lab.context.notRun };
  };
}

type Known = Pick<Dossier, "culprit" | "sources" | "files" | "environment">;

function dossiersOf(project: string, { outcome, evidence, session }: ReadRun, known: Known) {
  const lines = new Map([...known.sources.keys()].map((file) => [file, readFileSync(join(project, file), "utf8").split("\n")]));
  return (ranked: ReadonlyMap<string, Ranking>) => (failures: NonEmpty<Failure>, signature: string): Dossier => ({
    ...known, failures, all: outcome.failures, facts: [], session, environmentEvidence: evidence, lines, others: null, manifests: new Map(), change: known.culprit,
    baseline: null, isolation: null, lifted: null, spectrum: ranked.get(signature)?.first ?? null, heat: ranked.get(signature)?.heat ?? null, imports: NO_IMPORTS, types: NO_TYPES, firstParty: isFirstParty, isTest: isTestFile,
  });
}

/** What turned the files before into the files now, as git tells it. */
export async function changeBetween(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): Promise<readonly ChangedFile[]> {
  const { execFileSync } = await import("node:child_process");
  const project = layOut(before);
  const git = (...args: string[]): string => execFileSync(SAFE_GIT[0], [...SAFE_GIT.slice(1), "-c", "user.name=test", "-c", "user.email=test@example.invalid", ...args], { cwd: project, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "before");
  write(project, now);
  return parseDiff(git("diff", "--no-color", "--unified=0"));
}
