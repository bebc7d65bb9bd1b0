/** `publish` on the command line of a CI job: the token and the event come from the environment. */
import { UserError } from "../errors.js";
import { readEvent, type Env } from "../inputs/event.js";
import { placeOf } from "../inputs/place.js";
import { findBundles } from "../publish/bundles.js";
import { receive } from "../publish/receive.js";
import { deliveryNotes } from "../publish/summary.js";
import { visibleProse } from "../trace/visible.js";
import { gitHubOf, pause } from "./github.js";

export async function publishHere(folders: readonly string[], env: Env): Promise<0 | 1> {
  const event = readEvent(env);
  if (event === null) throw new UserError("publish: GITHUB_EVENT_NAME and GITHUB_REPOSITORY are not set, so there is no pull request to post to; run it in a workflow");
  const bundles = findBundles(folders, process.cwd());
  const place = placeOf(env);
  const github = await gitHubOf(place, env["GITHUB_TOKEN"] || env["GH_TOKEN"] || null, new AbortController().signal)();
  const { deliveries } = await receive({ bundles, event, place, github, key: null, comment: "auto", pause });
  for (const note of deliveryNotes(deliveries)) process.stdout.write(`${visibleProse(note)}\n`);
  return deliveries.some((d) => d.result.kind === "failed") ? 1 : 0;
}
