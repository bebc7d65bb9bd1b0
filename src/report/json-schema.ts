/** The published JSON Schemas, from the same sources as the types. */
import { z } from "zod";
import { traceEvent } from "../trace/event.js";
import { handoffSchema } from "./handoff.js";
import { reportSchema } from "./schema.js";

function schemaText(title: string, schema: z.ZodType): string {
  return `${JSON.stringify({ title, ...z.toJSONSchema(schema, { target: "draft-2020-12", io: "input" }) }, null, 2)}\n`;
}

/** docs/report.schema.json: `report.json`. */
export const reportSchemaText = (): string => schemaText("python-trace report, version 1", reportSchema);
/** docs/trace.schema.json: one line of `traces/*.jsonl`. */
export const traceSchemaText = (): string => schemaText("one record of a python-trace trace, version 1", traceEvent);
/** docs/handoff.schema.json: `handoff.json`. */
export const handoffSchemaText = (): string => schemaText("python-trace hand-off, version 1", handoffSchema);
