/** `--plan`: the steps of an agent's own plan, whose ids the trace then uses. */
import { readFileSync, statSync } from "node:fs";
import { z } from "zod";
import { messageOf, UserError } from "../errors.js";

/** What python-trace does, in order; a step of a plan may say which of it it stands for. */
export const WORK = ["collect", "reproduce", "isolate", "diagnose", "fix", "report"] as const;
export type Work = (typeof WORK)[number];

export interface PlanStep {
  readonly id: string;
  readonly title: string;
  readonly stage: Work | null;
}

const LARGEST = 1 << 20;
const id = z.string().regex(/^\S[^\r\n]{0,99}$/);
const step = z.object({ step_id: id.optional(), id: id.optional(), title: z.string().max(500).default(""), stage: z.enum(WORK).nullable().default(null) })
  .transform(({ step_id, id: other, title, stage }, context): PlanStep => {
    const name = step_id ?? other;
    if (name !== undefined) return { id: name, title, stage };
    context.issues.push({ code: "custom", message: "a step without a step_id", input: title });
    return z.NEVER;
  });
const steps = z.array(step).min(1).max(100);
const file = z.union([steps, z.object({ steps }).transform((f) => f.steps), z.object({ plan: steps }).transform((f) => f.plan)]);

/**
 * Reads a list of `{"step_id", "title", "stage"}`, bare or under `steps` or `plan`; `stage` is one of `WORK` and may be left out.
 * @param called how the user calls the setting
 * @throws UserError that names the file and what is expected
 */
export function readPlan(called: string, path: string): readonly PlanStep[] {
  const refuse = (why: string): UserError => new UserError(`${called}: ${path} ${why}; give JSON such as {"steps": [{"step_id": "T1", "title": "reproduce", "stage": "reproduce"}]}, stage one of ${WORK.join(", ")}`);
  if (statSync(path).size > LARGEST) throw refuse("is too large for a plan");
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (thrown) {
    throw refuse(`is not JSON (${messageOf(thrown)})`);
  }
  const read = file.safeParse(content);
  if (!read.success) throw refuse("is no plan");
  const twice = read.data.find((one, at) => read.data.findIndex((other) => other.id === one.id) !== at);
  if (twice !== undefined) throw refuse(`names the step ${JSON.stringify(twice.id)} twice`);
  return read.data;
}
