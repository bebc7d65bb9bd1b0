/** The virtual environment: which interpreter runs, whose packages it sees, and whether the project may be run by it. */
import { bytecodeEnv } from "../../env/bytecode.js";
import { satisfies } from "../../env/pep440.js";
import { timeLeft } from "../../context.js";
import { filled, type Answer, type Check, type Subject } from "./check.js";

const TIMEOUT_MS = 20_000;

async function ask({ bench: { context, interpreter }, dossier }: Subject): Promise<Answer | null> {
  const words = ["-c", "import sys, pytest; print(*sys.version_info[:3], sep='.'); print(sys.prefix); print(sys.base_prefix); print(pytest.__file__)"];
  const ran = await context.recorder.run(
    context.exec,
    { argv: [...interpreter.argv, ...words], cwd: context.inputs.project, timeoutMs: Math.min(TIMEOUT_MS, timeLeft(context)), env: bytecodeEnv(context, interpreter) },
    { stepId: "S3", action: "checklist.venv", shown: [...interpreter.shown, ...words] },
  );
  const [version = "", prefix = "", base = "", pytest = ""] = ran.stdout.trim().split(/\r?\n/);
  if (ran.exitCode !== 0 || pytest === "") return null;
  const active = context.env["VIRTUAL_ENV"];
  const wanted = /^requires-python\s*=\s*["']([^"']+)["']/m.exec(dossier.manifests.get("pyproject.toml") ?? "")?.[1];
  const line = wanted === undefined ? 0 : (dossier.manifests.get("pyproject.toml") ?? "").split("\n").findIndex((l) => l.startsWith("requires-python")) + 1;
  const said = [
    `Python ${version} ${prefix === base ? "outside any virtual environment" : "in a virtual environment"} (\`${prefix}\`), chosen by ${interpreter.reason}`,
    pytest.startsWith(prefix) ? "pytest is its own" : `pytest comes from elsewhere: \`${pytest}\``,
    ...(active === undefined || active === "" ? [] : [prefix === active ? "VIRTUAL_ENV names the same" : `VIRTUAL_ENV names another: \`${active}\``]),
    ...(wanted === undefined ? [] : [`\`requires-python\` \`${wanted}\` ${satisfies(version, wanted) ? "holds" : "does not hold"}`]),
  ].join("; ");
  const evidence = filled([context.recorder.fromCommand(ran, `Python ${version}`, ran.stdout), ...(line === 0 ? [] : [context.recorder.fromFile("pyproject.toml", [line, line], "the versions of Python that the project allows")])]);
  return evidence === null ? null : { said, evidence };
}

export const venv: Check = { line: "the virtual environment", ask };
