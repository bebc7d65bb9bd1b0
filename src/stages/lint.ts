/** What ruff says of places on the chains joins them as evidence; it is never a root by itself. */
import type { Context, Interpreter } from "../context.js";
import type { Diagnosis } from "../diagnose/diagnose.js";
import { isFirstParty } from "../env/files.js";
import { unlessStopped } from "../probe/reproduce.js";
import { ruffCheck, type LintFinding } from "../probe/ruff.js";

/** Lines between a root and a finding that still count as its place. */
const NEAR = 1;
/** Findings that join one chain. */
const MOST = 3;

/** Places of the project on a chain: its root's, and those of its tracebacks and type errors. */
function placesOf({ findings: [root], failures }: Diagnosis): { readonly file: string; readonly line: number; readonly slack: number }[] {
  const frames = failures.flatMap((f) => (f.type === "mypy" ? (f.line === null ? [] : [{ file: f.file, line: f.line, slack: 0 }]) : f.exceptions.flatMap((e) => e.frames.map(({ file, line }) => ({ file, line, slack: 0 })))));
  return [...(root.file === null || root.line === null ? [] : [{ file: root.file, line: root.line, slack: NEAR }]), ...frames].filter((p) => isFirstParty(p.file) && /\.pyi?$/.test(p.file));
}

export async function withLint(context: Context, interpreter: Interpreter, diagnoses: readonly Diagnosis[]): Promise<readonly Diagnosis[]> {
  const files = [...new Set(diagnoses.flatMap((d) => placesOf(d).map((p) => p.file)))].sort();
  const run = await unlessStopped(ruffCheck(context, interpreter, files));
  if (run === null) return diagnoses;
  return diagnoses.map((diagnosis) => {
    const places = placesOf(diagnosis);
    const near = (f: LintFinding): boolean => places.some((p) => p.file === f.file && Math.abs(p.line - f.line) <= p.slack);
    const shown = run.findings.filter(near).slice(0, MOST).map((f) => context.recorder.fromCommand(run.ran, `ruff: \`${f.file}:${String(f.line)}\` ${f.code} ${f.message}`, `${f.file}:${String(f.line)}: ${f.code} ${f.message}`));
    const [root, ...others] = diagnosis.findings;
    return shown.length === 0 ? diagnosis : { ...diagnosis, findings: [{ ...root, because: [...root.because, ...shown] }, ...others] };
  });
}
