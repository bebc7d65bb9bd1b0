/** The bundle's folder: written whole or not at all, read as a stranger's. */
import { randomBytes } from "node:crypto";
import { closeSync, constants, fstatSync, lstatSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { messageOf, UserError } from "../errors.js";
import { handoff } from "./handoff.js";
import { reportHtml } from "./html/page.js";
import { reportMarkdown, SUMMARY_LIMIT } from "./markdown.js";
import { reportSchema, type Report } from "./schema.js";

/** Bytes of a report.json that is read: the tracer's own stay far below. */
const MAX_REPORT = 5_000_000;

const REFS = {
  output: /^evidence\/[0-9a-f]{16}\.txt$/,
  patch: /^fixes\/[A-Za-z0-9_-]{1,64}\.patch$/,
  trace: /^traces\/[A-Za-z0-9][A-Za-z0-9._-]{0,200}\.jsonl$/,
} as const;

/**
 * Writes what is rendered into the bundle's folder; evidence, patches and the trace are already there.
 * Each file appears complete or not at all, and a link in its place is replaced, not followed.
 * @param out absolute path of the folder
 */
export function writeBundle(out: string, report: Report): void {
  mkdirSync(out, { recursive: true });
  put(out, ".gitignore", "*\n");
  put(out, "report.json", json(report));
  put(out, "handoff.json", json(handoff(report)));
  put(out, "report.md", reportMarkdown(report, { limit: SUMMARY_LIMIT, links: {} }));
  put(out, "report.html", reportHtml(report));
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function put(out: string, name: string, content: string): void {
  const fresh = join(out, `.${name}.${randomBytes(6).toString("hex")}`);
  try {
    writeFileSync(fresh, content, { flag: "wx" });
    renameSync(fresh, join(out, name));
  } catch (thrown) {
    rmSync(fresh, { force: true });
    throw thrown;
  }
}

/**
 * Reads the report of a bundle that may come from anywhere.
 * @param path the bundle's folder
 * @throws UserError that names the file, when it is not there, too large, a link, not a report, or refers to something
 * outside the bundle or to evidence that it does not hold
 */
export function readBundle(path: string): Report {
  const file = join(path, "report.json");
  const parsed = reportSchema.safeParse(parse(file, readPlain(file)));
  if (!parsed.success) throw new UserError(`${file} is not a report of this version: ${firstIssue(parsed.error)}`);
  checkRefs(path, file, parsed.data);
  return parsed.data;
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? "no reason given" : `${z.core.toDotPath(issue.path)}: ${issue.message}`;
}

/** Opens without following a link and checks what was opened, so that nothing can be swapped in between. */
function readPlain(file: string): string {
  let descriptor: number;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (thrown) {
    throw new UserError(`${file} cannot be read: ${messageOf(thrown)}; give the folder of a bundle`);
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile()) throw new UserError(`${file} is not a plain file`);
    if (stat.size > MAX_REPORT) throw new UserError(`${file} has ${String(stat.size)} bytes; ${String(MAX_REPORT)} are read at most`);
    return readFileSync(descriptor, "utf8");
  } finally {
    closeSync(descriptor);
  }
}

function parse(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (thrown) {
    throw new UserError(`${file} is not JSON: ${messageOf(thrown)}`);
  }
}

function checkRefs(path: string, file: string, report: Report): void {
  const known = new Set(report.evidence.map((e) => e.id));
  for (const [what, ref, shape] of refsOf(report)) {
    if (!shape.test(ref)) throw new UserError(`${file}: ${what} refers outside the bundle: ${JSON.stringify(ref.slice(0, 100))}`);
    refuseLinks(path, ref);
  }
  const beside = [...report.findings, ...report.smoke, ...report.tests_added.flatMap((t) => t.cases), ...(report.forced_context?.facts ?? []), ...(report.forced_context?.checklist ?? [])];
  for (const { id, ids } of [...report.chains.map((c) => ({ id: c.id, ids: idsOf(c) })), ...beside.map((b) => ({ id: "beside", ids: b.evidence }))]) {
    const lost = ids.find((i) => !known.has(i));
    if (lost !== undefined) throw new UserError(`${file}: chain ${JSON.stringify(id.slice(0, 40))} refers to evidence ${JSON.stringify(lost.slice(0, 40))}, which the report does not hold`);
  }
}

function refsOf(report: Report): (readonly [string, string, RegExp])[] {
  const outputs = report.evidence.flatMap((e) => ("output_ref" in e.source ? [["evidence", e.source.output_ref, REFS.output] as const] : []));
  const patches = report.chains.flatMap((c) => (c.fix === null ? [] : [["a fix", c.fix.patch, REFS.patch] as const]));
  return [...outputs, ...patches, ["the trace", report.trace.file, REFS.trace]];
}

function idsOf({ shown_by, root, fix }: Report["chains"][number]): string[] {
  return [shown_by, root?.evidence ?? [], root?.candidates.flatMap((c) => c.evidence) ?? [], fix?.before ?? [], fix?.after ?? []].flat();
}

function refuseLinks(path: string, ref: string): void {
  const folder = ref.slice(0, ref.indexOf("/"));
  for (const part of [folder, ref]) {
    if (lstatSync(join(path, part), { throwIfNoEntry: false })?.isSymbolicLink() === true) throw new UserError(`${join(path, part)} is a symbolic link; a bundle holds none`);
  }
}
