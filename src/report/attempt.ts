/** What the attempt's number allows: attempt 3 shows a fix only below a checklist whose every line is answered. */
import type { Chain, Report } from "./schema.js";

export type FixShown =
  | { readonly kind: "shown"; readonly fix: NonNullable<Chain["fix"]> }
  | { readonly kind: "withheld"; readonly reason: string }
  | { readonly kind: "none" };

/** Whether the fix of a chain is shown, and why not. */
export function fixShown(report: Report, { fix }: Chain): FixShown {
  if (fix === null) return { kind: "none" };
  if (report.attempt.mode === "fixer") return { kind: "shown", fix };
  if (report.attempt.mode === "escalation") return { kind: "none" };
  const checklist = report.forced_context?.checklist ?? [];
  const open = checklist.filter((c) => c.answer === null || c.evidence.length === 0).length;
  if (checklist.length > 0 && open === 0) return { kind: "shown", fix };
  return { kind: "withheld", reason: checklist.length === 0 ? "this attempt has no checklist" : `${String(open)} of ${String(checklist.length)} lines of the checklist have no answer` };
}
