/** `diagnose` at a terminal or in a pipe. */
import { UserError } from "../errors.js";
import type { Call } from "../inputs/arguments.js";
import type { Env } from "../inputs/event.js";
import { diagnose } from "../run.js";
import { makeRedact } from "../trace/redact.js";
import { portsOf, traceSince } from "./ports.js";
import { showProgress } from "./progress.js";

const SILENT = { isTTY: false, write: () => undefined };

export async function diagnoseHere(call: Extract<Call, { kind: "diagnose" }>, env: Env): Promise<0 | 1> {
  const { inputs, format, quiet } = call;
  const started = Date.now();
  const progress = showProgress(quiet ? SILENT : process.stderr, inputs.timeBudgetMs, makeRedact(env));
  try {
    const { report } = await diagnose(inputs, portsOf(inputs, env, untilSignal(), progress));
    progress.end();
    const { shown } = await import("./terminal-text.js");
    process.stdout.write(shown(report, format, quiet, env));
    return report.win === "PASS" ? 0 : 1;
  } catch (thrown) {
    progress.end();
    const trace = thrown instanceof UserError ? null : traceSince(inputs.out, started);
    if (trace !== null) process.stderr.write(`python-trace: the trace up to there is ${trace}\n`);
    throw thrown;
  }
}

/** Fires at the first SIGINT or SIGTERM: the run then ends early and reports what it knows. A second one ends the process. */
function untilSignal(): AbortSignal {
  const abort = new AbortController();
  for (const [signal, code] of [["SIGINT", 130], ["SIGTERM", 143]] as const) {
    process.on(signal, () => {
      if (abort.signal.aborted) process.exit(code);
      abort.abort();
    });
  }
  return abort.signal;
}
