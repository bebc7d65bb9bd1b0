/** `query` and `view`: what a run left, read again. */
import { randomBytes } from "node:crypto";
import { renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { messageOf, UserError } from "../errors.js";
import { readBundle } from "../report/bundle.js";
import { reportHtml } from "../report/html/page.js";
import { query, type Query } from "../trace/query.js";

export async function queryHere(trace: string, question: Query): Promise<0> {
  process.stdout.write(await query(trace, question));
  return 0;
}

/** Writes the page anew from report.json, so that a stranger's HTML is never what one opens. */
export function viewHere(bundle: string): 0 {
  const report = readBundle(resolve(bundle));
  const page = join(resolve(bundle), "report.html");
  const fresh = `${page}.${randomBytes(6).toString("hex")}`;
  try {
    writeFileSync(fresh, reportHtml(report), { flag: "wx" });
    renameSync(fresh, page);
  } catch (thrown) {
    throw new UserError(`${page} cannot be written: ${messageOf(thrown)}`);
  }
  process.stdout.write(`${page}\n`);
  return 0;
}
