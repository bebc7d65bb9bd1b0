/** What a fix must leave alone: anchors as they are, and what `@REJECTED` has ruled out. */
import { nodesOf, parse, textOf } from "../../syntax/source.js";
import type { Changed } from "../change.js";
import { readAnchors, regionAt, type Region } from "./read.js";

/** A line as it reads without its indentation. */
const bare = (line: string): string => line.trim();

interface Mark {
  readonly text: string;
  /** From 0. */
  readonly at: number;
}

/** Each anchor and tag of a text, in order. */
function marksOf(text: string): Mark[] {
  const lines = new Set(readAnchors(parse("before.py", text)).marks);
  return text.split(/\r?\n/).flatMap((line, at) => (lines.has(at + 1) ? [{ text: bare(line), at }] : []));
}

/** Lines that stand once in each text tell where an anchor is: so many of them on either side are asked. */
const WITNESSES = 3;

/** An anchor that code has passed: it stood above it and stands below it now, or the other way. */
function passed(before: string, after: string, marks: readonly (readonly [Mark, Mark])[]): Mark | undefined {
  const placesOf = (text: string): Map<string, number[]> => {
    const found = new Map<string, number[]>();
    for (const [at, line] of text.split(/\r?\n/).entries()) if (bare(line) !== "") found.set(bare(line), [...(found.get(bare(line)) ?? []), at]);
    return found;
  };
  const [was, is] = [placesOf(before), placesOf(after)];
  const known = [...was].flatMap(([line, [at = 0, ...more]]) => {
    const [now, ...others] = is.get(line) ?? [];
    return more.length > 0 || now === undefined || others.length > 0 ? [] : [{ at, now }];
  });
  return marks.find(([old, now]) => {
    const above = known.filter((k) => k.at < old.at).slice(-WITNESSES);
    const below = known.filter((k) => k.at > old.at).slice(0, WITNESSES);
    return above.some((k) => k.now > now.at) || below.some((k) => k.now < now.at);
  })?.[0];
}

/**
 * Whether an edit splits, moves, doubles or strips an anchor (contract: a fix does none of it).
 * @returns the reason, one clause; null where all stand as they were
 */
export function harmsAnchors(before: string, after: string): string | null {
  const [was, is] = [marksOf(before), marksOf(after)];
  if (was.length === 0) return null;
  const count = (list: readonly Mark[], text: string): number => list.filter((m) => m.text === text).length;
  for (const { text } of was) {
    if (count(is, text) < count(was, text)) return `it strips the anchor \`${text}\``;
    if (count(is, text) > count(was, text)) return `it doubles the anchor \`${text}\``;
  }
  const extra = is.find((m) => !was.some((w) => w.text === m.text));
  if (extra !== undefined) return `it splits a region with \`${extra.text}\``;
  const moved = was.find((mark, i) => is[i]?.text !== mark.text) ?? passed(before, after, was.flatMap((w, i) => { const now = is[i]; return now === undefined ? [] : [[w, now] as const]; }));
  return moved === undefined ? null : `it moves the anchor \`${moved.text}\``;
}

/** Code that a `@REJECTED` names: what stands in backticks, else calls and dotted or underscored names. */
export function rejectedCode(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code.trim()).filter((c) => /\w/.test(c));
  if (quoted.length > 0) return quoted;
  return [...text.matchAll(/@?\b[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?:\(\))?|\b[A-Za-z_]\w*\(\)|\b[a-z]+_\w+\b/g)].map(([code]) => code);
}

const tokens = (code: string): string[] => code.match(/\w+|[^\w\s]/g) ?? [];

/** Whether the words of `wanted` stand in `code` in this order, one after the other; `f()` stands for every call of f. */
function holdsCode(code: string, wanted: string): boolean {
  const [all, part] = [tokens(code), tokens(wanted.replace(/\(\s*(?:\.\.\.|…)?\s*\)$/, "("))];
  return part.length > 0 && all.some((_, i) => part.every((token, k) => all[i + k] === token));
}

/** The code of a line without its comment and without texts in it. */
function codeOf(changed: Changed): ReadonlyMap<number, string> {
  const source = changed.after?.source;
  if (source == null) return new Map();
  let text = source.text;
  for (const node of nodesOf(source, ["Comment"])) text = text.slice(0, node.from) + " ".repeat(textOf(source, node).length) + text.slice(node.to);
  return new Map(text.split("\n").map((line, i) => [i + 1, line]));
}

/**
 * Whether a fix would bring back what the regions that it edits have rejected: a line that it adds, in such a region, holds
 * the code that `@REJECTED` names, more often than the region did before.
 * @param regions of the file before the fix
 * @returns the reason, with the words of the tag; null where it brings nothing back
 */
export function rejectedBy(regions: readonly Region[], patch: Changed): string | null {
  const after = codeOf(patch);
  const now = patch.after?.source == null ? [] : readAnchors(patch.after.source).regions;
  for (const line of patch.added) {
    const here = regionAt(now, line);
    const around = here === null ? [] : [here.name, ...here.inside];
    for (const region of regions.filter((r) => around.includes(r.name))) {
      for (const tag of region.tags.filter((t) => t.name === "REJECTED")) {
        const back = rejectedCode(tag.text).find((code) => holdsCode(after.get(line) ?? "", code) && !wasThere(patch, region, code));
        if (back !== undefined) return `\`@REJECTED\` of \`${region.name}\` at \`${region.file}:${String(tag.line)}\` rules out \`${back}\`: ${tag.text.trim()}`;
      }
    }
  }
  return null;
}

/** Whether the region's code held it before the fix: what is there is not brought back. */
function wasThere({ before }: Changed, { lines: [from, to], tags }: Region, code: string): boolean {
  const head = new Set(tags.map((t) => t.line));
  const lines = (before?.text ?? "").split("\n").slice(from - 1, to).filter((l, i) => !head.has(from + i) && !/^\s*#/.test(l));
  return lines.some((l) => holdsCode(l.replace(/#.*$/, ""), code));
}
