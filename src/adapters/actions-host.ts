/** The runner as the Actions host sees it: environment, log, cancellation, annotations, outputs, the step's result. */
import type { Annotation } from "../report/annotations.js";
import { RunnerLog } from "./runner-log.js";

/** Variables that hold a token; taken out of our own environment once they are read. */
const TOKEN = /^(?:INPUT_.*TOKEN.*|ACTIONS_.*TOKEN.*|(?:GITHUB|GH)_(?:ENTERPRISE_)?(?:TOKEN|PAT))$/i;
/** A cancelled step is killed some seconds after the signal: by then the report must stand. */
const LAST_CALL_MS = 3500;

export interface Step {
  /** The environment as it was at the start, tokens included. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute: the folder of the checkout. */
  readonly workspace: string;
  readonly log: RunnerLog;
  /** Fires when the job is cancelled. */
  readonly abort: AbortSignal;
  /** Fires a little later: what is not delivered by then is given up. */
  readonly lastCall: AbortSignal;
}

/** Takes the environment and scrubs the process of tokens; from here on a signal ends the run early, not the process. */
export function takeOver(): Step {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (TOKEN.test(name)) Reflect.deleteProperty(process.env, name);
  const abort = new AbortController();
  const lastCall = new AbortController();
  const cancel = (): void => {
    if (abort.signal.aborted) return;
    abort.abort();
    setTimeout(() => { lastCall.abort(); }, LAST_CALL_MS).unref();
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, cancel);
  const workspace = env["GITHUB_WORKSPACE"] || process.cwd();
  return { env, workspace, log: new RunnerLog((text) => { process.stdout.write(text); }), abort: abort.signal, lastCall: lastCall.signal };
}

/** How the step speaks to the runner beside its log. */
export interface Toolkit {
  readonly annotate: (annotation: Annotation) => void;
  readonly error: (text: string) => void;
  readonly warn: (text: string) => void;
  readonly notice: (text: string) => void;
  readonly output: (name: string, value: string) => void;
  readonly fail: (text: string) => void;
}

/** Loaded when it is first needed, after the work: its HTTP client would be a good part of the start. */
export async function loadToolkit(log: RunnerLog): Promise<Toolkit> {
  const core = await import("@actions/core");
  log.endGroup();
  log.open();
  const title = { title: "python-trace" };
  return {
    annotate: ({ level, file, line, title: heading, message }) => {
      core[level](message, { title: heading, file, ...(line === null ? {} : { startLine: line }) });
    },
    error: (text) => { core.error(text, title); },
    warn: (text) => { core.warning(text, title); },
    notice: (text) => { core.notice(text, title); },
    output: (name, value) => { core.setOutput(name, value); },
    fail: (text) => { core.setFailed(text); },
  };
}

/** Ends the process once all that was written is out: sockets that were given up must not hold the step. */
export async function leave(): Promise<void> {
  await new Promise((resolve) => { process.stdout.write("", resolve); });
  process.exit();
}
