/** A small repository with an action of its own, to try the runner on. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A new git repository on `main` with the given files in one commit; gives its folder. */
export function repositoryWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "fixture-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const git = (...args: readonly string[]): void =>
    void execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], { cwd: folder });
  git("init", "-q", "-b", "main");
  git("add", "-A");
  git("commit", "-qm", "all");
  return folder;
}
