/** The path as a factor: folders of the project put in front of what pytest's configuration puts on it. */
import { dirname, join, relative } from "node:path";
import { shlexJoin } from "../../env/addopts.js";
import type { FactOf } from "../facts.js";
import type { Factor } from "../once-more.js";

/**
 * `-o pythonpath=…`, which takes the place of the configuration's own and is read from its folder (pytest 7 on).
 * @param folders relative to the project, "." for the project itself
 */
export function pathFirst(session: FactOf<"session"> | null, project: string, folders: readonly string[]): Factor {
  const from = session?.inipath == null ? project : dirname(session.inipath);
  const words = [...folders.map((folder) => join(project, folder)), ...(session?.pythonpath ?? [])].map((path) => relative(from, path).replaceAll("\\", "/") || ".");
  return { told: `${folders.map((folder) => `\`${folder}\``).join(" and ")} first on the path`, args: ["-o", `pythonpath=${shlexJoin([...new Set(words)])}`] };
}
