/** Runs a workflow file with nektos/act on this machine: no Docker, no network but the double. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { z } from "zod";
import { ensureAct } from "./act.js";
import { type Annotation, annotationsOf } from "./commands.js";
import { githubEnvironment, machineEnvironment, type RunContext } from "./context.js";
import { run } from "./process.js";

export { ensureAct } from "./act.js";
export { runStep } from "./step.js";

export interface Workflow extends RunContext {
  /** The workflow file, relative to the checkout. Its first step must be `actions/checkout`, which copies the checkout. */
  readonly workflow: string;
  /** `uses:` → folder, `{"acme/python-trace@v1": "/…"}`, for actions that are not in the checkout. */
  readonly actions?: Readonly<Record<string, string>>;
  /** Only these legs, `["python:3.12"]`. */
  readonly matrix?: readonly string[];
}

export interface StepReport {
  /** The matrix leg as it is in the workflow, null in jobs without a matrix. */
  readonly matrix: Readonly<Record<string, unknown>> | null;
  readonly job: string;
  /** The step's `id`, or its index. */
  readonly id: string;
  readonly name: string;
  readonly result: string;
}

export interface WorkflowResult {
  readonly exitCode: number | null;
  /** What a person would read, secrets masked. */
  readonly log: string;
  /** Step summaries, in order. */
  readonly summary: string;
  /** Of all steps by their ids; later legs of a matrix overwrite earlier ones. */
  readonly outputs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly annotations: readonly Annotation[];
  readonly steps: readonly StepReport[];
}

/** A line of `act --json`, which was read from version 0.2.89. */
const entry = z.object({
  msg: z.string().default(""),
  jobID: z.string().optional(),
  matrix: z.record(z.string(), z.unknown()).nullish(),
  step: z.string().default(""),
  stepID: z.array(z.string()).optional(),
  stepResult: z.string().optional(),
  command: z.string().optional(),
  arg: z.string().default(""),
  name: z.string().default(""),
  content: z.string().default(""),
  kvPairs: z.record(z.string(), z.string()).nullish(),
});
type Entry = z.infer<typeof entry>;

/** Lines that are no JSON (a final "Error: …") are kept as messages. */
function readEntry(line: string): Entry {
  try {
    return entry.parse(JSON.parse(line));
  } catch {
    return entry.parse({ msg: line });
  }
}

function digest(exitCode: number | null, entries: readonly Entry[]): WorkflowResult {
  const outputs: Record<string, Record<string, string>> = {};
  for (const each of entries) {
    if (each.command !== "set-output") continue;
    const id = each.stepID?.join("/") ?? "";
    outputs[id] = { ...outputs[id], [each.name]: each.arg };
  }
  const commands = entries.map((each) => ({ name: each.command ?? "", properties: each.kvPairs ?? {}, message: each.arg }));
  const steps = entries.flatMap((each): StepReport[] =>
    each.stepResult === undefined || each.stepID === undefined
      ? []
      : [{ matrix: each.matrix ?? null, job: each.jobID ?? "", id: each.stepID.join("/"), name: each.step, result: each.stepResult }],
  );
  return {
    exitCode,
    log: entries.map((each) => each.msg.replace(/\n$/, "")).join("\n"),
    summary: entries.map((each) => (each.command === "summary" ? each.content : "")).join(""),
    outputs,
    annotations: annotationsOf(commands),
    steps,
  };
}

function flags(flag: string, pairs: Readonly<Record<string, string>>): string[] {
  return Object.entries(pairs).flatMap(([name, value]) => [flag, `${name}=${value}`]);
}

/** Runs the workflow to its end; throws where act is missing. GITHUB_SHA is the checkout's HEAD, whatever the event says. */
export async function runWorkflow(asked: Workflow): Promise<WorkflowResult> {
  const act = await ensureAct();
  if (typeof act !== "string") throw new Error(act.missing);
  const folder = mkdtempSync(join(tmpdir(), "act-"));
  try {
    const eventFile = join(folder, "event.json");
    writeFileSync(eventFile, JSON.stringify(asked.event));
    // Without a settings file act asks at the terminal which image to use.
    mkdirSync(join(folder, "config", "act"), { recursive: true });
    writeFileSync(join(folder, "config", "act", "actrc"), "");
    const ended = await run({
      argv: [
        act,
        asked.eventName,
        ...["--workflows", resolve(asked.checkout, asked.workflow), "--eventpath", eventFile, "--json"],
        ...["--platform", "ubuntu-latest=-self-hosted", "--container-daemon-socket", "-"],
        ...["--action-offline-mode", "--no-cache-server"],
        ...["--secret", `GITHUB_TOKEN=${asked.token}`],
        ...flags("--env", { ...githubEnvironment(asked), ...asked.env }),
        ...flags("--local-repository", asked.actions ?? {}),
        ...(asked.matrix ?? []).flatMap((leg) => ["--matrix", leg]),
      ],
      cwd: asked.checkout,
      env: {
        ...machineEnvironment(folder),
        XDG_CONFIG_HOME: join(folder, "config"),
        XDG_CACHE_HOME: join(folder, "cache"),
      },
      timeoutMs: asked.timeoutMs ?? 120_000,
    });
    return digest(ended.exitCode, ended.lines.map(readEntry));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
