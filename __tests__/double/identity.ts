/** Who calls: what a token stands for and what it may do. */
import { ApiError, notFound } from "./http.js";
import type { Repository } from "./state.js";

export type Scope = "issues" | "pull_requests" | "contents" | "checks" | "actions";
export type Access = "none" | "read" | "write";

export interface Identity {
  readonly login: string;
  readonly id: number;
  /** `anonymous` is a request without a token. */
  readonly kind: "actions" | "user" | "anonymous";
  readonly permissions: Readonly<Partial<Record<Scope, Access>>>;
  /** `owner/name` that the token was issued for; on others it only reads what is public. */
  readonly repository?: string;
}

/** The account behind `secrets.GITHUB_TOKEN`. */
export const actionsBot = { login: "github-actions[bot]", id: 41898282, kind: "actions" } as const;
export const anonymous: Identity = { login: "", id: 0, kind: "anonymous", permissions: {} };

export const everything = {
  issues: "write",
  pull_requests: "write",
  contents: "write",
  checks: "write",
  actions: "write",
} as const satisfies Identity["permissions"];

/** What a workflow of a fork's pull request gets. */
export const readOnly = {
  issues: "read",
  pull_requests: "read",
  contents: "read",
  checks: "read",
  actions: "read",
} as const satisfies Identity["permissions"];

const levels = { none: 0, read: 1, write: 2 } as const;

function holds(caller: Identity, repository: Repository, scopes: readonly Scope[], needed: Access): boolean {
  if (caller.repository !== undefined && caller.repository !== repository.fullName) return false;
  return scopes.some((scope) => levels[caller.permissions[scope] ?? "none"] >= levels[needed]);
}

function refusal(caller: Identity): ApiError {
  if (caller.kind === "anonymous") return new ApiError(401, "Requires authentication");
  return caller.kind === "actions"
    ? new ApiError(403, "Resource not accessible by integration")
    : new ApiError(403, "Resource not accessible by personal access token");
}

/** A write needs one of the scopes at `write`. */
export function requireWrite(caller: Identity, repository: Repository, ...scopes: readonly Scope[]): void {
  requireRead(caller, repository, ...scopes);
  if (!holds(caller, repository, scopes, "write")) throw refusal(caller);
}

/** What is public is read by anyone; a private repository looks absent to people and closed to a workflow's token. */
export function requireRead(caller: Identity, repository: Repository, ...scopes: readonly Scope[]): void {
  if (!repository.private || holds(caller, repository, scopes, "read")) return;
  throw caller.kind === "actions" ? refusal(caller) : notFound();
}

/** Logs and archives are for people who are signed in, and for tokens with `actions: read`, in public repositories too. */
export function requireStrictRead(caller: Identity, repository: Repository, scope: Scope): void {
  if (!holds(caller, repository, [scope], "read")) throw refusal(caller);
}
