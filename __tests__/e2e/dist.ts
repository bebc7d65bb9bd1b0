/** The committed dist/, as users get it. `npm run check:dist` holds it to the sources. */
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The program of the command line. */
export const cli = join(root, "dist", "cli", "index.js");
/** What `runs.main` of action.yml names. */
export const main = join(root, "dist", "index.js");

/** A folder with the action and nothing else, as a runner downloads it for `uses:`; the caller removes it. */
export function actionFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "python-trace-action-"));
  cpSync(join(root, "action.yml"), join(folder, "action.yml"));
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  return folder;
}
