/** What the project's interpreter says of itself (env.py). Paths are absolute as Python saw them. */
import { z } from "zod";

const text = z.string();

/** What env.py prints: the interpreter and how pytest would be configured. */
export const environment = z.object({
  executable: text,
  version: text,
  prefix: text,
  base_prefix: text,
  path: z.array(text),
  platform: text,
  encoding: z.object({ filesystem: text, locale: text, utf8_mode: z.boolean() }),
  stdlib: z.array(text),
  site: z.array(text),
  /** Installed distributions: their version, the top-level modules they give, and the source folder of an editable install. */
  distributions: z.array(
    z.object({ name: text, version: text, modules: z.array(text), editable: text.nullable() }),
  ),
  pytest: z
    .object({
      version: text,
      rootdir: text,
      inipath: text.nullable(),
      /** Split by pytest's own rules; `config` from the ini file, `env` from PYTEST_ADDOPTS. */
      addopts: z.object({ config: z.array(text), env: z.array(text) }),
      ini: z.record(text, text),
      error: text.nullable(),
    })
    .nullable(),
  mypy: z.object({ version: text }).nullable(),
  /** Whether the byte code of installed packages lies where Python looks for it. */
  compiled: z.boolean().default(false),
  /** The day, in the machine's time zone (ISO 8601). */
  today: text.optional(),
});

export type EnvironmentFacts = z.infer<typeof environment>;
