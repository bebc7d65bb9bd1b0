/** Where the report can link to. All of it comes from the host (the event, the artifact's upload), never from a bundle. */

export interface Links {
  /** The repository's page, `https://github.com/owner/name`. */
  readonly repository?: string;
  /** The commit whose lines are linked. */
  readonly head?: string;
  /** The project's folder in the repository, "" for its root. */
  readonly project?: string;
  readonly artifact?: {
    readonly name: string;
    readonly url: string;
    readonly runId: string;
  };
}

function path(...parts: readonly string[]): string {
  const encode = (part: string): string => encodeURIComponent(part).replace(/[()'!*~]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return parts.flatMap((p) => p.split("/")).filter((p) => p !== "" && p !== ".").map(encode).join("/");
}

/** The page of a line of the checkout at head, or null where it has none. */
export function lineUrl(links: Links, file: string, line: number | null): string | null {
  if (links.repository === undefined || links.head === undefined) return null;
  if (file.length > 1_000 || file.startsWith("/") || file.split("/").includes("..") || /\p{Cs}/u.test(file)) return null;
  return `${links.repository}/blob/${links.head}/${path(links.project ?? "", file)}${line === null ? "" : `#L${String(line)}`}`;
}

/** The page of a commit. */
export function commitUrl(links: Links, sha: string): string | null {
  return links.repository !== undefined && /^[0-9a-f]{40}$/.test(sha) ? `${links.repository}/commit/${sha}` : null;
}
