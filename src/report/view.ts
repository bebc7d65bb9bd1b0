/** The report as a whole: which chain first, the headline, what is said of a chain beside its rows. */
import { code, joinSpans, spans, strong, text, type Span } from "./inline.js";
import type { Chain, Report, Root, Symptom } from "./schema.js";
import { duration, listed, plural } from "./words.js";

/** Chains that still fail, as against those that did not reproduce or are fixed. */
export function isLive(chain: Chain): boolean {
  return chain.verdict !== "fixed" && chain.verdict !== "not-reproduced";
}

const CONFIDENCE = { proven: 0, strong: 1, weak: 2 } as const;
const VERDICT = { process: 0, deterministic: 1, "order-dependent": 1, flaky: 1, "not-reproduced": 2, fixed: 3 } as const;

/** Worst first: what the change brought before what was there, what ends the run, what explains most, what is surest. */
export function worstFirst(chains: readonly Chain[]): Chain[] {
  const keys = (c: Chain): number[] => [Number(c.pre_existing), VERDICT[c.verdict], -c.symptoms.length, c.root === null ? 3 : CONFIDENCE[c.root.confidence]];
  return chains.toSorted((a, b) => {
    const other = keys(b);
    return keys(a).map((key, i) => key - (other[i] ?? 0)).find((d) => d !== 0) ?? 0;
  });
}

function counted(symptoms: readonly Symptom[], tests: string): string {
  const nodes = symptoms.filter((s) => "phase" in s).length;
  const types = symptoms.filter((s) => "mypy" in s).length;
  const runs = symptoms.length - nodes - types;
  const parts: readonly (readonly [number, string])[] = [[nodes, tests], [types, "mypy error"], [runs, "broken run"]];
  return listed(parts.filter(([n]) => n > 0).map(([n, word]) => plural(n, word)));
}

/** "1 root explains 3 failed tests · 2 not mapped": the report in one line. */
export function headline(report: Report): string {
  const live = report.chains.filter(isLive);
  const old = live.filter((c) => c.pre_existing).length;
  const gone = report.chains.filter((c) => c.verdict === "not-reproduced").flatMap((c) => c.symptoms);
  const fixed = report.chains.filter((c) => c.verdict === "fixed").flatMap((c) => c.symptoms);
  const parts = [
    live.length > 0 ? `${plural(live.length, "root explains", "roots explain")} ${counted(live.flatMap((c) => c.symptoms), "failed test")}` : "",
    old > 0 ? `${String(old)} of them older than this change` : "",
    gone.length > 0 ? `${counted(gone, "failed test")} did not fail here` : "",
    fixed.length > 0 ? `${counted(fixed, "test")} that failed before ${fixed.length === 1 ? "passes" : "pass"} now` : "",
    report.findings.length > 0 ? plural(report.findings.length, "finding") : "",
    report.unmapped.length > 0 ? `${String(report.unmapped.length)} not mapped` : "",
  ].filter((p) => p !== "");
  if (report.win === "PASS") return ["green", ...parts].join(" · ");
  return parts.length > 0 ? parts.join(" · ") : "red, and no root found";
}

function reproduced({ verdict, failed }: Chain): string {
  const times = `${String(failed.runs)} of ${String(failed.of)}`;
  switch (verdict) {
    case "deterministic":
      return `fails ${times}`;
    case "order-dependent":
      return `depends on the order: fails ${times}`;
    case "flaky":
      return `flaky: fails ${times}`;
    case "process":
      return `ends the run, ${times}`;
    case "not-reproduced":
      return `${times} failed here`;
    case "fixed":
      return `fixed: fails ${times} now`;
  }
}

function blamed({ polluter, polluters }: Root): Span[] {
  const all = polluters.length > 0 ? polluters : polluter === null ? [] : [polluter];
  if (all.length === 0) return [];
  const more = all.length > 3 ? [text(` and ${String(all.length - 3)} more`)] : [];
  return [text("fails after "), ...joinSpans(all.slice(0, 3).map((p) => [code(p)]), ", "), ...more];
}

function introduced({ introduced_by: by }: Root): Span[] {
  return by === null ? [] : [text("introduced by "), { kind: "commit", sha: by.sha }, ...spans(` “${by.subject}”`, 120)];
}

/** What is known of a chain beside its rows, a group of spans each: its commit, how often, how sure and why. */
export function chainFacts(chain: Chain): Span[][] {
  const { root } = chain;
  return [
    chain.pre_existing ? [strong("older than this change"), text(": fails in the same way at the base")] : [],
    ...(root === null ? [] : [introduced(root), blamed(root)]),
    [text(reproduced(chain))],
    ...(root === null ? [] : [[strong(root.confidence), text(": "), ...spans(root.because)]]),
  ];
}

/** "14 s for 9 runs". */
export function cost({ totals }: Report): string {
  return `${duration(totals.seconds)} for ${plural(totals.runs, "run")}`;
}

/** The node to run again: of the worst root; null where it has none or it is not to be copied (it holds a secret or a control, or is too long). */
export function rerunNode(report: Report): string | null {
  const [worst] = worstFirst(report.chains);
  const symptom = worst?.symptoms[0];
  const node = symptom !== undefined && "node" in symptom ? (symptom.node ?? null) : null;
  return node === null || node.length > 400 || /\[redacted:|[\p{Cc}\p{Cf}]/u.test(node) ? null : node;
}
