/** One line of mypy's output, in both of its forms. */
import { z } from "zod";

export interface MypyLine {
  /** As mypy prints it: relative to where it ran, or absolute; backslashes on Windows. */
  readonly file: string;
  readonly line: number | null;
  /** From 1. */
  readonly column: number | null;
  readonly code: string | null;
  readonly message: string;
  readonly severity: "error" | "note";
}

/** file:line[:column[:end line:end column]]: severity: message  [code]; without a line for an error of a whole file. */
const LOCATED = /^(\S.*?):(\d+)(?::(\d+))?(?::\d+:\d+)?: (error|note): (.*)$/;
const WHOLE_FILE = /^(\S.*?\.pyi?): (error|note): (.*)$/;
const CODE = /^(.*?) {1,2}\[([a-z][a-z0-9-]*)\]$/;

/**
 * Reads a line of mypy's text output, with or without columns, ends and error codes.
 * @see https://mypy.readthedocs.io/en/stable/command_line.html#configuring-error-messages
 * @returns null for a line that is none (a summary, a heading, anything else)
 */
export function parseMypyLine(text: string): MypyLine | null {
  const [, file, line, column, severity, rest] = LOCATED.exec(text) ?? [];
  if (file !== undefined && rest !== undefined) return { file, line: Number(line), column: column === undefined ? null : Number(column), ...coded(rest), severity: severityOf(severity) };
  const [, whole, kind, message] = WHOLE_FILE.exec(text) ?? [];
  if (whole === undefined || message === undefined) return null;
  return { file: whole, line: null, column: null, ...coded(message), severity: severityOf(kind) };
}

function severityOf(text: string | undefined): "error" | "note" {
  return text === "note" ? "note" : "error";
}

function coded(text: string): { readonly message: string; readonly code: string | null } {
  const [, message, code] = CODE.exec(text) ?? [];
  return message === undefined || code === undefined ? { message: text, code: null } : { message, code };
}

const json = z.object({
  file: z.string(),
  line: z.number().int(),
  /** From 0; -1 where there is none. */
  column: z.number().int(),
  message: z.string(),
  hint: z.string().nullish(),
  code: z.string().nullable(),
  severity: z.enum(["error", "note"]),
});

/** Reads a line of `mypy --output json` (1.11 and later), null for any other line. A hint is joined to the message. */
export function parseMypyJson(text: string): MypyLine | null {
  if (!text.startsWith("{")) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const read = json.safeParse(value);
  if (!read.success) return null;
  const { file, line, column, code, message, hint, severity } = read.data;
  return { file, line: line > 0 ? line : null, column: column < 0 ? null : column + 1, code, message: hint ? `${message}\n${hint}` : message, severity };
}
