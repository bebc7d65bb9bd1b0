/** The JSON Schemas that docs/ publishes, as a stranger's validator reads them. */
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { z } from "zod";

/** What a value breaks of a published schema, one line each; nothing for one that is valid. */
export function published(name: "report" | "trace" | "handoff"): (value: unknown) => string[] {
  const schema = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(new URL(`../../docs/${name}.schema.json`, import.meta.url), "utf8")));
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  const check = ajv.compile(schema);
  return (value) => (check(value) ? [] : (check.errors ?? []).map((e) => `${e.instancePath}: ${e.message ?? e.keyword}`));
}
