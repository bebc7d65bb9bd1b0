/** actionlint as a process of its own: its package cannot be imported by jest's ESM loader. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./workflows.js";

/** What actionlint says about workflows, each line with the name of its file. All of them in one start, which takes seconds. */
export function actionlint(workflows: readonly (readonly [name: string, text: string])[]): string {
  const folder = mkdtempSync(join(tmpdir(), "actionlint-"));
  try {
    for (const [name, text] of workflows) writeFileSync(join(folder, `${name.replaceAll(/[^\w.-]+/g, "-")}.yml`), text);
    const bin = join(root, "node_modules", "@tktco", "node-actionlint", "bin", "node-actionlint.js");
    return spawnSync(process.execPath, [bin, `${folder}/*.yml`], { cwd: folder, encoding: "utf8" }).stdout;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
