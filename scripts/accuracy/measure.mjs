/** One case: laid out, run as CI runs it, diagnosed, judged. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { applies, layOut, snapshot } from "./checkout.mjs";
import { isOf, leave, redNodes, rehearse } from "./ci.mjs";
import { asked, judge, named, points } from "./judge.mjs";
import { broken } from "./laws.mjs";
import { ciEnvironment, run } from "./run.mjs";

/**
 * @typedef {{ tool: readonly string[], python: string, seconds: number, yard: string, keep: boolean }} Options
 * `tool`: the words that start it; `seconds`: its limit for a case; `yard`: where checkouts and bundles are made
 * @typedef {{ id: string, want: string, got: string, columns: Record<string, boolean>, seconds: number, notes: string[], fixes: Fix[] }} Row
 * @typedef {{ id: string, good: boolean, summary: string, digest: string }} Fix a fix that was called verified; the digest is of its changed lines
 */

/** @param {import("./cases.mjs").Case} one @param {Options} options @returns {Promise<Row>} */
export async function measure(one, options) {
  const yard = join(options.yard, one.id);
  const [checkout, bundle] = [join(yard, "checkout"), join(yard, "bundle")];
  rmSync(yard, { recursive: true, force: true });
  mkdirSync(yard, { recursive: true });
  const columns = asked(one);
  const row = { id: one.id, want: one.root.kind, got: "", columns: Object.fromEntries(columns.map((column) => [column, false])), seconds: 0, notes: [], fixes: [] };
  try {
    const commits = await layOut(one, checkout);
    const given = await leave(one, checkout, join(yard, "ci"), options.python);
    const base = one.history ? ["--base", [...commits.values()][0]] : [];
    const before = snapshot(checkout);
    const started = performance.now();
    const { code, text } = await run([...options.tool, "diagnose", checkout, "--python", options.python, "--out", bundle, ...given, ...base],
      { cwd: yard, env: ciEnvironment(options.python, one.env), seconds: options.seconds });
    row.seconds = Math.round((performance.now() - started) / 100) / 10;
    const report = readReport(bundle, code, text);
    const { columns: judged, met } = judge(one, report, commits);
    const fixes = await tryFixes(one, met, bundle, yard, options);
    const wrong = met.flatMap(({ root, chains }) => chains.filter(({ root: claim }) => claim?.confidence === "proven" && !points(claim, root) && !named(claim, root)).map(({ id }) => `${id} is proven and wrong`));
    const lies = [...wrong, ...fixes.filter(({ good }) => !good).map(({ id }) => `${id} is verified and fails`)];
    const laws = broken({ report, bundle, code, wanted: met.flatMap(({ root }) => root.fails), before, after: snapshot(checkout) });
    const all = { ...judged, fixed: fixes.some(({ good }) => good), honest: lies.length === 0, laws: laws.length === 0 };
    const [claim] = met[0].chains.map((chain) => chain.root ?? {});
    return { ...row, got: claim === undefined ? "nothing" : `${claim.kind} at ${claim.file}:${claim.line}`, columns: Object.fromEntries(columns.map((column) => [column, all[column]])), notes: [...lies, ...laws], fixes };
  } catch (error) {
    return { ...row, notes: [String(error instanceof Error ? error.message : error).trim().slice(0, 300)] };
  } finally {
    if (!options.keep) rmSync(yard, { recursive: true, force: true });
  }
}

function readReport(bundle, code, text) {
  try {
    return JSON.parse(readFileSync(join(bundle, "report.json"), "utf8"));
  } catch {
    throw new Error(`no report; the tool ended with ${code}: ${text.trim().slice(-160)}`);
  }
}

/** Each fix that is called verified, tried anew: it applies to a fresh checkout, and what failed passes. */
async function tryFixes(one, met, bundle, yard, { python }) {
  const tried = [];
  for (const { root, chains } of met)
    for (const { id, fix } of chains) {
      if (fix?.status !== "verified") continue;
      const checkout = join(yard, `fix-${basename(fix.patch ?? "none", ".patch")}`);
      rmSync(checkout, { recursive: true, force: true });
      await layOut(one, checkout);
      const good = fix.patch != null && (await applies(checkout, join(bundle, fix.patch))) && (await passes(one, root, checkout, python));
      tried.push({ id, good, summary: fix.summary, digest: digestOf(join(bundle, fix.patch ?? "none")) });
    }
  return tried;
}

/** Where a case has one root, all of CI is green; where it has more, the failures of this one are gone. */
async function passes(one, root, checkout, python) {
  const { codes, text } = await rehearse(one, checkout, python);
  if (one.also_failing.length === 0) return codes.every((code) => code === 0);
  return !redNodes(text).some((node) => root.fails.some((wanted) => isOf(node, wanted))) && !root.mypy.some((line) => text.includes(line));
}

/** Stands for the lines that a patch takes out and puts in. */
function digestOf(patch) {
  if (!existsSync(patch)) return "";
  const changed = readFileSync(patch, "utf8").split("\n").filter((line) => /^(?:[-+](?![-+]{2} )|(?:---|\+\+\+) )/.test(line));
  return createHash("sha256").update(changed.join("\n")).digest("hex").slice(0, 12);
}
