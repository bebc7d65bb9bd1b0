/** One import in a fresh interpreter. The command is what a person would type. */
import { readPythonTraceback } from "../../collect/log/stack.js";
import type { Context, Interpreter } from "../../context.js";
import { timeLeft } from "../../context.js";
import { bytecodeEnv } from "../../env/bytecode.js";
import { toProject } from "../paths.js";
import type { ColdImport, ImportOutcome, ModulePlace } from "./facts.js";

const TIMEOUT_MS = 30_000;

/**
 * @param path folders that are put first on the path, as the tests' own configuration does
 * @param after a module that is imported before it
 */
export async function importCold(context: Context, interpreter: Interpreter, place: ModulePlace, path: readonly string[], after: string | null): Promise<ColdImport> {
  const { project } = context.inputs;
  const first = path.length === 0 ? "" : `import sys; sys.path[:0] = [${path.map((p) => `'${p.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`).join(", ")}]; `;
  const words = ["-c", `${first}${after === null ? "" : `import ${after}; `}import ${place.module}; print(${place.module}.__file__)`];
  const ran = await context.recorder.run(
    context.exec,
    {
      argv: [...interpreter.argv, ...words], cwd: project, timeoutMs: Math.min(TIMEOUT_MS, timeLeft(context)),
      env: bytecodeEnv(context, interpreter),
    },
    { stepId: "S3", action: "import.cold", shown: [...interpreter.shown, ...words] },
  );
  const outcome = outcomeOf(ran.exitCode, ran.stdout, ran.stderr, project);
  const how = after === null ? "imported first, cold" : `imported after \`${after}\``;
  return { place, after, outcome, evidence: context.recorder.fromCommand(ran, `\`${place.module}\` ${how}: ${told(outcome)}`, ran.output.slice(-1200)) };
}

function outcomeOf(exitCode: number | null, stdout: string, stderr: string, project: string): ImportOutcome {
  if (exitCode === 0) return { kind: "imported", from: toProject(stdout.trim().split("\n").at(-1) ?? "", project) };
  const lines = stderr.trimEnd().split("\n");
  const start = lines.findLastIndex((l) => l.startsWith("Traceback (most recent call last):"));
  if (exitCode === null || start < 0) return { kind: "ended" };
  const { exception, message, place } = readPythonTraceback(lines.slice(start));
  return { kind: "raised", exception, message, at: place === null ? null : { file: toProject(place.file, project), line: place.line } };
}

function told(outcome: ImportOutcome): string {
  switch (outcome.kind) {
    case "imported":
      return `it is \`${outcome.from}\``;
    case "raised":
      return `\`${outcome.exception ?? "an error"}\`${outcome.at === null ? "" : ` at \`${outcome.at.file}:${String(outcome.at.line)}\``}: ${outcome.message.split("\n", 1)[0] ?? ""}`;
    case "ended":
      return "the interpreter ended without an exception";
  }
}
