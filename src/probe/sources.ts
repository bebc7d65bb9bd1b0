/** The AST of the project's own files, read by the project's own Python. */
import { join, resolve } from "node:path";
import type { Context, Interpreter } from "../context.js";
import { timeLeft } from "../context.js";
import { toProject } from "./paths.js";
import { source, type SourceFacts } from "./source-facts.js";

/** So many files are read, the ones on chains first. */
export const MOST_SOURCES = 400;

/** @param files relative to the project, in order of interest */
export async function readSources(context: Context, interpreter: Interpreter, files: readonly string[]): Promise<ReadonlyMap<string, SourceFacts>> {
  const { project } = context.inputs;
  const wanted = files.filter((f) => f.endsWith(".py")).slice(0, MOST_SOURCES);
  if (wanted.length === 0) return new Map();
  if (files.length > MOST_SOURCES) context.notRun.push({ step: "reading sources", reason: `${String(files.length - MOST_SOURCES)} of ${String(files.length)} files, those farthest from the chains` });
  const ran = await context.recorder.run(
    context.exec,
    {
      argv: [...interpreter.argv, join(context.pythonDir, "ast_facts.py")], cwd: project, timeoutMs: timeLeft(context),
      stdin: JSON.stringify(wanted.map((f) => resolve(project, f))), env: { PYTHONDONTWRITEBYTECODE: "1" }, capture: "all",
    },
    { stepId: "S3", action: "ast.read" },
  );
  const found = new Map<string, SourceFacts>();
  for (const line of ran.stdout.split("\n")) {
    const read = source.safeParse(json(line));
    if (read.success) found.set(toProject(read.data.file, project), { ...read.data, file: toProject(read.data.file, project) });
  }
  return found;
}

function json(line: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return value;
  } catch {
    return null;
  }
}
