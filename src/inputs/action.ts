/** The action's inputs: `INPUT_*` variables in, one typed set out. Nothing is read when the module loads. */
import { z } from "zod";
import { UserError } from "../errors.js";
import type { DiagnoseInputs } from "../inputs.js";
import { headRepositoryOf, readEvent, type CiEvent, type Env } from "./event.js";
import { layerOf, readWords } from "./layers.js";
import { OPTIONS } from "./options.js";
import { resolveInputs } from "./resolve.js";
import { isSettingName } from "./settings.js";
import { choice, flag, integer, many, text } from "./values.js";

const leg = z.record(z.string(), z.unknown()).nullable();

const own = z.object({
  "working-directory": text("a folder").default("."),
  "mode": choice("auto", "diagnose", "publish", "plan").default("auto"),
  "bundles": many("a folder"),
  "github-token": text("a token").nullable().default(null),
  "job-status": choice("success", "failure", "cancelled").nullable().default(null),
  "matrix": z.array(z.string()).transform((words, context) => {
    const read = leg.safeParse(parseJson(words.at(-1) ?? ""));
    if (read.success) return read.data ?? {};
    context.issues.push({ code: "custom", message: "a JSON object or null, as toJSON(matrix) writes it", input: words });
    return z.NEVER;
  }).default({}),
  "comment": choice("auto", "always", "never").default("auto"),
  "comment-key": text("a short text").nullable().default(null),
  "annotations": flag.default(true),
  "artifact-name": text("a name").refine((name) => !/["':<>|*?\r\n\\/]/.test(name), { error: "a name without \" : < > | * ? \\ / and line ends" }).nullable().default(null),
  "retention-days": integer(1, 400).nullable().default(null),
  "fail-on": choice("never", "fail", "introduced").default("never"),
});

export type OwnInputs = z.output<typeof own>;
export type OwnInputName = keyof OwnInputs;

/** What the publishing of this step is told. */
export interface StepInputs {
  readonly mode: OwnInputs["mode"];
  readonly token: string | null;
  readonly jobStatus: OwnInputs["job-status"];
  /** Values of the matrix leg, `{}` outside of a matrix. */
  readonly leg: Readonly<Record<string, unknown>>;
  readonly workingDirectory: string;
  readonly bundles: readonly string[];
  readonly comment: OwnInputs["comment"];
  readonly commentKey: string | null;
  readonly annotations: boolean;
  readonly artifactName: string | null;
  readonly retentionDays: number | null;
  readonly failOn: OwnInputs["fail-on"];
  readonly event: CiEvent | null;
  /** The settings of `diagnose`, read when asked for: `publish` must not touch the checkout. Throws a UserError. */
  readonly diagnose: () => DiagnoseInputs;
}

const called = (name: string): string => `input ${name}`;

/**
 * @param env the step's environment, inputs and tokens still in it
 * @param here the workspace, absolute
 * @throws UserError that names the input, its value and what is allowed
 */
export function readStepInputs(env: Env, here: string): StepInputs {
  const words = wordsOf(env);
  const o = readWords(own, new Map([...words].filter(([name]) => Object.hasOwn(own.shape, name))), called);
  const layer = layerOf(called, words);
  const event = readEvent(env);
  const diagnose = (): DiagnoseInputs => {
    refuseForeignCode(event);
    return resolveInputs({ layer, project: o["working-directory"], projectCalled: called("working-directory"), cwd: "project", env, event }, here);
  };
  return {
    mode: o.mode, token: o["github-token"], jobStatus: o["job-status"], leg: o.matrix, workingDirectory: o["working-directory"],
    bundles: o.bundles, comment: o.comment, commentKey: o["comment-key"], annotations: o.annotations,
    artifactName: o["artifact-name"], retentionDays: o["retention-days"], failOn: o["fail-on"], event, diagnose,
  };
}

function wordsOf(env: Env): Map<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const [variable, value] of Object.entries(env)) {
    const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
    const trimmed = value?.trim() ?? "";
    if (name === undefined || trimmed === "") continue;
    const list = name === "bundles" || (isSettingName(name) && OPTIONS[name].repeatable === true);
    words.set(name, list ? trimmed.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "") : [trimmed]);
  }
  return words;
}

/** Events whose token may write while the code may be a stranger's. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];

/** @throws UserError where running the project would run a fork's code beside a token that may write */
function refuseForeignCode(event: CiEvent | null): void {
  if (event === null || !PRIVILEGED.includes(event.name)) return;
  if (event.name === "issue_comment" && event.payload.issue?.pull_request === undefined) return;
  const from = headRepositoryOf(event);
  if (from === event.repository) return;
  throw new UserError(
    `on ${event.name} the token may write, and the code ${from === null ? "may be a fork's" : `is ${from}'s`}: it is not run here. ` +
    "Diagnose in a pull_request workflow and post from this one with mode: publish (docs/forks.md)",
  );
}

function parseJson(word: string): unknown {
  try {
    const value: unknown = JSON.parse(word);
    return value;
  } catch {
    return undefined;
  }
}
