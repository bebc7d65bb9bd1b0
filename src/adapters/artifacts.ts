/** The runner's artifact service. Loaded only when a bundle is uploaded: its client is the heaviest module there is. */
import { DefaultArtifactClient } from "@actions/artifact";
import type { Artifacts } from "../publish/port.js";

/** Variables that the client reads from `process.env` at the time of the call. */
export const ARTIFACT_VARIABLES = ["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RESULTS_URL"] as const;

/**
 * @param env where the step's own variables are kept: they are put back for the time of an upload, after the code under
 * test has ended
 */
export function makeArtifacts(env: Readonly<Record<string, string | undefined>>): Artifacts {
  return {
    upload: async (name, folder, files, days) => {
      if (!env["ACTIONS_RUNTIME_TOKEN"] || !env["ACTIONS_RESULTS_URL"]) throw new Error("there is no artifact service here (ACTIONS_RESULTS_URL is not set)");
      for (const variable of ARTIFACT_VARIABLES) process.env[variable] = env[variable];
      try {
        const client = new DefaultArtifactClient();
        const made = await client.uploadArtifact(name, [...files], folder, days === null ? {} : { retentionDays: days });
        if (made.id === undefined) throw new Error("the artifact service gave no id");
        return { id: made.id, name };
      } finally {
        for (const variable of ARTIFACT_VARIABLES) Reflect.deleteProperty(process.env, variable);
      }
    },
  };
}
