/** What is broken about the anchors of a file, as remarks. */
import type { Remark } from "../remark.js";
import type { Anchors, Region } from "./read.js";

export interface AnchorQuestion {
  readonly file: string;
  readonly anchors: Anchors;
  readonly text: string;
  /** Names of all regions of the project. */
  readonly names: ReadonlySet<string>;
  /** Lines that the change under trace brought to the file. */
  readonly added: ReadonlySet<number>;
}

const at = (file: string, line: number): string => `\`${file}:${String(line)}\``;

export function brokenAnchors({ file, anchors, text, names, added }: AnchorQuestion): Remark[] {
  const remark = (what: Remark["what"], line: number, statement: string): Remark => ({ what, kind: null, file, line, statement });
  const strays = anchors.strays.map(({ line, name, kind }) => {
    const shown = `\`#${kind === "no-end" ? "" : "end"}region${name === "" ? "" : ` ${name}`}\` at ${at(file, line)}`;
    if (kind === "doubled-end") return remark("anchor-doubled", line, `${shown} ends a region that has ended already.`);
    return remark("anchor-unmatched", line, `${shown} has no ${kind === "no-end" ? "end" : "beginning"}.`);
  });
  const tags = anchors.regions.flatMap((region) => [
    ...(region.textBefore === null ? [] : [remark("anchor-text", region.textBefore, `${at(file, region.textBefore)} stands between \`#region ${region.name}\` and its first tag.`)]),
    ...region.tags.flatMap((tag) => {
      if (tag.name === "COMPLEXITY" || tag.name === "C") return [remark("anchor-complexity", tag.line, `${at(file, tag.line)} gives the complexity of \`${region.name}\` as \`@${tag.name}\`; it belongs into the anchor, as \`[C:${/\d/.exec(tag.text)?.[0] ?? "n"}]\`.`)];
      if (tag.name !== "RELATION") return [];
      return targetsOf(tag.text).filter((t) => !known(names, t)).map((t) => remark("anchor-relation", tag.line, `The \`@RELATION\` at ${at(file, tag.line)} names \`${t}\`, and no region of the project is called so.`));
    }),
  ]);
  return [...strays, ...tags, ...anchors.regions.flatMap((r) => undecided(r, anchors, text, added, remark))];
}

/** What a relation names: in brackets, else after its arrow, else its last word. */
export function targetsOf(relation: string): string[] {
  const right = /(?:->|→|=>)\s*(.*)$/.exec(relation)?.[1];
  const bracketed = [...(right ?? relation).matchAll(/\[([^\]]+)\]/g)].flatMap(([, inner = ""]) => inner.split(","));
  const words = bracketed.length > 0 ? bracketed : right !== undefined ? right.split(",") : relation.trim().split(/\s+/).slice(-1);
  return words.map((w) => w.trim().replace(/^`|`$/g, "").replace(/[.,;]$/, "")).filter((w) => w !== "");
}

/** `EXT:` names what lies outside the project; a dotted name may stand for the region of its last part. */
function known(names: ReadonlySet<string>, target: string): boolean {
  return /^EXT:/i.test(target) || names.has(target) || names.has(target.split(/[.:/]/).at(-1) ?? target);
}

const WORKAROUND = /\bwork[\s-]?around\b/i;

/** A region that the change touched and that calls itself a workaround says why, and what was tried and refused. */
function undecided(region: Region, { regions }: Anchors, text: string, added: ReadonlySet<number>, remark: (what: Remark["what"], line: number, statement: string) => Remark): Remark[] {
  const [from, to] = region.lines;
  const within = regions.filter((r) => r !== region && r.lines[0] > from && r.lines[1] < to);
  const own = text.split("\n").map((t, i) => ({ t, line: i + 1 })).filter(({ line }) => line >= from && line <= to && !within.some((r) => r.lines[0] <= line && line <= r.lines[1]));
  const missing = (["RATIONALE", "REJECTED"] as const).filter((name) => !region.tags.some((t) => t.name === name && t.text.trim() !== ""));
  const says = own.find(({ t }) => WORKAROUND.test(t));
  if (says === undefined || missing.length === 0 || !own.some(({ line }) => added.has(line))) return [];
  return [remark("anchor-rationale", says.line, `\`${region.name}\` was changed and calls itself a workaround at ${at(region.file, says.line)}, without ${missing.map((m) => `\`@${m}\``).join(" and ")}.`)];
}
