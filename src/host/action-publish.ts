/** Mode `publish`: nothing of the bundle or the checkout is run. */
import { join } from "node:path";
import { loadToolkit, type Step } from "../adapters/actions-host.js";
import { UserError } from "../errors.js";
import type { StepInputs } from "../inputs/action.js";
import type { Place } from "../inputs/place.js";
import { findBundles } from "../publish/bundles.js";
import { receive } from "../publish/receive.js";
import { deliver } from "../publish/sinks.js";
import { appendSummary, deliveryNotes, notesMarkdown } from "../publish/summary.js";
import type { StepResult } from "./action.js";
import { gitHubOf, pause } from "./github.js";

export async function publishStep(given: StepInputs, place: Place, step: Step): Promise<StepResult> {
  const { event } = given;
  if (event === null) throw new UserError("mode publish: there is no CI event (GITHUB_EVENT_NAME is not set), so no pull request to post to");
  const folders = given.bundles.length > 0 ? given.bundles : [join(given.workingDirectory, ".python-trace")];
  const bundles = findBundles(folders, step.workspace);
  const github = await gitHubOf(place, given.token, step.lastCall)();
  const received = await receive({ bundles, event, place, github, key: given.commentKey, comment: given.comment, pause });
  const notes = deliveryNotes(received.deliveries);
  for (const note of notes) step.log.detail(note);
  const summary = await deliver([{ name: "summary", put: () => { appendSummary(step.env["GITHUB_STEP_SUMMARY"], () => `### python-trace\n\n${notesMarkdown(notes)}`); return Promise.resolve(null); } }]);
  const toolkit = await loadToolkit(step.log);
  for (const { sink, result } of [...received.deliveries, ...summary]) if (result.kind === "failed") toolkit.warn(`${sink}: ${result.reason}`);
  const [report] = received.reports;
  return {
    outputs: {
      "comment-url": received.commentUrls.join("\n"),
      ...(report === undefined ? {} : {
        "win": received.reports.every((r) => r.win === "PASS") ? "PASS" : "FAIL",
        "root-kinds": [...new Set(received.reports.flatMap((r) => r.chains.flatMap((c) => (c.root === null ? [] : [c.root.kind]))))].join(","),
        "attempt": String(Math.max(...received.reports.map((r) => r.attempt.number))),
      }),
    },
    failure: null,
  };
}
