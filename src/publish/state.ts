/**
 * What the sticky comment carries unseen: its key on the first line, its state on the last. Both are HTML comments of our
 * own; nothing of a report can hold one (the renderer escapes them), and only these two lines are read.
 */
import { z } from "zod";
import type { Prior } from "../inputs.js";

const LARGEST = 12_000;
const MOST_NODES = 100;
const MOST_SIGNATURES = 50;

const state = z.object({
  v: z.literal(1),
  head: z.string().regex(/^[0-9a-f]{40}$/),
  runId: z.string().max(120),
  signatures: z.record(z.string().max(200), z.number().int().min(1).max(9999)),
  nodes: z.array(z.string().min(1).max(1000)).max(MOST_NODES),
  mypy: z.boolean(),
});

const keyLine = (key: string): string => `<!-- python-trace:key=${key} -->`;

/** @param key as `plain` gives it */
export function compose(key: string, visible: string, remembered: Prior | null): string {
  const last = remembered === null ? "" : `\n${stateLine(remembered)}`;
  return `${keyLine(key)}\n${visible.trimEnd()}\n${last}`.trimEnd();
}

export function hasKey(body: string, key: string): boolean {
  return body.split("\n", 1)[0]?.trimEnd() === keyLine(key);
}

/** The state of a comment, or null for one without, or with one that is not of our making. */
export function readState(body: string): Prior | null {
  const last = body.trimEnd().split("\n").at(-1) ?? "";
  const encoded = last.length > LARGEST ? undefined : /^<!-- python-trace:state=([A-Za-z0-9_-]+) -->$/.exec(last)?.[1];
  if (encoded === undefined) return null;
  const read = state.safeParse(parseJson(Buffer.from(encoded, "base64url").toString("utf8")));
  if (!read.success) return null;
  const { head, runId, signatures, nodes, mypy } = read.data;
  return { head, runId, signatures, nodes, mypy };
}

/** Nodes are dropped, the last first, until the line keeps its size: it has to leave the comment its room. */
function stateLine(remembered: Prior): string {
  const signatures = Object.fromEntries(Object.entries(remembered.signatures).slice(0, MOST_SIGNATURES));
  let nodes = remembered.nodes.filter((n) => n.length <= 1000).slice(0, MOST_NODES);
  for (;;) {
    const encoded = Buffer.from(JSON.stringify({ v: 1, ...remembered, signatures, nodes })).toString("base64url");
    const line = `<!-- python-trace:state=${encoded} -->`;
    if (line.length <= LARGEST || nodes.length === 0) return line;
    nodes = nodes.slice(0, Math.floor(nodes.length / 2));
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}
