/** Builds dist/: both hosts by ncc, and the Python files beside them. */
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Inside the repository, so that node_modules is found, and always the same, because ncc names it in the output. */
const staging = join(root, ".cache", "build");
const ncc = createRequire(import.meta.url).resolve("@vercel/ncc/dist/ncc/cli.js");
const run = promisify(execFile);

/**
 * Builds into a folder that is emptied first. Types are not checked: `npm run types` does that.
 * @param {string} out absolute
 */
export async function buildInto(out) {
  await stage(staging);
  await rm(out, { recursive: true, force: true });
  await Promise.all([pack("action.js", out), pack("cli.js", join(out, "cli"))]);
  const cli = join(out, "cli", "index.js");
  await writeFile(cli, `#!/usr/bin/env node\n${await readFile(cli, "utf8")}`);
  await chmod(cli, 0o755);
  await cp(join(staging, "probe", "python"), join(out, "python"), { recursive: true });
}

/**
 * The sources as Node runs them: TypeScript to JavaScript, file by file and without checking types, Python as it is.
 * @param {string} staged absolute folder that is emptied first
 */
export async function stage(staged) {
  await rm(staged, { recursive: true, force: true });
  const compilerOptions = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true };
  for (const file of await readdir(join(root, "src"), { recursive: true })) {
    const [from, to] = [join(root, "src", file), join(staged, file)];
    if (!/\.(?:ts|py)$/.test(file)) continue;
    await mkdir(dirname(to), { recursive: true });
    if (file.endsWith(".py")) await cp(from, to);
    else await writeFile(to.replace(/\.ts$/, ".js"), ts.transpileModule(await readFile(from, "utf8"), { fileName: file, compilerOptions }).outputText);
  }
  await writeFile(join(staged, "package.json"), '{ "type": "module" }\n');
}

/** @param {string} entry @param {string} to */
async function pack(entry, to) {
  await run(process.execPath, [ncc, "build", join(staging, entry), "-o", to, "--license", "licenses.txt", "--no-cache"], { cwd: root });
}
