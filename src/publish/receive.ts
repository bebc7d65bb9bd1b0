/** `publish`: bundles that were made elsewhere, by code that may be hostile, to the pull request that the event names. */
import type { CiEvent } from "../inputs/event.js";
import { headOf } from "../inputs/event.js";
import { messageOf } from "../errors.js";
import type { Prior } from "../inputs.js";
import type { Place } from "../inputs/place.js";
import { readBundle } from "../report/bundle.js";
import type { Links } from "../report/links.js";
import { reportMarkdown } from "../report/markdown.js";
import type { Report } from "../report/schema.js";
import { countAttempt, type Counted } from "./attempt.js";
import { escalationOf, pushedOf, type Pushed } from "./blocked.js";
import { MOST_BUNDLES, type BundleFolder } from "./bundles.js";
import { putComment, readPrior } from "./comment.js";
import { runResult, type RunResult } from "./green.js";
import { plain } from "./names.js";
import type { GitHub } from "./port.js";
import { findPull } from "./pull.js";
import { failedThere, remember, remembersRed, signaturesOf } from "./remember.js";
import { deliver, type Delivery } from "./sinks.js";
import { suggest } from "./suggestions.js";

export interface Reception {
  readonly bundles: readonly BundleFolder[];
  readonly event: CiEvent;
  readonly place: Place;
  readonly github: GitHub;
  /** `comment-key`, null for one made of the names of the workflow and the bundle (whose last part is the run attempt). */
  readonly key: string | null;
  /** `auto`: a bundle in which nothing failed is posted only where an earlier comment tells of a failure. */
  readonly comment: "auto" | "always" | "never";
  readonly pause: () => Promise<void>;
}

export interface Received {
  readonly deliveries: readonly Delivery[];
  readonly commentUrls: readonly string[];
  /** The reports as they were posted. */
  readonly reports: readonly Report[];
}

/** Posts each bundle as a comment of its own; one that cannot be read or posted silences no other. Rejects with a GitHubError where the pull request cannot be asked for. */
export async function receive(reception: Reception): Promise<Received> {
  const { bundles, event, github, place } = reception;
  const pull = await findPull(event, headOf(event), github);
  if (pull.kind === "none") {
    return { deliveries: bundles.map((b) => ({ sink: `comment for ${b.name}`, result: { kind: "done", said: `dropped: ${pull.reason}` } })), commentUrls: [], reports: [] };
  }
  const commentUrls: string[] = [];
  const reports: Report[] = [];
  const post = async (bundle: BundleFolder): Promise<string> => {
    const key = plain(keyOf(reception, bundle));
    const prior = await readPrior(github, pull.number, key);
    const claimed = readBundle(bundle.path);
    if (reception.comment === "never") return "not posted: no comment is wanted";
    if (reception.comment === "auto" && claimed.win === "PASS" && !remembersRed(prior)) return "not posted: nothing failed, and no earlier comment tells of a failure";
    const result = claimed.win === "PASS" ? await runResult(event, place, github) : null;
    // A PASS that the run does not bear out: what was remembered as failing then stays remembered.
    const refuted = result !== null && !result.succeeded ? prior : null;
    const counted = countAttempt(prior, pull.head, refuted === null ? signaturesOf(claimed.chains) : Object.keys(refuted.signatures), null);
    const pushed = counted.mode === "escalation" ? pushedOf(prior?.pushes ?? [], pull.head, counted.number, await github.commits(pull.number)) : [];
    const report = believe(claimed, counted, result, prior, pushed);
    const links: Links = { repository: `${place.serverUrl}/${event.repository}`, head: pull.head };
    const outcome = await putComment(github, {
      pull: pull.number, head: pull.head, key,
      remembered: refuted === null ? remember(report, pull.head, counted, prior) : { ...refuted, head: pull.head, signatures: counted.signatures },
      render: (limit) => reportMarkdown(report, { limit, links }),
    }, reception.pause);
    if (outcome.kind === "dropped") return `dropped: ${outcome.reason}`;
    reports.push(report);
    commentUrls.push(outcome.url);
    const suggested = await suggest(github, { report, pull: pull.number, head: pull.head, key, folder: null }).catch((thrown: unknown) => `suggestions not done: ${messageOf(thrown)}`);
    return [`${outcome.kind}, ${outcome.url}`, ...(suggested === null ? [] : [`suggestions: ${suggested}`])].join("; ");
  };
  const deliveries = await deliver(bundles.slice(0, MOST_BUNDLES).map((b) => ({ name: `comment for ${b.name}`, put: () => post(b) })));
  const rest = bundles.slice(MOST_BUNDLES).map((b): Delivery => ({ sink: `comment for ${b.name}`, result: { kind: "failed", reason: `more than ${String(MOST_BUNDLES)} bundles` } }));
  return { deliveries: [...deliveries, ...rest], commentUrls, reports };
}

/** What of a bundle's report is taken over: its findings, as claims; not its attempt, its mode, or a PASS that the run does not bear out. */
export function believe(claimed: Report, { number, mode, changed }: Counted, result: RunResult | null, prior: Prior | null, pushed: readonly Pushed[]): Report {
  const report: Report = {
    ...claimed,
    attempt: { number, mode, signature: claimed.attempt.signature, changed },
    chains: mode === "escalation" ? claimed.chains.map((chain) => ({ ...chain, fix: null })) : claimed.chains,
    escalation: mode === "escalation" ? escalationOf({ chains: claimed.chains, prior, pushed, checked: claimed.escalation?.checked ?? [], invariants: claimed.escalation?.invariants ?? [] }) : null,
  };
  if (result === null) return report;
  const before = prior === null || !remembersRed(prior) || claimed.evidence.some((e) => e.source.type === "prior") ? [] : [{ what: `run ${prior.runId} at ${prior.head.slice(0, 7)}`, outcome: failedThere(prior) }];
  const evidence = { what: result.what, outcome: result.outcome };
  return { ...report, win: result.succeeded ? "PASS" : "FAIL", win_evidence: [...before, ...claimed.win_evidence, evidence] };
}

/** With several bundles each has its own comment: the same one after every run. */
function keyOf({ key, event, place, bundles }: Reception, bundle: BundleFolder): string {
  const stable = (name: string): string => name.replace(/^python-trace-(.+)-\d+$/, "$1");
  const name = bundles.filter((b) => stable(b.name) === stable(bundle.name)).length > 1 ? bundle.name : stable(bundle.name);
  if (key !== null) return bundles.length === 1 ? key : `${key}/${name}`;
  return `${event.payload.workflow_run?.name ?? place.workflow}/${name}`;
}
