/** The GraphQL questions that a comment writer asks: who am I, hide this comment, and which are hidden. */
import { z } from "zod";
import { ApiError, type ApiRequest, bodyOf, ok, type Reply } from "../http.js";
import { requireWrite } from "../identity.js";
import { route, type World } from "../router.js";

const question = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).nullish() });

/** GraphQL answers 200 with `errors`. */
function failed(field: string, type: string, message: string): Reply {
  return ok({ data: { [field]: null }, errors: [{ type, path: [field], locations: [{ line: 1, column: 1 }], message }] });
}

/** Only the fields that were asked for. */
function pick(query: string, fields: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => new RegExp(`\\b${name}\\b`).test(query)));
}

function viewer(request: ApiRequest, query: string): Reply {
  const { login, id } = request.caller;
  return ok({ data: { viewer: pick(query, { login, databaseId: id, id: `U_${id}`, __typename: "User" }) } });
}

/** An argument of the mutation: written in place, or any variable of that name, alone or in an `input`. */
function argument(asked: z.infer<typeof question>, name: string): string {
  const inline = new RegExp(`\\b${name}\\s*:\\s*(?:"([^"]*)"|(?!\\$)(\\w+))`).exec(asked.query);
  const input = z.record(z.string(), z.unknown()).safeParse(asked.variables?.input);
  const through = new RegExp(`\\b${name}\\s*:\\s*\\$(\\w+)`).exec(asked.query)?.[1] ?? name;
  const value = inline?.[1] ?? inline?.[2] ?? asked.variables?.[through] ?? (input.success ? input.data[name] : undefined);
  return typeof value === "string" ? value : "";
}

function minimize(request: ApiRequest, world: World, asked: z.infer<typeof question>, field: "minimizeComment" | "unminimizeComment"): Reply {
  const subject = argument(asked, "subjectId");
  const { comments, reviews, reviewComments, repositories } = world.state;
  const found = [...comments, ...reviews, ...reviewComments].find((each) => each.nodeId === subject);
  const repository = repositories.get(found?.repository ?? "");
  if (found === undefined || repository === undefined) {
    return failed(field, "NOT_FOUND", `Could not resolve to a node with the global id of '${subject}'`);
  }
  const classifier = argument(asked, "classifier");
  if (field === "minimizeComment" && !CLASSIFIERS.includes(classifier)) {
    return failed(field, "INVALID", `Argument 'classifier' on InputObject 'MinimizeCommentInput' has an invalid value (${classifier}). Expected type 'ReportedContentClassifiers!'.`);
  }
  try {
    requireWrite(request.caller, repository, "issues", "pull_requests");
  } catch (refusal) {
    return failed(field, "FORBIDDEN", refusal instanceof ApiError ? refusal.message : String(refusal));
  }
  found.minimized = field === "minimizeComment" ? classifier : null;
  const state = { isMinimized: found.minimized !== null, minimizedReason: found.minimized?.toLowerCase() ?? null };
  const name = field === "minimizeComment" ? "minimizedComment" : "unminimizedComment";
  return ok({ data: { [field]: { [name]: state } } });
}

/** `nodes(ids:)` of comments: null for an id that is nobody's. */
function nodes(world: World, asked: z.infer<typeof question>): Reply {
  const { comments, reviews, reviewComments } = world.state;
  const ids = z.array(z.string()).max(100).parse(Object.values(asked.variables ?? {})[0]);
  const all = [...comments, ...reviews, ...reviewComments];
  return ok({ data: { nodes: ids.map((id) => {
    const found = all.find((each) => each.nodeId === id);
    return found === undefined ? null : pick(asked.query, { id, isMinimized: found.minimized !== null, minimizedReason: found.minimized?.toLowerCase() ?? null });
  }) } });
}

const CLASSIFIERS = ["SPAM", "ABUSE", "OFF_TOPIC", "OUTDATED", "DUPLICATE", "RESOLVED"];

export const graphqlRoutes = [
  route("POST /graphql", (request, world) => {
    if (request.caller.kind === "anonymous") throw new ApiError(401, "This endpoint requires you to be authenticated.");
    const asked = bodyOf(request, question);
    if (/\bunminimizeComment\b/.test(asked.query)) return minimize(request, world, asked, "unminimizeComment");
    if (/\bminimizeComment\b/.test(asked.query)) return minimize(request, world, asked, "minimizeComment");
    if (/\bnodes\b/.test(asked.query)) return nodes(world, asked);
    if (/\bviewer\b/.test(asked.query)) return viewer(request, asked.query);
    throw new ApiError(501, `The double does not know this query: ${asked.query}`);
  }),

  route("GET /user", (request) => {
    const { login, id, kind } = request.caller;
    if (kind === "actions") throw new ApiError(403, "Resource not accessible by integration");
    if (kind === "anonymous") throw new ApiError(401, "Requires authentication");
    return ok({ login, id, type: "User" });
  }),
];
