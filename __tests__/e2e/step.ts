/** Runs a JavaScript action as one step, without a workflow: fast, and close to what the runner does around `main`. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Annotation, annotationsOf, readCommandFile, readCommands, type WorkflowCommand } from "./commands.js";
import { githubEnvironment, machineEnvironment, node24, type RunContext } from "./context.js";
import { run } from "./process.js";

export interface Step extends RunContext {
  /** The file that `runs.main` names. */
  readonly main: string;
  /** As after `with:`, defaults of action.yml included: they are not read here. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly cancel?: AbortSignal;
}

export interface StepResult {
  readonly exitCode: number | null;
  readonly signal: string | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly exported: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly commands: readonly WorkflowCommand[];
  readonly annotations: readonly Annotation[];
}

const files = { GITHUB_OUTPUT: "output", GITHUB_ENV: "env", GITHUB_STATE: "state", GITHUB_PATH: "path", GITHUB_STEP_SUMMARY: "summary" } as const;
const maxSummary = 1024 * 1024;

function headOf(checkout: string): string {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], { cwd: checkout, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "0".repeat(40);
  }
}

function inputVariables(inputs: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.replace(/ /g, "_").toUpperCase()}`, value]));
}

/** Runs `main` on Node 24; throws when a command file cannot be read, as the runner then fails the step. */
export async function runStep(step: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), "step-"));
  const place = (name: string): string => join(folder, name);
  const read = (name: string): string => readFileSync(place(name), "utf8");
  try {
    for (const name of Object.values(files)) writeFileSync(place(name), "");
    writeFileSync(place("event.json"), JSON.stringify(step.event));
    const env = {
      ...machineEnvironment(folder),
      ...Object.fromEntries(Object.entries(files).map(([variable, name]) => [variable, place(name)])),
      CI: "true",
      GITHUB_ACTIONS: "true",
      GITHUB_ACTOR: "contributor",
      GITHUB_EVENT_NAME: step.eventName,
      GITHUB_EVENT_PATH: place("event.json"),
      GITHUB_JOB: "test",
      GITHUB_WORKFLOW: "CI",
      GITHUB_WORKSPACE: step.checkout,
      GITHUB_SHA: headOf(step.checkout),
      RUNNER_TEMP: folder,
      RUNNER_OS: "Linux",
      ...githubEnvironment(step),
      ...inputVariables({ "github-token": step.token, ...step.inputs }),
      ...step.env,
    };
    const { timeoutMs = 120_000, cancel, checkout, main } = step;
    const { lines, exitCode, signal } = await run({ argv: [node24(), main], cwd: checkout, env, timeoutMs, cancel });
    const commands = readCommands(lines);
    const summary = read("summary");
    const tooLong: Annotation = {
      level: "error",
      properties: {},
      message: `$GITHUB_STEP_SUMMARY upload aborted, supports content up to a size of 1024k, got ${Math.ceil(Buffer.byteLength(summary) / 1024)}k`,
    };
    const aborted = Buffer.byteLength(summary) > maxSummary;
    return {
      exitCode,
      signal,
      log: lines.join("\n"),
      summary: aborted ? "" : summary,
      outputs: readCommandFile(read("output")),
      exported: readCommandFile(read("env")),
      state: readCommandFile(read("state")),
      commands,
      annotations: [...annotationsOf(commands), ...(aborted ? [tooLong] : [])],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
