/**
 * The project's own style: a file that its formatter has nothing to say of stays so, and its linter says no more of it than
 * before. Only where the project configures the tool and its Python has it.
 */
import type { EnvironmentFacts } from "../env/facts.js";
import type { NonEmpty } from "../ports.js";
import type { Workspace } from "../probe/scratch/workspace.js";
import type { Edit } from "./fix.js";
import { step, type Step } from "./step.js";
import type { Ward } from "./ward.js";

interface Tool {
  /** Module that `python -m` runs, which is the distribution's name as well. */
  readonly name: "ruff" | "black";
  readonly format: NonEmpty<string>;
  readonly lint: NonEmpty<string> | null;
  /** Its configuration, by file. */
  readonly configured: readonly (readonly [file: string, shows: RegExp])[];
}

const TOOLS: readonly Tool[] = [
  { name: "ruff", format: ["format", "--no-cache", "--quiet"], lint: ["check", "--no-cache", "--quiet", "--output-format=concise"], configured: [["pyproject.toml", /^\[tool\.ruff\b/m], ["ruff.toml", /^/], [".ruff.toml", /^/]] },
  { name: "black", format: ["--quiet"], lint: null, configured: [["pyproject.toml", /^\[tool\.black\b/m]] },
];
const TIMEOUT_MS = 30_000;

/** The tools that the project configures and its Python has; the first is its formatter. */
function toolsOf(read: (file: string) => string | null, { distributions }: EnvironmentFacts): Tool[] {
  const installed = new Set(distributions.map((d) => d.name.toLowerCase()));
  const shown = ([file, shows]: Tool["configured"][number]): boolean => {
    const text = read(file);
    return text !== null && shows.test(text);
  };
  return TOOLS.filter((t) => installed.has(t.name) && t.configured.some(shown));
}

const python = (edits: readonly { readonly file: string }[]): string[] => edits.map((e) => e.file).filter((f) => f.endsWith(".py"));

/** Exit code and output of a tool in a copy. */
async function run(place: Workspace, tool: Tool, words: readonly string[], files: readonly string[]): Promise<{ exit: number | null; output: string }> {
  const argv: NonEmpty<string> = [...place.interpreter.argv, "-m", tool.name, ...words, ...files.map((f) => `./${f}`)];
  const ran = await place.context.exec.run({ argv, cwd: place.project, timeoutMs: TIMEOUT_MS });
  return { exit: ran.exitCode, output: ran.stdout };
}

/** The edits as the project's formatter leaves them, for files that were formatted before. */
export async function formatted(ward: Ward, edits: readonly [Edit, ...Edit[]]): Promise<readonly [Edit, ...Edit[]]> {
  const place = ward.fixed;
  const [tool] = toolsOf((f) => ward.read(f), place.interpreter.facts);
  if (tool === undefined) return edits;
  const neat: string[] = [];
  for (const file of python(edits)) if (ward.read(file) !== null && (await run(place, tool, [...tool.format, "--check"], [file])).exit === 0) neat.push(file);
  if (neat.length === 0) return edits;
  try {
    for (const { file, content } of edits) place.write(file, content);
    await run(place, tool, tool.format, neat);
    const [first, ...rest] = edits.map((e) => ({ ...e, content: neat.includes(e.file) ? (place.read(e.file) ?? e.content) : e.content }));
    return first === undefined ? edits : [first, ...rest];
  } finally {
    place.restore();
  }
}

/** The linter in both copies. Null where there is none. */
export async function lintStep(ward: Ward, files: readonly string[]): Promise<Step | null> {
  const tool = toolsOf((f) => ward.read(f), ward.fixed.interpreter.facts).find((t) => t.lint !== null);
  const names = python(files.map((file) => ({ file })));
  if (tool?.lint == null || names.length === 0) return null;
  const there = names.filter((f) => ward.read(f) !== null);
  const [before, after] = await Promise.all([there.length === 0 ? { exit: 0, output: "" } : run(ward.plain, tool, tool.lint, there), run(ward.fixed, tool, tool.lint, names)]);
  const [was, is] = [codes(before.output), codes(after.output)];
  const fresh = [...is].find(([code, n]) => n > (was.get(code) ?? 0));
  return fresh === undefined ? step("passed", `${tool.name} check as before`) : step("refused", `${tool.name} check reports ${fresh[0]} with it`);
}

/** How often each rule is reported: `path:line:column: CODE message`. */
function codes(output: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const line of output.split("\n")) {
    const code = /^\S.*?:\d+:\d+: (\S+)/.exec(line)?.[1];
    if (code !== undefined) found.set(code, (found.get(code) ?? 0) + 1);
  }
  return found;
}
