/** The committed dist/, as users get it. `npm run check:dist` holds it to the sources. */
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stagedSources } from "../support/staged.js";

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

/** The same from the sources as they are, which no build has caught up with; the caller removes it. @param name see `stagedSources` */
export function stagedAction(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), "python-trace-action-"));
  cpSync(join(root, "action.yml"), join(folder, "action.yml"));
  mkdirSync(join(folder, "dist"));
  cpSync(stagedSources(name), join(folder, "dist"), { recursive: true });
  writeFileSync(join(folder, "dist", "index.js"), 'import "./action.js";\n');
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}
