/** Runs every fixture for real and asks the rule of its kind; finds rules and fixtures by itself. */
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { rank } from "../../../src/diagnose/rank.js";
import type { Finding } from "../../../src/diagnose/rule.js";
import { fallback } from "../../../src/diagnose/rules/fallback.js";
import { rules } from "../../../src/diagnose/rules/index.js";
import { dossiers } from "../../support/dossier.js";
import { pythonEnv, describePython } from "../../support/python.js";
import { layOut, ruleFixtures, type RuleFixture } from "../../support/rule-fixtures.js";

const fixtures = ruleFixtures();
const REQUIREMENTS = ["pytest~=9.0", "pytest-asyncio", "pytest-timeout", "mypy"];
/** Rules that read experiments or measurements, of which one run of a fixture has none: they are tested beside their probes. */
const EXPERIMENTS = /^(?:state|flaky)\.|^(?:code\.(?:type-confusion|wrong-exception|wrong-value)|test\.expectation|types\.cache-drift)$/;

describe("the registry", () => {
  const files = readdirSync(join(process.cwd(), "src", "diagnose", "rules")).filter((name) => /^[a-z]+\.[a-z-]+\.ts$/.test(name));

  test("lists every rule file once, and the last resort at the end", () => {
    const kinds = rules.slice(0, -1).map((rule) => rule.kind);
    expect([...kinds].sort()).toEqual(files.map((name) => name.replace(/\.ts$/, "")).sort());
    expect(rules.at(-1)).toBe(fallback);
  });

  test.each(rules.slice(0, -1).map((rule) => rule.kind).filter((kind) => !EXPERIMENTS.test(kind)))("%s has a positive and a near-miss", (kind) => {
    const names = fixtures.filter((one) => one.kind === kind).map((one) => one.name);
    expect(names.some((name) => name.startsWith("positive"))).toBe(true);
    expect(names.some((name) => name.startsWith("near-miss"))).toBe(true);
  });
});

interface Result {
  readonly failed: boolean;
  readonly ofKind: readonly Finding[];
  /** The root of each group, all rules asked. */
  readonly roots: readonly (Finding | undefined)[];
}

describePython("3.13", "fixtures", () => {
  const results = new Map<RuleFixture, Result>();
  const projects: string[] = [];

  beforeAll(async () => {
    const python = await pythonEnv({ python: "3.13", requirements: REQUIREMENTS });
    projects.push(...(await Promise.all(fixtures.map(layOut))));
    const found = await dossiers(python, fixtures.map((fixture, index) => ({ ...fixture.expected, project: projects[index] ?? "" })));
    for (const [index, fixture] of fixtures.entries()) {
      const groups = found[index] ?? [];
      const rule = rules.find((one) => one.kind === fixture.kind);
      results.set(fixture, {
        failed: groups.length > 0,
        ofKind: rank(groups.flatMap((dossier) => rule?.match(dossier) ?? [])),
        roots: groups.map((dossier) => rank(rules.flatMap((one) => one.match(dossier)))[0]),
      });
    }
  }, 600_000);

  afterAll(() => {
    for (const project of projects) rmSync(project, { recursive: true, force: true });
  });

  test.each(fixtures.map((fixture) => ({ title: `${fixture.kind}, ${fixture.name}: ${fixture.expected.why}`, fixture })))("$title", ({ fixture }) => {
    const result = results.get(fixture);
    expect(result?.failed).toBe(true);
    if (fixture.expected.root === undefined) {
      expect(result?.ofKind).toEqual([]);
      return;
    }
    const [first] = result?.ofKind ?? [];
    expect({ kind: first?.kind, file: first?.file, line: first?.line }).toEqual({ kind: fixture.kind, ...fixture.expected.root });
    expect(first?.statement).toMatch(/^[A-Z`].*\.$/s);
    expect(first?.because.length).toBeGreaterThan(0);
    // And with all rules asked it is the root of a group.
    expect(result?.roots.map((root) => `${root?.kind ?? ""} ${root?.file ?? ""}:${String(root?.line ?? "")}`)).toContain(`${fixture.kind} ${fixture.expected.root.file ?? ""}:${String(fixture.expected.root.line ?? "")}`);
  });
});
