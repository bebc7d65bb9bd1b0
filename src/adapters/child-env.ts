/** The environment that children get: the step's own, less tokens and the runner's files. */

const EXACT = new Set([
  "GITHUB_TOKEN", "GH_TOKEN", "GITHUB_ENTERPRISE_TOKEN", "GH_ENTERPRISE_TOKEN", "GITHUB_PAT", "GH_PAT",
  "GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY", "GITHUB_STATE",
]);
const PREFIXES = ["INPUT_", "ACTIONS_"];

export interface EnvPolicy {
  /** Let one of the withheld variables back in (`--pass-env`). */
  readonly pass: readonly string[];
  /** Take out more (`--block-env`). */
  readonly block: readonly string[];
}

/**
 * @param env the environment of the step
 * @returns a copy for child processes
 */
export function childEnv(env: Readonly<Record<string, string | undefined>>, policy: EnvPolicy): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || policy.block.includes(name)) continue;
    const withheld = EXACT.has(name.toUpperCase()) || PREFIXES.some((p) => name.toUpperCase().startsWith(p));
    if (!withheld || policy.pass.includes(name)) out[name] = value;
  }
  return out;
}
