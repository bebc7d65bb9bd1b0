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

export const jobSchema = z
  .object({
    name: z.string(),
    status: z.string(),
    conclusion: z.string().nullable(),
    steps: z.array(z.object({ name: z.string(), conclusion: z.string().nullish() })).default([]),
  })
  .transform(({ steps, ...job }) => ({ ...job, failedSteps: steps.filter((s) => s.conclusion === "failure").map((s) => s.name) }));
