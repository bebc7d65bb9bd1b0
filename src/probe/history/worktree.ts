/** What the work tree holds beside its commit: uncommitted changes, ignored files that the code may need. */
import { lstatSync } from "node:fs";
import { join } from "node:path";
import type { Context } from "../../context.js";
import { git } from "../../env/change.js";

/** Files that git ignores are copied up to this size (bytes) and number: settings and generated modules, no builds. */
const LARGEST = 1 << 20;
const MOST = 200;
const NEEDED = /(?:^|\/)\.env[\w.]*$|\.(?:py|pyi|json|toml|cfg|ini|ya?ml|txt|csv|env)$/;
const CACHES = /(?:^|\/)(?:__pycache__|node_modules|site-packages|\.[\w-]*_cache|\.tox|\.nox|\.eggs|\.git|\.hypothesis|build|dist|htmlcov)\//;
/** Untracked files of these kinds are part of the code; others (a report of CI) are not worth a word. */
const CODE = /\.(?:pyi?|toml|cfg|ini)$/;

/**
 * Files that differ from HEAD, relative to the project. Clean filters that the configuration names are switched off: a
 * file that git takes for touched would run them.
 */
export async function uncommitted(context: Context): Promise<string[]> {
  const filters = new Set((await git(context, ["config", "--name-only", "--get-regexp", String.raw`^filter\..*\.(clean|process)$`])).stdout.split("\n").filter((l) => l !== ""));
  const off = [...filters].flatMap((name) => ["-c", `${name}=`, "-c", `${name.replace(/\.\w+$/, "")}.required=false`]);
  const ran = await git(context, [...off, "status", "--porcelain=v1", "-z", "--no-renames", "--ignore-submodules=all", "--untracked-files=all", "--", "."]);
  const prefix = (await git(context, ["rev-parse", "--show-prefix"])).stdout.trim();
  return ran.stdout.split("\0").flatMap((entry) => {
    const [state, path] = [entry.slice(0, 2), entry.slice(3)];
    return path === "" || (state === "??" && !CODE.test(path)) ? [] : [path.slice(prefix.length)];
  });
}

/** Files of any kind that git neither tracks nor ignores, relative to the project. */
export async function untracked(context: Context): Promise<string[]> {
  const { project, out } = context.inputs;
  const ran = await git(context, ["ls-files", "-z", "--others", "--exclude-standard"]);
  return ran.stdout.split("\0").filter((p) => p !== "" && !CACHES.test(`/${p}`) && !join(project, p).startsWith(`${out}/`));
}

/** Small ignored files of the project that a scratch checkout would lack, relative to the project. */
export async function ignoredFiles(context: Context): Promise<string[]> {
  const { project, out } = context.inputs;
  const ran = await git(context, ["ls-files", "-z", "--others", "--ignored", "--exclude-standard"]);
  const environments = new Set<string>();
  const paths = ran.stdout.split("\0").filter((p) => p !== "" && !CACHES.test(`/${p}`));
  for (const path of paths) if (/(?:^|\/)pyvenv\.cfg$/.test(path)) environments.add(path.slice(0, -"pyvenv.cfg".length));
  const small = (path: string): boolean => {
    try {
      const stat = lstatSync(join(project, path));
      return stat.isFile() && stat.size <= LARGEST;
    } catch {
      return false; // gone in between
    }
  };
  return paths
    .filter((p) => NEEDED.test(p) && ![...environments].some((e) => p.startsWith(e)) && !join(project, p).startsWith(`${out}/`) && small(p))
    .slice(0, MOST);
}

/** What the repository holds only by reference, for the reason of a run that does not count. */
export async function byReference(context: Context): Promise<string[]> {
  const has = async (pattern: string, file: string): Promise<boolean> =>
    (await git(context, ["grep", "-q", "-I", "-e", pattern, "HEAD", "--", `:(top,glob)**/${file}`])).exitCode === 0;
  return [
    ...((await has("filter=lfs", ".gitattributes")) ? ["Git LFS files"] : []),
    ...((await has("path", ".gitmodules")) ? ["submodules"] : []),
  ];
}
