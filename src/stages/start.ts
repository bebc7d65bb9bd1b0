/** Whether the program starts: entry points that the metadata names, and the commands of `--smoke`. */
import { timeLeft, type Context, type Interpreter } from "../context.js";
import type { ProjectFiles } from "../env/files.js";
import { pathFolders } from "../probe/imports/place.js";
import { unlessStopped, type Reproduction } from "../probe/reproduce.js";
import { entryPoints } from "../probe/smoke/entry-points.js";
import { smoke, type Started } from "../probe/smoke/smoke.js";

export async function trySmoke(context: Context, interpreter: Interpreter, files: ProjectFiles, { facts }: Reproduction): Promise<Started> {
  const objects = entryPoints(files.manifests, files.python);
  const ran = facts.findLast((f) => f.t === "modules")?.path ?? [];
  const installed = new Set(interpreter.facts.distributions.flatMap((d) => d.modules));
  const inSrc = objects.some(({ module }) => {
    const [top = ""] = module.split(".");
    return !installed.has(top) && files.python.some((f) => f.startsWith(`src/${top}/`) || f === `src/${top}.py`);
  });
  const path = [...new Set([...pathFolders(interpreter, context.inputs.project, ran).added, ...(inSrc ? ["src"] : [])])];
  const smokePlan = { objects, commands: context.inputs.smoke, path };
  if (objects.length + smokePlan.commands.length === 0 || timeLeft(context) === 0) return { smokePlan, smoke: [] };
  return { smokePlan, smoke: (await unlessStopped(smoke(context, interpreter, smokePlan))) ?? [] };
}
