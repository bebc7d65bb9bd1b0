/** The way to github.com for both hosts, loaded when it is first taken. */
import { UserError } from "../errors.js";
import type { Place } from "../inputs/place.js";
import type { GitHub } from "../publish/port.js";
import { once } from "./once.js";

const PAUSE_MS = 2000;

/** @throws UserError (the promise) where there is no token */
export function gitHubOf(place: Place, token: string | null, abort: AbortSignal): () => Promise<GitHub> {
  return once(async () => {
    if (token === null) throw new UserError("there is no token: give input github-token, or GITHUB_TOKEN on the command line");
    const { connect } = await import("../adapters/github.js");
    return connect({ token, apiUrl: place.apiUrl, repository: place.repository, abort });
  });
}

/** Before another try at something whose answer got lost. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
