/** What git knows of the pushes that an earlier comment remembers. */
import type { Context } from "../context.js";
import { git } from "../env/change.js";
import { isTestFile } from "../env/files.js";
import type { Push } from "../inputs.js";
import { pairs, type Pushed } from "../publish/blocked.js";

const MOST = 50;

/**
 * @param base of the change, where it is known
 * @param head the commit that this run is about
 */
export async function pushedSince(context: Context, pushes: readonly Push[], base: string | null, head: string, attempt: number): Promise<Pushed[]> {
  const found: Pushed[] = [];
  // Without any that is remembered the change as a whole is what was tried.
  const ranges = pushes.length === 0 && base !== null ? [{ from: base, to: head, number: attempt }] : pairs(pushes, head, attempt);
  for (const { from, to, number } of ranges) {
    const range = `${from}..${to}`;
    const log = await git(context, ["log", "--no-show-signature", `--max-count=${String(MOST)}`, "--reverse", "--format=%s", range, "--"]);
    const names = await git(context, ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", from, to, "--"]);
    const known = log.exitCode === 0;
    found.push({
      head: to, attempt: number, subjects: known ? log.stdout.split("\n").filter((l) => l !== "") : null,
      classes: known && names.exitCode === 0 ? [...new Set(names.stdout.split("\0").filter((f) => f !== "").map(classOf))] : [],
    });
  }
  return found;
}

/** A class of fix, by what it touches. */
function classOf(file: string): string {
  if (isTestFile(file)) return "tests";
  if (/(?:^|\/)(?:[\w.-]*requirements[\w.-]*\.(?:txt|in)|constraints[\w.-]*\.txt|[\w.]+\.lock|Pipfile)$/.test(file)) return "dependencies";
  if (/\.(?:toml|cfg|ini|ya?ml|json|env)$/.test(file)) return "configuration";
  return file.endsWith(".py") || file.endsWith(".pyi") ? "code" : "other files";
}
