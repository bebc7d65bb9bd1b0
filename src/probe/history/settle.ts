/** The last word on failures that came with their test, and on several groups that turn out to have one root. */
import type { Context } from "../../context.js";
import type { Kind } from "../../kinds.js";
import { git } from "../../env/change.js";
import { isTestFile } from "../../env/files.js";
import type { NonEmpty } from "../../ports.js";
import type { Verdict } from "../history.js";
import { short } from "./look.js";
import { changesTestsOnly, openRepository } from "./repository.js";

export interface RootPlace {
  readonly kind: Kind;
  readonly file: string | null;
  readonly line: number | null;
}

/** Faults by absence: what is missing has no age of its own. */
const ABSENT: ReadonlySet<Kind> = new Set<Kind>([
  "import.missing-dependency", "import.name-missing", "async.plugin-missing", "test.fixture-missing", "test.marker", "env.variable-missing",
  "types.missing-stubs", "code.name-undefined", "code.attribute-missing", "code.key-missing",
]);

/**
 * A root in a line of Python that is older than the commit that brought the test: the commit merely exposes it. A root in
 * the commit's own lines, or in the test, is the commit's; so is what its code needs and nobody supplied, and a file that its test
 * counts on and nobody committed. Manifests stay as the runs have it.
 */
export async function settle(context: Context, verdict: Verdict, root: RootPlace): Promise<Verdict> {
  const { arrived } = verdict;
  if (arrived === null) return verdict;
  const bring = (): Verdict => ({ ...verdict, introducedBy: verdict.introducedBy ?? arrived, exposes: null });
  try {
    if (ABSENT.has(root.kind) && !(await changesTestsOnly(context, await openRepository(context), arrived.sha))) return bring();
  } catch {
    return verdict; // git has no answer: the runs have the last word
  }
  // A file that no commit ever had is missing since somebody counts on it.
  if (root.kind === "env.file-missing" && root.file !== null && root.line === null && (await neverThere(context, root.file))) return bring();
  if (root.file === null || root.line === null || !root.file.endsWith(".py")) return verdict;
  // The same test was green before: what else the commit did to the tests turned it.
  if (verdict.introducedBy !== null && isTestFile(root.file)) return verdict;
  const brought = await lastChanged(context, root.file, root.line);
  if (brought === null) return verdict;
  const older = brought !== arrived.sha && (await git(context, ["merge-base", "--is-ancestor", brought, `${arrived.sha}^`])).exitCode === 0;
  if (!older) return bring();
  const words = `Commit ${short(arrived.sha)} shows it but did not bring it: \`${root.file}:${String(root.line)}\` is older, of commit ${short(brought)}.`;
  return { ...verdict, introducedBy: null, exposes: verdict.exposes ?? words };
}

/** Whether no commit up to HEAD touched a path; false where git cannot say. */
async function neverThere(context: Context, file: string): Promise<boolean> {
  const ran = await git(context, ["log", "-1", "--format=%H", "HEAD", "--", file]);
  return ran.exitCode === 0 && ran.stdout.trim() === "";
}

/** The commit that a line of HEAD is from (format: git-blame(1), "The porcelain format"); null where git cannot say. */
async function lastChanged(context: Context, file: string, line: number): Promise<string | null> {
  const at = `${String(line)},${String(line)}`;
  const ran = await git(context, ["blame", "--porcelain", "-w", "-L", at, "HEAD", "--", file]);
  return ran.exitCode === 0 ? (/^[0-9a-f]{40,64}/.exec(ran.stdout)?.[0] ?? null) : null;
}

/**
 * One verdict for groups that share a root: older than the change only where all are; else of the earliest commit, since
 * later ones but add callers.
 * @param order see `History.order`
 */
export function joined(verdicts: NonEmpty<Verdict>, order: readonly string[]): Verdict {
  const rank = (v: Verdict): number => {
    const at = v.introducedBy === null ? -1 : order.indexOf(v.introducedBy.sha);
    return at < 0 ? order.length : at;
  };
  const fresh = verdicts.filter((v) => !v.preExisting);
  return [...fresh].sort((a, b) => rank(a) - rank(b))[0] ?? verdicts[0];
}
