/** Where evidence comes from and how a command ended, in words. */
import { code, place, spans, text, type Span } from "./inline.js";
import type { Report, ReportEvidence } from "./schema.js";
import { shellShown } from "./shell.js";

export type EvidenceIndex = ReadonlyMap<string, ReportEvidence>;

export function evidenceIndex(report: Report): EvidenceIndex {
  return new Map(report.evidence.map((e) => [e.id, e]));
}

/** How the command ended; null for what is not a command. */
export function outcome({ source }: ReportEvidence): string | null {
  if (source.type === "prior") return `exit ${String(source.exit_code)}`;
  if (source.type !== "command") return null;
  if (source.timed_out === true) return "stopped at the time-out";
  if (source.signal !== undefined) return `ended by ${source.signal}`;
  return source.exit_code === null ? "did not end by itself" : `exit ${String(source.exit_code)}`;
}

/** What the evidence shows: how it ended, unless the claim begins with that, and the claim. */
export function finding(evidence: ReportEvidence): Span[] {
  const ended = outcome(evidence);
  return spans(ended === null || evidence.claim.startsWith(ended) ? evidence.claim : `${ended} · ${evidence.claim}`);
}

/** Where a command ran, unless it ran in the project itself. */
export function inFolder(folder: string): Span[] {
  if (folder === ".") return [];
  return folder === "(scratch)" ? [text(" in a scratch checkout")] : [text(" in "), code(folder)];
}

/** The command, the place, the input of CI or the earlier run. */
export function origin({ source }: ReportEvidence): Span[] {
  switch (source.type) {
    case "command":
      return [code(shellShown(source.argv)), ...inFolder(source.cwd)];
    case "file":
      return [place(source.file, source.lines?.[0] ?? null)];
    case "input":
      return [text("left by CI: "), code(source.input)];
    case "prior":
      return [text("an earlier run, on "), { kind: "commit", sha: source.sha }];
  }
}
