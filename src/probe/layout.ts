/** The layout proof: where plain Python finds each first-party package that stands on a chain. */
import { dirname } from "node:path";
import type { Context, Interpreter } from "../context.js";
import { timeLeft } from "../context.js";
import type { Evidence } from "../trace/evidence.js";
import { toProject } from "./paths.js";

/** So many packages are asked for: a chain rarely crosses more. */
const MOST = 4;

/** Top-level packages of first-party files: the outermost folder that has an `__init__.py`, or the module itself. */
export function packagesOf(files: readonly string[], all: readonly string[]): string[] {
  const inits = new Set(all.filter((f) => f.endsWith("/__init__.py")).map((f) => dirname(f)));
  const found = new Set<string>();
  for (const file of files) {
    let top: string | null = null;
    for (let at = dirname(file); at !== "." && inits.has(at); at = dirname(at)) top = at;
    if (top !== null) found.add(top);
  }
  return [...found];
}

/** Runs `python -c "import pkg; print(pkg.__file__)"` for each. */
export async function proveLayout(context: Context, interpreter: Interpreter, packages: readonly string[]): Promise<ReadonlyMap<string, Evidence>> {
  const proofs = new Map<string, Evidence>();
  for (const folder of packages.slice(0, MOST)) {
    const name = folder.slice(folder.lastIndexOf("/") + 1);
    if (!/^[^\W\d]\w*$/u.test(name) || timeLeft(context) === 0) continue;
    const words = ["-c", `import ${name}; print(${name}.__file__)`];
    const ran = await context.recorder.run(
      context.exec,
      { argv: [...interpreter.argv, ...words], cwd: context.inputs.project, timeoutMs: Math.min(30_000, timeLeft(context)), env: { PYTHONDONTWRITEBYTECODE: "1" } },
      { stepId: "S3", action: "layout.prove", shown: [...interpreter.shown, ...words] },
    );
    const at = ran.stdout.trim().split("\n").at(-1) ?? "";
    const claim = ran.exitCode === 0 ? `\`${name}\` is imported from \`${toProject(at, context.inputs.project)}\`` : `plain Python in the project's folder cannot import \`${name}\``;
    const evidence = context.recorder.fromCommand(ran, claim, ran.output.slice(-600));
    context.recorder.record({ surface: "contextual", step_id: "S3", action: "layout.proof", facts: { package: name, file: ran.exitCode === 0 ? at : "not importable" } });
    proofs.set(folder, evidence);
  }
  return proofs;
}
