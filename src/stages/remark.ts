/** What the code under trace shows by itself, beside its failures: anti-patterns of the change, broken anchors, contracts on the chains. */
import type { Diagnosis } from "../diagnose/diagnose.js";
import type { Context, Interpreter } from "../context.js";
import type { ChangedFile } from "../env/change.js";
import { isFirstParty, type ProjectFiles } from "../env/files.js";
import { readInside } from "../env/read.js";
import { brokenAnchors } from "../marks/anchors/check.js";
import { claimOf, ProjectAnchors, quotedLines } from "../marks/anchors/project.js";
import { freshRequirements } from "../marks/anti-patterns/heavy-dependency.js";
import type { Around } from "../marks/anti-patterns/anti-pattern.js";
import { antiPatternsIn } from "../marks/anti-patterns/index.js";
import { changeOfDiff, type Change } from "../marks/change.js";
import type { Remark } from "../marks/remark.js";
import { withLint } from "./lint.js";
import type { Gathered } from "./gather.js";
import { proveMasks, type Proof } from "./prove-masks.js";
import type { Bench } from "../probe/once-more.js";
import { isUnder, unlessStopped } from "../probe/reproduce.js";
import { weigh, type Weights } from "../probe/weights.js";
import type { Report } from "../report/schema.js";
import type { Evidence } from "../trace/evidence.js";
import type { Recorder } from "../trace/recorder.js";

export interface Survey {
  /** As they were given, with what ruff says of their places and the contracts around their roots as further grounds. */
  readonly diagnoses: readonly Diagnosis[];
  readonly findings: Report["findings"];
  readonly decisions: Report["decisions"];
  /** Evidence of what skipped nodes do without what skips them, by node. */
  readonly behind: ReadonlyMap<string, Evidence>;
}

/** @param changed the change under trace; null where git knows of none */
export async function survey(bench: Bench, files: ProjectFiles, gathered: Gathered, changed: readonly ChangedFile[] | null, diagnoses: readonly Diagnosis[]): Promise<Survey> {
  const { context, interpreter } = bench;
  const read = (file: string): string | null => readInside(context.inputs.project, file);
  const { change, stale } = changeOfDiff(changed ?? [], read);
  if (stale.length > 0) context.notRun.push({ step: "findings in the change", reason: `${String(stale.length)} of its files are no text or were edited since it was committed: ${stale.slice(0, 3).join(", ")}` });
  const anchors = new ProjectAnchors(files.python, read);
  const weights = await unlessStopped(weigh(context, interpreter, freshRequirements(change)));
  const remarks = [...antiPatternsIn(change, aroundOf(context, interpreter, files, change, weights)), ...broken(context, anchors, change, diagnoses)];
  const { passed, skipped } = gathered.reproduction;
  const proofs = await proveMasks(bench, {
    remarks, change, types: gathered.typesPlan, python: files.python, text: read,
    passed: [...passed], skipped: [...skipped.keys()].filter((node) => [...gathered.given.keys()].some((id) => isUnder(id, node))),
  });
  return {
    diagnoses: withContracts(await withLint(context, interpreter, diagnoses), anchors),
    findings: findingsOf(remarks, { weights, proofs: proofs.of }, change, context.recorder), decisions: decisionsOf(diagnoses, anchors), behind: proofs.nodes,
  };
}

function aroundOf(context: Context, { facts: { stdlib, distributions } }: Interpreter, files: ProjectFiles, change: Change, weights: Weights | null): Around {
  const normal = (name: string): string => name.toLowerCase().replace(/[-_.]+/g, "-");
  return {
    stdlib: new Set(stdlib),
    modulesOf: (name) => distributions.find((d) => normal(d.name) === name)?.modules ?? [],
    weightOf: (name) => weights?.of.get(name) ?? null,
    usesElsewhere: (modules) => importersOf(context, files.python.filter((f) => !change.some((c) => c.file === f)), modules),
  };
}

