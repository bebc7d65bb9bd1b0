/** Environment variables and configuration: what the code reads, whether it is set, and which settings are in force. */
import { bytecodeEnv } from "../../env/bytecode.js";
import { timeLeft } from "../../context.js";
import { toProject } from "../../probe/paths.js";
import { codeOn, filled, some, type Answer, type Check, type Subject } from "./check.js";

const MOST = 20;
const TIMEOUT_MS = 20_000;

async function ask(subject: Subject): Promise<Answer | null> {
  const { bench: { context, interpreter }, dossier, fresh } = subject;
  const near = codeOn(subject);
  const files = [...near, ...[...dossier.sources.keys()].filter((f) => !near.includes(f) && dossier.firstParty(f))];
  const places = new Map<string, string>();
  for (const file of files) for (const read of dossier.sources.get(file)?.env_reads ?? []) if (read.name !== null && /^\w+$/.test(read.name) && !places.has(read.name)) places.set(read.name, `${file}:${String(read.line)}`);
  const names = [...places.keys()].slice(0, MOST);
  const words = ["-c", `import os; [print(n, 'set' if n in os.environ else 'not set') for n in (${names.map((n) => `'${n}', `).join("")})]`];
  const ran = await context.recorder.run(
    context.exec,
    { argv: [...interpreter.argv, ...words], cwd: context.inputs.project, timeoutMs: Math.min(TIMEOUT_MS, timeLeft(context)), env: bytecodeEnv(context, interpreter) },
    { stepId: "S3", action: "checklist.variables", shown: [...interpreter.shown, ...words] },
  );
  if (ran.exitCode !== 0) return null;
  const missing = names.filter((n) => ran.stdout.split("\n").includes(`${n} not set`));
  const at = (list: readonly string[]): string => some(list.map((n) => `\`${n}\` (\`${places.get(n) ?? ""}\`)`));
  const variables = names.length === 0 ? "the code reads no environment variable by name" : missing.length === 0 ? `all of the ${String(names.length)} variables that the code reads are set` : `not set: ${at(missing)}; set: ${String(names.length - missing.length)} of ${String(names.length)}`;
  const ini = fresh?.session?.inipath ?? interpreter.facts.pytest?.inipath ?? null;
  const configuration = ini === null ? "pytest has no settings file" : `pytest takes its settings from \`${toProject(ini, context.inputs.project)}\``;
  const settings = ini === null ? [] : [context.recorder.fromFile(toProject(ini, context.inputs.project), [1, 1], "the settings in force")];
  const evidence = filled([context.recorder.fromCommand(ran, variables, ran.stdout), ...settings]);
  return evidence === null ? null : { said: `${variables}; ${configuration}`, evidence };
}

export const variables: Check = { line: "environment variables and configuration", ask };
