/** The small part of HTTP that the double's routes speak: a request that was read, a reply, and GitHub's error shape. */
import type { IncomingHttpHeaders } from "node:http";
import type { z } from "zod";
import type { Identity } from "./identity.js";

export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A Buffer or string goes out as it is, anything else as JSON; undefined sends no body. */
  readonly body?: unknown;
}

export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly raw: Buffer;
  readonly caller: Identity;
  /** The named part of the path, decoded. */
  param(name: string): string;
}

/** Thrown by a route; the server turns it into `{message, errors?, documentation_url, status}`. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: readonly unknown[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  reply(): Reply {
    const body = {
      message: this.message,
      ...(this.errors === undefined ? {} : { errors: this.errors }),
      documentation_url: "https://docs.github.com/rest",
      status: String(this.status),
    };
    return { status: this.status, headers: this.headers, body };
  }
}

export const notFound = (): ApiError => new ApiError(404, "Not Found");

/** "Validation Failed" with the entries that GitHub lists. */
export const invalid = (...errors: readonly unknown[]): ApiError => new ApiError(422, "Validation Failed", errors);

export const ok = (body: unknown): Reply => ({ status: 200, body });
export const created = (body: unknown): Reply => ({ status: 201, body });
export const noContent: Reply = { status: 204 };

/** The request's JSON read by a schema; 400 for what is no JSON, 422 for another shape. */
export function bodyOf<T>(request: ApiRequest, schema: z.ZodType<T>): T {
  const read = schema.safeParse(parseJson(request.raw));
  if (read.success) return read.data;
  const issues = read.error.issues.map((issue) => `${issue.path.join("/")}: ${issue.message}`).join("; ");
  throw new ApiError(422, `Invalid request.\n\n${issues}`);
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString("utf8"));
  } catch {
    throw new ApiError(400, "Problems parsing JSON");
  }
}