/** Of the files on the chains and of those that the change touched. */
function broken(context: Context, anchors: ProjectAnchors, change: Change, diagnoses: readonly Diagnosis[]): Remark[] {
  const added = new Map(change.map((c) => [c.file, c.added]));
  const looked = new Set([...diagnoses.flatMap(chainFiles), ...change.flatMap((c) => (c.after === null ? [] : [c.file]))]);
  return [...looked].flatMap((file) => {
    const found = anchors.of(file);
    return found === null ? [] : brokenAnchors({ file, anchors: found, text: readInside(context.inputs.project, file) ?? "", names: anchors.names(), added: added.get(file) ?? new Set() });
  });
}

/** Files that import one of the modules. */
function importersOf(context: Context, files: readonly string[], modules: readonly string[]): number {
  const imports = new RegExp(`^\\s*(?:from|import)\\s+(?:${modules.map((m) => m.replace(/\W/g, "\\$&")).join("|")})\\b`, "m");
  return modules.length === 0 ? 0 : files.filter((file) => imports.test(readInside(context.inputs.project, file) ?? "")).length;
}

/** The project's own files on a chain: of its root, its tracebacks and its type errors. */
function chainFiles({ findings: [root], failures }: Diagnosis): string[] {
  const frames = failures.flatMap((f) => (f.type === "mypy" ? [f.file] : f.exceptions.flatMap((e) => e.frames.map((x) => x.file))));
  return [...(root.file === null ? [] : [root.file]), ...frames].filter(isFirstParty);
}

/** Diagnoses whose roots rest on the contract around them as well, where there is one. */
function withContracts(diagnoses: readonly Diagnosis[], anchors: ProjectAnchors): Diagnosis[] {
  return diagnoses.map((diagnosis) => {
    const [root, ...others] = diagnosis.findings;
    const region = root.file === null || root.line === null ? null : anchors.at(root.file, root.line);
    if (region === null) return diagnosis;
    return { ...diagnosis, findings: [{ ...root, because: [...root.because, { file: region.file, lines: quotedLines(region), claim: claimOf(region) }] }, ...others] };
  });
}

/** What the regions around the places of the chains have decided, each once. */
function decisionsOf(diagnoses: readonly Diagnosis[], anchors: ProjectAnchors): Report["decisions"] {
  const places = diagnoses.flatMap(({ findings: [root], failures }) => [
    ...(root.file === null || root.line === null ? [] : [{ file: root.file, line: root.line }]),
    ...failures.flatMap((f) => (f.type === "mypy" ? (f.line === null ? [] : [{ file: f.file, line: f.line }]) : f.exceptions.flatMap((e) => e.frames.map((x) => ({ file: x.file, line: x.line }))))),
  ]).filter((p) => isFirstParty(p.file));
  const found = new Map<string, Report["decisions"][number]>();
  for (const { file, line } of places) {
    const region = anchors.at(file, line);
    const text = (name: "RATIONALE" | "REJECTED"): string | null => region?.tags.filter((t) => t.name === name).map((t) => t.text).join("; ") || null;
    const [rationale, rejected] = [text("RATIONALE"), text("REJECTED")];
    if (region !== null && (rationale !== null || rejected !== null)) found.set(`${file}:${String(region.lines[0])}`, { file, line: region.lines[0], rationale, rejected });
  }
  return [...found.values()];
}

interface Shown {
  readonly weights: Weights | null;
  readonly proofs: ReadonlyMap<Remark, Proof>;
}

/** Mints the evidence of each remark: the line as it stands, and what was run or measured for it. */
function findingsOf(remarks: readonly Remark[], { weights, proofs }: Shown, change: Change, recorder: Recorder): Report["findings"] {
  return remarks.map((remark) => {
    const { what, statement, file, line } = remark;
    const quoted = recorder.fromFile(file, line === null ? null : [line, line], `\`${file}\` as it stands: ${what.replaceAll("-", " ")}`);
    const proof = proofs.get(remark);
    const one = change.find((c) => c.file === file);
    return {
      what, file, line, kind: proof === undefined ? remark.kind : proof.hides === "something" ? "test.masked" : null,
      statement: proof === undefined ? statement : `${statement} ${proof.says}`,
      evidence: [quoted.id, ...(proof === undefined ? [] : [proof.evidence.id]), ...(what === "heavy-dependency" && weights !== null ? [weights.evidence.id] : [])],
      in_change: one !== undefined && (line === null || one.added.has(line)),
    };
  });
}
