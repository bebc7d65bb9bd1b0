/** The sources as Node runs them, so that a test can start either host as a process of its own without a build. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * @param name a folder of its own for each test file
 * @returns absolute folder with `cli.js` and `action.js`
 */
export function stagedSources(name: string): string {
  const folder = join(root, ".cache", `test-${name}`);
  const code = `import { stage } from ${JSON.stringify(new URL("../../scripts/bundle.mjs", import.meta.url).href)}; await stage(${JSON.stringify(folder)});`;
  execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: root, stdio: "inherit" });
  return folder;
}
