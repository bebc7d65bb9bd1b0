/** The runner as the Actions host sees it: the environment, the log, annotations, outputs, the step's result. */
import type { Annotation } from "../report/annotations.js";
import { RunnerLog } from "./runner-log.js";

type Core = typeof import("@actions/core");

/** Variables that hold a token; taken out of our own environment once they are read. */
const TOKEN = /^(?:INPUT_.*TOKEN.*|ACTIONS_.*TOKEN.*|(?:GITHUB|GH)_(?:ENTERPRISE_)?(?:TOKEN|PAT))$/;

export interface Runner {
  /** The step's environment as it was at the start, tokens included. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly log: RunnerLog;
  /** Fires when the job is cancelled. */
  readonly abort: AbortSignal;
  /** Each of these needs the toolkit, which is loaded only then: a quarter of a start is its HTTP client. */
  readonly annotate: (annotation: Annotation) => void;
  readonly warn: (text: string) => void;
  readonly notice: (text: string) => void;
  readonly output: (name: string, value: string) => void;
  readonly fail: (text: string) => void;
}

/** Takes the environment and scrubs the process of it; from here on signals end the run early instead of the process. */
export function takeOver(): { readonly env: Runner["env"]; readonly log: RunnerLog; readonly abort: AbortSignal } {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (TOKEN.test(name)) Reflect.deleteProperty(process.env, name);
  const abort = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => { abort.abort(); });
  return { env, log: new RunnerLog((text) => { process.stdout.write(text); }), abort: abort.signal };
}
