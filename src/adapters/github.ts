/**
 * github.com over octokit. Formats: GitHub's REST description of each route, and GraphQL `viewer`.
 * Loaded only when something is read or posted: it is the heavier half of a start.
 */
import { getOctokit } from "@actions/github";
import { retry } from "@octokit/plugin-retry";
import { throttling } from "@octokit/plugin-throttling";
import { z } from "zod";
import { messageOf } from "../errors.js";
import { GitHubError, type GitHub } from "../publish/port.js";
import { commentSchema, commitSchema, fileSchema, jobSchema, minimizedSchema, pullSchema, rawSchema, reviewCommentSchema, viewerSchema } from "./github-shapes.js";

type Plugin = Parameters<typeof getOctokit>[2];

export interface Connection {
  readonly token: string;
  /** `GITHUB_API_URL`. */
  readonly apiUrl: string;
  /** `owner/name`. */
  readonly repository: string;
  readonly abort: AbortSignal;
  /** Unit of the waits between tries, in milliseconds; smaller in tests. */
  readonly second?: number;
}

const REQUEST_TIMEOUT_MS = 15_000;
/** A rate limit that lasts longer is reported instead of waited for. */
const LONGEST_WAIT_S = 60;
const RETRIES = 2;
/** Of a hundred each: a pull request with more comments than this is searched no further. */
const MOST_PAGES = 30;

/** @throws nothing by itself; each method of what it gives rejects with a GitHubError */
export function connect(connection: Connection): GitHub {
  const { token, apiUrl, repository, abort, second = 1000 } = connection;
  const [owner = "", repo = ""] = repository.split("/");
  /** The innermost plugin, so that each try has a time-out of its own. */
  const timeouts: NonNullable<Plugin> = (octokit) => {
    octokit.hook.before("request", (options) => {
      options.request.signal = AbortSignal.any([abort, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]);
    });
    return {};
  };
  const waits = (seconds: number, _options: object, _octokit: object, tries: number): boolean => seconds <= LONGEST_WAIT_S && tries < RETRIES;
  const octokit = getOctokit(
    token,
    {
      baseUrl: apiUrl,
      log: { debug: silent, info: silent, warn: silent, error: silent },
      retry: { retries: RETRIES, retryAfterBaseValue: second },
      throttle: { onRateLimit: waits, onSecondaryRateLimit: waits, retryAfterBaseValue: second, id: `${apiUrl}/${repository}` },
    },
    timeouts, retry, throttling,
  );

  const ask = async <S extends z.ZodType>(schema: S, route: string, parameters: Record<string, unknown> = {}): Promise<z.output<S>> => {
    const answer = await octokit.request(route, { owner, repo, ...parameters }).catch(asGitHubError);
    return read(schema, route, answer.data);
  };
  const askAll = async <S extends z.ZodType>(schema: S, route: string, parameters: Record<string, unknown> = {}): Promise<z.output<S>[]> => {
    const all: z.output<S>[] = [];
    let pages = 0;
    try {
      for await (const page of octokit.paginate.iterator(route, { owner, repo, per_page: 100, ...parameters })) {
        all.push(...read(z.array(schema), route, page.data));
        pages += 1;
        if (pages >= MOST_PAGES) break;
      }
    } catch (thrown) {
      asGitHubError(thrown);
    }
    return all;
  };

  let viewer: ReturnType<GitHub["viewer"]> | null = null;
  const content: GitHub["content"] = async (path, commit) => {
    // Encoded here: octokit's own expansion would read `:name` and `{name}` of a path as parameters.
    const route = `GET /repos/{owner}/{repo}/contents/${path.split("/").map(encodeURIComponent).join("/")}`;
    try {
      return await ask(rawSchema, route, { ref: commit, headers: { accept: "application/vnd.github.raw+json" } });
    } catch (thrown) {
      if (thrown instanceof GitHubError && thrown.status === 404) return null;
      throw thrown;
    }
  };
  const graphql = async <S extends z.ZodType>(schema: S, name: string, query: string, variables: Record<string, unknown>): Promise<z.output<S>> => {
    const answer: unknown = await octokit.graphql(query, variables).catch(asGitHubError);
    return read(schema, name, answer);
  };
  const issue = "/repos/{owner}/{repo}/issues/{number}/comments";
  const pulls = "/repos/{owner}/{repo}/pulls/{number}";
  return {
    viewer: () => (viewer ??= graphql(viewerSchema, "viewer", "query { viewer { login databaseId } }", {})),
    comments: (number) => askAll(commentSchema, `GET ${issue}`, { number }),
    createComment: (number, body) => ask(commentSchema, `POST ${issue}`, { number, body, request: { retries: 0 } }),
    updateComment: (id, body) => ask(commentSchema, "PATCH /repos/{owner}/{repo}/issues/comments/{id}", { id, body }),
    pull: (number) => ask(pullSchema, "GET /repos/{owner}/{repo}/pulls/{number}", { number }),
    pullsOfBranch: (of, branch) => askAll(pullSchema, "GET /repos/{owner}/{repo}/pulls", { state: "open", head: `${of}:${branch}` }),
    pullsOfCommit: (sha) => askAll(pullSchema, "GET /repos/{owner}/{repo}/commits/{sha}/pulls", { sha }),
    files: (number) => askAll(fileSchema, `GET ${pulls}/files`, { number }),
    content,
    reviewComments: (number) => askAll(reviewCommentSchema, `GET ${pulls}/comments`, { number }),
    review: async (number, commit, comments) => {
      await ask(z.object({ id: z.number() }), `POST ${pulls}/reviews`, {
        number, commit_id: commit, event: "COMMENT", request: { retries: 0 },
        comments: comments.map(({ path, body, line, start }) => ({ path, body, line, side: "RIGHT", ...(start === null ? {} : { start_line: start, start_side: "RIGHT" }) })),
      });
    },
    minimized: (nodeIds) => graphql(minimizedSchema, "nodes", "query ($ids: [ID!]!) { nodes(ids: $ids) { ... on PullRequestReviewComment { id isMinimized } } }", { ids: nodeIds }),
    minimize: async (nodeId) => {
      await graphql(z.object({ minimizeComment: z.unknown() }), "minimizeComment", "mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }", { id: nodeId });
    },
    commits: async (number) => new Map((await askAll(commitSchema, `GET ${pulls}/commits`, { number })).map(({ sha, commit }) => [sha, commit.message.split("\n", 1)[0] ?? ""])),
    jobs: (run, attempt) => askAll(jobSchema, "GET /repos/{owner}/{repo}/actions/runs/{run}/attempts/{attempt}/jobs", { run, attempt }),
  };
}

const silent = (): void => undefined;

function read<S extends z.ZodType>(schema: S, route: string, data: unknown): z.output<S> {
  const answer = schema.safeParse(data);
  if (answer.success) return answer.data;
  throw new GitHubError(502, `${route} answered in another shape than documented: ${answer.error.issues[0]?.message ?? ""}`);
}

const failure = z.object({ status: z.number(), response: z.object({ data: z.unknown() }).optional() });
const details = z.object({ errors: z.array(z.object({ message: z.string() })) });

function asGitHubError(thrown: unknown): never {
  const known = failure.safeParse(thrown);
  const said = details.safeParse(known.data?.response?.data).data?.errors.map((e) => e.message) ?? [];
  const message = messageOf(thrown);
  throw new GitHubError(known.data?.status ?? 500, [message, ...said.filter((s) => !message.includes(s))].join("; ").slice(0, 500));
}
