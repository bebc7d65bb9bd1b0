/** Between node's HTTP server and the routes: reads a request, applies a fault, sends the reply. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Fault, Faults } from "./faults.js";
import { ApiError, type ApiRequest, type Reply } from "./http.js";
import { anonymous, type Identity } from "./identity.js";
import { find, type Route, type World } from "./router.js";

/** One request as it came, for assertions. `status` is null when it was never answered. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
  status: number | null;
}

export interface Wiring {
  readonly world: () => World;
  readonly routes: readonly Route[];
  readonly faults: Faults;
  readonly seen: Seen[];
}

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  message.on("data", (chunk: Buffer) => chunks.push(chunk));
  await once(message, "end");
  return Buffer.concat(chunks);
}

function callerOf(message: IncomingMessage, path: string, world: World): Identity {
  const token = /^(?:token|bearer) (.+)$/i.exec(message.headers.authorization ?? "")?.[1];
  // The artifact service and the store have keys of their own.
  if (token === undefined || path.startsWith("/twirp/") || path.startsWith("/storage/")) return anonymous;
  const known = world.state.tokens.get(token);
  if (known === undefined) throw new ApiError(401, "Bad credentials");
  return known;
}

function serve(message: IncomingMessage, raw: Buffer, url: URL, { world, routes }: Wiring): Reply {
  try {
    const method = message.method ?? "GET";
    const now = world();
    const caller = callerOf(message, url.pathname, now);
    const found = find(routes, method, url.pathname);
    if (found === null) throw new ApiError(501, `The double has no route for ${method} ${url.pathname}`);
    const request: ApiRequest = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: message.headers,
      raw,
      caller,
      param: (name) => found.params.get(name) ?? "",
    };
    return found.handler(request, now);
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown.reply();
    return { status: 500, body: { message: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) } };
  }
}

function send(response: ServerResponse, reply: Reply, seen: Seen): void {
  seen.status = reply.status;
  const plain = typeof reply.body === "string" || Buffer.isBuffer(reply.body);
  const type = plain || reply.body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
  response.writeHead(reply.status, { ...type, "x-github-request-id": "D0:0B1E", ...reply.headers });
  response.end(reply.body === undefined ? undefined : plain ? reply.body : JSON.stringify(reply.body));
}

function limited(remaining: Readonly<Record<string, string>>, message: string): Reply {
  return new ApiError(403, message, undefined, remaining).reply();
}

/** The reply that a fault makes in place of the route, or null where the route is still to be asked. */
function instead(fault: Fault): Reply | null {
  if (fault.kind === "status") {
    const { status, headers = {}, body = { message: `scripted ${status}` } } = fault;
    return { status, headers, body };
  }
  if (fault.kind === "secondary-limit") {
    return limited({ "retry-after": String(fault.retryAfter) }, "You have exceeded a secondary rate limit. Please wait a few minutes before you try again.");
  }
  if (fault.kind === "primary-limit") {
    const reset = String(Math.ceil(Date.now() / 1000) + fault.resetInSeconds);
    return limited({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset }, "API rate limit exceeded for installation.");
  }
  return null;
}

async function answer(message: IncomingMessage, response: ServerResponse, wiring: Wiring): Promise<void> {
  const raw = await readAll(message);
  const url = new URL(message.url ?? "/", "http://double");
  const method = message.method ?? "GET";
  const seen: Seen = { method, path: url.pathname, query: url.search, headers: message.headers, body: raw.toString("utf8"), status: null };
  wiring.seen.push(seen);
  const fault = wiring.faults.take(method, url.pathname);
  if (fault?.kind === "hang") return;
  if (fault?.kind === "reset") return void message.socket.destroy();
  if (fault?.kind === "slow") await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
  if (fault?.kind === "before") await fault.effect();
  const reply = (fault === null ? null : instead(fault)) ?? serve(message, raw, url, wiring);
  if (fault?.kind === "lost-answer") return void message.socket.destroy();
  send(response, reply, seen);
}

/** Listens on a free port of the loopback interface; resolves with the server and its port. */
export async function listen(host: string, wiring: Wiring): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((message, response) => {
    answer(message, response, wiring).catch((thrown: unknown) => response.destroy(thrown instanceof Error ? thrown : undefined));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, host, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("the double got no port");
  return { server, port: address.port };
}
