/**
 * What the sticky comment carries unseen: its key on the first line, its state on the last. Both are HTML comments of our
 * own; nothing of a report can hold one (the renderer escapes them), and only these two lines are read.
 */
import { z } from "zod";
import type { Prior } from "../inputs.js";
import { KINDS } from "../kinds.js";

const LARGEST = 12_000;
const MOST_NODES = 100;
const FEW_NODES = 10;
const MOST_SIGNATURES = 50;
const MOST_PUSHES = 8;

const sha = z.string().regex(/^[0-9a-f]{40}$/);
/** In the project, and no option of a program. */
const path = z.string().min(1).max(300).refine((p) => !/^[-/\\]|^[A-Za-z]:|(?:^|[\\/])\.\.(?:[\\/]|$)/.test(p));
const push = z.object({
  head: sha,
  attempt: z.number().int().min(1).max(9999),
  roots: z.array(z.object({ kind: z.enum(KINDS), file: path.nullable(), line: z.number().int().nullable() })).max(3),
  fixes: z.array(z.string().max(200)).max(3),
});

const state = z.object({
  v: z.literal(2),
  head: sha,
  runId: z.string().max(120),
  signatures: z.record(z.string().max(200), z.number().int().min(1).max(9999)),
  nodes: z.array(z.string().min(1).max(1000)).max(MOST_NODES),
  mypy: z.array(path).max(20).nullable(),
  pushes: z.array(push).max(MOST_PUSHES),
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
  const { head, runId, signatures, nodes, mypy, pushes } = read.data;
  return { head, runId, signatures, nodes, mypy, pushes };
}

/** Of what would make it too large the nodes are dropped first, the last of them, then the oldest pushes: it has to leave the comment its room. */
function stateLine(remembered: Prior): string {
  const signatures = Object.fromEntries(Object.entries(remembered.signatures).slice(0, MOST_SIGNATURES));
  const mypy = remembered.mypy?.filter((p) => path.safeParse(p).success).slice(0, 20) ?? null;
  let pushes = remembered.pushes.slice(-MOST_PUSHES).map((p) => ({ ...p, roots: p.roots.filter((r) => r.file === null || path.safeParse(r.file).success) }));
  let nodes = remembered.nodes.filter((n) => n.length <= 1000).slice(0, MOST_NODES);
  for (;;) {
    const encoded = Buffer.from(JSON.stringify({ v: 2, ...remembered, signatures, nodes, mypy, pushes })).toString("base64url");
    const line = `<!-- python-trace:state=${encoded} -->`;
    if (line.length <= LARGEST || nodes.length + pushes.length === 0) return line;
    if (nodes.length > FEW_NODES || pushes.length === 0) nodes = nodes.slice(0, Math.floor(nodes.length / 2));
    else pushes = pushes.slice(1);
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
