/** The project's own environment: found, asked, recorded. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Context, Interpreter } from "../context.js";
import { messageOf, UserError } from "../errors.js";
import { environment } from "./facts.js";
import { choosePython } from "./python.js";

const ASK_TIMEOUT_MS = 60_000;

/** How the project's Python is started, before it has said anything. */
export type Chosen = Pick<Interpreter, "argv" | "shown" | "reason">;

/** @throws UserError where there is no Python */
export function chooseInterpreter({ inputs, env }: Pick<Context, "inputs" | "env">): Chosen {
  const { argv: [program, ...words], reason } = choosePython({ project: inputs.project, given: inputs.python, env });
  // A relative program is the user's, from where they stand; children run in the project.
  const argv = [program.includes("/") && existsSync(resolve(inputs.cwd, program)) ? resolve(inputs.cwd, program) : program, ...words] as const;
  return { argv, shown: argv.length === 1 ? ["python"] : argv, reason };
}

/**
 * Asks the interpreter for its facts (env.py, run by it).
 * @throws UserError where it is no Python, or one without pytest; the message holds the command tried
 */
export async function askInterpreter(context: Context, chosen: Chosen): Promise<Interpreter> {
  const { inputs, recorder, exec } = context;
  const { argv, reason } = chosen;
  const question = JSON.stringify({ args: inputs.pytestArgs, cwd: inputs.project });
  const shown = argv.join(" ");
  const ran = await recorder.run(
    exec,
    { argv: [...argv, join(context.pythonDir, "env.py"), question], cwd: inputs.project, timeoutMs: ASK_TIMEOUT_MS, env: { PYTHONDONTWRITEBYTECODE: "1" } },
    { stepId: "S1", action: "env.snapshot" },
  ).catch((thrown: unknown) => {
    throw thrown instanceof UserError ? new UserError(`\`${shown}\` (${reason}) cannot be used as a Python: ${messageOf(thrown)}; name another with --python`) : thrown;
  });
  if (ran.exitCode !== 0) {
    throw new UserError(`\`${shown}\` (${reason}) cannot be used as a Python: ${lastLine(ran.output)}; name another with --python`);
  }
  const facts = environment.safeParse(parseLastJson(ran.stdout));
  if (!facts.success) throw new UserError(`\`${shown}\` (${reason}) does not answer as a CPython would: ${facts.error.issues[0]?.message ?? "no answer"}; name another with --python`);
  if (facts.data.pytest === null) {
    throw new UserError(`\`${shown}\` (${reason}) has no pytest: \`${shown} -m pip install pytest\`, or name another Python with --python`);
  }
  recorder.record({
    surface: "contextual", step_id: "S1", action: "env.python",
    facts: { python: facts.data.version, executable: facts.data.executable, reason, prefix: facts.data.prefix, pytest: facts.data.pytest.version, mypy: facts.data.mypy?.version ?? "none", rootdir: facts.data.pytest.rootdir },
  });
  const evidence = recorder.fromCommand(
    ran,
    `Python ${facts.data.version} with pytest ${facts.data.pytest.version}${facts.data.mypy ? ` and mypy ${facts.data.mypy.version}` : ""}, chosen by ${reason}`,
    `executable ${facts.data.executable}\nprefix ${facts.data.prefix}`,
  );
  return { ...chosen, facts: facts.data, evidence };
}

/** The project's interpreter, chosen and asked. */
export async function findInterpreter(context: Context): Promise<Interpreter> {
  return askInterpreter(context, chooseInterpreter(context));
}

function lastLine(text: string): string {
  return text.trimEnd().split("\n").at(-1) ?? "no output";
}

/** sitecustomize and .pth files may print before our line: the last line that is JSON counts. */
function parseLastJson(text: string): unknown {
  for (const line of text.trimEnd().split("\n").reverse()) {
    try {
      const value: unknown = JSON.parse(line);
      return value;
    } catch {
      // not ours
    }
  }
  return null;
}
