/** A report as the terminal host prints it. */
import type { Format } from "../inputs/arguments.js";
import type { Env } from "../inputs/event.js";
import { reportMarkdown, SUMMARY_LIMIT } from "../report/markdown.js";
import type { Report } from "../report/schema.js";
import { reportTerminal } from "../report/terminal.js";
import { winLines } from "../report/win.js";

const PIPE_WIDTH = 100;
const MOST_EVIDENCE = 20;

/** `--quiet` leaves of the text just the WIN block; a format that was asked for is given whole. */
export function shown(report: Report, format: Format, quiet: boolean, env: Env): string {
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
