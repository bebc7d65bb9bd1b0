/** The terminal host: arguments → run → exit code. */
import { messageOf, UserError } from "../errors.js";
import { parseArguments, type Call } from "../inputs/arguments.js";
import type { Env } from "../inputs/event.js";
import { visibleProse } from "../trace/visible.js";
import { makeRedact } from "../trace/redact.js";
import { VERSION } from "../version.js";

type ExitCode = 0 | 1 | 2 | 3;

/** @returns 0 nothing fails, 1 something fails, 2 the call or its input cannot be used, 3 the tracer itself failed */
export async function runCommandLine(words: readonly string[]): Promise<ExitCode> {
  const env = { ...process.env };
  // A reader that has seen enough (`| head`) closes the pipe: no fault of ours.
  process.stdout.on("error", () => undefined);
  try {
    return await perform(parseArguments(words, env, process.cwd(), VERSION), env);
  } catch (thrown) {
    const redact = makeRedact(env);
    const said = visibleProse(redact(messageOf(thrown)));
    if (thrown instanceof UserError) {
      process.stderr.write(`python-trace: ${said}\n`);
      return 2;
    }
    process.stderr.write(`python-trace: itself failed: ${said}\n`);
    if (env["PYTHON_TRACE_DEBUG"] && thrown instanceof Error) process.stderr.write(`${redact(thrown.stack ?? "")}\n`);
    return 3;
  }
}

/** Each command is loaded when it is called. */
async function perform(call: Call, env: Env): Promise<ExitCode> {
  switch (call.kind) {
    case "text":
      process.stdout.write(call.text);
      return 0;
    case "diagnose":
      return (await import("./terminal-diagnose.js")).diagnoseHere(call, env);
    case "plan": {
      const { planMatrix } = await import("./plan.js");
      process.stdout.write(`${JSON.stringify(await planMatrix(call.inputs))}\n`);
      return 0;
    }
    case "publish":
      return (await import("./terminal-publish.js")).publishHere(call.bundles, env);
    case "query":
      return (await import("./terminal-read.js")).queryHere(call.trace, call.question);
    case "view":
      return (await import("./terminal-read.js")).viewHere(call.bundle);
  }
}
