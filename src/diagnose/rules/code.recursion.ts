/** Unbounded recursion: the same own lines return on the stack again and again. */
import type { Dossier } from "../dossier.js";
import { failing, isA, ownFrames, raised } from "../facts-of-frames.js";
import { enclosing } from "../facts-of-sources.js";
import { finding, where } from "../place.js";
import type { Finding, Rule } from "../rule.js";

function match(dossier: Dossier): readonly Finding[] {
  return raised(dossier).flatMap(({ exception, weight }) => {
    if (!isA(exception, "RecursionError")) return [];
    const counted = new Map<string, { file: string; line: number; func: string; times: number }>();
    for (const { file, line, func } of ownFrames(dossier, exception)) {
      const there = counted.get(`${file}:${String(line)}`);
      counted.set(`${file}:${String(line)}`, { file, line, func, times: (there?.times ?? 0) + 1 });
    }
    const closing = closes(ownFrames(dossier, exception));
    // The limit cuts the last round short, and a long traceback is cut in its middle: lines of one ring differ by a few.
    const most = Math.max(...[...counted.values()].map(({ times }) => times));
    const rank = (one: { file: string; line: number; times: number }): number => (one.times * 2 >= most && `${one.file}:${String(one.line)}` === closing ? Infinity : one.times);
    const ring = [...counted.values()].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
    const [top] = ring;
    if (top === undefined) return [];
    return ring.filter((one) => one.times > 1 || one === top).slice(0, 3).map((one, index) => {
      const def = enclosing(dossier, one.file, one.line);
      return finding(dossier, {
        kind: "code.recursion", at: { file: one.file, line: one.line }, confidence: index === 0 && one.times > 2 ? "strong" : "weak", score: (0.94 - index * 0.1) * weight, claim: "returns on the stack again and again",
        statement: `${where(one)} in \`${def?.qualname ?? one.func}\` calls itself${ring.length > 1 && index === 0 && ring[1] !== undefined && ring[1].times > 1 ? ` by way of \`${ring[1].func}\`` : ""} without an end, so ${failing(dossier)} ends in \`RecursionError\`.`,
        disprovedBy: "a higher recursion limit lets the call return",
      });
    });
  });
}

/** The line whose call goes back into a function that runs already: the way there is as it should be, the way back closes the ring. */
function closes(frames: readonly { readonly file: string; readonly line: number; readonly func: string }[]): string | null {
  const entered = new Set<string>();
  for (const [index, { file, line, func }] of frames.entries()) {
    const key = `${file}:${String(line)} ${func}`;
    const before = frames[index - 1];
    if (entered.has(key) && before !== undefined) return `${before.file}:${String(before.line)}`;
    entered.add(key);
  }
  return null;
}

export const rule: Rule = { kind: "code.recursion", match };
