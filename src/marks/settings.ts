/** Settings of tools as flat lists of texts: `mypy.strict` → `["true"]`, from TOML and from INI files. */
import { parse } from "smol-toml";

export interface Setting {
  readonly file: string;
  readonly values: readonly string[];
}
export type Settings = ReadonlyMap<string, Setting>;

const TOML = /(?:^|\/)(?:pyproject|\.?ruff|\.?pytest)\.toml$/;
const INI = /(?:^|\/)(?:setup\.cfg|tox\.ini|\.?mypy\.ini|\.?pytest\.ini|\.flake8|\.?pylintrc)$/;

export const isConfiguration = (file: string): boolean => TOML.test(file) || INI.test(file);

const normal = (key: string): string => key.toLowerCase().replaceAll("-", "_");

/** The settings of one file; empty where it cannot be read. */
export function settingsOf(file: string, text: string): Settings {
  const found = new Map<string, Setting>();
  const put = (key: string, values: readonly string[]): void => { found.set(normal(key), { file, values: [...(found.get(normal(key))?.values ?? []), ...values] }); };
  if (TOML.test(file)) fromToml(file, text, put);
  else if (INI.test(file)) fromIni(file, text, put);
  return found;
}

/** All files together: where a setting moved from one to another nothing changed. */
export function merged(all: readonly Settings[]): Settings {
  const found = new Map<string, Setting>();
  for (const [key, setting] of all.flatMap((one) => [...one])) {
    const there = found.get(key);
    found.set(key, there === undefined ? setting : { file: setting.file, values: [...there.values, ...setting.values] });
  }
  return found;
}

type Put = (key: string, values: readonly string[]) => void;

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function fromToml(file: string, text: string, put: Put): void {
  let read: unknown;
  try {
    read = parse(text);
  } catch {
    return;
  }
  const own = /(?:^|\/)\.?(ruff|pytest)\.toml$/.exec(file)?.[1];
  const tools = isTable(read) ? (own === "ruff" ? { ruff: read } : own === "pytest" ? read : isTable(read["tool"]) ? read["tool"] : {}) : {};
  for (const [tool, table] of Object.entries(tools)) if (isTable(table)) flatten(tool === "pytest" && isTable(table["ini_options"]) ? table["ini_options"] : table, tool, put);
}

function flatten(table: Record<string, unknown>, path: string, put: Put): void {
  for (const [key, value] of Object.entries(table)) {
    const at = `${path}.${key}`;
    if (isTable(value)) flatten(value, at, put);
    else if (!Array.isArray(value)) put(at, [String(value)]);
    else if (!value.some(isTable)) put(at, value.map(String));
    // [[tool.mypy.overrides]]: each says for which modules it is.
    else for (const one of value.filter(isTable)) for (const module of [one["module"]].flat().map(String)) flatten(one, `${at}.${module}`, put);
  }
}

function fromIni(file: string, text: string, put: Put): void {
  let section = "";
  let key = "";
  for (const raw of text.split(/\r?\n/)) {
    if (/^\s*[#;]/.test(raw) || raw.trim() === "") continue;
    const header = /^\[([^\]]+)\]/.exec(raw)?.[1];
    const option = /^([\w.-]+)\s*[=:]\s*(.*)$/.exec(raw);
    if (header !== undefined) [section, key] = [sectionName(file, header), ""];
    else if (option !== null) {
      key = `${section}.${option[1] ?? ""}`;
      put(key, valuesOf(key, option[2] ?? ""));
    } else if (key !== "" && /^\s/.test(raw)) put(key, valuesOf(key, raw));
  }
}

function sectionName(file: string, header: string): string {
  if (/pylintrc$/.test(file) || /^pylint\b/.test(header)) return "pylint";
  const module = /^mypy-(.+)$/.exec(header)?.[1];
  return module !== undefined ? `mypy.overrides.${module}` : header.replace(/^tool:/, "");
}

/** Lists of codes stand apart by commas or blanks; a warnings filter is a whole line. */
function valuesOf(key: string, text: string): string[] {
  const bare = text.replace(/\s+[#;].*$/, "").trim();
  return (/filterwarnings$/.test(key) ? [bare] : bare.split(/[,\s]+/)).filter((v) => v !== "").map((v) => (/^(?:true|false)$/i.test(v) ? v.toLowerCase() : v));
}
