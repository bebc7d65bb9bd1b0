/** One more option in a section of a settings file. */
import { sectionsIn } from "../diagnose/facts-of-manifests.js";
import type { Patient } from "./fix.js";
import { pytestHeader } from "./settings.js";
import { lineStart, newlineOf, rewrite } from "../syntax/source.js";

/**
 * pytest's section of a file with `name = value` after its last option.
 * @param value as ini has it; TOML gets it in quotes
 * @returns null where the section is missing, or sets the option already
 */
export function withOption({ text }: Pick<Patient, "text">, file: string, name: string, value: string): string | null {
  const content = text(file);
  const section = content === null ? undefined : sectionsIn({ manifests: new Map([[file, content]]) }, file, pytestHeader(file))[0];
  if (content === null || section === undefined || section.options.some((one) => one.name === name)) return null;
  const last = section.options.at(-1);
  // What stands behind the last option, but for comments, is its own.
  const lines = (last?.text ?? "").split("\n");
  while (lines.length > 1 && /^\s*(?:[#;]|$)/.test(lines.at(-1) ?? "")) lines.pop();
  const at = lineStart(content, last === undefined ? section.line + 1 : last.line + lines.length);
  const end = newlineOf(content);
  const line = file.endsWith(".toml") ? `${name} = "${value}"` : `${name} = ${value}`;
  return rewrite(content, [{ from: at, to: at, insert: `${at > 0 && content[at - 1] !== "\n" ? end : ""}${line}${end}` }]);
}
