/** A line of Python with the project's folder on the path and without: whether a module of the project gets in its way. */
import type { Context, Interpreter } from "../../context.js";
import { timeLeft } from "../../context.js";
import type { CommandSource, Contrast, Evidence } from "../../trace/evidence.js";

const TIMEOUT_MS = 30_000;

/**
 * @param code statements that import and use what is meant
 * @param root the folder of the project in which the other module lies, "." for the project itself
 * @returns null where both have the same outcome
 */
export async function askApart(context: Context, interpreter: Interpreter, code: string, root: string): Promise<Contrast | null> {
  const path = root === "." ? "" : `import sys; sys.path.insert(0, '${root.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'); `;
  const [inside, outside] = await Promise.all([
    ask(context, interpreter, ["-c", path + code], "with the project's folder on the path"),
    // -I leaves the current folder and PYTHONPATH out.
    ask(context, interpreter, ["-I", "-c", code], "without the project's folder on the path"),
  ]);
  if (inside.source.exit_code === 0) return null;
  return context.recorder.contrast(`${root === "." ? "the project's folder" : `\`${root}\``} on the path`, inside, outside);
}

async function ask(context: Context, interpreter: Interpreter, words: readonly string[], about: string): Promise<Evidence<CommandSource>> {
  const ran = await context.recorder.run(
    context.exec,
    { argv: [...interpreter.argv, ...words], cwd: context.inputs.project, timeoutMs: Math.min(TIMEOUT_MS, timeLeft(context)), env: { PYTHONDONTWRITEBYTECODE: "1" } },
    { stepId: "S3", action: "import.apart", shown: [...interpreter.shown, ...words] },
  );
  const last = ran.output.trimEnd().split("\n").at(-1) ?? "";
  return context.recorder.fromCommand(ran, `${about}: exit ${String(ran.exitCode ?? ran.signal)}${ran.exitCode === 0 ? "" : `, ${last}`}`, ran.output.slice(-600));
}
