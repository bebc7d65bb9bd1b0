/** The two GraphQL questions that a comment writer asks: who am I, and hide this comment. */
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
  try {
    requireWrite(request.caller, repository, "issues", "pull_requests");
  } catch (refusal) {
    return failed(field, "FORBIDDEN", refusal instanceof ApiError ? refusal.message : String(refusal));
  }
  found.minimized = field === "minimizeComment" ? argument(asked, "classifier") : null;
  const state = { isMinimized: found.minimized !== null, minimizedReason: found.minimized?.toLowerCase() ?? null };
  const name = field === "minimizeComment" ? "minimizedComment" : "unminimizedComment";
  return ok({ data: { [field]: { [name]: state } } });
}

export const graphqlRoutes = [
  route("POST /graphql", (request, world) => {
    if (request.caller.kind === "anonymous") throw new ApiError(401, "This endpoint requires you to be authenticated.");
    const asked = bodyOf(request, question);
    if (/\bunminimizeComment\b/.test(asked.query)) return minimize(request, world, asked, "unminimizeComment");
    if (/\bminimizeComment\b/.test(asked.query)) return minimize(request, world, asked, "minimizeComment");
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
