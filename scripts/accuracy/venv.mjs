/** The Python that cases run with: an environment of accuracy/requirements.txt's exact versions, made once and kept. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { must } from "./run.mjs";

const WINDOWS = process.platform === "win32";

/** @param {string} root the repository @returns {Promise<string>} the path of its Python */
export async function makeVenv(root) {
  const list = join(root, "accuracy", "requirements.txt");
  const key = createHash("sha256").update(readFileSync(list)).digest("hex").slice(0, 12);
  const folder = join(root, ".cache", `accuracy-venv-${key}`);
  const python = join(folder, ...(WINDOWS ? ["Scripts", "python.exe"] : ["bin", "python"]));
  if (existsSync(python)) return python;
  // Made whole or not at all: pip may be cut off half-way.
  const marked = `${folder}.new`;
  rmSync(marked, { recursive: true, force: true });
  const options = { cwd: root, seconds: 600 };
  await must([WINDOWS ? "python" : "python3", "-m", "venv", marked], options);
  await must([python.replace(folder, marked), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", list], options);
  renameSync(marked, folder);
  return python;
}
