/** Findings beside the roots, in words: what every renderer shows of them. */
import { code, place, placeText, spans, text, type Span } from "./inline.js";
import type { Report } from "./schema.js";

export type ReportFinding = Report["findings"][number];

/** A short name, and the kind where the finding is one: "mask, test.masked". */
export function findingName({ what, kind }: ReportFinding): string {
  return [what.replaceAll("-", " "), ...(kind === null ? [] : [kind])].join(", ");
}

/** The statement, its place a link; with the evidence that it rests on. */
export function findingSpans(finding: ReportFinding): Span[] {
  const { statement, file, line, evidence } = finding;
  const said = spans(statement, 500).map((s) => (s.kind === "code" && s.text === placeText(file, line) ? place(file, line) : s));
  const placed = said.some((s) => s.kind === "place") ? said : [place(file, line), text(": "), ...said];
  return [...placed, text(" ("), code(findingName(finding)), text(`; ${evidence.join(", ")})`)];
}
