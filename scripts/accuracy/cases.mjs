/** Reads cases: a folder with case.json, a project (repo/ or history/) and fix.patch. docs/accuracy.md describes the form. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const place = z.object({ file: z.string().nullable(), lines: z.tuple([z.int(), z.int()]).nullish() });
const fault = {
  summary: z.string(),
  fails: z.array(z.string()),
  mypy: z.array(z.string()).default([]),
  root: z.object({ kind: z.string(), locations: z.array(place).min(1), alternatives: z.array(z.string()).default([]) }),
  verdict: z.enum(["deterministic", "order-dependent", "flaky", "process"]).default("deterministic"),
  introduced_by: z.string().nullable().default(null),
};
const caseFile = z.object({
  id: z.string(),
  ...fault,
  ci: z.array(z.string()).min(1),
  requires: z.array(z.string()).default([]),
  polluter: z.string().nullish(),
  polluters: z.array(z.string()).optional(),
  also_failing: z.array(z.object(fault)).default([]),
  env: z.record(z.string(), z.string()).default({}),
  fails_under: z.record(z.string(), z.string()).default({}),
  repeat: z.int().positive().default(1),
  timeout: z.number().positive().default(120),
});

/**
 * @typedef {z.infer<typeof caseFile> & { folder: string, steps: string[], history: boolean }} Case
 * `steps` are the folders that are laid over one another, a commit each.
 */

/** @param {string} folder @returns {Case} */
function readCase(folder) {
  const read = caseFile.parse(JSON.parse(readFileSync(join(folder, "case.json"), "utf8")));
  const history = join(folder, "history");
  const overlays = existsSync(history) ? readdirSync(history, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => join(history, one.name)).sort() : [];
  return { ...read, folder, steps: overlays.length > 0 ? overlays : [join(folder, "repo")], history: overlays.length > 0 };
}

/**
 * Every case in or below the folders.
 * @param {readonly string[]} folders
 * @returns {Case[]}
 */
export function findCases(folders) {
  return folders.flatMap((folder) => {
    if (existsSync(join(folder, "case.json"))) return [readCase(resolve(folder))];
    return findCases(readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => join(folder, one.name)).sort());
  });
}
