/** A chain as rows: symptom → evidence → root → fix. What every renderer shows, each in its own form. */
import { code, joinSpans, place, placeText, spans, strong, text, type Span } from "./inline.js";
import { finding, inFolder, origin, outcome, type EvidenceIndex } from "./origin.js";
import { clip } from "../trace/visible.js";
import type { Chain, ReportEvidence, Root, Symptom } from "./schema.js";
import { isLive } from "./view.js";
import { plural } from "./words.js";

export interface Row {
  readonly stage: "symptom" | "evidence" | "leak" | "root" | "fix";
  /** The command that ran, or the place that was read. */
  readonly what: readonly Span[];
  readonly showed: readonly Span[];
  /** What the row rests on, for those who want its output. */
  readonly proof: ReportEvidence | null;
}

/** How a symptom is called: its node, its place in the code, or the run. */
export function symptomName(symptom: Symptom): Span[] {
  if ("node" in symptom && typeof symptom.node === "string") return [code(symptom.node, 400)];
  if ("mypy" in symptom) return [place(symptom.file, symptom.line)];
  return symptom.file === null ? [text("the run")] : [text("the run, at "), place(symptom.file, symptom.line)];
}

/** What the symptom says: exception and the first line of its message, or mypy's message and code. */
export function symptomSays(symptom: Symptom): Span[] {
  const [line = "", ...more] = symptom.message.split("\n").filter((l) => l.trim() !== "");
  const message = more.length > 0 ? `${line} …` : line;
  const head = "phase" in symptom && symptom.exception !== null && !message.startsWith(symptom.exception) ? [symptom.exception] : [];
  const tail = "mypy" in symptom && symptom.code !== null ? ` [${symptom.code}]` : "";
  const said = `${[...head, ...(message === "" ? [] : [message])].join(": ")}${tail}`;
  return said === "" ? [] : [code(said.trim())];
}

const found = (ids: readonly string[], index: EvidenceIndex): ReportEvidence[] => ids.flatMap((id) => index.get(id) ?? []);

/** Evidence that quotes the line of the root itself. */
function quotesRoot(root: Root, { source }: ReportEvidence): boolean {
  return source.type === "file" && source.file === root.file && (root.line === null || source.lines?.[0] === root.line);
}

/** What showed the symptom: the run here, or, where nothing failed here, what CI left or an earlier run. */
function witness(chain: Chain, index: EvidenceIndex): ReportEvidence | undefined {
  const all = found(chain.shown_by, index);
  return isLive(chain) ? all[0] : all.find(({ source }) => source.type !== "command" || source.exit_code !== 0);
}

function symptomRow(chain: Chain, shown: ReportEvidence | undefined): Row[] {
  const [symptom] = chain.symptoms;
  if (symptom === undefined) return [];
  const at: Span[] = symptom.file === null ? [] : [text("at "), place(symptom.file, symptom.line)];
  const others = chain.symptoms.length - 1;
  return [{
    stage: "symptom",
    proof: shown ?? null,
    what: shown === undefined ? symptomName(symptom) : origin(shown),
    showed: joinSpans([
      spans(shown === undefined ? "" : (outcome(shown) ?? "")), joinSpans([symptomSays(symptom), at], " "),
      others > 0 ? [text(`and ${plural(others, "more", "more")} like it`)] : [],
    ], " · "),
  }];
}

/** "the same", where the command is the one of the symptom's row. */
function again({ source }: ReportEvidence, first: ReportEvidence | undefined): Span[] | null {
  if (source.type !== "command" || first?.source.type !== "command") return null;
  const same = source.argv.length === first.source.argv.length && source.argv.every((word, i) => first.source.type === "command" && word === first.source.argv[i]);
  return same ? [text("the same"), ...inFolder(source.cwd)] : null;
}

