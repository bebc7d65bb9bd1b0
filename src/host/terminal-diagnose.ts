/** `diagnose` at a terminal or in a pipe. */
import { UserError } from "../errors.js";
import type { Call, Format } from "../inputs/arguments.js";
import type { Env } from "../inputs/event.js";
import { reportMarkdown, SUMMARY_LIMIT } from "../report/markdown.js";
import type { Report } from "../report/schema.js";
import { reportTerminal } from "../report/terminal.js";
import { winLines } from "../report/win.js";
import { diagnose } from "../run.js";
import { makeRedact } from "../trace/redact.js";
import { portsOf, traceSince } from "./ports.js";
import { showProgress } from "./progress.js";

const SILENT = { isTTY: false, write: () => undefined };
const PIPE_WIDTH = 100;
const MOST_EVIDENCE = 20;

export async function diagnoseHere(call: Extract<Call, { kind: "diagnose" }>, env: Env): Promise<0 | 1> {
  const { inputs, format, quiet } = call;
  const started = Date.now();
  const progress = showProgress(quiet ? SILENT : process.stderr, inputs.timeBudgetMs, makeRedact(env));
  try {
    const { report } = await diagnose(inputs, portsOf(inputs, env, untilSignal(), progress));
    progress.end();
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

/** `--quiet` leaves of the text just the WIN block; a format that was asked for is given whole. */
function shown(report: Report, format: Format, quiet: boolean, env: Env): string {
  switch (format) {
    case "json":
      return `${JSON.stringify(report, null, 2)}\n`;
    case "markdown":
      return reportMarkdown(report, { limit: SUMMARY_LIMIT, links: {} });
    case "text":
      if (quiet) return `${winLines(report, MOST_EVIDENCE).join("\n")}\n`;
      return reportTerminal(report, { style: hasColour(env) ? "colour" : "plain", width: process.stdout.isTTY ? process.stdout.columns : PIPE_WIDTH });
  }
}

/** FORCE_COLOR wins over NO_COLOR, which wins over what the stream is; `FORCE_COLOR=0` is none (as in Node's own tty). */
function hasColour(env: Env): boolean {
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined) return forced !== "0" && forced !== "false";
  return !env["NO_COLOR"] && process.stdout.isTTY && env["TERM"] !== "dumb";
}
