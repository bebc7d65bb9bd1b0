/** What a CI service writes into a log for itself. */

export type JobLine =
  /** A step begins, in its own words. */
  | { readonly kind: "step"; readonly name: string }
  | { readonly kind: "exit"; readonly code: string }
  | { readonly kind: "cancelled"; readonly why: string };

const EXIT = /^##\[error\](?:Process completed with exit code (\d+)\.|\w+ exited with code '(\d+)'\.)$|^ERROR: Job failed: (?:exit code|exit status|command terminated with exit code) (\d+)|^make: \*\*\* \[.+\] Error (\d+)$|^(?:nox > Command .*|.*: exit) failed with exit code (-?\d+)$/;
const CANCELLED = /^##\[error\]((?:The operation was canceled|The job running on runner .* has exceeded the maximum execution time|The runner has received a shutdown signal|The action .* has timed out).*)$|^ERROR: Job failed: (execution took longer than .*|canceled.*)$/i;

/** Reads a line of the service (GitHub Actions, Azure, GitLab; make and nox for exit codes), null for any other. */
export function jobLine(text: string): JobLine | null {
  const first = text.charCodeAt(0);
  if (first !== 0x23 && first !== 0x45 && first !== 0x6d && first !== 0x6e) return null;
  if (text.startsWith("##[group]Run ")) return { kind: "step", name: text.slice(9) };
  const exit = EXIT.exec(text);
  if (exit !== null) return { kind: "exit", code: exit.slice(1).find(Boolean) ?? "" };
  const cancelled = CANCELLED.exec(text);
  return cancelled === null ? null : { kind: "cancelled", why: cancelled[1] ?? cancelled[2] ?? "" };
}
