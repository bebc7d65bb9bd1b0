/** The layout proof: where plain Python finds each first-party package that stands on a chain. */
import { dirname } from "node:path";
import type { Context, Interpreter } from "../context.js";
import { timeLeft, whyStopped } from "../context.js";
import { bytecodeEnv } from "../env/bytecode.js";
import type { LayoutProof } from "./imports/facts.js";
import { toProject } from "./paths.js";
import { eachOf } from "./width.js";

/** So many packages are asked for: a chain rarely crosses more. */
const MOST = 4;
const WIDTH = 2;
const TIMEOUT_MS = 30_000;

/** Top-level packages of first-party files: the outermost folder that has an `__init__.py`. */
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
export async function proveLayout(context: Context, interpreter: Interpreter, packages: readonly string[]): Promise<LayoutProof[]> {
  const named = packages.map((folder) => ({ folder, name: folder.slice(folder.lastIndexOf("/") + 1) })).filter(({ name }) => /^[^\W\d]\w*$/u.test(name));
  const proofs = await eachOf(named.slice(0, MOST), WIDTH, ({ folder, name }) => prove(context, interpreter, folder, name));
  return proofs.filter((proof) => proof !== null);
}

async function prove(context: Context, interpreter: Interpreter, folder: string, name: string): Promise<LayoutProof | null> {
  if (timeLeft(context) === 0) {
    context.notRun.push({ step: `import of ${name}`, reason: whyStopped(context) });
    return null;
  }
  const words = ["-c", `import ${name}; print(${name}.__file__)`];
  const ran = await context.recorder.run(
    context.exec,
    {
      argv: [...interpreter.argv, ...words], cwd: context.inputs.project, timeoutMs: Math.min(TIMEOUT_MS, timeLeft(context)),
      env: bytecodeEnv(context, interpreter),
    },
    { stepId: "S3", action: "layout.prove", shown: [...interpreter.shown, ...words] },
  );
  const found = ran.exitCode === 0 ? toProject(ran.stdout.trim().split("\n").at(-1) ?? "", context.inputs.project) : null;
  const claim = found === null ? `plain Python in the project's folder cannot import \`${name}\`` : `\`${name}\` is imported from \`${found}\``;
  const evidence = context.recorder.fromCommand(ran, claim, ran.output.slice(-600));
  context.recorder.record({ surface: "contextual", step_id: "S3", action: "layout.proof", facts: { package: name, file: found ?? "not importable" } });
  return { name, folder, found, evidence };
}
