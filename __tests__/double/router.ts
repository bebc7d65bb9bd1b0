/** Path patterns with `:names`, and GitHub's pagination. */
import type { ApiRequest, Reply } from "./http.js";
import type { State } from "./state.js";

/** `origin` is where the API answers, `storage` where signed addresses point (another host, as on github.com). */
export interface World {
  readonly state: State;
  readonly origin: string;
  readonly storage: string;
}

export type Handler = (request: ApiRequest, world: World) => Reply;

export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly handler: Handler;
}

/** `route("GET /repos/:owner/:repo", …)`; a name takes one part of the path, one with a `+` after it all that is left. */
export function route(signature: string, handler: Handler): Route {
  const [method = "", path = ""] = signature.split(" ");
  const names = [...path.matchAll(/:(\w+)/g)].map((match) => match[1] ?? "");
  return { method, names, handler, pattern: new RegExp(`^${path.replace(/:\w+\+/g, "(.+)").replace(/:\w+/g, "([^/]+)")}$`) };
}

export interface Found {
  readonly handler: Handler;
  readonly params: ReadonlyMap<string, string>;
}

export function find(routes: readonly Route[], method: string, path: string): Found | null {
  for (const candidate of routes) {
    const match = candidate.method === method ? candidate.pattern.exec(path) : null;
    if (match === null) continue;
    const params = new Map(candidate.names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? "")]));
    return { handler: candidate.handler, params };
  }
  return null;
}

function positive(text: string | null, fallback: number): number {
  const value = Number(text ?? fallback);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly headers: Readonly<Record<string, string>>;
}

/** One page by `per_page` (30, at most 100) and `page`, with the `Link` header of RFC 8288. */
export function paginate<T>(request: ApiRequest, world: World, all: readonly T[]): Page<T> {
  const size = Math.min(positive(request.query.get("per_page"), 30), 100);
  const page = positive(request.query.get("page"), 1);
  const last = Math.max(1, Math.ceil(all.length / size));
  const link = (target: number, rel: string): string => {
    const query = new URLSearchParams(request.query);
    query.set("page", String(target));
    return `<${world.origin}${request.path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [
    ...(page > 1 ? [link(page - 1, "prev"), link(1, "first")] : []),
    ...(page < last ? [link(page + 1, "next"), link(last, "last")] : []),
  ];
  const headers: Record<string, string> = links.length === 0 ? {} : { link: links.join(", ") };
  return { items: all.slice((page - 1) * size, page * size), headers };
}
