/** A bare client for the double's own tests: one request, the reply's status, headers and JSON. */
import type { Double } from "./server.js";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** `signature` is "METHOD /path"; a body is sent as JSON. Redirects are not followed. */
export async function call(double: Double, token: string | null, signature: string, body?: unknown, accept?: string): Promise<Answer> {
  const [method = "", path = ""] = signature.split(" ");
  const headers = {
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(accept === undefined ? {} : { accept }),
  };
  const init = { method, headers, redirect: "manual", ...(body === undefined ? {} : { body: JSON.stringify(body) }) } as const;
  const response = await fetch(`${double.url}${path}`, init);
  const text = await response.text();
  const json = (response.headers.get("content-type") ?? "").startsWith("application/json");
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}
