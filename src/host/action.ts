/** The Actions host: inputs → run → outputs, and the step's own result. */
import { leave, loadToolkit, takeOver, type Step, type Toolkit } from "../adapters/actions-host.js";
import { messageOf, UserError } from "../errors.js";
import { readStepInputs, type StepInputs } from "../inputs/action.js";
import { placeOf } from "../inputs/place.js";
import { diagnoseStep } from "./action-diagnose.js";
import { publishStep } from "./action-publish.js";
import { planMatrix } from "./plan.js";

/** What a mode leaves for the runner. */
export interface StepResult {
  readonly outputs: Readonly<Record<string, string>>;
  /** Why the step itself is to fail, null where it is not. */
  readonly failure: string | null;
}

/** Runs one step from its environment to its exit code. Never rejects. */
export async function runAction(): Promise<void> {
  const step = takeOver();
  let failOn: StepInputs["failOn"] = "fail";
  try {
    const inputs = readStepInputs(step.env, step.workspace);
    failOn = inputs.failOn;
    const { outputs, failure } = await runMode(inputs, step);
    const toolkit = await loadToolkit(step.log);
    for (const [name, value] of Object.entries(outputs)) toolkit.output(name, value);
    if (failure !== null) toolkit.fail(failure);
  } catch (thrown) {
    report(await loadToolkit(step.log), thrown, failOn, step);
  }
  await leave();
}

async function runMode(inputs: StepInputs, step: Step): Promise<StepResult> {
  const place = placeOf(step.env);
  switch (inputs.mode) {
    case "auto":
    case "diagnose":
      return diagnoseStep(inputs, place, step);
    case "publish":
      return publishStep(inputs, place, step);
    case "plan":
      return { outputs: { matrix: JSON.stringify(await planMatrix(inputs.diagnose())) }, failure: null };
  }
}

/** Inputs that cannot be used fail the step; a fault of our own does so only where the user lets us decide the result. */
function report(toolkit: Toolkit, thrown: unknown, failOn: StepInputs["failOn"], { env, log }: Step): void {
  if (thrown instanceof UserError) {
    toolkit.fail(thrown.message);
    return;
  }
  const said = `python-trace itself failed: ${messageOf(thrown)}`;
  if (env["RUNNER_DEBUG"] === "1" && thrown instanceof Error) log.detail(thrown.stack ?? said);
  log.open();
  if (failOn === "never") toolkit.error(said);
  else toolkit.fail(said);
}
