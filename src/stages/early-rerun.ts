/** The first re-run, begun while the interpreter is still being asked for its facts. */
import type { Collected } from "../collect/collect.js";
import type { Context } from "../context.js";
import type { ProjectFiles } from "../env/files.js";
import type { Chosen } from "../env/interpreter.js";
import { beginPytest, neutralSettings } from "../probe/pytest.js";
import { batches, rerunArguments } from "../probe/reproduce.js";
import { candidate } from "../probe/resolve.js";

/** As most environments are; in another one what was begun is never told to go on. */
const USUAL = { compiled: true, pytest: null, distributions: [] };

/** Begins it where all that failed can be named without asking pytest. Beside mypy, which takes longer, it would only slow that. */
export function beginRerun(context: Context, chosen: Chosen, files: ProjectFiles, collected: Collected): void {
  if (context.early?.busy === true) return;
  const found = collected.tests.map(({ refs }) => candidate(refs, context.inputs.project, files.python));
  const ids = found.flatMap((c) => (c.kind === "node" || c.kind === "module" ? [c.id] : []));
  const [first] = ids.length < found.length || context.inputs.prior !== null ? [] : batches([...new Set(ids)], [...files.manifests.keys()]);
  if (first !== undefined) beginPytest(context, { argv: chosen.argv, facts: USUAL }, neutralSettings(context, { facts: USUAL }), { args: rerunArguments(first) });
}
