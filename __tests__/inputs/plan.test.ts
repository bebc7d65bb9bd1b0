import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UserError } from "../../src/errors.js";
import { readPlan } from "../../src/inputs/plan.js";
import { planOf } from "../../src/stages/plan.js";

let folder = "";
beforeAll(() => { folder = mkdtempSync(join(tmpdir(), "pt-plan-")); });
afterAll(() => { rmSync(folder, { recursive: true, force: true }); });

function read(content: unknown): ReturnType<typeof readPlan> {
  const path = join(folder, "plan.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return readPlan("--plan", path);
}

describe("a plan of one's own", () => {
  test.each([
    [[{ step_id: "T1", title: "look" }]], [{ steps: [{ id: "T1", title: "look" }], goal: "x" }], [{ plan: [{ step_id: "T1", title: "look", status: "open" }] }],
  ])("is read from %j", (content) => {
    expect(read(content)).toEqual([{ id: "T1", title: "look", stage: null }]);
  });

  test.each([
    ["{", /is not JSON/], ["[]", /is no plan/], [{ steps: [{ title: "no id" }] }, /is no plan/], [[{ id: "a\nb" }], /is no plan/], [[{ id: "a", stage: "deploy" }], /is no plan/],
    [[{ id: "a" }, { id: "a" }], /names the step "a" twice/], [JSON.stringify([{ id: "a", title: "x".repeat(2_000_000) }]), /too large/],
  ])("%j is refused, with the file and what is expected", (content, why) => {
    expect(() => read(content)).toThrow(UserError);
    expect(() => read(content)).toThrow(why);
    expect(() => read(content)).toThrow(/--plan: .*plan\.json .*"step_id".*stage one of collect, reproduce/);
  });
});

describe("the steps that the trace uses", () => {
  const ids = (given: Parameters<typeof planOf>[0]): string[] => ["S1", "S2", "S3", "S4", "S5", "S6"].map((s) => planOf(given).ids.get(s) ?? s);
  const step = (id: string, stage: "fix" | "report" | "reproduce" | null = null) => ({ id, title: id, stage });

  test("are our own without a plan", () => {
    expect(ids(null)).toEqual(["S1", "S2", "S3", "S4", "S5", "S6"]);
    expect(planOf(null).steps.map((s) => s.step_id)).toEqual(["S1", "S2", "S3", "S4", "S5", "S6"]);
  });
  test("are the plan's in their order, the last for what is left", () => {
    expect(ids([step("a"), step("b"), step("c")])).toEqual(["a", "b", "c", "c", "c", "c"]);
    expect(ids([step("only")])).toEqual(Array(6).fill("only"));
    expect(planOf([step("a"), step("b")]).steps).toEqual([{ step_id: "a", title: "a" }, { step_id: "b", title: "b" }]);
  });
  test("are those that name a part of the work, for that part", () => {
    expect(ids([step("look"), step("mend", "fix"), step("say", "report")])).toEqual(["look", "look", "look", "look", "mend", "say"]);
    expect(ids([step("again", "reproduce")])).toEqual(Array(6).fill("again"));
  });
});
