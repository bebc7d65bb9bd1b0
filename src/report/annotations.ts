/** The report on the lines of the change, as GitHub shows annotations. */
import { findingName } from "./findings.js";
import { plain, placeText, spans, type Span } from "./inline.js";
import { rootSentence, symptomName, symptomSays } from "./rows.js";
import type { Chain, Report } from "./schema.js";
import { isLive, worstFirst } from "./view.js";
import { clip } from "../trace/visible.js";

export interface Annotation {
  readonly level: "error" | "warning" | "notice";
  /** Relative to the repository. */
  readonly file: string;
  /** Null marks the file as a whole. */
  readonly line: number | null;
  readonly title: string;
  readonly message: string;
}

export interface AnnotationOptions {
  /** The project's folder in the repository, "" for its root. */
  readonly repoPrefix: string;
}

/** GitHub takes ten of a level from one step: so many for the chains together, and of notices. */
const MOST = 10;

const words = (spans: readonly Span[]): string => clip(spans.map((s) => plain(s, (code) => `\`${code}\``)).join("").trim(), 500);

/**
 * The roots, worst first, then where each first shows, at most ten; then the findings in the change, as notices; one a line of code. One-line texts without control
 * characters; the caller escapes what its channel asks for. Empty for an escalation, which suggests nothing.
 */
export function annotations(report: Report, { repoPrefix }: AnnotationOptions): Annotation[] {
  if (report.attempt.mode === "escalation") return [];
  const chains = worstFirst(report.chains).filter(isLive).slice(0, MOST);
  const placed = (all: readonly Annotation[]): Annotation[] => all.flatMap((a) => {
    const file = inRepository(repoPrefix, a.file);
    return file === null ? [] : [{ ...a, file }];
  });
  const shown = oneALine(placed([...chains.flatMap(rootOf), ...chains.flatMap(symptomOf)])).slice(0, MOST);
  const room = MOST - shown.filter((a) => a.level === "notice").length;
  const notices = oneALine([...shown, ...placed(report.findings.filter((f) => f.in_change).map(noticeOf))]).slice(shown.length);
  return [...shown, ...notices.slice(0, room)];
}

/** The first of each line. */
function oneALine(all: readonly Annotation[]): Annotation[] {
  const places = new Map(all.toReversed().map((a) => [placeText(a.file, a.line), a]));
  return all.filter((a) => places.get(placeText(a.file, a.line)) === a);
}

function noticeOf(finding: Report["findings"][number]): Annotation {
  return { level: "notice", file: finding.file, line: finding.line, title: findingName(finding), message: words(spans(finding.statement, 500)) };
}

function rootOf(chain: Chain): Annotation[] {
  const { root } = chain;
  if (root === null || root.file === null) return [];
  return [{
    level: chain.pre_existing ? "notice" : root.confidence === "weak" ? "warning" : "error", file: root.file, line: root.line,
    title: `${root.kind} (${root.confidence}${chain.pre_existing ? ", older than this change" : ""})`, message: words(rootSentence(chain)),
  }];
}

function symptomOf(chain: Chain): Annotation[] {
  const [symptom] = chain.symptoms;
  if (symptom === undefined || symptom.file === null) return [];
  const cause = chain.root === null || chain.root.file === null ? [] : [`root: ${words([{ kind: "place", file: chain.root.file, line: chain.root.line }])}`];
  return [{
    level: chain.pre_existing ? "notice" : "warning", file: symptom.file, line: symptom.line,
    title: words(symptomName(symptom)).slice(0, 120), message: [words(symptomSays(symptom)), ...cause].join(" · "),
  }];
}

/** The path in the repository; null for one that is not in it. */
function inRepository(prefix: string, file: string): string | null {
  if (file.startsWith("/") || /[\p{Cc}\p{Cs}]/u.test(file)) return null;
  const parts: string[] = [];
  for (const part of `${prefix}/${file}`.split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "" && part !== ".") parts.push(part);
  }
  return parts.length === 0 ? null : parts.join("/");
}
