/** Builds dist/: both hosts by ncc, and the Python files beside them. */
import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { transform } from "@swc/core";

const root = fileURLToPath(new URL("..", import.meta.url));
const ncc = createRequire(import.meta.url).resolve("@vercel/ncc/dist/ncc/cli.js");
const run = promisify(execFile);
/** @type {import("@swc/core").Options} */
const SWC = { configFile: false, swcrc: false, module: { type: "es6" }, jsc: { parser: { syntax: "typescript" }, target: "es2022", transform: { verbatimModuleSyntax: true } } };

/** Without comments, blanks and long names of variables: each run reads and compiles it all anew. Functions keep their names, for stack traces. */
const NAMED = { keep_fnames: true, keep_classnames: true };
/** @type {import("@swc/core").Options} */
const SMALL = { configFile: false, swcrc: false, minify: true, module: { type: "es6" }, jsc: { parser: { syntax: "ecmascript" }, target: "es2022", minify: { compress: false, mangle: NAMED } } };

/**
 * Builds into a folder that is emptied first. Types are not checked: `npm run types` does that.
 * @param {string} out absolute
 */
export async function buildInto(out) {
  // Inside the repository, so that node_modules is found, and always as deep, because ncc's output holds paths from there.
  const cache = join(root, ".cache");
  await mkdir(cache, { recursive: true });
  const yard = await mkdtemp(join(cache, "build-"));
  try {
    await stage(join(yard, "src"));
    await rm(out, { recursive: true, force: true });
    await Promise.all([pack(yard, "action.js", out), pack(yard, "cli.js", join(out, "cli"))]);
    const cli = join(out, "cli", "index.js");
    await writeFile(cli, `#!/usr/bin/env node\n${await readFile(cli, "utf8")}`);
    await chmod(cli, 0o755);
    await cp(join(yard, "src", "probe", "python"), join(out, "python"), { recursive: true });
  } finally {
    await rm(yard, { recursive: true, force: true });
  }
}

/**
 * The sources as Node runs them: TypeScript to JavaScript, file by file and without checking types, Python as it is.
 * @param {string} staged absolute folder that is emptied first
 */
export async function stage(staged) {
  await rm(staged, { recursive: true, force: true });
  for (const file of await readdir(join(root, "src"), { recursive: true })) {
    const [from, to] = [join(root, "src", file), join(staged, file)];
    if (!/\.(?:ts|py)$/.test(file)) continue;
    await mkdir(dirname(to), { recursive: true });
    if (file.endsWith(".py")) await cp(from, to);
    else await writeFile(to.replace(/\.ts$/, ".js"), (await transform(await readFile(from, "utf8"), SWC)).code);
  }
  await writeFile(join(staged, "package.json"), '{ "type": "module" }\n');
}

/** @param {string} yard @param {string} entry @param {string} to */
async function pack(yard, entry, to) {
  await run(process.execPath, [ncc, "build", join(yard, "src", entry), "-o", to, "--license", "licenses.txt", "--no-cache"], { cwd: yard });
  for (const file of (await readdir(to)).filter((name) => name.endsWith(".js"))) {
    const path = join(to, file);
    await writeFile(path, (await transform(await readFile(path, "utf8"), SMALL)).code);
  }
}
