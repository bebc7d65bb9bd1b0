/** Verified fixes as review suggestions on the lines of the change: each once, and hidden once it is outdated. */
import { createHash } from "node:crypto";
import { fixShown } from "../report/attempt.js";
import { inline } from "../report/markdown-inline.js";
import { spans } from "../report/inline.js";
import { rootSentence } from "../report/rows.js";
import type { Chain, Report } from "../report/schema.js";
import { isLive } from "../report/view.js";
import { visibleBlock } from "../trace/visible.js";
import { isSame } from "./comment.js";
import type { GitHub, LineComment, PullFile, ReviewComment } from "./port.js";
import { inDifference, replacements, type Replacement } from "./replacements.js";

export interface Wanted {
  readonly report: Report;
  readonly pull: number;
  /** The commit that the report is about. */
  readonly head: string;
  /** As `plain` gives it: of the comment that the suggestions belong to. */
  readonly key: string;
  /** The project's folder in the repository, "" for its root; null where only the files of the change can tell. */
  readonly folder: string | null;
}

/** Suggestions of one fix: they are posted together or not at all. */
type Posting = readonly (LineComment & { readonly hash: string })[];

const MARKER = /^<!-- python-trace:suggestion=([0-9a-f]{16}) key=([^\n]*) -->$/m;
/** Lines of a suggestion that a reader still takes in at a glance; longer fixes are a patch. */
const MOST_LINES = 60;

/** @returns what came of it in a few words; null where there was nothing to do. Rejects with a GitHubError */
export async function suggest(github: GitHub, wanted: Wanted): Promise<string | null> {
  const fixes = fixesOf(wanted.report);
  const own = await ownComments(github, wanted.pull);
  if (fixes.length === 0 && own.length === 0) return null;
  const { head } = await github.pull(wanted.pull);
  if (head !== wanted.head) return `not posted: the head is ${head.slice(0, 7)} now`;
  const hidden = own.length === 0 ? new Set<string>() : await github.minimized(own.map((c) => c.nodeId));
  const standing = own.filter((c) => !hidden.has(c.nodeId));
  const postings = fixes.length === 0 ? [] : await postingsOf(github, wanted, fixes);
  const useful = new Set(postings.flat().map((c) => c.hash));
  const kept = new Set(standing.filter((c) => c.line !== null && useful.has(markOf(c).hash)).map((c) => markOf(c).hash));
  const fresh = postings.map((p) => p.filter((c) => !kept.has(c.hash))).filter((p) => p.length > 0);
  for (const posting of fresh) await github.review(wanted.pull, wanted.head, posting.map(({ path, body, line, start }) => ({ path, body, line, start })));
  const outdated = standing.filter((c) => markOf(c).key === wanted.key && !(c.line !== null && useful.has(markOf(c).hash)));
  for (const { nodeId } of outdated) await github.minimize(nodeId);
  const said = [[fresh.flat().length, "posted"], [kept.size, "kept"], [outdated.length, "hidden as outdated"]] as const;
  return said.filter(([n]) => n > 0).map(([n, what]) => `${String(n)} ${what}`).join(", ") || null;
}

type Fix = NonNullable<Chain["fix"]> & { readonly diff: string };

function fixesOf(report: Report): { readonly chain: Chain; readonly fix: Fix }[] {
  return report.chains.filter(isLive).flatMap((chain) => {
    const shown = fixShown(report, chain);
    if (shown.kind !== "shown" || shown.fix.status !== "verified" || shown.fix.diff === null) return [];
    return [{ chain, fix: { ...shown.fix, diff: shown.fix.diff } }];
  });
}

async function ownComments(github: GitHub, pull: number): Promise<readonly ReviewComment[]> {
  const [viewer, all] = await Promise.all([github.viewer(), github.reviewComments(pull)]);
  return all.filter((c) => c.author !== null && isSame(viewer, c.author) && MARKER.test(c.body));
}

function markOf({ body }: ReviewComment): { readonly hash: string; readonly key: string } {
  const [, hash = "", key = ""] = MARKER.exec(body) ?? [];
  return { hash, key };
}

async function postingsOf(github: GitHub, { pull, head, key, folder }: Wanted, fixes: ReturnType<typeof fixesOf>): Promise<readonly Posting[]> {
  const files = await github.files(pull);
  const texts = new Map<string, Promise<string | null>>();
  const textOf = (path: string): Promise<string | null> => {
    // What the change did not touch carries no suggestion: it is not even asked for.
    const text = texts.get(path) ?? (files.some((f) => f.path === path) ? github.content(path, head) : Promise.resolve(null));
    texts.set(path, text);
    return text;
  };
  const postings: Posting[] = [];
  for (const { chain, fix } of fixes) {
    const parts = await replacements(fix.diff, folderOf(fix.diff, folder, files), textOf);
    if (parts?.every((p) => inDifference(p, files) && isShowable(p)) !== true) continue;
    postings.push(parts.map((part, i) => commentOf(part, chain, fix, key, parts.length > 1 ? `part ${String(i + 1)} of ${String(parts.length)}` : null)));
  }
  return postings;
}

/**
 * The folder that the patch's names lack. They stand from the repository's top on; where the project was diagnosed outside
 * of one, from its own folder: that of the only changed file of such a name, where no other is known.
 */
function folderOf(patch: string, known: string | null, files: readonly PullFile[]): string {
  const name = /^\+\+\+ b\/(.+)$/m.exec(patch)?.[1] ?? "";
  if (files.some((f) => f.path === name)) return "";
  const [only, ...others] = files.filter((f) => f.path.endsWith(`/${name}`));
  return known ?? (only === undefined || others.length > 0 ? "" : only.path.slice(0, -name.length).replace(/\/$/, ""));
}

/** A suggestion is committed as it stands, so nothing in it may be unseen, redacted or one of our own marks. */
function isShowable({ lines }: Replacement): boolean {
  const text = lines.join("\n");
  return lines.length <= MOST_LINES && visibleBlock(text) === text && !text.includes("[redacted:");
}

function commentOf(part: Replacement, chain: Chain, { summary }: Fix, key: string, which: string | null): Posting[number] {
  const text = part.lines.join("\n");
  const hash = createHash("sha256").update(JSON.stringify([part.path, text, chain.root?.kind ?? "", which])).digest("hex").slice(0, 16);
  const ticks = "`".repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  const body = [
    `<!-- python-trace:suggestion=${hash} key=${key} -->`,
    inline(rootSentence(chain), "line", {}).trim(),
    "",
    `Verified in a scratch checkout: ${inline(spans(summary), "line", {}).trim()}${which === null ? "" : ` (${which}: commit them together)`}`,
    "",
    `${ticks}suggestion`, ...(text === "" && part.lines.length === 0 ? [] : [text]), ticks,
  ].join("\n");
  return { path: part.path, body, line: part.end, start: part.start === part.end ? null : part.start, hash };
}
