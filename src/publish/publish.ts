/** A fresh report to everything that a step can reach. */
import type { DiagnoseInputs } from "../inputs.js";
import type { Place } from "../inputs/place.js";
import { annotations, type Annotation } from "../report/annotations.js";
import type { Links } from "../report/links.js";
import { reportMarkdown } from "../report/markdown.js";
import type { Report } from "../report/schema.js";
import { uploadBundle } from "./artifact.js";
import { countAttempt } from "./attempt.js";
import { putComment, type CommentOutcome } from "./comment.js";
import type { Artifacts, GitHub, Uploaded } from "./port.js";
import type { FoundPull } from "./pull.js";
import { remember, signaturesOf } from "./remember.js";
import { deliver, type Delivery } from "./sinks.js";
import { suggest } from "./suggestions.js";
import { appendSummary, deliveryNotes, notesMarkdown } from "./summary.js";

/** What publishing may use; each is loaded or opened only when it is asked for. */
export interface Means {
  readonly github: () => Promise<GitHub>;
  readonly artifacts: () => Promise<Artifacts>;
  readonly annotate: (annotation: Annotation) => void;
  readonly summaryFile: string | undefined;
  /** Waits before another try at something whose answer got lost. */
  readonly pause: () => Promise<void>;
  /** Rejects when work over the network must be given up. */
  readonly cutOff: <T>(work: Promise<T>) => Promise<T>;
}

export interface Publication {
  readonly report: Report;
  /** Absolute folder. */
  readonly bundle: string;
  readonly place: Place;
  /** The project's folder in the repository, "" for its root. */
  readonly folder: string;
  readonly inputs: Pick<DiagnoseInputs, "head" | "attempt" | "prior">;
  readonly artifact: { readonly name: string; readonly days: number | null };
  /** Null where none is wanted. */
  readonly comment: { readonly pull: () => Promise<FoundPull>; readonly key: string } | null;
  readonly annotations: boolean;
}

export interface Published {
  readonly deliveries: readonly Delivery[];
  readonly artifact: (Uploaded & { readonly url: string }) | null;
  readonly commentUrl: string | null;
}

/** Annotations, artifact, comment, suggestions, and last the summary, which links the others and says what failed. Never rejects. */
export async function publishReport(publication: Publication, means: Means): Promise<Published> {
  const { report, place, folder, inputs } = publication;
  const done: { artifact: Published["artifact"]; commentUrl: string | null } = { artifact: null, commentUrl: null };
  const links = (): Links => ({
    repository: `${place.serverUrl}/${place.repository}`, project: folder,
    ...(inputs.head === null ? {} : { head: inputs.head }),
    ...(done.artifact === null ? {} : { artifact: { name: done.artifact.name, url: done.artifact.url, runId: String(place.runId) } }),
  });
  const deliveries = await deliver([
    { name: "annotations", put: () => annotateLines(publication, means) },
    {
      name: "artifact",
      put: async () => {
        const { name, days } = publication.artifact;
        const made = await means.cutOff(means.artifacts().then((service) => uploadBundle(service, name, publication.bundle, days)));
        done.artifact = { ...made, url: `${place.runUrl}/artifacts/${String(made.id)}` };
        return `${made.name}, ${done.artifact.url}`;
      },
    },
    {
      name: "comment",
      put: async () => {
        const outcome = await means.cutOff(comment(publication, means, links()));
        if (outcome === null) return null;
        if (outcome.kind === "dropped") return `not posted: ${outcome.reason}`;
        done.commentUrl = outcome.url;
        return `${outcome.kind}, ${outcome.url}`;
      },
    },
    { name: "suggestions", put: () => means.cutOff(suggestions(publication, means)) },
  ]);
  const notes = notesMarkdown(deliveryNotes(deliveries));
  const summary = await deliver([{
    name: "summary",
    put: () => {
      appendSummary(means.summaryFile, (limit) => `${reportMarkdown(report, { limit: limit - Buffer.byteLength(notes) - 2, links: links() })}\n${notes}`);
      return Promise.resolve(null);
    },
  }]);
  return { ...done, deliveries: [...deliveries, ...summary] };
}

function annotateLines({ report, folder, annotations: wanted }: Publication, means: Means): Promise<null> {
  if (wanted) for (const annotation of annotations(report, { repoPrefix: folder })) means.annotate(annotation);
  return Promise.resolve(null);
}

async function comment({ report, comment: wanted, inputs }: Publication, means: Means, links: Links): Promise<CommentOutcome | null> {
  if (wanted === null) return null;
  if (inputs.head === null) throw new Error("the event names no head commit");
  const pull = await wanted.pull();
  if (pull.kind === "none") return { kind: "dropped", reason: pull.reason };
  const counted = countAttempt(inputs.prior, inputs.head, signaturesOf(report.chains), inputs.attempt);
  return putComment(await means.github(), {
    pull: pull.number, head: inputs.head, key: wanted.key, remembered: remember(report, inputs.head, counted, inputs.prior),
    render: (limit) => reportMarkdown(report, { limit, links }),
  }, means.pause);
}

/** On the lines of the change, where a comment is wanted too; those of an earlier push may be outdated even where there is no fix now. */
async function suggestions({ report, comment: wanted, inputs, folder }: Publication, means: Means): Promise<string | null> {
  if (wanted === null || inputs.head === null || (inputs.prior === null && report.chains.every((c) => c.fix === null))) return null;
  const pull = await wanted.pull();
  return pull.kind === "none" ? null : suggest(await means.github(), { report, pull: pull.number, head: inputs.head, key: wanted.key, folder });
}
