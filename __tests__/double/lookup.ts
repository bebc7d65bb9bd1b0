/** Finds what a request's path names, or answers 404 as github.com does. */
import { type ApiRequest, notFound } from "./http.js";
import type { Identity } from "./identity.js";
import type { World } from "./router.js";
import type { PullRequest, Repository, User, WorkflowRun } from "./state.js";

export function repositoryOf(request: ApiRequest, world: World): Repository {
  const found = world.state.repositories.get(`${request.param("owner")}/${request.param("repo")}`);
  if (found === undefined) throw notFound();
  return found;
}

/** The whole number of a path, or NaN, which no row has. */
export const numberOf = (request: ApiRequest, name: string): number => Number(request.param(name));

/** The row of that repository, or 404. */
export function rowOf<T extends { readonly repository: string }>(
  rows: readonly T[],
  repository: Repository,
  wanted: (row: T) => boolean,
): T {
  const found = rows.find((row) => row.repository === repository.fullName && wanted(row));
  if (found === undefined) throw notFound();
  return found;
}

export function pullOf(request: ApiRequest, world: World, repository: Repository): PullRequest {
  const number = numberOf(request, "number");
  return rowOf(world.state.pulls, repository, (pull) => pull.number === number);
}

export function runOf(request: ApiRequest, world: World, repository: Repository): WorkflowRun {
  const id = numberOf(request, "run");
  return rowOf(world.state.runs, repository, (run) => run.id === id);
}

/** The account under which a caller writes. */
export function userOf(caller: Identity): User {
  return { login: caller.login, id: caller.id, type: caller.kind === "actions" ? "Bot" : "User" };
}
