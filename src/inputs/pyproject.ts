/** `[tool.python-trace]` of the project's pyproject.toml: the same settings by the same names. */
import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";
import { messageOf, UserError } from "../errors.js";
import { layerOf, type Layer } from "./layers.js";
import { isSettingName, settings, type SettingName } from "./settings.js";

const TABLE = "[tool.python-trace]";
const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);
const value = z.union([scalar.transform((v) => [v]), z.array(scalar)]);
const file = z.object({ tool: z.object({ "python-trace": z.record(z.string(), z.unknown()).optional() }).optional() });
const GLOBS: readonly SettingName[] = ["junit-xml", "report-log", "ctrf", "pytest-log", "mypy-log"];
const PATHS: readonly SettingName[] = [...GLOBS, "plan", "out"];

/**
 * @param project absolute folder of the project
 * @param cwd absolute; paths of the file are the project's, and are turned into paths from here
 * @param trusted false in CI, where the change under trace could write the file: it may then not let a token through
 * @throws UserError for an unknown key, a value of another type, or a file with the table that is no TOML
 */
export function pyprojectLayer(project: string, cwd: string, trusted: boolean): Layer {
  const called = (name: string): string => `pyproject.toml ${TABLE} ${name}`;
  const entries: [string, readonly string[]][] = [];
  for (const [name, given] of Object.entries(readTable(join(project, "pyproject.toml")))) {
    if (!isSettingName(name)) {
      throw new UserError(`${called(name)}: there is no such setting; known are ${Object.keys(settings.shape).join(", ")}`);
    }
    if (name === "pass-env" && !trusted) {
      throw new UserError(`${called(name)}: not allowed in CI, where the change under trace could let a token through; give it as an option or input`);
    }
    const words = value.safeParse(given);
    if (!words.success) throw new UserError(`${called(name)}: give a string, a number or a list of strings`);
    entries.push([name, PATHS.includes(name) ? words.data.map((w) => fromCwd(w, project, cwd, GLOBS.includes(name))) : words.data]);
  }
  return layerOf(called, entries);
}

function readTable(path: string): Record<string, unknown> {
  if (!existsSync(path)) return {};
  const text = readFileSync(path, "utf8");
  if (!text.includes("python-trace")) return {};
  try {
    return file.parse(parse(text)).tool?.["python-trace"] ?? {};
  } catch (thrown) {
    // A broken file without our table is the project's own fault, and may be what is to be diagnosed.
    throw new UserError(`pyproject.toml, which mentions python-trace, cannot be read: ${messageOf(thrown).split("\n", 1)[0] ?? ""}`);
  }
}

function fromCwd(path: string, project: string, cwd: string, glob: boolean): string {
  const prefix = relative(cwd, project);
  if (path === "" || prefix === "" || isAbsolute(path)) return path;
  return join(glob ? prefix.replaceAll(/[*?[\]{}()!\\]/g, String.raw`\$&`) : prefix, path);
}
