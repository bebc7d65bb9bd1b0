/** mypy, begun while the interpreter is still being asked for its facts. */
import type { Context } from "../context.js";
import type { Chosen } from "../env/interpreter.js";
import { readInside } from "../env/read.js";
import { coldCall, namedTargets } from "../probe/types.js";
import { mypyCommand } from "../probe/types/mypy.js";

/** Where mypy looks for its configuration. */
const CONFIGURATIONS = ["mypy.ini", ".mypy.ini", "pyproject.toml", "setup.cfg"];
/** As most environments are; in another one it is stopped and called as that one wants it. */
const USUAL = { compiled: true, mypy: { version: "2" } };

/**
 * Begins what is run whatever failed: the check of targets that the user or the configuration names.
 * @returns whether it was begun
 */
export function beginTypes(context: Context, chosen: Chosen): boolean {
  const texts = CONFIGURATIONS.map((name) => [name, readInside(context.inputs.project, name)] as const);
  const plan = namedTargets(context, new Map(texts.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]))));
  if (plan === null) return false;
  context.early?.begin(mypyCommand(context, { argv: chosen.argv, facts: USUAL }, coldCall(plan)));
  return true;
}
