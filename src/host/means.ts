/** What the Actions host lends to publishing: each part is loaded when it is first used. */
import type { Step, Toolkit } from "../adapters/actions-host.js";
import { UserError } from "../errors.js";
import type { Place } from "../inputs/place.js";
import type { GitHub } from "../publish/port.js";
import type { Means } from "../publish/publish.js";
import { once } from "./once.js";

const LONGEST_PUBLISHING_MS = 150_000;
const PAUSE_MS = 2000;

/** @throws UserError (the promise) where there is no token */
export function gitHubOf(place: Place, token: string | null, abort: AbortSignal): () => Promise<GitHub> {
  return once(async () => {
    if (token === null) throw new UserError("there is no token: give input github-token, or GITHUB_TOKEN on the command line");
    const { connect } = await import("../adapters/github.js");
    return connect({ token, apiUrl: place.apiUrl, repository: place.repository, abort });
  });
}

export function meansOf(step: Step, toolkit: Toolkit, github: () => Promise<GitHub>): Means {
  return {
    github,
    artifacts: async () => (await import("../adapters/artifacts.js")).makeArtifacts(step.env),
    annotate: toolkit.annotate,
    summaryFile: step.env["GITHUB_STEP_SUMMARY"],
    pause,
    cutOff: cutOff(step.lastCall),
  };
}

export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

/** Gives work up when the job is cancelled for good, or when it takes too long. */
function cutOff(lastCall: AbortSignal): Means["cutOff"] {
  return (work) => {
    const limit = AbortSignal.any([lastCall, AbortSignal.timeout(LONGEST_PUBLISHING_MS)]);
    return Promise.race([
      work,
      new Promise<never>((_, reject) => {
        const give = (): void => { reject(new Error(lastCall.aborted ? "given up: the job was cancelled" : "given up: it took too long")); };
        if (limit.aborted) give();
        else limit.addEventListener("abort", give, { once: true });
      }),
    ]);
  };
}
