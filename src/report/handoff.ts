/** handoff.json: what the next fixer, person or agent, takes over (contract, section 6). */
import { z } from "zod";
import { fixShown } from "./attempt.js";
import { evidenceIndex } from "./origin.js";
import { plain, placeText, type Span } from "./inline.js";
import { rootSentence, symptomName } from "./rows.js";
import type { Chain, Report } from "./schema.js";
import { shellWords } from "./shell.js";
import { headline, isLive, worstFirst } from "./view.js";
import { listed, plural } from "./words.js";

const text = z.string();

export const handoffSchema = z.object({
  schema: z.literal("python-trace/handoff/v1"),
  salientSummary: text,
  whatWasImplemented: text,
  whatWasLeftUndone: text,
  verification: z.object({
    commandsRun: z.array(z.object({ command: text, exitCode: z.number().int().nullable(), observation: text })),
    interactiveChecks: z.array(z.object({ action: text, observed: text })),
  }),
  tests: z.object({
    added: z.array(z.object({ file: text, cases: z.array(z.object({ name: text, verifies: text, failedOnBase: z.boolean().nullable() })) })),
  }),
  discoveredIssues: z.array(z.object({ severity: z.enum(["blocking", "non_blocking"]), description: text, file: text.nullable(), line: z.number().int().nullable() })),
  /** What `@RATIONALE` and `@REJECTED` on the chain say. */
  decisionMemory: z.array(z.object({ file: text, line: z.number().int(), rationale: text.nullable(), rejected: text.nullable() })),
  semanticDebt: z.array(z.object({ file: text, line: z.number().int(), finding: text })),
  trace: text,
  returnToOrchestrator: z.array(z.object({
    reason: z.enum(["missing-dependency", "unrelated-red-tests", "ambiguous-requirement", "dependency-bug", "missing-context"]),
    detail: text,
  })),
});

export type Handoff = z.infer<typeof handoffSchema>;

const words = (spans: readonly Span[]): string => spans.map((s) => plain(s, (code) => `\`${code}\``)).join("").trim();
const names = (chain: Chain): string => {
  const shown = chain.symptoms.slice(0, 3).map((s) => words(symptomName(s)));
  const rest = chain.symptoms.length - shown.length;
  return listed(rest > 0 ? [...shown, `${String(rest)} more`] : shown);
};

/** Makes the hand-off of a report. Lists that nothing fills are empty. */
export function handoff(report: Report): Handoff {
  const chains = worstFirst(report.chains);
  return {
    schema: "python-trace/handoff/v1",
    salientSummary: [`[ATTEMPT: ${String(report.attempt.number)}] ${headline(report)}`, ...(report.attempt.changed === null ? [] : [report.attempt.changed.replace(/\.$/, "")]), ...chains.slice(0, 1).map((c) => words(rootSentence(c)))].join(". "),
    whatWasImplemented: implemented(report, chains),
    whatWasLeftUndone: leftUndone(report),
    verification: { commandsRun: commandsRun(report), interactiveChecks: checks(report) },
    tests: { added: report.tests_added.map(({ file, cases }) => ({ file, cases: cases.map(({ name, verifies, on_base }) => ({ name, verifies, failedOnBase: on_base === "unknown" ? null : on_base === "failed" })) })) },
    discoveredIssues: [
      ...chains.filter(isLive).map((c) => ({
        severity: c.pre_existing ? "non_blocking" as const : "blocking" as const,
        description: `${words(rootSentence(c))} (${names(c)})`, file: c.root?.file ?? null, line: c.root?.line ?? null,
      })),
      ...report.findings.filter((f) => !isDebt(f.what)).map((f) => ({ severity: "non_blocking" as const, description: f.statement, file: f.file, line: f.line })),
    ],
    decisionMemory: report.decisions,
    semanticDebt: report.findings.filter((f) => isDebt(f.what)).map((f) => ({ file: f.file, line: f.line ?? 1, finding: f.statement })),
    trace: report.trace.file,
    returnToOrchestrator: returned(report, chains),
  };
}

/** Broken anchors are debt of the code's own contracts; the rest of the findings are issues of the change. */
const isDebt = (what: Report["findings"][number]["what"]): boolean => what.startsWith("anchor-");

/** What was tried out beside the tests: whether the program starts, and the lines of the checklist. */
function checks({ smoke, evidence, forced_context }: Report): Handoff["verification"]["interactiveChecks"] {
  const claims = new Map(evidence.map((e) => [e.id, e.claim]));
  return [
    ...smoke.map((s) => ({ action: s.kind === "command" ? s.what : `import ${s.what}`, observed: claims.get(s.evidence[0] ?? "") ?? s.outcome })),
    ...(forced_context?.checklist ?? []).map((c) => ({ action: c.line, observed: c.answer ?? "no answer" })),
  ];
}

function implemented(report: Report, chains: readonly Chain[]): string {
  const verified = chains.flatMap((c) => (c.fix?.status === "verified" && fixShown(report, c).kind === "shown" ? [`${c.fix.patch} (${c.fix.summary})`] : []));
  return verified.length === 0 ? "nothing: the failure was traced, no code was changed" : `verified in a scratch checkout: ${listed(verified)}`;
}

function leftUndone(report: Report): string {
  const open = [...report.not_run.map((n) => `${n.step}: ${n.reason}`), ...report.unmapped.map((u) => `${u.input}: ${u.reason}`)];
  if (open.length === 0) return "nothing";
  const rest = open.length - 20;
  return [...open.slice(0, 20), ...(rest > 0 ? [`${plural(rest, "more", "more")} in report.json`] : [])].join("; ");
}

function commandsRun(report: Report): Handoff["verification"]["commandsRun"] {
  return [...evidenceIndex(report).values()].flatMap((e) =>
    e.source.type === "command" ? [{ command: shellWords(e.source.argv), exitCode: e.source.exit_code, observation: e.claim }] : []);
}

function returned(report: Report, chains: readonly Chain[]): Handoff["returnToOrchestrator"] {
  const at = ({ root }: Chain): string => (root === null || root.file === null ? "" : ` at ${placeText(root.file, root.line)}`);
  return [
    ...chains.filter((c) => c.root?.kind === "import.missing-dependency" && isLive(c)).map((c) => ({ reason: "missing-dependency" as const, detail: `${words(rootSentence(c))}${at(c)}` })),
    ...chains.filter((c) => c.root?.kind === "env.dependency-upgrade" && isLive(c)).map((c) => ({ reason: "dependency-bug" as const, detail: words(rootSentence(c)) })),
    ...chains.filter((c) => c.root?.kind === "test.expectation" && isLive(c)).map((c) => ({ reason: "ambiguous-requirement" as const, detail: `${words(rootSentence(c))}${at(c)}: which of the two is meant is for the brief to say` })),
    ...chains.filter((c) => c.pre_existing).map((c) => ({ reason: "unrelated-red-tests" as const, detail: `${names(c)}: red at the base as well` })),
    ...report.need_context.map((n) => ({ reason: "missing-context" as const, detail: `[NEED_CONTEXT: ${n.target}] ${n.reason}` })),
  ];
}
