/**
 * The runner's command files (GITHUB_ENV and its like). The code under test is not told where they are, but runs as the
 * same user: what it writes there would become the environment of later steps, so it is found and taken out again.
 */
import { readFileSync, writeFileSync } from "node:fs";

const FILES = ["GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STATE", "GITHUB_STEP_SUMMARY"] as const;

/**
 * Remembers the files as they are now.
 * @returns restores them, and names those that somebody wrote to in between
 */
export function guardCommandFiles(env: Readonly<Record<string, string | undefined>>): () => string[] {
  const before = FILES.flatMap((name) => {
    const path = env[name];
    const content = path ? read(path) : null;
    return path && content !== null ? [{ name, path, content }] : [];
  });
  return () =>
    before.filter(({ path, content }) => {
      if (read(path)?.equals(content) === true) return false;
      writeFileSync(path, content);
      return true;
    }).map(({ name }) => name);
}

function read(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