function evidenceRows(chain: Chain, index: EvidenceIndex, first: ReportEvidence | undefined, most: number): Row[] {
  const { root } = chain;
  // The runs of the fix are told in its own row.
  const ofFix = new Set([...(chain.fix?.before ?? []), ...(chain.fix?.after ?? [])]);
  const ids = root === null ? chain.shown_by : root.evidence;
  const all = found([...new Set(ids)], index).filter((e) => e.id !== first?.id && !ofFix.has(e.id) && (root === null || !quotesRoot(root, e)));
  const rows = new Map<string, Row>();
  for (const e of all) {
    const row: Row = { stage: "evidence", proof: e, what: again(e, first) ?? origin(e), showed: finding(e) };
    const key = JSON.stringify([row.what, row.showed]);
    if (!rows.has(key)) rows.set(key, row);
  }
  const rest = rows.size - most;
  return [
    ...[...rows.values()].slice(0, most),
    ...(rest > 0 ? [{ stage: "evidence" as const, proof: null, what: [text(`${String(rest)} more`)], showed: [text("under Evidence, and in the bundle")] }] : []),
  ];
}

function leakRows(root: Root): Row[] {
  return root.leaks.slice(0, 3).map((leak) => ({
    stage: "leak",
    proof: null,
    what: leak.file === null ? [text(clip(leak.what, 60))] : [place(leak.file, leak.line)],
    showed: [code(leak.name), text(` (${clip(leak.what, 60)}) stays changed: ${clip(leak.before, 60)} → ${clip(leak.after, 60)}`)],
  }));
}

function rootRow(root: Root, index: EvidenceIndex): Row {
  const quoted = found(root.evidence, index).find((e) => quotesRoot(root, e));
  const line = quoted?.excerpt.split("\n").find((l) => l.trim() !== "");
  return {
    stage: "root",
    proof: quoted ?? null,
    what: root.file === null ? [text("outside the checkout")] : [place(root.file, root.line)],
    showed: joinSpans([line === undefined ? [] : [code(line.trim())], [code(root.kind)]], " · "),
  };
}

const FIX = { verified: "verified", proposed: "proposed, not verified", rejected: "tried and rejected" } as const;

function fixRow(fix: NonNullable<Chain["fix"]>, index: EvidenceIndex): Row {
  const patch: Span = { kind: "bundle", path: fix.patch };
  const what = { verified: [patch, text(" in a scratch checkout")], proposed: [patch], rejected: [text("a mechanical fix, in a scratch checkout")] };
  return { stage: "fix", proof: found(fix.after, index)[0] ?? null, what: what[fix.status], showed: joinSpans([[strong(FIX[fix.status])], spans(fix.summary)], ": ") };
}

/**
 * The rows of a chain.
 * @param most rows of evidence at most; one more row then says how many are left
 */
export function chainRows(chain: Chain, index: EvidenceIndex, most: number): Row[] {
  const { root, fix } = chain;
  const shown = witness(chain, index);
  return [
    ...symptomRow(chain, shown),
    ...evidenceRows(chain, index, shown, most),
    ...(root === null ? [] : [...leakRows(root), rootRow(root, index)]),
    ...(fix === null ? [] : [fixRow(fix, index)]),
  ];
}

/** The root in one sentence, its place first unless the sentence names it; without a root, what did not fail here. */
export function rootSentence({ root, symptoms, verdict }: Chain): Span[] {
  if (root === null) {
    const [symptom] = symptoms;
    return [...(symptom === undefined ? [] : symptomName(symptom)), text(verdict === "fixed" ? " passes now" : " did not fail here")];
  }
  const { file, line } = root;
  const sentence = spans(root.statement, 400);
  if (file === null) return sentence;
  const isPlace = (s: Span): boolean => s.kind === "code" && s.text === placeText(file, line);
  return sentence.some(isPlace) ? sentence.map((s) => (isPlace(s) ? place(file, line) : s)) : [place(file, line), text(": "), ...sentence];
}

/** Every evidence that the chain refers to, once, in order. */
export function chainEvidence({ shown_by, root, fix }: Chain, index: EvidenceIndex): ReportEvidence[] {
  const ids = [shown_by, root?.evidence ?? [], fix?.before ?? [], fix?.after ?? [], ...(root?.candidates ?? []).map((c) => c.evidence)];
  return found([...new Set(ids.flat())], index);
}
