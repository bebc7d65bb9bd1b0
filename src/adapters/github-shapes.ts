/** The parts of GitHub's answers that we read. */
import { z } from "zod";

export const viewerSchema = z
  .object({ viewer: z.object({ login: z.string(), databaseId: z.number().nullish() }) })
  .transform(({ viewer }) => ({ id: viewer.databaseId ?? null, login: viewer.login }));

export const commentSchema = z
  .object({
    id: z.number(),
    html_url: z.string(),
    body: z.string().nullish(),
    user: z.object({ id: z.number(), login: z.string() }).nullish(),
  })
  .transform((c) => ({ id: c.id, url: c.html_url, body: c.body ?? "", author: c.user ?? null }));

export const pullSchema = z
  .object({
    number: z.number(),
    head: z.object({ sha: z.string(), repo: z.object({ full_name: z.string() }).nullable() }),
  })
  .transform((p) => ({ number: p.number, head: p.head.sha, headRepository: p.head.repo?.full_name ?? null }));

export const reviewCommentSchema = z
  .object({ node_id: z.string(), html_url: z.string(), body: z.string(), user: z.object({ id: z.number(), login: z.string() }).nullish(), line: z.number().nullish() })
  .transform((c) => ({ nodeId: c.node_id, url: c.html_url, body: c.body, author: c.user ?? null, line: c.line ?? null }));

export const fileSchema = z
  .object({ filename: z.string(), patch: z.string().optional() })
  .transform((f) => ({ path: f.filename, patch: f.patch ?? null }));

/** A file as it is: octokit gives bytes where the answer's type names no character set. */
export const rawSchema = z.union([z.string(), z.instanceof(ArrayBuffer).transform((bytes) => Buffer.from(bytes).toString("utf8"))]);

export const commitSchema = z.object({ sha: z.string(), commit: z.object({ message: z.string() }) });

/** GraphQL `nodes(ids:)`: null for an id that is nobody's. */
export const minimizedSchema = z
  .object({ nodes: z.array(z.object({ id: z.string().optional(), isMinimized: z.boolean().optional() }).nullable()) })
  .transform(({ nodes }) => new Set(nodes.flatMap((n) => (n?.isMinimized === true && n.id !== undefined ? [n.id] : []))));

export const jobSchema = z
  .object({
    name: z.string(),
    status: z.string(),
    conclusion: z.string().nullable(),
    steps: z.array(z.object({ name: z.string(), conclusion: z.string().nullish() })).default([]),
  })
  .transform(({ steps, ...job }) => ({ ...job, failedSteps: steps.filter((s) => s.conclusion === "failure").map((s) => s.name) }));
