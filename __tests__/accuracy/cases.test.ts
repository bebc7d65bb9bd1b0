/** The committed cases keep to their form, and docs/accuracy.md tells of each. Whether their labels are true, `--prove` says. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { KINDS } from "../../src/kinds.js";

const CASES = join(process.cwd(), "accuracy", "cases");
const root = z.object({ kind: z.enum(KINDS), locations: z.array(z.object({ file: z.string().nullable(), lines: z.tuple([z.number(), z.number()]).optional() })).min(1), alternatives: z.array(z.enum(KINDS)).optional() });
const labels = z.object({
  id: z.string(), ci: z.array(z.string()).min(1), fails: z.array(z.string()), mypy: z.array(z.string()), root, verdict: z.string(), introduced_by: z.string().nullish(), polluter: z.string().optional(),
  reported: z.url().optional(), also_failing: z.array(z.object({ root, introduced_by: z.string().nullable() })).default([]),
});
const all = readdirSync(CASES).flatMap((family) => readdirSync(join(CASES, family)).map((id) => ({ family, id, folder: join(CASES, family, id) })));
const read = (folder: string): z.infer<typeof labels> => labels.parse(JSON.parse(readFileSync(join(folder, "case.json"), "utf8")));

describe("accuracy/cases", () => {
  test.each(all)("$id is labelled in full", ({ family, id, folder }) => {
    const one = read(folder);
    expect(one.id).toBe(id);
    expect(one.root.kind).toMatch(new RegExp(`^${family}\\.`));
    expect(readFileSync(join(folder, "fix.patch"), "utf8")).toMatch(/^diff --git /);
    expect(one.polluter !== undefined).toBe(one.verdict === "order-dependent");
    const steps = existsSync(join(folder, "history")) ? readdirSync(join(folder, "history")).sort() : [];
    expect(existsSync(join(folder, "repo"))).toBe(steps.length === 0);
    for (const { introduced_by: step } of [one, ...one.also_failing]) if (step != null) expect(steps.slice(1)).toContain(step);
  });

  test("every kind's family has cases, about half have a history, some two roots", () => {
    const found = all.map(({ folder }) => ({ ...read(folder), history: existsSync(join(folder, "history")) }));
    expect([...new Set(all.map(({ family }) => family))].sort()).toEqual([...new Set(KINDS.map((kind) => kind.split(".")[0]))].sort());
    expect(found.filter((one) => one.history).length / found.length).toBeGreaterThan(0.4);
    expect(found.filter((one) => one.also_failing.length > 0).length).toBeGreaterThanOrEqual(2);
  });

  test("docs/accuracy.md has a row for each, and the first figures are kept", () => {
    const page = readFileSync(join(process.cwd(), "docs", "accuracy.md"), "utf8");
    const first: unknown = JSON.parse(readFileSync(join(process.cwd(), "accuracy", "first.json"), "utf8"));
    const figures = z.record(z.string(), z.object({ want: z.enum(KINDS), columns: z.record(z.string(), z.boolean()) })).parse(first);
    for (const { id } of all) expect(page).toContain(`| ${id} | \``);
    expect(Object.keys(figures).length).toBeGreaterThanOrEqual(20);
  });
});
