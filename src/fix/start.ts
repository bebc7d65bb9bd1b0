/** Whether the program starts in both copies: what did not must, and what did still does. */
import type { Context } from "../context.js";
import { smoke, type Smoke, type SmokePlan } from "../probe/smoke/smoke.js";
import type { Workspace } from "../probe/scratch/workspace.js";
import { counted, step, type Step } from "./step.js";
import type { Ward } from "./ward.js";

/** How it is started, and the commands among it that are what a root shows in. */
export interface Start {
  readonly plan: SmokePlan;
  readonly wanted: readonly string[];
}

const NAME = (s: Smoke): string => `${s.kind} ${s.what}`;

const tried = (place: Workspace, plan: SmokePlan, about: string): Promise<Smoke[]> => smoke(place.context, place.interpreter, plan, about);

/** Null where nothing is to be started. */
export async function startStep({ recorder }: Context, ward: Ward, { plan, wanted }: Start, about: string): Promise<Step | null> {
  if (plan.objects.length + plan.commands.length === 0) return null;
  const [was, is] = await Promise.all([tried(ward.plain, plan, "in a scratch checkout"), tried(ward.fixed, plan, about)]);
  const after = new Map(is.map((s) => [NAME(s), s]));
  const proofs = (list: readonly Smoke[]): Smoke["evidence"][] => list.map((s) => s.evidence);
  const lost = was.filter((s) => s.outcome === "passed" && after.get(NAME(s))?.outcome !== "passed");
  if (lost.length > 0) return step("refused", `\`${lost[0]?.what ?? ""}\` started before and does not with it`, proofs(was), proofs(is));
  const mine = was.filter((s) => s.kind === "command" && wanted.includes(s.what));
  const still = mine.filter((s) => after.get(NAME(s))?.outcome !== "passed");
  if (still.length > 0) return step("refused", `\`${still[0]?.what ?? ""}\` fails with it as well`, proofs(was), proofs(is));
  const [red] = mine.filter((s) => s.outcome === "failed");
  if (wanted.length > 0 && red === undefined) return step("open", "it starts in a scratch checkout without it", proofs(was), proofs(is));
  const green = red === undefined ? undefined : after.get(NAME(red));
  const told = red === undefined ? `${counted(is.filter((s) => s.outcome === "passed").length, "entry point")} as before` : `\`${red.what}\` ends well`;
  return step("passed", told, proofs(was), proofs(is), red === undefined || green === undefined ? null : recorder.contrast("the patch", red.evidence, green.evidence));
}
