/** `npm run check:dist`: is the committed dist/ what the sources build? Builds elsewhere and compares byte by byte. */
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildInto } from "./bundle.mjs";

const committed = fileURLToPath(new URL("../dist", import.meta.url));

/** @param {string} folder @returns {Promise<Map<string, string>>} content and executable bit by path */
async function contents(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = new Map();
  for (const name of names) {
    const path = join(folder, name);
    const about = await stat(path);
    if (about.isFile()) files.set(name, `${about.mode & 0o100 ? "x" : "-"}${(await readFile(path)).toString("latin1")}`);
  }
  return files;
}

const scratch = await mkdtemp(join(tmpdir(), "check-dist-"));
try {
  await buildInto(scratch);
  const [now, before] = await Promise.all([contents(scratch), contents(committed)]);
  const stale = [...new Set([...now.keys(), ...before.keys()])].filter((name) => now.get(name) !== before.get(name)).sort();
  for (const name of stale) console.error(`dist/${name} ${before.has(name) ? (now.has(name) ? "differs from what the sources build" : "is built no longer") : "is missing"}`);
  if (stale.length > 0) console.error("run `npm run build` and commit dist/");
  process.exitCode = stale.length > 0 ? 1 : 0;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
