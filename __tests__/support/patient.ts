/** What one fixer proposes for files as they stand, with no run: for kinds that only isolation shows. */
import type { Dossier } from "../../src/diagnose/dossier.js";
import type { Finding } from "../../src/diagnose/rule.js";
import { fixers } from "../../src/fix/fixers/index.js";
import { proposals } from "../../src/fix/propose.js";
import type { Isolation, Leak } from "../../src/probe/isolate/isolation.js";
import type { Kind } from "../../src/kinds.js";
import { aDossier } from "./a-dossier.js";
import { anEvidence } from "./facts.js";
import { sourcesOf } from "./sources.js";

type Files = Readonly<Record<string, string>>;

/** The files that each proposal changes, the first one first. */
export function proposed(kind: Kind, files: Files, at: readonly [file: string, line: number], parts: Partial<Dossier> = {}): readonly Files[] {
  const evidence = anEvidence();
  const root: Finding = { kind, file: at[0], line: at[1], statement: "", confidence: "weak", score: 1, because: [evidence], disprovedBy: "" };
  const manifests = new Map(Object.entries(files).filter(([file]) => !file.endsWith(".py")));
  const dossier = aDossier({ ...sourcesOf(Object.fromEntries(Object.entries(files).filter(([file]) => file.endsWith(".py")))), manifests, environment: { ...aDossier({}).environment, stdlib: ["asyncio", "os", "pathlib", "random", "sys", "tempfile", "time", "unittest"] }, ...parts });
  return proposals(fixers, root, dossier, (file) => files[file] ?? null).map(({ edits }) => Object.fromEntries(edits.map((edit) => [edit.file, edit.content ?? ""])));
}

/** An isolation in which one test leaves something to another. */
export function polluted(polluter: string, ...leaks: readonly (Pick<Leak, "what" | "name"> & Partial<Leak>)[]): Isolation {
  const made = leaks.map((leak): Leak => ({ before: "absent", after: "str", role: "decides", file: null, line: null, ...leak }));
  return { ...SETTLED, verdict: "order-dependent", polluter, polluters: [polluter], leaks: made };
}

export const SETTLED: Isolation = {
  verdict: "deterministic", failed: { runs: 1, of: 1 }, evidence: [], failure: null, facts: [], polluter: null, polluters: [], enablers: [], cleaners: [], leaks: [], flip: null, contrast: null,
};
