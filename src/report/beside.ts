/** What was seen beside the failures: findings in the code, entry points, and the tests that the change adds. */
import { findingSpans } from "./findings.js";
import { code, place, text, type Span } from "./inline.js";
import { evidenceIndex, finding } from "./origin.js";
import type { Report } from "./schema.js";

export interface Listing {
  readonly title: string;
  readonly items: readonly (readonly Span[])[];
  /** Something in it asks for a reader. */
  readonly weight: "open" | "folded";
}

/** Lists without items are left out. */
export function beside(report: Report): readonly Listing[] {
  return [...findings(report), ...smoke(report), ...testsAdded(report)].filter((l) => l.items.length > 0);
}

/** A mask asks for a reader, and where nothing failed so does all else. */
function findings({ findings: all, chains }: Report): Listing[] {
  return [
    { title: "What hides failures", weight: "open", items: all.filter((f) => f.kind !== null).map(findingSpans) },
    { title: "Findings", weight: chains.length === 0 ? "open" : "folded", items: all.filter((f) => f.kind === null).map(findingSpans) },
  ];
}

function smoke(report: Report): Listing[] {
  const index = evidenceIndex(report);
  return (["failed", "passed"] as const).map((wanted) => ({
    title: wanted === "failed" ? "Entry points that do not start" : "Entry points that start", weight: wanted === "failed" ? "open" : "folded",
    items: report.smoke.filter((s) => s.outcome === wanted).map((s) => {
      const shown = s.evidence.flatMap((id) => index.get(id) ?? [])[0];
      return [code(s.what), text(s.kind === "command" ? ": " : " imported: "), ...(shown === undefined ? [] : finding(shown))];
    }),
  }));
}

/** Those that pass on the base's code as well are findings. */
function testsAdded(report: Report): Listing[] {
  const cases = report.tests_added.flatMap(({ file, cases: all }) => all.map((one) => ({ file, ...one })));
  const line = ({ file, name, evidence }: (typeof cases)[number], said: string): Span[] => [place(file, null), text(" "), code(name), text(`: ${said}${evidence.length === 0 ? "" : ` (${evidence.join(", ")})`}`)];
  const of = (state: (typeof cases)[number]["on_base"]): typeof cases => cases.filter((c) => c.on_base === state);
  return [
    { title: "Tests of this change that fail on the base's code", weight: "folded", items: of("failed").map((c) => line(c, "as it should")) },
    { title: "Tests of this change that the base could not be asked about", weight: "folded", items: of("unknown").map((c) => line(c, "no outcome there")) },
  ];
}
