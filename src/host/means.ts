/** What the Actions host lends to publishing. */
import type { Step, Toolkit } from "../adapters/actions-host.js";
import type { GitHub } from "../publish/port.js";
import type { Means } from "../publish/publish.js";
import { pause } from "./github.js";

const LONGEST_PUBLISHING_MS = 150_000;

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
