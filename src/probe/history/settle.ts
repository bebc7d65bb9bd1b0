/** The last word on a failure that came with its test: the place of the root tells what was there first. */
import type { Context } from "../../context.js";
import { git } from "../../env/change.js";
import type { Verdict } from "../history.js";
import { short } from "./visits.js";

export interface RootPlace {
  readonly file: string | null;
  readonly line: number | null;
}

/**
 * A root in a line of Python that is older than the commit that brought the test: the commit merely exposes it. A root in
 * the commit's own lines, or in the test, is the commit's. Manifests and absent files stay as the runs have it: what is
 * missing there has no age.
 */
export async function settle(context: Context, verdict: Verdict, root: RootPlace): Promise<Verdict> {
  const { arrived } = verdict;
  if (arrived === null || root.file === null || root.line === null || !root.file.endsWith(".py")) return verdict;
  const brought = await lastChanged(context, root.file, root.line);
  if (brought === null) return verdict;
  const older = brought !== arrived.sha && (await git(context, ["merge-base", "--is-ancestor", brought, `${arrived.sha}^`])).exitCode === 0;
  if (!older) return { ...verdict, introducedBy: verdict.introducedBy ?? arrived, exposes: null };
  const words = `Commit ${short(arrived.sha)} shows it but did not bring it: \`${root.file}:${String(root.line)}\` is older, of commit ${short(brought)}.`;
  return { ...verdict, introducedBy: null, exposes: verdict.exposes ?? words };
}

/** The commit that a line of HEAD is from (format: git-blame(1), "The porcelain format"); null where git cannot say. */
async function lastChanged(context: Context, file: string, line: number): Promise<string | null> {
  const at = `${String(line)},${String(line)}`;
  const ran = await git(context, ["blame", "--porcelain", "-w", "-L", at, "HEAD", "--", file]);
  return ran.exitCode === 0 ? (/^[0-9a-f]{40,64}/.exec(ran.stdout)?.[0] ?? null) : null;
}
